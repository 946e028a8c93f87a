import SwiftSyntax

/// Finds the types of a file with their properties, as far as they matter to schemas and tables of constants.
final class KeyTypeReader: PlaceVisitor {
    private(set) var types: [ScannedKeyType] = []
    private(set) var aliases: [String: String] = [:]
    private var scope = DeclarationScope()

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { append(.class, node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { append(.struct, node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { append(.enum, node) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.extendedType.namedTypes.first else { return .skipChildren }
        return append(.extension, node, named: name, at: node.extendedType, isGeneric: false)
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        aliases[node.name.typeName] = node.initializer.value.namedTypes.first
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func append(
        _ kind: ScannedKeyType.Kind, _ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax
    ) -> SyntaxVisitorContinueKind {
        append(kind, node, named: node.name.typeName, at: node.name, isGeneric: node.genericParameterClause != nil)
    }

    private func append(
        _ kind: ScannedKeyType.Kind, _ node: some DeclGroupSyntax, named name: String, at place: some SyntaxProtocol,
        isGeneric: Bool
    ) -> SyntaxVisitorContinueKind {
        let outer = scope
        defer { scope = outer }
        scope = outer.applying(node.attributes, node.modifiers)
        scope.isGeneric = outer.isGeneric || isGeneric
        var type = ScannedKeyType(
            name: outer.qualified(name), kind: kind, inherited: node.inheritanceClause.namedTypes,
            location: places.location(of: place))
        type.isPrivate = scope.isPrivate
        type.isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
        type.isGeneric = scope.isGeneric
        type.isConditional = sequence(first: Syntax(node), next: \.parent).contains { $0.is(IfConfigClauseSyntax.self) }
        let members = node.memberBlock.flattenedMembers
        type.properties = members.flatMap { properties(in: $0, of: type) }
        type.describesItself = type.mayBeTable && node.memberBlock.describesItself
        types.append(type)
        scope.names.append(name)
        for member in members { walk(member) }
        return .skipChildren
    }

    private func properties(in member: DeclSyntax, of type: ScannedKeyType) -> [ScannedKeyProperty] {
        if let cases = member.as(EnumCaseDeclSyntax.self) {
            guard type.hasTexts || (type.kind == .enum && type.mayBeTable) else { return [] }
            return cases.elements.filter { $0.parameterClause == nil }.map { property($0, isText: type.hasTexts) }
        }
        if let function = member.as(FunctionDeclSyntax.self) {
            guard let parts = function.body?.statements.onlyText else { return [] }
            var property = ScannedKeyProperty(
                label: function.name.plainText, parts: parts, isText: true, location: places.location(of: function.name)
            )
            property.isStatic = function.modifiers.contains { $0.name.text == "static" }
            return [property]
        }
        guard let variable = member.as(VariableDeclSyntax.self) else { return [] }
        let modifiers = Set(variable.modifiers.map(\.name.text))
        return variable.bindings.compactMap { binding in
            guard var property = property(binding) else { return nil }
            property.isStatic = modifiers.contains("static") || modifiers.contains("class")
            property.isLazy = modifiers.contains("lazy")
            property.documentation = variable.leadingTrivia.documentationLines
            return property
        }
    }

    private func property(_ element: EnumCaseElementSyntax, isText: Bool) -> ScannedKeyProperty {
        var property = ScannedKeyProperty(label: element.name.plainText, location: places.location(of: element.name))
        (property.isStatic, property.isCase, property.isText) = (true, true, isText)
        property.parts = element.rawValue.map { $0.value.plainString.map { [$0] } ?? [] } ?? [element.name.plainText]
        return property
    }

    private func property(_ binding: PatternBindingSyntax) -> ScannedKeyProperty? {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
        var property = ScannedKeyProperty(label: name.plainText, location: places.location(of: name))
        property.isComputed = binding.accessorBlock?.isComputed ?? false
        if case .getter(let statements) = binding.accessorBlock?.accessors, let parts = statements.onlyText {
            (property.parts, property.isText) = (parts, true)
        }
        if let type = binding.typeAnnotation?.type {
            let element = type.listElement
            property.list = element?.kind
            property.type = (element?.type ?? type.as(OptionalTypeSyntax.self)?.wrappedType ?? type).namedTypes.first
        }
        if let value = binding.initializer?.value { apply(value, to: &property) }
        return property
    }

    private func apply(_ value: ExprSyntax, to property: inout ScannedKeyProperty) {
        if let text = value.plainString {
            (property.parts, property.isText) = ([text], true)
            return
        }
        guard let call = value.as(FunctionCallExprSyntax.self) else { return }
        property.createsValue = true
        let argument = call.arguments.first.flatMap { $0.label == nil ? $0.expression.plainString : nil }
        property.parts = argument.map { [$0] } ?? []
        let callee = call.calledExpression
        if let element = callee.listElement {
            (property.list, property.type) = (element.kind, element.name)
        } else if let names = callee.dottedNames, names.first != "" {
            property.type = names.joined(separator: ".")
        }
    }
}

private let listKinds: [String: KeyProperty.ListKind] = ["Array": .array, "AccessibilityList": .list]

extension ScannedKeyType {
    fileprivate var hasTexts: Bool { kind == .enum && inherited.contains("String") }

    fileprivate var mayBeTable: Bool { ["ccessibilityId", "A11y", "AXId"].contains { name.contains($0) } }
}

extension MemberBlockSyntax {
    /// Indicates whether the code of a type makes a text of the value, which for cases without a raw value is the name.
    fileprivate var describesItself: Bool {
        let code = members.map { CodeText.canonical($0) }.joined()
        return code.contains(#""\(self)""#) || code.contains("String(describing: self)")
    }
}

extension AccessorBlockSyntax {
    fileprivate var isComputed: Bool {
        switch accessors {
        case .getter: true
        case .accessors(let accessors):
            accessors.contains { ["get", "_read", "unsafeAddress"].contains($0.accessorSpecifier.text) }
        }
    }
}

extension CodeBlockItemListSyntax {
    /// The parts of the text that is the only statement.
    fileprivate var onlyText: [String]? {
        guard count == 1, let item = first?.item else { return nil }
        let value = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
        return value?.as(StringLiteralExprSyntax.self)?.parts
    }
}

extension TypeSyntax {
    fileprivate var listElement: (kind: KeyProperty.ListKind, type: TypeSyntax)? {
        if let array = self.as(ArrayTypeSyntax.self) { return (.array, array.element) }
        guard let name = self.as(IdentifierTypeSyntax.self), let kind = listKinds[name.name.text],
            let argument = name.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
        else { return nil }
        return (kind, argument)
    }
}

extension ExprSyntax {
    /// The name of the elements if this is the type of a list that is called: `[CellAccessibility]`.
    fileprivate var listElement: (kind: KeyProperty.ListKind, name: String)? {
        if let array = self.as(ArrayExprSyntax.self) {
            let element = array.elements.count == 1 ? array.elements.first?.expression.dottedNames : nil
            return element.map { (.array, $0.joined(separator: ".")) }
        }
        guard let generic = self.as(GenericSpecializationExprSyntax.self),
            let name = generic.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let kind = listKinds[name],
            let argument = generic.genericArgumentClause.arguments.first?.argument.as(TypeSyntax.self),
            let element = argument.namedTypes.first
        else { return nil }
        return (kind, element)
    }
}

extension Trivia {
    /// The lines of the documentation comment of line comments just before a declaration.
    fileprivate var documentationLines: [String] {
        pieces.compactMap { piece in
            guard case .docLineComment(let text) = piece else { return nil }
            return text.dropFirst(3).trimmingPrefix(" ").description
        }
    }
}
