/// Compares one text with its reference, and records it where the mode says so.
struct SnapshotComparison {
    let mode: SnapshotRecordMode
    let reference: ReferenceFile
    let artifact: ReferenceFile

    /// What came of a comparison.
    enum Outcome: Equatable {
        case matches
        /// The reference was written; `before` is what it held, where it differed.
        case recorded(before: String?)
        case differs(reference: String)
        case missing
        case largeFilePointer

        /// Whether the actual text was written for somebody to look at.
        var leavesArtifact: Bool {
            switch self {
            case .differs, .missing, .largeFilePointer: true
            case .matches, .recorded: false
            }
        }
    }

    /// Compares, and writes what the outcome says: the reference where it is recorded, the artifact where it differs.
    ///
    /// Throws a `SnapshotProblem` where a file cannot be read or written.
    func outcome(of text: String) throws -> Outcome {
        let outcome = decided(for: text, against: try reference.content())
        if case .recorded = outcome { try reference.write(text) }
        if outcome.leavesArtifact { try artifact.write(text) }
        return outcome
    }

    private func decided(for text: String, against content: ReferenceFile.Content) -> Outcome {
        switch content {
        case .text(let old) where Self.matches(text, old): mode == .all ? .recorded(before: nil) : .matches
        case .text(let old): records ? .recorded(before: old) : .differs(reference: old)
        case .missing: mode == .never ? .missing : .recorded(before: nil)
        case .largeFilePointer: mode == .all ? .recorded(before: nil) : .largeFilePointer
        }
    }

    private var records: Bool { mode == .all || mode == .failed }

    /// Byte for byte, but for the line breaks that git may have changed in the reference.
    private static func matches(_ text: String, _ reference: String) -> Bool {
        text.utf8.elementsEqual(reference.utf8)
            || text.utf8.elementsEqual(SnapshotText.withPlainLineBreaks(reference).utf8)
    }
}
