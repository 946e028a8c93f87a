import SwiftParser
import SwiftSyntax

/// An evaluator of the expressions in a manifest that have the same value on each machine: literals, constants of
/// these, concatenations, interpolations, and calls of the functions of `PackageDescription`.
struct ManifestEvaluator {
    private let names: ManifestNames
    /// The constants that are being evaluated, the innermost last.
    private var active: [String] = []
    /// The references to constants that are part of the values so far.
    private(set) var references: Set<SyntaxIdentifier> = []
    /// The constants whose values may be changed through another reference.
    private(set) var objects: Set<String> = []

    init(_ names: ManifestNames) { self.names = names }

    mutating func value(of expression: ExprSyntax) throws -> ManifestValue {
        ManifestValue(kind: try kind(of: expression), syntax: expression)
    }

    private mutating func kind(of expression: ExprSyntax) throws -> ManifestValue.Kind {
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let literal): return .text(try text(of: literal))
        case .nilLiteralExpr: return .null
        case .arrayExpr(let array): return .list(try array.elements.map { try value(of: $0.expression) })
        case .tupleExpr(let tuple):
            guard let only = tuple.elements.first, tuple.elements.count == 1, only.label == nil else { break }
            return try kind(of: only.expression)
        case .sequenceExpr(let sequence): return try concatenation(Array(sequence.elements), expression)
        case .declReferenceExpr(let name): return try constant(name)
        case .memberAccessExpr: return .call(try function(expression), nil)
        case .functionCallExpr(let call):
            guard call.trailingClosure == nil, call.additionalTrailingClosures.isEmpty else { break }
            return .call(try function(call.calledExpression), call.arguments)
        default: break
        }
        throw UncertainSyntax(expression)
    }

    // MARK: - Texts

    private mutating func text(of literal: StringLiteralExprSyntax) throws -> String {
        if let text = literal.representedLiteralValue { return text }
        let uncertain = UncertainSyntax(literal)
        guard literal.openingQuote.tokenKind == .stringQuote, !names.declare(["appendInterpolation"]) else {
            throw uncertain
        }
        return try literal.segments.map { segment in
            guard case .expressionSegment(let interpolation) = segment else {
                guard let part = literal.with(\.segments, [segment]).representedLiteralValue else { throw uncertain }
                return part
            }
            guard let only = interpolation.expressions.first, interpolation.expressions.count == 1, only.label == nil
            else { throw uncertain }
            return try value(of: only.expression).text()
        }.joined()
    }

    private mutating func concatenation(
        _ elements: [ExprSyntax], _ expression: ExprSyntax
    ) throws -> ManifestValue.Kind {
        let operators = elements.indices.filter { !$0.isMultiple(of: 2) }.map { elements[$0] }
        let isSum = operators.allSatisfy { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" }
        guard isSum, !names.declare(["+"]) else { throw UncertainSyntax(expression) }
        let values = try elements.indices.filter { $0.isMultiple(of: 2) }.map { try value(of: elements[$0]) }
        if case .text? = values.first?.kind { return .text(try values.map { try $0.text() }.joined()) }
        return .list(try values.flatMap { try $0.list() })
    }

    // MARK: - Names

    private mutating func constant(_ reference: DeclReferenceExprSyntax) throws -> ManifestValue.Kind {
        let name = reference.baseName.plainText
        let uncertain = UncertainSyntax(reference)
        guard let constant = names.constants[name], !active.contains(name) else { throw uncertain }
        active.append(name)
        let value = try value(of: constant.value)
        active.removeLast()
        // With another type than `String`, a literal is a value of that type, which an interpolation shows differently.
        switch value.kind {
        case .text, .null: if let type = constant.type, type != "String" { throw uncertain }
        case .list, .call: break
        }
        references.insert(reference.id)
        if value.holdsCalls { objects.insert(name) }
        return value.kind
    }

    /// Returns the name of a case or function of `PackageDescription`: `target` for `.target` and `Target.target`.
    private func function(_ expression: ExprSyntax) throws -> String {
        let member = expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
        guard let member, member.argumentNames == nil, let words = expression.dottedNames, !names.declare(words),
            names.constants[words[0]] == nil, words.count > 1 || words == ["Package"],
            words.dropLast().allSatisfy({ $0.isEmpty || ManifestNames.types.contains($0) })
        else { throw UncertainSyntax(expression) }
        return member.baseName.plainText
    }
}
