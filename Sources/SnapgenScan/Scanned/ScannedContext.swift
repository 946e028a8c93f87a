package import SnapgenConfiguration

/// The place and the surroundings of a declaration, which decide whether and how a test can use it.
package struct ScannedContext: Hashable, Sendable {
    /// The reason for which a declaration inside a broken attribute or condition is left out.
    static let brokenReason =
        "an attribute or an '#if' around it has a syntax error, which would be one of all tests; mend it"

    package var location: SourceLocation
    package var conditions: [BranchCondition] = []
    /// Its own and its outer scopes' `@available` attributes, outermost first, as written; those in the branches of an
    /// `#if` with the lines of its directives.
    package var availability: [String] = []
    /// Indicates whether an attribute takes it or an outer scope away on every platform.
    var isUnavailable = false
    /// Indicates whether an attribute or a condition that holds for it has a syntax error.
    var isBroken = false
    var isPrivate = false
    /// Indicates whether it or an outer scope is `@_spi`.
    var isSPI = false
    @RareDirectives package var directives = Directives()
}

/// The condition under which a branch of an `#if` is compiled.
///
/// Each text is one expression, printed from its tokens without comments and with one spacing: equal tokens are equal
/// texts, so texts are compared and never parsed.
package struct BranchCondition: Hashable, Encodable, Sendable {
    /// The conditions of the branches before it, none of which holds.
    package var denied: [String] = []
    /// The branch's own condition, or `nil` for an `#else`.
    package var required: String?
}

extension BranchCondition: CustomStringConvertible {
    /// The condition as one expression: `A`, `!(A) && (B)`, `!(A) && !(B)`.
    package var description: String {
        guard !denied.isEmpty else { return required ?? "true" }
        return (denied.map { "!(\($0))" } + [required.map { "(\($0))" }].compactMap { $0 }).joined(separator: " && ")
    }
}

extension [BranchCondition] {
    /// Returns whether two places are never compiled together, because a condition around one denies what a condition
    /// around the other requires.
    package func excludes(_ other: [BranchCondition]) -> Bool {
        contains { left in other.contains { left.denies($0) || $0.denies(left) } }
    }
}

extension BranchCondition {
    fileprivate func denies(_ other: BranchCondition) -> Bool {
        guard let claim = other.required else { return false }
        let isName = claim.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return denied.contains(claim) || required == "!(\(claim))" || isName && required == "!\(claim)"
    }
}
