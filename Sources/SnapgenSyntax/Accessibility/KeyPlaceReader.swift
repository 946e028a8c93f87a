import SnapgenModel
import SnapgenSource
import SwiftSyntax

/// Finds the places of a file that set accessibility keys and identifiers.
final class KeyPlaceReader: SyntaxVisitor {
    /// The places in source order.
    private(set) var found: [ScannedKeyPlace] = []
    private let places: SourcePlaces

    init(_ places: SourcePlaces) {
        self.places = places
        super.init(viewMode: .sourceAccurate)
    }

    override func visitPost(_ node: FunctionCallExprSyntax) {
        let name = node.functionName
        if name.setsKey, let argument = node.arguments.first, node.calledExpression.is(MemberAccessExprSyntax.self) {
            append(key: argument, of: node)
        } else if name.setsIdentifier, let argument = node.arguments.first, argument.label == nil {
            // A call of another function than the modifier sets the identifier of an object.
            let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
            let target = name.hasPrefix("accessibility") ? nil : base.map { CodeText.canonical($0) }
            append(argument.expression, at: node, name: node.functionToken, target: target)
        } else {
            for argument in node.arguments where argument.label?.text.setsIdentifier == true {
                append(argument.expression, at: node, name: argument.label, isPassed: true)
            }
        }
    }

    override func visitPost(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self), let names = elements[0].dottedNames,
            let name = names.last
        else { return }
        let value = elements[2...].count == 1 ? elements[2] : nil
        let target = CodeText.canonical(elements[0])
        if name.setsIdentifier {
            guard let value else { return appendTernary(elements[2...], node, target) }
            append(value, at: node, name: elements[0].lastToken(viewMode: .sourceAccurate), target: target)
        } else if name.setsKey, let value {
            append(keyValue: value, at: node, elements[0].lastToken(viewMode: .sourceAccurate), target: target)
        }
    }

    override func visitPost(_ node: PatternBindingSyntax) {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, name.text.setsIdentifier,
            let value = node.initializer?.value, !node.isConstantOfType
        else { return }
        append(value, at: node, name: name, isPassed: true)
    }

    // MARK: - Keys

    private func append(key argument: LabeledExprSyntax, of node: FunctionCallExprSyntax) {
        let item = node.arguments.first { $0.label?.text == "item" }?.expression
        append(keyValue: argument.expression, at: node, node.functionToken, item: item)
    }

    private func append(
        keyValue value: ExprSyntax, at node: some SyntaxProtocol, _ name: TokenSyntax?, item: ExprSyntax? = nil,
        target: String? = nil
    ) {
        if let call = value.as(FunctionCallExprSyntax.self), let argument = call.arguments.first?.expression {
            if call.functionName == "identifier" { return append(argument, at: node, name: name, target: target) }
            if call.functionName == "keyPath" {
                let item = call.arguments.first { $0.label?.text == "item" }?.expression
                return append(keyValue: argument, at: node, name, item: item, target: target)
            }
        }
        if value.is(NilLiteralExprSyntax.self) { return }
        let names = value.as(KeyPathExprSyntax.self)?.names
        let found = names.map { ScannedKeyPlace.Value.keyPath($0, item: item.map { CodeText.canonical($0) }) }
        append(found ?? .computed, value, node, name, target, item: item)
    }

    // MARK: - Identifiers

    private func append(
        _ value: ExprSyntax, at node: some SyntaxProtocol, name: TokenSyntax?, target: String? = nil,
        isPassed: Bool = false
    ) {
        if value.isNoIdentifier { return }
        if let sequence = value.as(SequenceExprSyntax.self) {
            return appendTernary(Array(sequence.elements)[...], node, target, isPassed)
        }
        append(Self.identifier(value), value, node, name, target, isPassed)
    }

    /// Appends the alternatives of `condition ? a : b`, or an unknown value for another operation.
    private func appendTernary(
        _ elements: ArraySlice<ExprSyntax>, _ node: some SyntaxProtocol, _ target: String?, _ isPassed: Bool = false
    ) {
        let ternaries = elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self) }
        let operators = elements.contains { $0.is(BinaryOperatorExprSyntax.self) }
        let isLast = elements.dropLast().last?.is(UnresolvedTernaryExprSyntax.self) ?? false
        guard let ternary = ternaries.first, ternaries.count == 1, let last = elements.last, !operators || isLast else {
            guard let first = elements.first else { return }
            return append(.computed, first, node, first.firstToken(viewMode: .sourceAccurate), target, isPassed)
        }
        for (number, value) in [ternary.thenExpression, last].enumerated() where !value.isNoIdentifier {
            append(
                Self.identifier(value), value, node, value.firstToken(viewMode: .sourceAccurate), target, isPassed,
                branch: .init(of: places.offset(of: ternary), number))
        }
    }

    private static func identifier(_ value: ExprSyntax) -> ScannedKeyPlace.Value {
        if let text = value.plainString { return .text(text) }
        guard var names = value.dottedNames else { return .computed }
        if names.count > 1, names.last == "rawValue" { names.removeLast() }
        return .reference(names)
    }

    private func append(
        _ value: ScannedKeyPlace.Value, _ code: ExprSyntax, _ node: some SyntaxProtocol, _ name: TokenSyntax?,
        _ target: String?, _ isPassed: Bool = false, branch: ScannedViewContext.Branch? = nil, item: ExprSyntax? = nil
    ) {
        var context = ViewContextReader.context(of: node, in: places)
        if let branch {
            context.branches.append(branch)
            (context.isInLoop, context.isChosen) = (false, true)
        }
        guard !context.isInPreview else { return }
        let location = name.map { places.location(of: $0) } ?? places.location(of: node)
        let text = CodeText.canonical(code).prefix { !$0.isNewline }
        var place = ScannedKeyPlace(
            value, code: String(text.prefix(120)), target: target, isPassed: isPassed, in: context, at: location)
        place.repeatsItem = item?.isSameForAllElements ?? false
        found.append(place)
    }
}

/// Finds the uses of properties and functions of the same type.
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
        uses.append(ScannedMemberUse(of: name, in: ViewContextReader.context(of: node, in: places)))
    }
}

extension FunctionCallExprSyntax {
    /// The token with the name of the called function.
    fileprivate var functionToken: TokenSyntax? {
        calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    }
}

extension PatternBindingSyntax {
    /// A Boolean value that indicates whether it declares a static property, which is a constant in a table.
    fileprivate var isConstantOfType: Bool {
        let modifiers = parent?.parent?.as(VariableDeclSyntax.self)?.modifiers ?? []
        return modifiers.contains { $0.name.text == "static" }
    }
}

extension ExprSyntax {
    /// A Boolean value that indicates whether the value removes an identifier.
    fileprivate var isNoIdentifier: Bool { self.is(NilLiteralExprSyntax.self) || plainString == "" }
}

extension String {
    /// A Boolean value that indicates whether a function or property of this name sets an accessibility identifier.
    fileprivate var setsIdentifier: Bool { lowercased().hasSuffix("accessibilityidentifier") }

    /// A Boolean value that indicates whether a function or property of this name sets an accessibility key.
    fileprivate var setsKey: Bool { self == "accessibilityKey" || self == "setAccessibilityKey" }
}
