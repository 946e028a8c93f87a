/// What a declaration says about itself that the catalog does not ask for, and a template may.
public struct TypeFacts: Hashable, Codable, Sendable {
    /// Who may use it.
    public var access: AccessLevel
    /// Its own attributes, in order.
    public var attributes: [SourceAttribute]
    /// What `// sourcery:` comments say of it, by name.
    public var annotations: [String: UserValue]
    /// Whether it has generic parameters or requirements of its own.
    public var isGeneric: Bool

    /// The facts of a declaration.
    public init(
        access: AccessLevel = .internal,
        attributes: [SourceAttribute] = [],
        annotations: [String: UserValue] = [:],
        isGeneric: Bool = false
    ) {
        self.access = access
        self.attributes = attributes
        self.annotations = annotations
        self.isGeneric = isGeneric
    }
}
