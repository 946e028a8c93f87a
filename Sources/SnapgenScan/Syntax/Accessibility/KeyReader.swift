package import SnapgenModel
import SwiftSyntax

extension SyntaxReader {
    /// Reads the facts of a file about accessibility keys, on the caller's stack; a warning for a file that is too
    /// complex.
    package static func keys(
        in bytes: UnsafeBufferPointer<UInt8>, of path: RelativePath, module: String, isUITest: Bool
    ) -> ScannedKeyFile {
        var file = ScannedKeyFile(path: path, module: module, isUITest: isUITest)
        let places = SourcePlaces(path: path, bytes: bytes)
        if let complaint = ParseGuard.verdict(on: bytes).complaint {
            file.diagnostics = [complaint.diagnostic(in: places)]
            return file
        }
        let reader = KeyReader(places, file)
        reader.walk(parse(bytes))
        return reader.completedFile
    }
}

final class KeyReader: PlaceVisitor {
    var file: ScannedKeyFile
    /// The expressions that refer to properties, functions and types, by the name.
    private var names: [String: [ExprSyntax]] = [:]

    init(_ places: SourcePlaces, _ file: ScannedKeyFile) {
        self.file = file
        super.init(places)
    }

    /// The file, with the code around the uses of members in which keys are set.
    var completedFile: ScannedKeyFile {
        var file = file
        let members = Set(file.places.compactMap(\.context.member))
        for (name, uses) in names {
            let isType = !file.isUITest && name.first?.isUppercase == true
            let uses = isType ? uses.filter { $0.parent?.is(FunctionCallExprSyntax.self) ?? false } : uses
            if isType || members.contains(name) { file.surroundings[name] = uses.map(ViewContextReader.context) }
        }
        return file
    }

    // MARK: - Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { append(.class, node, at: node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { append(.struct, node, at: node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { append(.enum, node, at: node.name) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        append(.extension, node, at: node.extendedType)
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        file.aliases[node.name.typeName] = node.initializer.value.namedTypes.first
        return .visitChildren
    }

    // MARK: - Previews

    // Code that only previews refer to sets no key in a view of the app.

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        node.isPreview ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.isPreview ? .skipChildren : .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        node.bindings.first?.identifier?.plainText == "previews" ? .skipChildren : .visitChildren
    }

    // MARK: - References

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let path = ExprSyntax(node).dottedNames
        refer(to: path ?? ["", node.declName.baseName.plainText], at: node.declName)
        if let path, path.count == 2, path[0] == "self" { names[path[1], default: []].append(ExprSyntax(node)) }
        return path == nil ? .visitChildren : .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
            let name = node.baseName.plainText
            refer(to: [name], at: node)
            names[name, default: []].append(ExprSyntax(node))
        }
        return .skipChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        if let names = node.names { refer(to: names, at: node) }
        if node.root == nil { refer(to: ["\\"] + node.labels, at: node) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        // An extension does not use its type.
        if node.parent?.is(ExtensionDeclSyntax.self) != true { refer(to: [node.name.typeName], at: node) }
        return .visitChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if file.isUITest {
            file.tests.texts.append(KeyPlace(value: .text(node.parts), location: places.location(of: node)))
        }
        return .visitChildren
    }

    private func refer(to names: [String], at place: some SyntaxProtocol) {
        file.references[names, default: []].append(places.line(of: place))
    }

    // MARK: - Look-ups

    override func visitPost(_ node: SubscriptCallExprSyntax) {
        guard file.isUITest, let argument = node.arguments.first, node.arguments.count == 1, argument.label == nil
        else { return }
        let chain = chain(of: node.calledExpression)
        let query = String(chain.lastComponent)
        let isQuery = ["descendants(matching:", "children(matching:"].contains(where: chain.contains)
        // `buttons["a"]` in an extension of `XCUIApplication`
        let isImplicit = Syntax(node).enclosingTypeName?.hasPrefix("XCUI") == true
        guard isQuery || ElementKind.queries.contains(query), isImplicit || query != chain else { return }
        look(up: argument.expression, in: chain, query)
    }

    private func look(up value: ExprSyntax, in chain: String, _ query: String? = nil) {
        let others = ["springboard", "safari", "webviews", "keyboards", ".keys", "bundleidentifier:", "(url:"]
        guard !value.is(IntegerLiteralExprSyntax.self), !others.contains(where: chain.lowercased().contains)
        else { return }
        append(value, KeyPlace(target: chain, kind: query, context: context(of: value), location: place(of: value)))
    }

    /// The code of a query or an element, with the value of a local constant that it begins with.
    private func chain(of code: ExprSyntax, depth: Int = 0) -> String {
        let text = CodeText.canonical(code).trimmingPrefix("self.")
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard depth < 4, case .constant(let value) = Syntax(code).meaning(of: String(name)) else { return String(text) }
        return chain(of: value, depth: depth + 1) + text.dropFirst(name.count)
    }

    override func visitPost(_ node: FunctionDeclSyntax) {
        guard file.isUITest, let body = node.body else { return }
        for parameter in node.parameters where parameter.type == "String" {
            file.tests.takers[parameter.key, default: []].insert(Syntax(node).enclosingTypeName ?? "")
        }
        if node.signature.returnClause?.type.namedTypes == ["XCUIApplication"] { note(body, as: node.name.plainText) }
    }

    /// Adds a name if its code creates another app.
    private func note(_ code: some SyntaxProtocol, as name: String) {
        let text = CodeText.canonical(code)
        guard ["(bundleIdentifier:", "(url:"].contains(where: { text.contains("XCUIApplication\($0)") }) else { return }
        file.tests.otherApps.formUnion([name, "\(Syntax(code).enclosingTypeName ?? "").\(name)"])
    }

    // MARK: - Places

    override func visitPost(_ node: FunctionCallExprSyntax) {
        let name = node.functionName
        if file.isUITest {
            if let value = node.wantedIdentifier { look(up: value, in: chain(of: node.calledExpression)) }
            for (index, argument) in node.arguments.enumerated() where !argument.expression.is(ClosureExprSyntax.self) {
                let value = argument.expression
                file.tests.arguments["\(name):\(argument.label?.plainText ?? "\(index)")", default: []].append(
                    KeyPlace(value: self.value(of: value), context: context(of: value), location: place(of: value)))
            }
            return
        }
        let member = node.calledExpression.as(MemberAccessExprSyntax.self)
        if let argument = node.arguments.first,
            name.setsKey
                ? member != nil : name.setsIdentifier && argument.label == nil || node.isDeprecatedIdentifier
        {
            // A call of another function than the modifier sets the identifier of an object.
            let target = name.hasPrefix("accessibility") ? nil : member?.base.map { CodeText.canonical($0) }
            append(argument.expression, item: node.item, draft(at: node, node.functionToken, target: target))
            return
        }
        for argument in node.arguments where argument.label?.text.setsIdentifier == true {
            append(argument.expression, draft(at: node, argument.label, isPassed: true))
        }
    }

    override func visitPost(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        guard !file.isUITest, elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
            let name = elements[0].dottedNames?.last, name.setsIdentifier || name.setsKey
        else { return }
        let token = elements[0].lastToken(viewMode: .sourceAccurate)
        append(
            elements.count == 3 ? elements[2] : ExprSyntax(node),
            draft(at: node, token, target: CodeText.canonical(elements[0])))
    }

    override func visitPost(_ node: PatternBindingSyntax) {
        if file.isUITest { note(node, as: CodeText.canonical(node.pattern)) }
        let modifiers = node.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers ?? []
        // A static property is a constant in a table.
        guard !file.isUITest, !modifiers.contains(where: { $0.name.text == "static" }),
            let name = node.identifier, name.text.setsIdentifier, let value = node.initializer?.value
        else { return }
        append(value, draft(at: node, name, isPassed: true))
    }

    private func draft(
        at node: some SyntaxProtocol, _ name: TokenSyntax?, target: String? = nil, isPassed: Bool = false
    ) -> KeyPlace {
        KeyPlace(
            target: target, kind: node.as(FunctionCallExprSyntax.self)?.rootCall?.functionName, isPassed: isPassed,
            context: ViewContextReader.read(node), location: place(of: name.map { Syntax($0) } ?? Syntax(node)))
    }

    private func context(of code: ExprSyntax) -> ViewContext { ViewContext(type: Syntax(code).enclosingTypeName) }

    private func place(of node: some SyntaxProtocol) -> SourceLocation { places.location(of: node) }

    private func append(_ code: ExprSyntax, item: ExprSyntax? = nil, _ draft: KeyPlace) {
        // `.keyPath(\A.b, item: id)` and `.identifier("a")` of `AccessibilityKey`
        if let call = code.as(FunctionCallExprSyntax.self), let argument = call.arguments.first?.expression,
            ["identifier", "keyPath"].contains(call.functionName),
            ["", "AccessibilityKey"].contains(call.calledExpression.dottedNames?.first)
        {
            return append(argument, item: call.item, draft)
        }
        for (number, (value, ternary)) in alternatives(of: code).enumerated()
        where !value.is(NilLiteralExprSyntax.self) && value.plainString != "" {
            var place = draft
            if let ternary {
                (place.context.isInLoop, place.context.isChosen) = (false, true)
                place.context.branches.append(.init(statement: ternary.offset, number: number))
                place.location = places.location(of: value)
            }
            place.value = self.value(of: value, item: item)
            place.code = String(CodeText.canonical(value).prefix { !$0.isNewline }.prefix(120))
            file.places.append(place)
        }
    }

    // MARK: - Values

    /// The expressions that an expression, or the right side of an assignment, chooses from, with the condition.
    private func alternatives(of value: ExprSyntax) -> [(ExprSyntax, ternary: ExprSyntax?)] {
        let elements = value.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
        let ternaries = elements.filter { $0.is(UnresolvedTernaryExprSyntax.self) }
        guard ternaries.count == 1, let last = elements.last,
            let ternary = elements.dropLast().last?.as(UnresolvedTernaryExprSyntax.self)
        else { return [(value, nil)] }
        return [(ternary.thenExpression, ternaries[0]), (last, ternaries[0])]
    }

    private func value(of code: ExprSyntax, item: ExprSyntax? = nil, depth: Int = 0) -> KeyPlace.Value {
        if let keyPath = code.as(KeyPathExprSyntax.self) {
            return keyPath.names.map { .keyPath($0, item: item.map { CodeText.canonical($0) }) } ?? .computed
        }
        if let literal = code.as(StringLiteralExprSyntax.self) { return .text(literal.parts) }
        let call = code.as(FunctionCallExprSyntax.self)
        guard var path = code.dottedNames ?? call?.calledExpression.dottedNames, depth < 4 else { return .computed }
        switch Syntax(code).meaning(of: path[0]) {
        case .constant(let value) where path.count == 1: return self.value(of: value, depth: depth + 1)
        case .constant(let value): path = (value.dottedNames ?? [path[0]]) + path.dropFirst()
        case .parameter(let name, let type) where path.dropFirst().allSatisfy { $0 == "rawValue" }:
            return .parameter(name, type: type)
        case .parameter, nil: break
        }
        if path.count > 1, path.last == "rawValue" { path.removeLast() }
        return .reference(path)
    }
}

extension FunctionCallExprSyntax {
    /// Indicates whether this is the deprecated form of the modifier: `.accessibility(identifier: "list")`.
    var isDeprecatedIdentifier: Bool { functionName == "accessibility" && arguments.first?.label?.text == "identifier" }

    fileprivate var item: ExprSyntax? { arguments.argument("item") }

    /// The argument that a query or a predicate compares with identifiers: `matching(identifier:)`, `identifier == %@`.
    fileprivate var wantedIdentifier: ExprSyntax? {
        if ["matching", "element", "containing"].contains(functionName) { return arguments.argument("identifier") }
        let values = arguments.map(\.expression)
        guard arguments.first?.label?.text == "format", let parts = values[0].as(StringLiteralExprSyntax.self)?.parts,
            parts.count > 1 || values.count > 1, parts.contains(where: { $0.contains("identifier") })
        else { return nil }
        return parts[0].contains(/^[^%]*identifier\s*(==?|LIKE)\s*%@/) ? values[1] : ExprSyntax(self)
    }
}

extension Syntax {
    fileprivate enum Meaning {
        case constant(ExprSyntax)
        case parameter(String, type: String)
    }

    /// Returns what a name means in the functions around, or in the file; `nil` for anything else.
    fileprivate func meaning(of name: String) -> Meaning? {
        var child = self
        while let parent = child.parent {
            if let parameter = parent.as(FunctionDeclSyntax.self)?.parameters.first(where: { $0.name == name }) {
                return .parameter(parameter.key, type: parameter.type)
            }
            if let items = parent.as(CodeBlockItemListSyntax.self) {
                let isFile = parent.parent?.is(SourceFileSyntax.self) ?? false
                let known = isFile ? Array(items) : Array(items.prefix { $0.id != child.id })
                let constants = known.compactMap { $0.item.as(VariableDeclSyntax.self) }
                    .filter { $0.bindingSpecifier.text == "let" }.flatMap(\.bindings)
                let value = constants.last { $0.identifier?.plainText == name }?.initializer?.value
                if let value { return .constant(value) }
            }
            child = parent
        }
        return nil
    }
}

extension FunctionDeclSyntax {
    /// The parameters, with their keys in `ScannedKeyFile.TestCode.arguments` and the last names of their types.
    fileprivate var parameters: [(name: String, key: String, type: String)] {
        signature.parameterClause.parameters.enumerated().map { index, parameter in
            let (label, type) = (parameter.firstName.plainText, parameter.type.namedTypes.first ?? "")
            let key = "\(name.plainText):\(label == "_" ? "\(index)" : label)"
            return ((parameter.secondName ?? parameter.firstName).plainText, key, String(type.lastComponent))
        }
    }
}

extension StringLiteralExprSyntax {
    var parts: [String] {
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
