/// What is an entry.
public struct CatalogSettings: Equatable, Codable, Sendable {
    /// A conforming type is an entry; of several, the first in the list takes it.
    public var protocols: [CatalogProtocol]
    /// The names of freestanding macros that are entries.
    public var macros: [String]
    /// Whether an entry takes part that says nothing about it.
    public var includesByDefault: Bool

    /// Settings; what is left out has its default.
    public init(
        protocols: [CatalogProtocol] = CatalogProtocol.standard,
        macros: [String] = ["Preview"],
        includesByDefault: Bool = true
    ) {
        self.protocols = protocols
        self.macros = macros
        self.includesByDefault = includesByDefault
    }
}
