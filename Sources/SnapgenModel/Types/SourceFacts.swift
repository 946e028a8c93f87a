/// What a template sees that is written over the sources themselves and not over snapgen's plan.
public struct SourceFacts: Equatable, Codable, Sendable {
    /// Every type of every module, ordered by name.
    public var types: [SourceType]
    /// The entries of the catalog that are macros and take part, in the catalog's order.
    public var macros: [CatalogEntry]

    /// The facts of a project.
    public init(types: [SourceType] = [], macros: [CatalogEntry] = []) {
        self.types = types
        self.macros = macros
    }
}
