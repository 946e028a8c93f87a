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
    package var diagnostics: [Diagnostic]

    package init(entries: [CatalogEntry] = [], diagnostics: [Diagnostic] = []) {
        self.entries = entries
        self.diagnostics = diagnostics
    }
}

package struct Sample: Hashable, Encodable, Sendable {
    /// Counted from 1.
    package var number: Int
    /// The label in the source, as written; `nil` if there is none.
    @ExplicitNull package var label: String? = nil
    package var line: Int
    /// The theme that the sample sets with `.preferredColorScheme`; `nil` if it uses the environment's.
    package var theme: SnapshotEnvironment.Theme?
    package var displayName: DisplayName?

    package enum DisplayName: Hashable, Encodable, Sendable {
        case shared(name: String)
        case computed
    }
}
