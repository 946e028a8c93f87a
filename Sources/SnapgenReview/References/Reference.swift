package import SnapgenModel

/// A planned reference or a file below the folder of the references, with its state.
package struct Reference: Equatable, Sendable {
    package enum State: String, Codable, Sendable, CaseIterable {
        /// The file of a planned case.
        case present
        /// A planned case without a file.
        case missing
        /// A planned case without a file, whose actual result equals a file that belongs to no case.
        case renamed
        /// A planned case whose file is in another folder, or differs in case or Unicode form.
        case misplaced
        /// A file whose path differs from that of a reference only in case or Unicode form.
        case duplicate
        /// A file that belongs to no case.
        case orphaned
        /// A file that may belong to a case whose samples are determined at run time, or such a case without files.
        case unknown
        /// A file of an entry that is skipped.
        case skipped
        /// A file that is no reference of a generated test.
        case other
    }

    /// The path below the folder of the references; with `*` for an unknown case without files.
    package var path: RelativePath
    package var state: State
    /// The file; that of a renamed or misplaced reference is at another path.
    package var file: ReferenceFile?
    /// The planned or skipped case; for a duplicate, that of the other file.
    package var planned: PlannedReference?
    /// The reason for the state in a few words, if it is not obvious.
    package var reason: String?

    /// The path of the file that `path` should have; `nil` if the file is there or there is none.
    package var source: RelativePath? { file.flatMap { $0.path == path ? nil : $0.path } }
}
