import SwiftParser
import SwiftSyntax

/// An evaluator of the expressions in a manifest that have the same value on each machine: literals, constants of these,
/// concatenations, interpolations, and calls of the functions of `PackageDescription`.
struct ManifestEvaluator {
    private let names: ManifestNames
    /// The constants that are being evaluated, the innermost last.
    private var active: [String] = []
    /// The references to constants that are part of the values so far.
    private(set) var references: Set<SyntaxIdentifier> = []
    /// The constants whose values may be changed through another reference.
    private(set) var objects: Set<String> = []

    init(_ names: ManifestNames) { self.names = names }

    mutating func value(of expression: ExprSyntax) throws(UncertainSyntax) -> ManifestValue {
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let literal): return .text(try text(of: literal))
        case .nilLiteralExpr: return .null
        case .arrayExpr(let array): return .list(try values(of: array))
        case .tupleExpr(let tuple):
            guard let only = tuple.elements.first, tuple.elements.count == 1, only.label == nil else { break }
            return try value(of: only.expression)
        case .sequenceExpr(let sequence): return try concatenation(Array(sequence.elements), of: expression)
        case .declReferenceExpr(let name): return try constant(name)
        case .memberAccessExpr: return .call(ManifestCall(name: try function(expression)))
        case .functionCallExpr(let call):
            guard call.trailingClosure == nil, call.additionalTrailingClosures.isEmpty else { break }
            let name = try function(call.calledExpression)
            return .call(ManifestCall(name: name, arguments: Array(call.arguments)))
        default: break
        }
        throw UncertainSyntax(expression)
    }

    private mutating func values(of array: ArrayExprSyntax) throws(UncertainSyntax) -> [ManifestValue] {
        var values: [ManifestValue] = []
        for element in array.elements { values.append(try value(of: element.expression)) }
        return values
    }

    // MARK: - Texts

    private mutating func text(of literal: StringLiteralExprSyntax) throws(UncertainSyntax) -> String {
        if let text = literal.representedLiteralValue { return text }
        var text = ""
        for segment in literal.segments {
            switch segment {
            case .stringSegment:
                let part = literal.with(\.segments, [segment]).representedLiteralValue
                guard literal.openingQuote.tokenKind == .stringQuote, let part else { throw UncertainSyntax(literal) }
                text += part
            case .expressionSegment(let interpolation):
                guard let only = interpolation.expressions.first, interpolation.expressions.count == 1,
                    only.label == nil, !names.areDeclared(["appendInterpolation"]),
                    case .text(let part) = try value(of: only.expression)
                else { throw UncertainSyntax(literal) }
                text += part
            }
        }
        return text
    }

    private mutating func concatenation(
        _ elements: [ExprSyntax], of expression: ExprSyntax
    ) throws(UncertainSyntax) -> ManifestValue {
        var values: [ManifestValue] = []
        for (index, element) in elements.enumerated() {
            if index.isMultiple(of: 2) {
                values.append(try value(of: element))
            } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" || names.areDeclared(["+"]) {
                throw UncertainSyntax(expression)
            }
        }
        let texts = values.compactMap { if case .text(let text) = $0 { text } else { nil } }
        if texts.count == values.count { return .text(texts.joined()) }
        let lists = values.compactMap { if case .list(let list) = $0 { list } else { nil } }
        guard lists.count == values.count else { throw UncertainSyntax(expression) }
        return .list(lists.flatMap { $0 })
    }

    // MARK: - Names

    private mutating func constant(_ reference: DeclReferenceExprSyntax) throws(UncertainSyntax) -> ManifestValue {
        let name = reference.baseName.plainText
        guard let constant = names.constants[name], !active.contains(name) else { throw UncertainSyntax(reference) }
        active.append(name)
        let value = try value(of: constant.value)
        active.removeLast()
        // With another type than `String`, a literal is a value of that type, which an interpolation shows differently.
        switch value {
        case .text, .null: if let type = constant.type, type != "String" { throw UncertainSyntax(reference) }
        case .list, .call: break
        }
        references.insert(reference.id)
        if value.holdsCalls { objects.insert(name) }
        return value
    }

    /// Returns the name of a case or function of `PackageDescription`: `target` for `.target` and `Target.target`.
    private func function(_ expression: ExprSyntax) throws(UncertainSyntax) -> String {
        let member = expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
        let words = expression.dottedNames
        guard let member, member.argumentNames == nil, let words, !names.areDeclared(words) else {
            throw UncertainSyntax(expression)
        }
        guard words.dropLast().allSatisfy({ $0.isEmpty || ManifestNames.types.contains($0) }) else {
            throw UncertainSyntax(expression)
        }
        return member.baseName.plainText
    }
}
