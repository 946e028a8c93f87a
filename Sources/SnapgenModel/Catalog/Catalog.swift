/// Everything in the sources that offers samples, whether it takes part or not.
///
/// Its encoding is what `snapgen scan --format json` prints.
public struct Catalog: Equatable, Codable, Sendable {
    /// The format's name and major version.
    public private(set) var schema = "snapgen.catalog/1"
    /// Ordered by module, then path, line and column.
    public var entries: [CatalogEntry]
    /// What was wrong on the way, ordered by place.
    public var diagnostics: [Diagnostic]

    /// A catalog of entries in their final order.
    public init(entries: [CatalogEntry] = [], diagnostics: [Diagnostic] = []) {
        self.entries = entries
        self.diagnostics = diagnostics
    }
}
