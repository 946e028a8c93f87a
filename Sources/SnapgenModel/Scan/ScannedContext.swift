/// The place and the surroundings of a declaration, which decide whether and how a test can use it.
public struct ScannedContext: Hashable, Sendable {
    /// The reason for which a declaration inside a broken attribute or condition is left out.
    public static let brokenReason =
        "an attribute or an '#if' around it has a syntax error, which would be one of all tests; mend it"

    /// The place of the declaration's name (for a macro, of its `#`).
    public var location: SourceLocation
    /// The conditions of the `#if`s around it, outermost first.
    public var conditions: [BranchCondition]
    /// Its own and its outer scopes' `@available` attributes, outermost first, as written; those in the branches of an
    /// `#if` with the lines of its directives.
    public var availability: [String]
    /// Indicates whether an attribute takes it or an outer scope away on every platform.
    public var isUnavailable: Bool
    /// Indicates whether an attribute or a condition that holds for it has a syntax error.
    public var isBroken: Bool
    /// Indicates whether it or an outer scope is `private` or `fileprivate`.
    public var isPrivate: Bool
    /// Indicates whether it is inside a function, a closure or an accessor.
    public var isLocal: Bool
    /// The directives in `// snapgen:` comments directly before it.
    public var directives: Directives

    /// The surroundings of a declaration at `location`.
    public init(
        location: SourceLocation,
        conditions: [BranchCondition] = [],
        availability: [String] = [],
        isUnavailable: Bool = false,
        isBroken: Bool = false,
        isPrivate: Bool = false,
        isLocal: Bool = false,
        directives: Directives = Directives()
    ) {
        self.location = location
        self.conditions = conditions
        self.availability = availability
        self.isUnavailable = isUnavailable
        self.isBroken = isBroken
        self.isPrivate = isPrivate
        self.isLocal = isLocal
        self.directives = directives
    }
}
