package import SnapgenConfiguration

/// The place and the surroundings of a declaration, which decide whether and how a test can use it.
package struct ScannedContext: Hashable, Sendable {
    /// The reason for which a declaration inside a broken attribute or condition is left out.
    static let brokenReason =
        "an attribute or an '#if' around it has a syntax error, which would be one of all tests; mend it"

    /// The place of the declaration's name (for a macro, of its `#`).
    package var location: SourceLocation
    /// The conditions of the `#if`s around it, outermost first.
    package var conditions: [BranchCondition] = []
    /// Its own and its outer scopes' `@available` attributes, outermost first, as written; those in the branches of an
    /// `#if` with the lines of its directives.
    package var availability: [String] = []
    /// Indicates whether an attribute takes it or an outer scope away on every platform.
    var isUnavailable = false
    /// Indicates whether an attribute or a condition that holds for it has a syntax error.
    var isBroken = false
    /// Indicates whether it or an outer scope is `private` or `fileprivate`.
    var isPrivate = false
    /// Indicates whether it is inside a function, a closure or an accessor.
    var isLocal = false
    /// The directives in `// snapgen:` comments directly before it.
    package var directives = Directives()
}
