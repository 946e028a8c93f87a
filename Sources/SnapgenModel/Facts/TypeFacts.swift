/// The properties of a declaration that only templates over types print.
public struct TypeFacts: Hashable, Sendable {
    /// The code that may use it.
    public var access: AccessLevel
    /// Its own attributes, in order.
    public var attributes: [SourceAttribute]
    /// The annotations in comments, by name.
    public var annotations: [String: UserValue]
    /// Indicates whether the type has generic parameters or requirements of its own.
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

/// The access level of a declaration.
public enum AccessLevel: String, Sendable, CaseIterable {
    case `private`, `fileprivate`, `internal`, `package`, `public`, `open`
}
