/// The condition under which a branch of an `#if` is compiled.
///
/// Each text is one expression, printed from its tokens without comments and with one spacing: equal tokens are equal
/// texts, so texts are compared and never parsed.
package struct BranchCondition: Hashable, Codable, Sendable {
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
