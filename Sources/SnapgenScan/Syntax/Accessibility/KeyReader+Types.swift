import SnapgenModel
import SwiftSyntax

extension KeyReader {
    /// Adds a type with its properties, as far as they matter to schemas and tables of constants.
    func append(
        _ keyword: KeyType.Keyword, _ node: some DeclGroupSyntax, at place: some SyntaxProtocol
    ) -> SyntaxVisitorContinueKind {
        let around = Array(sequence(first: Syntax(node), next: \.parent))
        guard let name = Syntax(node).enclosingTypeName, !around.contains(where: \.isCode) else {
            return .visitChildren
        }
        let location = places.location(of: place)
        var type = KeyType(
            name: name, module: file.module, path: location.path, line: location.line, column: location.column,
            keyword: keyword, inherited: node.inheritanceClause.namedTypes)
        type.isPrivate = around.contains(where: \.isPrivate)
        type.isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
        type.isGeneric = around.contains(where: \.isGeneric)
        type.isConditional = around.contains { $0.is(IfConfigClauseSyntax.self) }
        type.properties = node.memberBlock.flattenedMembers.flatMap { properties(in: $0, of: type) }
        type.describesItself = type.mayBeTable && node.memberBlock.describesItself
        file.types.append(type)
        return .visitChildren
    }

    private func properties(in member: DeclSyntax, of type: KeyType) -> [KeyProperty] {
        if let cases = member.as(EnumCaseDeclSyntax.self) {
            guard type.hasTexts || (type.keyword == .enum && type.mayBeTable) else { return [] }
            return cases.elements.filter { $0.parameterClause == nil }.map { property($0, isText: type.hasTexts) }
        }
        if let function = member.as(FunctionDeclSyntax.self) {
            guard let parts = function.body?.statements.onlyText else { return [] }
            var property = declared(function.name)
            (property.parts, property.isText) = (parts, true)
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

    private func declared(_ name: TokenSyntax) -> KeyProperty {
        KeyProperty(label: name.plainText, at: places.location(of: name))
    }

    private func property(_ element: EnumCaseElementSyntax, isText: Bool) -> KeyProperty {
        var property = declared(element.name)
        (property.isStatic, property.isCase, property.isText) = (true, true, isText)
        property.parts = element.rawValue.map { $0.value.plainString.map { [$0] } ?? [] } ?? [element.name.plainText]
        return property
    }

    private func property(_ binding: PatternBindingSyntax) -> KeyProperty? {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
        var property = declared(name)
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

    private func apply(_ value: ExprSyntax, to property: inout KeyProperty) {
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

extension KeyType {
    fileprivate var hasTexts: Bool { keyword == .enum && inherited.contains("String") }

    fileprivate var mayBeTable: Bool { ["ccessibilityId", "A11y", "AXId"].contains { name.contains($0) } }
}

extension Syntax {
    /// Indicates whether only the file can use a declaration.
    var isPrivate: Bool {
        let modifiers = self.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
        return modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }

    fileprivate var isGeneric: Bool {
        self.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
    }

    /// Indicates whether it is code that runs, in which types are local.
    fileprivate var isCode: Bool {
        self.is(CodeBlockSyntax.self) || self.is(AccessorBlockSyntax.self) || self.is(ClosureExprSyntax.self)
    }
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
