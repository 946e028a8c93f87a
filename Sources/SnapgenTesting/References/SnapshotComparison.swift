/// Compares a text with its reference and records it depending on the record mode.
struct SnapshotComparison {
    let mode: SnapgenRecordMode
    let reference: ReferenceFile
    let artifact: ReferenceFile

    /// The result of a comparison.
    enum Outcome: Equatable {
        case matches
        /// The reference was written; `before` is its previous contents if they differed.
        case recorded(before: String?)
        case differs(reference: String)
        case missing

        /// A Boolean value that indicates whether the actual text is written as an artifact.
        var leavesArtifact: Bool {
            switch self {
            case .differs, .missing: true
            case .matches, .recorded: false
            }
        }
    }

    /// Compares a text with the reference and writes the files that the outcome requires: the recorded reference, or
    /// the artifact of a failure.
    ///
    /// - Throws: A `SnapshotProblem` if a file cannot be read or written.
    func outcome(of text: String) throws -> Outcome {
        let outcome = decided(for: text, against: try reference.text())
        if case .recorded = outcome { try reference.write(text) }
        if outcome.leavesArtifact { try artifact.write(text) }
        return outcome
    }

    private func decided(for text: String, against reference: String?) -> Outcome {
        guard let reference else { return mode == .never ? .missing : .recorded(before: nil) }
        if Self.matches(text, reference) { return mode == .all ? .recorded(before: nil) : .matches }
        return records ? .recorded(before: reference) : .differs(reference: reference)
    }

    private var records: Bool { mode == .all || mode == .failed }

    /// Returns whether two texts have the same bytes, apart from line breaks that Git converts in the reference.
    private static func matches(_ text: String, _ reference: String) -> Bool {
        text.utf8.elementsEqual(reference.utf8)
            || text.utf8.elementsEqual(withPlainLineBreaks(reference).utf8)
    }

    /// Returns the text with `\n` in place of `\r\n`, which Git writes if `core.autocrlf` is set.
    private static func withPlainLineBreaks(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\n", scalars.last == "\r" { scalars.removeLast() }
            scalars.append(scalar)
        }
        return String(scalars)
    }
}
