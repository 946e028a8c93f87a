import SwiftSyntax

/// A branch of an `#if`, and whether its condition, or that of a branch before it, has a syntax error.
typealias ConditionalBranch = (condition: BranchCondition?, clause: IfConfigClauseSyntax, isBroken: Bool)

extension IfConfigDeclSyntax {
    /// `#elseif B` after `#if A` is compiled under `!(A) && (B)`, an `#else` under `!(A) && !(B)`.
    ///
    /// A branch of `#if false` is omitted, and is no condition for the others.
    var branches: [ConditionalBranch] {
        var denied: [String] = []
        var isBroken = false
        var branches: [ConditionalBranch] = []
        for clause in clauses {
            let required = clause.condition.map { CodeText.canonical($0) }
            if required == "false" { continue }
            isBroken = isBroken || clause.hasBrokenCondition
            let isConditional = required != nil || !denied.isEmpty
            let condition = isConditional ? BranchCondition(denied: denied, required: required) : nil
            branches.append((condition, clause, isBroken))
            denied += [required].compactMap { $0 }
        }
        return branches
    }
}

extension MemberBlockSyntax {
    var flattenedMembers: [DeclSyntax] { members.flatMap(\.flattened) }
}

extension MemberBlockItemSyntax {
    var flattened: [DeclSyntax] {
        guard let conditional = decl.as(IfConfigDeclSyntax.self) else { return [decl] }
        return conditional.branches.flatMap { branch in
            branch.clause.elements?.as(MemberBlockItemListSyntax.self)?.flatMap(\.flattened) ?? []
        }
    }
}

extension IfConfigClauseSyntax {
    /// Indicates whether the line of the directive has a syntax error; errors in the branch are none of the
    /// condition's.
    fileprivate var hasBrokenCondition: Bool {
        if poundKeyword.hasError || unexpectedBeforePoundKeyword != nil { return true }
        if unexpectedBetweenPoundKeywordAndCondition != nil || unexpectedBetweenConditionAndElements != nil {
            return true
        }
        guard let condition else { return poundKeyword.tokenKind != .poundElse }
        return condition.hasError || !condition.isCompilationCondition
    }
}

extension ExprSyntax {
    /// Indicates whether the code may be a condition of `#if`, which has no closures and no text over several lines:
    /// The Swift Programming Language, Conditional Compilation Block.
    ///
    /// The parser accepts any expression, among them a call with the lines after the directive as its trailing closure.
    fileprivate var isCompilationCondition: Bool {
        tokens(viewMode: .sourceAccurate).allSatisfy {
            ![.leftBrace, .multilineStringQuote, .backslash].contains($0.tokenKind)
        }
    }
}
