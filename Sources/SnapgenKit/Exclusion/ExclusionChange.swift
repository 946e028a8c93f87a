public import SnapgenModel

/// A change of the list of excluded entries.
///
/// `snapgen exclude --format json` prints the encoded change.
public struct ExclusionChange: Equatable, Codable, Sendable {
    /// The name and major version of the JSON format.
    public private(set) var schema = "snapgen.exclusion/1"
    /// The path of the file with the list, relative to the root if it is below it.
    public var path: String
    /// The entries that were added to the list.
    public var added: [ExcludedEntry]
    /// The entries that were removed from the list.
    public var removed: [ExcludedEntry]
    /// The entries of the list, sorted by identifier.
    public var excluded: [ExcludedEntry]
    /// The errors that belong to no entry: warnings if entries were added.
    public var diagnostics: [Diagnostic]

    /// Creates a change of the list at `path`.
    public init(
        path: String, added: [ExcludedEntry] = [], removed: [ExcludedEntry] = [], excluded: [ExcludedEntry] = [],
        diagnostics: [Diagnostic] = []
    ) {
        self.path = path
        self.added = added
        self.removed = removed
        self.excluded = excluded
        self.diagnostics = diagnostics
    }
}
