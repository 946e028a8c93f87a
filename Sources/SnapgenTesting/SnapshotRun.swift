import SnapgenNames
import SnapgenPreviews

struct SnapshotRun {
    let entry: SnapgenEntry
    let settings: SnapgenSettings
    let surroundings: SnapshotSurroundings
    private let command: RerunCommand
    private let mode: SnapgenRecordMode
    private let location: ReferenceLocator.Location
    /// The folder for the results; `nil` if there is none that can be written.
    private let resultsFolder: String?
    private let results: ResultsFile
    private let machine: RecordingMachine
    private let lines: SourceLines
    /// The line of a preview, as the program has it; `nil` for a type.
    private let line: UInt?

    init(
        entry: SnapgenEntry, line: UInt? = nil, settings: SnapgenSettings, surroundings: SnapshotSurroundings,
        command: RerunCommand
    ) throws {
        self.entry = entry
        self.line = line
        self.settings = settings
        self.surroundings = surroundings
        let mode = try SnapgenRecordMode.decided(
            configured: entry.record ?? settings.references.record, in: surroundings)
        location = try ReferenceLocator(
            references: settings.references, surroundings: surroundings, exists: ReferenceFile.exists
        ).location(mode: mode)
        self.mode = location.isCopy ? .never : mode
        var command = command
        command.destination = surroundings.destination(root: location.root)
        self.command = command
        resultsFolder = surroundings.results(root: location.root).flatMap(ResultsFile.writableFolder)
        let (machine, root) = (RecordingMachine(surroundings: surroundings), location.root)
        self.machine = machine
        results = ResultsFile(in: resultsFolder) {
            ResultsFile.Origin(commit: machine.commit(above: root), environment: machine.description)
        }
        lines = SourceLines(of: location.path(of: entry.file))
    }

    /// Returns the samples under test with their names, in the test's order.
    func matched<Value>(_ samples: SnapgenSamples<Value>) throws -> [(value: Value, sample: SampleMatch.Sample)] {
        let match = SampleMatch(
            entry: entry, labels: samples.labels, isOrdered: samples.isOrdered, naming: settings.references.naming)
        do {
            return try match.samples().map { (samples.samples[$0.index].value, $0) }
        } catch var problem as SnapshotProblem {
            problem.line = lines.line(of: entry.type, label: nil)
            throw problem
        }
    }

    /// - Parameter environment: The environment; `nil` for a value.
    func reference(
        of sample: SampleMatch.Sample, in environment: SnapgenEnvironment? = nil, fileExtension: String
    ) -> SnapgenReference {
        let name = name(of: sample, in: environment)
        return SnapgenReference(
            entry: entry, test: name.test, sample: name.sample, fileExtension: fileExtension,
            folder: FilePath.join(location.folder, entry.folder.description),
            artifacts: surroundings.artifacts(results: resultsFolder),
            artifactsOfSnapshotTesting: surroundings.artifactsOfSnapshotTesting, record: mode,
            line: line ?? lines.line(of: entry.type, label: sample.label), command: command)
    }

    private func name(
        of sample: SampleMatch.Sample, in environment: SnapgenEnvironment?
    ) -> (test: String, sample: String) {
        guard var pattern = settings.references.pattern.map(NamePattern.init), let values = entry.values,
            let environment
        else {
            let parts = [sample.stem ?? entry.title, environment?.name ?? ""]
            return (parts.filter { !$0.isEmpty }.joined(separator: "-"), sample.name)
        }
        pattern.values = values
        return pattern.name(of: sample.stem, number: sample.index + 1, in: environment.values)
    }

    func start(_ reference: SnapgenReference) { results.add(.started, reference) }

    /// Writes to the results that samples are skipped; `environments` are those of pictures, and `nil` for a text.
    func skip<Value>(
        _ samples: SnapgenSamples<Value>, in environments: [SnapgenEnvironment]?, because reason: String
    ) throws {
        add(.skipped, try matched(samples).map { $0.sample }, in: environments, reason)
    }

    /// Writes to the results that the program has no samples to show.
    func end(_ environments: [SnapgenEnvironment]?, with problem: SnapgenPreviewProblem) {
        let known: [SnapgenSample] =
            switch entry.samples {
            case .known(let samples), .part(let samples, _): samples
            case .all, .counted, .one: []
            }
        let samples = known.enumerated().map { position, known in
            SampleMatch.Sample(
                index: (known.number ?? position + 1) - 1, name: known.name, stem: known.stem, theme: known.theme)
        }
        let event = if case .skipped = problem { ResultsFile.Event.skipped } else { ResultsFile.Event.failed }
        add(event, samples, in: environments, problem.description)
    }

    private func add(
        _ event: ResultsFile.Event, _ samples: [SampleMatch.Sample], in environments: [SnapgenEnvironment]?,
        _ reason: String
    ) {
        let pictures = environments?.flatMap { environment in
            samples.filter { environment.shows($0.theme) }
                .map { reference(of: $0, in: environment, fileExtension: "png") }
        }
        for reference in pictures ?? samples.map({ reference(of: $0, fileExtension: "txt") }) {
            results.add(event, reference, reason: reason)
        }
    }

    /// The references that this process has recorded, with which a test that is repeated would only compare itself.
    @MainActor private static var recorded: [String: ResultsFile.Event] = [:]

    /// - Returns: The failure, or `nil` if the result matches.
    @MainActor
    func failure(
        at reference: SnapgenReference, of engine: any SnapgenEngine, _ compare: () throws -> String?
    ) -> SnapshotFailure? {
        let file = ReferenceFile(path: reference.path)
        let before = file.state
        // Afterwards, an artifact is that of this comparison.
        ReferenceFile(path: engine.artifact(of: reference)).remove()
        ReferenceFile(path: reference.artifact).remove()
        do {
            if mode != .all { try file.check(isPicture: reference.isPicture, command) }
            if let message = try compare() {
                return failure(message, at: reference, artifact(of: reference, engine), from: before, to: file.state)
            }
            if let event = Self.recorded[reference.path] {
                results.add(event, reference, hash: before.hash, isRecorded: true)
                return failure("this run has recorded the reference; look at it, and run the test again", at: reference)
            }
            results.add(.passed, reference, hash: before.hash)
            return nil
        } catch {
            let isOfWriting = (error as? SnapshotProblem)?.isOfWriting == true
            let sandbox = isOfWriting ? surroundings.sandboxProblem : nil
            let reason = "\(error)" + (sandbox.map { "\n\($0)" } ?? "")
            results.add(.failed, reference, hash: before.hash, reason: reason)
            return failure(reason, at: reference)
        }
    }

    /// Writes the outcome of a comparison that did not match, and after which the reference has the state `after`.
    @MainActor
    private func failure(
        _ message: String, at reference: SnapgenReference, _ artifact: String?, from before: ReferenceFile.State,
        to after: ReferenceFile.State
    ) -> SnapshotFailure {
        guard let hash = after.hash, after != before else {
            return unrecorded(message, at: reference, artifact, hash: after.hash)
        }
        machine.note(reference)
        let event: ResultsFile.Event = before.hash == nil ? .new : before.hash == hash ? .passed : .changed
        Self.recorded[reference.path] = event
        results.add(event, reference, hash: hash, isRecorded: true, actual: artifact)
        return failure(message, at: reference, artifact)
    }

    /// - Parameter hash: The hash of the reference; `nil` if there is none.
    private func unrecorded(
        _ message: String, at reference: SnapgenReference, _ artifact: String?, hash: String?
    ) -> SnapshotFailure {
        let isMissing = hash == nil
        let difference = isMissing ? nil : machine.difference(from: reference)
        // An engine may have tried to record, and have no more than the system's words for it.
        let records = mode.records(isMissing: isMissing)
        let problem = records ? surroundings.sandboxProblem : nil
        let text = [difference, message, problem ?? command.next(isMissing: isMissing)]
            .compactMap { $0 }.joined(separator: "\n")
        if records, artifact == nil {
            results.add(.failed, reference, hash: hash, reason: text)
        } else {
            results.add(isMissing ? .new : .changed, reference, hash: hash, actual: artifact, reason: difference)
        }
        return failure(text, at: reference, artifact)
    }

    /// Copies the actual result of a failure to the folder for artifacts, unless the environment names one.
    ///
    /// - Returns: Its path; `nil` if the engine has not written any.
    @MainActor
    private func artifact(of reference: SnapgenReference, _ engine: any SnapgenEngine) -> String? {
        let written = ReferenceFile(path: engine.artifact(of: reference))
        guard ReferenceFile.exists(written.path) else { return nil }
        if written.path == reference.artifact || reference.artifacts == reference.artifactsOfSnapshotTesting {
            return written.path
        }
        do {
            try written.copy(to: reference.artifact)
            return reference.artifact
        } catch {
            return written.path
        }
    }

    private func failure(
        _ message: String, at reference: SnapgenReference, _ artifact: String? = nil
    ) -> SnapshotFailure {
        SnapshotFailure(
            message: "\(reference.name): \(message)", sample: reference.sample, file: location.path(of: entry.file),
            line: reference.line, reference: reference.path, artifact: artifact)
    }
}
