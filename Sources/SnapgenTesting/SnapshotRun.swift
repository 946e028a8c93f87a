/// The comparison of the samples of one test.
struct SnapshotRun {
    private let entry: SnapshotEntry
    private let surroundings: SnapshotSurroundings
    private let mode: SnapshotRecordMode
    private let location: ReferenceLocator.Location

    /// Determines the record mode and finds the references.
    ///
    /// - Throws: A `SnapshotProblem` if the record mode is invalid or the references are not found.
    init(entry: SnapshotEntry, references: SnapshotReferences, surroundings: SnapshotSurroundings) throws {
        self.entry = entry
        self.surroundings = surroundings
        let mode = try SnapshotRecordMode.decided(configured: references.record, in: surroundings)
        location = try ReferenceLocator(
            references: references, surroundings: surroundings, exists: ReferenceFile.exists
        ).location(mode: mode)
        self.mode = location.isCopy ? .never : mode
    }

    /// Returns one failure for each sample that fails, in order.
    ///
    /// - Throws: A `SnapshotProblem` if the samples differ from those that the test was generated for.
    func failures<Value>(
        of samples: LabeledSamples<Value>, as strategy: SnapshotStrategy<Value>
    ) throws -> [SnapshotFailure] {
        let match = SampleMatch(entry: entry, labels: samples.labels, isOrdered: samples.isOrdered)
        return try match.samples().compactMap { sample in
            failure(of: samples.samples[sample.index].value, sample, as: strategy)
        }
    }

    private func failure<Value>(
        of value: Value, _ sample: SampleMatch.Sample, as strategy: SnapshotStrategy<Value>
    ) -> SnapshotFailure? {
        let comparison = comparison(of: sample, fileExtension: strategy.fileExtension)
        do {
            let text = try strategy.text(value)
            let outcome = try comparison.outcome(of: text)
            return failure(of: sample, comparison, outcome, actual: text)
        } catch {
            return SnapshotFailure(
                message: "'\(entry.title)' (sample '\(sample.name)') cannot be compared: \(error)",
                sample: sample.name, file: file, line: sample.line, reference: comparison.reference.path)
        }
    }

    private func failure(
        of sample: SampleMatch.Sample,
        _ comparison: SnapshotComparison,
        _ outcome: SnapshotComparison.Outcome,
        actual: String
    ) -> SnapshotFailure? {
        let message = FailureMessage(
            entry: entry, sample: sample.name, comparison: comparison, testFilter: surroundings.testFilter)
        return message.text(of: outcome, actual: actual).map { text in
            SnapshotFailure(
                message: text, sample: sample.name, file: file, line: sample.line,
                reference: comparison.reference.path,
                artifact: outcome.leavesArtifact ? comparison.artifact.path : nil)
        }
    }

    private func comparison(of sample: SampleMatch.Sample, fileExtension: String) -> SnapshotComparison {
        let path = "\(entry.folder)/\(entry.title).\(sample.name).\(fileExtension)"
        return SnapshotComparison(
            mode: mode,
            reference: ReferenceFile(path: FilePath.join(location.folder, path)),
            artifact: ReferenceFile(path: FilePath.join(surroundings.artifacts, path)))
    }

    private var file: String {
        location.root.map { FilePath.join($0, entry.file.description) } ?? entry.file.description
    }
}
