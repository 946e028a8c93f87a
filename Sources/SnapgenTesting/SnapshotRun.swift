/// The comparison of the samples of one test.
struct SnapshotRun {
    let entry: SnapgenEntry
    let settings: SnapgenSettings
    let surroundings: SnapshotSurroundings
    private let command: RerunCommand
    private let mode: SnapgenRecordMode
    private let location: ReferenceLocator.Location
    private let results: ResultsFile

    /// Determines the record mode and finds the references.
    ///
    /// - Throws: A `SnapshotProblem` if the record mode is invalid or the references are not found.
    init(
        entry: SnapgenEntry, settings: SnapgenSettings, surroundings: SnapshotSurroundings, command: RerunCommand
    ) throws {
        self.entry = entry
        self.settings = settings
        self.surroundings = surroundings
        self.command = command
        let mode = try SnapgenRecordMode.decided(
            configured: entry.record ?? settings.references.record, in: surroundings)
        location = try ReferenceLocator(
            references: settings.references, surroundings: surroundings, exists: ReferenceFile.exists
        ).location(mode: mode)
        self.mode = location.isCopy ? .never : mode
        results = ResultsFile(surroundings: surroundings, root: location.root)
    }

    /// Returns the samples under test with their names, in the test's order.
    ///
    /// - Throws: A `SnapshotProblem` if the samples differ from those that the test was generated for.
    func matched<Value>(_ samples: SnapgenSamples<Value>) throws -> [(value: Value, sample: SampleMatch.Sample)] {
        let match = SampleMatch(
            entry: entry, labels: samples.labels, isOrdered: samples.isOrdered, naming: settings.naming)
        return try match.samples().map { (samples.samples[$0.index].value, $0) }
    }

    /// Returns the reference of a sample.
    ///
    /// - Parameters:
    ///   - sample: The sample.
    ///   - environment: The name of the environment; `nil` for a value.
    ///   - fileExtension: The extension of the file, without a dot.
    func reference(
        of sample: SampleMatch.Sample, in environment: String? = nil, fileExtension: String
    ) -> SnapgenReference {
        let test = [sample.stem ?? entry.title, environment ?? ""].filter { !$0.isEmpty }.joined(separator: "-")
        return SnapgenReference(
            entry: entry, test: test, sample: sample.name, fileExtension: fileExtension,
            folder: FilePath.join(location.folder, entry.folder.description), artifacts: surroundings.artifacts,
            record: mode, line: sample.line, command: command)
    }

    /// Writes to the results that a case begins.
    func start(_ reference: SnapgenReference) { results.add(.started, reference) }

    /// Compares a result with its reference, and writes the outcome to the results.
    ///
    /// - Returns: The failure, or `nil` if the result matches.
    @MainActor
    func failure(
        at reference: SnapgenReference, of engine: any SnapgenEngine, _ compare: () throws -> String?
    ) -> SnapshotFailure? {
        let isNew = !ReferenceFile.exists(reference.path)
        let message = message(at: reference, compare)
        let artifact = message == nil ? nil : engine.artifact(of: reference)
        results.add(message == nil ? .passed : isNew ? .new : .changed, reference, artifact: artifact)
        return message.map { failure($0, at: reference, artifact: artifact) }
    }

    private func message(at reference: SnapgenReference, _ compare: () throws -> String?) -> String? {
        if mode != .all, ReferenceFile(path: reference.path).isLargeFilePointer {
            return "\(reference.path) is a Git LFS pointer; fetch it with 'git lfs pull'"
        }
        do {
            return try compare()
        } catch {
            return "\(error)"
        }
    }

    private func failure(_ message: String, at reference: SnapgenReference, artifact: String?) -> SnapshotFailure {
        SnapshotFailure(
            message: "\(reference.name): \(message)", sample: reference.sample, file: file, line: reference.line,
            reference: reference.path,
            artifact: artifact.flatMap { ReferenceFile.exists($0) ? $0 : nil })
    }

    /// The path of the source file: absolute if the package was found.
    private var file: String {
        location.root.map { FilePath.join($0, entry.file.description) } ?? entry.file.description
    }
}
