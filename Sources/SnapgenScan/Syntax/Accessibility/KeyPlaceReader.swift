import SwiftSyntax

final class KeyPlaceReader: SyntaxVisitor {
    private(set) var found: [ScannedKeyPlace] = []
    private let places: SourcePlaces

    init(_ places: SourcePlaces) {
        self.places = places
        super.init(viewMode: .sourceAccurate)
    }

    override func visitPost(_ node: FunctionCallExprSyntax) {
        let name = node.functionName
        if name.setsKey, let argument = node.arguments.first, node.calledExpression.is(MemberAccessExprSyntax.self) {
            append(key: argument.expression, item: node.item, draft(at: node, node.functionToken))
        } else if name.setsIdentifier, let argument = node.arguments.first, argument.label == nil {
            // A call of another function than the modifier sets the identifier of an object.
            let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
            let target = name.hasPrefix("accessibility") ? nil : base.map { CodeText.canonical($0) }
            append(identifier: argument.expression, draft(at: node, node.functionToken, target: target))
        } else {
            for argument in node.arguments where argument.label?.text.setsIdentifier == true {
                append(identifier: argument.expression, draft(at: node, argument.label, isPassed: true))
            }
        }
    }

    override func visitPost(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self), let names = elements[0].dottedNames,
            let name = names.last, name.setsIdentifier || name.setsKey
        else { return }
        let draft = draft(
            at: node, elements[0].lastToken(viewMode: .sourceAccurate), target: CodeText.canonical(elements[0]))
        if name.setsIdentifier, elements.count == 3 {
            append(identifier: elements[2], draft)
        } else if name.setsIdentifier {
            append(ternary: elements[2...], draft)
        } else if elements.count == 3 {
            append(key: elements[2], item: nil, draft)
        }
    }

    override func visitPost(_ node: PatternBindingSyntax) {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, name.text.setsIdentifier,
            let value = node.initializer?.value, !node.isConstantOfType
        else { return }
        append(identifier: value, draft(at: node, name, isPassed: true))
    }

    /// A place without its value.
    private func draft(
        at node: some SyntaxProtocol, _ name: TokenSyntax?, target: String? = nil, isPassed: Bool = false
    ) -> ScannedKeyPlace {
        ScannedKeyPlace(
            value: .computed, code: "", target: target, isPassed: isPassed,
            context: ViewContextReader.context(of: node, in: places),
            location: name.map { places.location(of: $0) } ?? places.location(of: node))
    }

    private func append(key value: ExprSyntax, item: ExprSyntax?, _ draft: ScannedKeyPlace) {
        if let call = value.as(FunctionCallExprSyntax.self), let argument = call.arguments.first?.expression {
            if call.functionName == "identifier" { return append(identifier: argument, draft) }
            if call.functionName == "keyPath" { return append(key: argument, item: call.item, draft) }
        }
        if value.is(NilLiteralExprSyntax.self) { return }
        var draft = draft
        draft.repeatsItem = item?.isSameForAllElements ?? false
        let names = value.as(KeyPathExprSyntax.self)?.names
        append(names.map { .keyPath($0, item: item.map { CodeText.canonical($0) }) } ?? .computed, value, draft)
    }

    private func append(identifier value: ExprSyntax, _ draft: ScannedKeyPlace) {
        if value.isNoIdentifier { return }
        if let sequence = value.as(SequenceExprSyntax.self) {
            append(ternary: Array(sequence.elements)[...], draft)
        } else {
            append(Self.identifier(value), value, draft)
        }
    }

    /// Appends the alternatives of `condition ? a : b`, or an unknown value for another operation.
    private func append(ternary elements: ArraySlice<ExprSyntax>, _ draft: ScannedKeyPlace) {
        var draft = draft
        let ternaries = elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self) }
        let operators = elements.contains { $0.is(BinaryOperatorExprSyntax.self) }
        let isLast = elements.dropLast().last?.is(UnresolvedTernaryExprSyntax.self) ?? false
        guard let ternary = ternaries.first, ternaries.count == 1, let last = elements.last, !operators || isLast else {
            guard let first = elements.first else { return }
            draft.location = places.location(of: first)
            return append(.computed, first, draft)
        }
        (draft.context.isInLoop, draft.context.isChosen) = (false, true)
        for (number, value) in [ternary.thenExpression, last].enumerated() where !value.isNoIdentifier {
            var alternative = draft
            alternative.context.branches.append(.init(statement: ternary.offset, number: number))
            alternative.location = places.location(of: value)
            append(Self.identifier(value), value, alternative)
        }
    }

    private static func identifier(_ value: ExprSyntax) -> ScannedKeyPlace.Value {
        if let text = value.plainString { return .text(text) }
        guard var names = value.dottedNames else { return .computed }
        if names.count > 1, names.last == "rawValue" { names.removeLast() }
        return .reference(names)
    }

    private func append(_ value: ScannedKeyPlace.Value, _ code: ExprSyntax, _ draft: ScannedKeyPlace) {
        guard !draft.context.isInPreview else { return }
        var place = draft
        place.value = value
        place.code = String(CodeText.canonical(code).prefix { !$0.isNewline }.prefix(120))
        found.append(place)
    }
}

final class MemberUseReader: SyntaxVisitor {
    private(set) var uses: [ScannedMemberUse] = []
    private let names: Set<String>
    private let places: SourcePlaces

    init(of names: Set<String>, in places: SourcePlaces) {
        self.names = names
        self.places = places
        super.init(viewMode: .sourceAccurate)
    }

    override func visitPost(_ node: DeclReferenceExprSyntax) {
        let name = node.baseName.plainText
        guard names.contains(name) else { return }
        var use = ExprSyntax(node)
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            guard member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" else { return }
            use = ExprSyntax(member)
        }
        // The called function is part of its call, whose modifiers belong to the view that it makes.
        let call = use.parent?.as(FunctionCallExprSyntax.self)
        let node = call?.calledExpression.id == use.id ? call.map { Syntax($0) } ?? Syntax(use) : Syntax(use)
        uses.append(ScannedMemberUse(name: name, context: ViewContextReader.context(of: node, in: places)))
    }
}

extension FunctionCallExprSyntax {
    fileprivate var item: ExprSyntax? { arguments.first { $0.label?.text == "item" }?.expression }
}

extension PatternBindingSyntax {
    /// Indicates whether it declares a static property, which is a constant in a table.
    fileprivate var isConstantOfType: Bool {
        let modifiers = parent?.parent?.as(VariableDeclSyntax.self)?.modifiers ?? []
        return modifiers.contains { $0.name.text == "static" }
    }
}

extension ExprSyntax {
    fileprivate var isNoIdentifier: Bool { self.is(NilLiteralExprSyntax.self) || plainString == "" }
}

extension String {
    fileprivate var setsIdentifier: Bool { lowercased().hasSuffix("accessibilityidentifier") }

    fileprivate var setsKey: Bool { self == "accessibilityKey" || self == "setAccessibilityKey" }
}
