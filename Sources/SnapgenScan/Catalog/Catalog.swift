package import SnapgenConfiguration
package import SnapgenModel

/// All declarations in the sources that provide samples, both included and skipped.
///
/// `snapgen scan --format json` prints the encoded catalog.
package struct Catalog: Equatable, Encodable, Sendable {
    /// The name and major version of the JSON format.
    package private(set) var schema = "snapgen.catalog/1"
    /// Sorted by module, path, line and column.
    package var entries: [CatalogEntry]
    /// The diagnostics of scanning and resolving, sorted by place.
    package var diagnostics: [Diagnostic]

    package init(entries: [CatalogEntry] = [], diagnostics: [Diagnostic] = []) {
        self.entries = entries
        self.diagnostics = diagnostics
    }
}

/// One sample of an entry.
package struct Sample: Hashable, Encodable, Sendable {
    /// Counted from 1.
    package var number: Int
    /// The label in the source, as written; `nil` if there is none.
    @ExplicitNull package var label: String? = nil
    /// The line of the sample, counted from 1.
    package var line: Int
    /// The theme that the sample sets with `.preferredColorScheme`; `nil` if it uses the environment's.
    package var theme: SnapshotEnvironment.Theme?
    /// The preview's display name, if it is not the label.
    package var displayName: DisplayName?

    /// A display name that does not serve as a label.
    package enum DisplayName: Hashable, Encodable, Sendable {
        /// The name of a group, shared by its previews.
        case shared(name: String)
        /// A name that is computed at run time.
        case computed
    }
}
