package import SnapgenModel
import SwiftSyntax

extension SyntaxReader {
    /// Reads the facts of a file about accessibility keys, on the caller's stack; a warning for a file that is too
    /// complex.
    package static func keys(
        in bytes: UnsafeBufferPointer<UInt8>, of path: RelativePath, module: String, isUITest: Bool,
        onlyTypes: Bool = false
    ) -> ScannedKeyFile {
        var file = ScannedKeyFile(path: path, module: module, isUITest: isUITest)
        let places = SourcePlaces(path: path, bytes: bytes)
        if let complaint = ParseGuard.complaint(about: bytes) {
            file.diagnostics = [complaint.diagnostic(in: places)]
            return file
        }
        let tree = parse(bytes)
        let types = KeyTypeReader(places)
        types.walk(tree)
        (file.types, file.aliases) = (types.types, types.aliases)
        if onlyTypes { return file }
        let keys = KeyReader(places)
        keys.walk(tree)
        (file.places, file.references, file.texts) = (keys.found, keys.references, keys.texts)
        if isUITest { file.lookups = keys.lookups }
        let members = Set(file.places.compactMap(\.context.member))
        let uses = MemberUseReader(of: members)
        if !members.isEmpty { uses.walk(tree) }
        file.memberUses = uses.uses
        return file
    }
}

private final class KeyReader: PlaceVisitor {
    private(set) var found: [ScannedKeyPlace] = []
    private(set) var references: [String: [Int]] = [:]
    private(set) var texts: [ScannedText] = []
    private(set) var lookups: [ScannedLookup] = []

    // MARK: - Look-ups

    override func visitPost(_ node: SubscriptCallExprSyntax) {
        let query = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        guard let argument = node.arguments.first, node.arguments.count == 1, argument.label == nil,
            query.map(Self.queries.contains) == true || node.calledExpression.isDescendantsQuery
        else { return }
        look(up: argument.expression, in: node.calledExpression)
    }

    /// The queries of elements whose subscript is an identifier or a label; those of keys and web pages have other texts.
    private static let queries: Set<String> = [
        "buttons", "cells", "collectionViews", "images", "otherElements", "scrollViews", "searchFields",
        "secureTextFields", "segmentedControls", "sliders", "staticTexts", "steppers", "switches", "tables",
        "textFields",
        "textViews", "toggles", "navigationBars", "tabBars", "toolbars", "popovers", "sheets", "datePickers", "pickers",
        "progressIndicators", "activityIndicators", "checkBoxes", "popUpButtons", "groups", "outlines", "links",
    ]

    private func look(up value: ExprSyntax, in chain: ExprSyntax) {
        let chain = CodeText.canonical(chain).lowercased()
        guard !["springboard", "safari", "webviews", "keyboards", ".keys"].contains(where: chain.contains) else {
            return
        }
        let identifier = Self.identifier(value)
        if identifier != .computed {
            lookups.append(ScannedLookup(value: identifier, location: places.location(of: value)))
        }
    }

    // MARK: - References

    /// The number of previews around a node: what only they refer to is set in no view of the app.
    private var previews = 0

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { previews += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: MacroExpansionExprSyntax) {
        if node.macroName.text == "Preview" { previews -= 1 }
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { previews += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: MacroExpansionDeclSyntax) {
        if node.macroName.text == "Preview" { previews -= 1 }
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isPreviews { previews += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: VariableDeclSyntax) {
        if node.isPreviews { previews -= 1 }
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let names = ExprSyntax(node).dottedNames else {
            refer(to: [""] + [node.declName.baseName.plainText], at: node.declName)
            return .visitChildren
        }
        refer(to: names, at: node.declName)
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
            refer(to: [node.baseName.plainText], at: node)
        }
        return .skipChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        if let names = node.names { refer(to: names, at: node) }
        if node.root == nil { refer(to: ["\\"] + node.labels, at: node) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        refer(to: [node.name.typeName], at: node)
        return .visitChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        texts.append(ScannedText(parts: node.parts, line: places.line(of: node)))
        return .visitChildren
    }

    private func refer(to names: [String], at place: some SyntaxProtocol) {
        if previews > 0 { return }
        references[names.joined(separator: "."), default: []].append(places.line(of: place))
    }

    // MARK: - Places

    override func visitPost(_ node: FunctionCallExprSyntax) {
        let name = node.functionName
        if ["matching", "element", "containing"].contains(name),
            let argument = node.arguments.first(where: { $0.label?.text == "identifier" })
        {
            look(up: argument.expression, in: node.calledExpression)
        }
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
        let modifiers = node.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers ?? []
        // A static property is a constant in a table.
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, name.text.setsIdentifier,
            let value = node.initializer?.value, !modifiers.contains(where: { $0.name.text == "static" })
        else { return }
        append(identifier: value, draft(at: node, name, isPassed: true))
    }

    private func draft(
        at node: some SyntaxProtocol, _ name: TokenSyntax?, target: String? = nil, isPassed: Bool = false
    ) -> ScannedKeyPlace {
        ScannedKeyPlace(
            value: .computed, code: "", target: target, isPassed: isPassed,
            context: ViewContextReader.context(of: node),
            location: places.location(of: name.map { Syntax($0) } ?? Syntax(node)))
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

extension VariableDeclSyntax {
    fileprivate var isPreviews: Bool {
        bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == "previews"
    }
}

private final class MemberUseReader: SyntaxVisitor {
    private(set) var uses: [String: [ScannedViewContext]] = [:]
    private let names: Set<String>

    init(of names: Set<String>) {
        self.names = names
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
        let context = ViewContextReader.context(of: node)
        uses[context.id(ofMember: name), default: []].append(context)
    }
}

extension ExprSyntax {
    /// Indicates whether this is `descendants(matching:)` or `children(matching:)`, perhaps with conditions.
    fileprivate var isDescendantsQuery: Bool {
        guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
        return ["descendants", "children"].contains(call.functionName)
            || (call.functionName == "matching"
                && call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.isDescendantsQuery == true)
    }

    fileprivate var isNoIdentifier: Bool { self.is(NilLiteralExprSyntax.self) || plainString == "" }

    /// Indicates whether the value is the same for all elements of the innermost loop around.
    ///
    /// Only literals and names that the loop does not declare are known to be.
    fileprivate var isSameForAllElements: Bool {
        if self.is(IntegerLiteralExprSyntax.self) || plainString != nil { return true }
        let containsCall = tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .leftParen }
        guard let name = dottedNames?.first, !name.hasPrefix("$"), !containsCall else { return false }
        let loop = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(ClosureExprSyntax.self) }
            .first { $0.callAround?.runsClosureForEachElement ?? false }
        guard let tokens = loop?.tokens(viewMode: .sourceAccurate) else { return false }
        return !tokens.contains { $0.isDeclaredName && $0.plainText == name }
    }
}

extension TokenSyntax {
    fileprivate var isDeclaredName: Bool {
        guard let parent else { return false }
        return parent.is(ClosureShorthandParameterSyntax.self) || parent.is(IdentifierPatternSyntax.self)
            || parent.as(ClosureParameterSyntax.self)?.firstName.id == id
    }
}

extension ClosureExprSyntax {
    fileprivate var callAround: FunctionCallExprSyntax? {
        if let argument = parent?.as(LabeledExprSyntax.self) {
            return argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        }
        return parent?.as(FunctionCallExprSyntax.self)
    }
}

extension FunctionCallExprSyntax {
    fileprivate var item: ExprSyntax? { arguments.first { $0.label?.text == "item" }?.expression }
}

extension StringLiteralExprSyntax {
    fileprivate var parts: [String] {
        if let text = ExprSyntax(self).plainString { return [text] }
        return segments.reduce(into: [""]) { parts, segment in
            switch segment {
            case .stringSegment(let text): parts[parts.count - 1] += text.content.text
            case .expressionSegment: parts.append("")
            }
        }
    }
}

extension KeyPathExprSyntax {
    /// The names of the root and of the properties; `nil` for a key path with anything else than properties.
    ///
    /// The last name is `self` for the key path of the root.
    var names: [String]? {
        guard let root = root?.namedTypes.first, labels.count == components.count else { return nil }
        return root.split(separator: ".").map(String.init) + labels
    }

    fileprivate var labels: [String] {
        components.compactMap { component in
            guard case .property(let property) = component.component else { return nil }
            return property.declName.baseName.plainText
        }
    }
}

extension String {
    fileprivate var setsIdentifier: Bool { lowercased().hasSuffix("accessibilityidentifier") }

    fileprivate var setsKey: Bool { self == "accessibilityKey" || self == "setAccessibilityKey" }
}
