/// Where a declaration stands: what surrounds it decides whether and how a test can use it.
public struct ScannedContext: Hashable, Codable, Sendable {
    /// The place of the declaration's name (for a macro, of its `#`).
    public var location: SourceLocation
    /// The conditions of the `#if`s around it, outermost first; an `#else` is spelled `!(A)`.
    public var conditions: [String]
    /// Its own and its outer scopes' `@available` attributes, outermost first, as written.
    public var availability: [String]
    /// Whether it or an outer scope is `private` or `fileprivate`.
    public var isPrivate: Bool
    /// Whether it stands inside a function, a closure or an accessor.
    public var isLocal: Bool
    /// What `// snapgen:` comments right before it say.
    public var directives: Directives

    /// The surroundings of a declaration at `location`.
    public init(
        location: SourceLocation,
        conditions: [String] = [],
        availability: [String] = [],
        isPrivate: Bool = false,
        isLocal: Bool = false,
        directives: Directives = Directives()
    ) {
        self.location = location
        self.conditions = conditions
        self.availability = availability
        self.isPrivate = isPrivate
        self.isLocal = isLocal
        self.directives = directives
    }
}
