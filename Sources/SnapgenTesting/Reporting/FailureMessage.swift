import SnapgenNames

/// The message for a sample that does not match its reference.
struct FailureMessage {
    let entry: SnapshotEntry
    let sample: String
    let comparison: SnapshotComparison
    let testFilter: String?

    /// The maximal number of lines of a difference.
    static let longestDifference = 100

    /// Returns the message for an outcome, or `nil` if the sample matches.
    func text(of outcome: SnapshotComparison.Outcome, actual: String) -> String? {
        switch outcome {
        case .matches: nil
        case .recorded(before: nil): "Recorded \(subject): \(reference)\nRun the test again to compare with it."
        case .recorded(let before?): recordedAnew(before, actual)
        case .differs(let before): differs(before, actual)
        case .missing: missing
        case .largeFilePointer: largeFilePointer
        }
    }

    private func recordedAnew(_ before: String, _ actual: String) -> String {
        """
        Recorded \(subject) anew: \(reference)
        Run the test again to compare with it. What has changed:

        \(difference(from: before, to: actual))
        """
    }

    private func differs(_ before: String, _ actual: String) -> String {
        """
        \(subject) differs from its reference.

        \(difference(from: before, to: actual))
        reference: \(reference)
        actual:    \(comparison.artifact.path)
        To accept the actual text as the reference: \(command(.failed))
        """
    }

    private var missing: String {
        """
        \(subject) has no reference, and this run records none.
        reference: \(reference)
        actual:    \(comparison.artifact.path)
        To record it: \(command(.missing))
        """
    }

    private var largeFilePointer: String {
        """
        \(subject) cannot be compared: its reference is a Git LFS pointer, the file itself is not there.
        reference: \(reference)
        actual:    \(comparison.artifact.path)
        To fetch it: git lfs pull
        """
    }

    private var subject: String { "'\(entry.title)' (sample '\(sample)')" }

    private var reference: String { comparison.reference.path }

    private func command(_ mode: SnapshotRecordMode) -> String {
        let filter = testFilter ?? String(entry.folder.prefix { $0 != "/" })
        return "\(SnapshotRecordMode.variable)=\(mode.rawValue) swift test --filter '\(filter)'"
    }

    private func difference(from before: String, to actual: String) -> String {
        let text = UnifiedDiff(from: before, to: actual).text(old: "reference", new: "actual")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        guard lines.count > Self.longestDifference else { return text }
        let shown = lines.prefix(Self.longestDifference).joined(separator: "\n")
        return "\(shown)\n... \(lines.count - Self.longestDifference) more lines\n"
    }
}
