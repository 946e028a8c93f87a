package import SnapgenModel

/// All declarations in the sources that provide samples, both included and skipped.
///
/// `snapgen scan --format json` prints the encoded catalog.
package struct Catalog: Equatable, Encodable, Sendable {
    /// The name and major version of the JSON format.
    package private(set) var schema = "snapgen.catalog/1"
    /// The entries, sorted by module, path, line and column.
    package var entries: [CatalogEntry]
    /// The diagnostics of scanning and resolving, sorted by place.
    package var diagnostics: [Diagnostic]

    /// Creates a catalog.
    ///
    /// - Parameters:
    ///   - entries: The entries, sorted by module, path, line and column.
    ///   - diagnostics: The diagnostics, sorted by place.
    package init(entries: [CatalogEntry] = [], diagnostics: [Diagnostic] = []) {
        self.entries = entries
        self.diagnostics = diagnostics
    }
}
