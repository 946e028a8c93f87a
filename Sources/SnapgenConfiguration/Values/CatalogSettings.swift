package struct CatalogSettings: Equatable, Encodable, Sendable {
    /// A conforming type is an entry; of several, the first in the list takes it.
    package var protocols: [CatalogProtocol]
    /// Attached macros that make a type conform, and the protocol that each makes it conform to: `["Showcase": "Testable"]`.
    package var attributes: [String: String]
    package var macros: [String]
    package var includesByDefault: Bool

    package init(
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
