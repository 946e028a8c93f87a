import SwiftSyntax

extension ConditionStack {
    /// The branches that can be compiled, each with what has to hold for it.
    ///
    /// `#elseif B` after `#if A` holds with `!(A) && (B)`, an `#else` with `!(A) && !(B)`. A branch of `#if false` is
    /// left out, and is no condition for the others. Without a condition, a branch holds always.
    static func branches(of node: IfConfigDeclSyntax) -> [(condition: String?, clause: IfConfigClauseSyntax)] {
        var earlier: [String] = []
        var branches: [(condition: String?, clause: IfConfigClauseSyntax)] = []
        for clause in node.clauses {
            let own = clause.condition.map { CodeText.onOneLine($0) }
            if own == "false" { continue }
            branches.append((joined(earlier: earlier, own: own), clause))
            if let own { earlier.append(own) }
        }
        return branches
    }

    private static func joined(earlier: [String], own: String?) -> String? {
        let negations = earlier.map { "!(\($0))" }
        guard let own else { return negations.isEmpty ? nil : negations.joined(separator: " && ") }
        return negations.isEmpty ? own : (negations + ["(\(own))"]).joined(separator: " && ")
    }
}
