import SnapgenNames

/// The message for a sample that does not match its reference.
struct FailureMessage {
    let reference: SnapgenReference

    /// The maximal number of lines of a difference.
    static let longestDifference = 100

    /// Returns the message for an outcome, or `nil` if the sample matches.
    func text(of outcome: SnapshotComparison.Outcome, actual: String) -> String? {
        switch outcome {
        case .matches: nil
        case .recorded(before: nil): "recorded at \(reference.path)\nRun the test again to compare with it."
        case .recorded(let before?): recordedAnew(before, actual)
        case .differs(let before): differs(before, actual)
        case .missing: missing
        }
    }

    private func recordedAnew(_ before: String, _ actual: String) -> String {
        """
        recorded anew at \(reference.path)
        Run the test again to compare with it. What has changed:

        \(difference(from: before, to: actual))
        """
    }

    private func differs(_ before: String, _ actual: String) -> String {
        """
        differs from its reference.

        \(difference(from: before, to: actual))
        reference: \(reference.path)
        actual:    \(reference.artifact)
        """
    }

    private var missing: String {
        """
        there is no reference, and this run records none.
        reference: \(reference.path)
        actual:    \(reference.artifact)
        """
    }

    private func difference(from before: String, to actual: String) -> String {
        // JSON and lines have no line break at their end, which would be noted with every change of their last line.
        let end = before.hasSuffix("\n") && actual.hasSuffix("\n") ? "" : "\n"
        let text = UnifiedDiff(from: before + end, to: actual + end).text(old: "reference", new: "actual")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        guard lines.count > Self.longestDifference else { return text }
        let shown = lines.prefix(Self.longestDifference).joined(separator: "\n")
        return "\(shown)\n... \(lines.count - Self.longestDifference) more lines\n"
    }
}
