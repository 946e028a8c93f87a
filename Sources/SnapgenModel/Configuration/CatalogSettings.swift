/// The rules for what becomes an entry of the catalog.
public struct CatalogSettings: Equatable, Encodable, Sendable {
    /// A conforming type is an entry; of several, the first in the list takes it.
    public var protocols: [CatalogProtocol]
    /// Attached macros that make a type conform, and the protocol that each makes it conform to: `["Showcase": "Testable"]`.
    public var attributes: [String: String]
    /// The names of freestanding macros that are entries.
    public var macros: [String]
    /// Indicates whether an entry without a setting is included.
    public var includesByDefault: Bool

    /// Settings; what is left out has its default.
    public init(
        protocols: [CatalogProtocol] = CatalogProtocol.standard,
        attributes: [String: String] = [:],
        macros: [String] = ["Preview"],
        includesByDefault: Bool = true
    ) {
        self.protocols = protocols
        self.attributes = attributes
        self.macros = macros
        self.includesByDefault = includesByDefault
    }
}
