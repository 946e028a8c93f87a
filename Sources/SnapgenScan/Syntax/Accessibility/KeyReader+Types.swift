import SnapgenModel
import SwiftSyntax

extension KeyReader {
    /// Adds a type with its properties, as far as they matter to schemas and tables of constants.
    func append(
        _ keyword: ScannedDeclaration.Kind, _ node: some DeclGroupSyntax, at place: some SyntaxProtocol
    ) -> SyntaxVisitorContinueKind {
        let around = Array(sequence(first: Syntax(node), next: \.parent))
        guard let name = Syntax(node).enclosingTypeName, !around.contains(where: \.isCode) else {
            return .visitChildren
        }
        var type = KeyType(
            name: name, module: file.module, location: places.location(of: place), keyword: keyword,
            inherited: node.inheritanceClause.namedTypes)
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
            guard let parts = function.body?.statements.singleValue?.textParts else { return [] }
            return [property(function.name, parts, function.modifiers)]
        }
        guard let variable = member.as(VariableDeclSyntax.self) else { return [] }
        return variable.bindings.compactMap { binding in
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
            return name.map { property($0, of: binding, in: variable) }
        }
    }

    private func property(
        _ name: TokenSyntax, _ parts: [String]?, _ modifiers: DeclModifierListSyntax = []
    ) -> KeyProperty {
        var property = KeyProperty(label: name.plainText, location: places.location(of: name))
        (property.parts, property.isText) = (parts ?? [], parts != nil)
        property.isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
        property.isLazy = modifiers.contains { $0.name.text == "lazy" }
        return property
    }

    private func property(_ element: EnumCaseElementSyntax, isText: Bool) -> KeyProperty {
        let text = element.rawValue.map { $0.value.plainString } ?? element.name.plainText
        var property = property(element.name, text.map { [$0] } ?? [])
        (property.isStatic, property.isCase, property.isText) = (true, true, isText)
        return property
    }

    private func property(
        _ name: TokenSyntax, of binding: PatternBindingSyntax, in variable: VariableDeclSyntax
    ) -> KeyProperty {
        let value = binding.initializer?.value
        let parts = value?.plainString.map { [$0] } ?? binding.accessorBlock?.getter?.singleValue?.textParts
        var property = property(name, parts, variable.modifiers)
        property.isComputed = binding.accessorBlock?.isComputed ?? false
        property.documentation = variable.leadingTrivia.documentationLines
        if let type = binding.typeAnnotation?.type {
            let named = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
            property.setType(by: type, named: named.namedTypes.first)
        }
        let element = value?.as(ArrayExprSyntax.self)?.elements.first?.expression
        if let call = (element ?? value)?.as(FunctionCallExprSyntax.self) {
            property.createsValue = true
            let argument = call.arguments.first.flatMap { $0.label == nil ? $0.expression.plainString : nil }
            property.parts = argument.map { [$0] } ?? property.parts
            let names = call.calledExpression.dottedNames.flatMap { $0[0].isEmpty ? nil : $0.joined(separator: ".") }
            property.setType(by: call.calledExpression, named: names ?? property.type)
            if element != nil { property.list = .filled }
        }
        return property
    }
}

extension KeyProperty {
    /// Sets the type, or that of the elements of a list: `[CellAccessibility]`.
    fileprivate mutating func setType(by code: some SyntaxProtocol, named name: String?) {
        let mayBeList = ["[", "Array"].contains(code.firstToken(viewMode: .sourceAccurate)?.text)
        let text = mayBeList ? CodeText.canonical(code) : ""
        let list = text.wholeMatch(of: /(?:\[|Array<)([^<>\[\]?: ]+)(?:<.*>)?[\]>]/)
        if list != nil { self.list = .empty }
        type = list.map { String($0.1.replacing("`", with: "")) } ?? name
    }
}

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
        guard case .accessors(let accessors) = accessors else { return true }
        return accessors.contains { ["get", "_read", "unsafeAddress"].contains($0.accessorSpecifier.text) }
    }
}

extension ExprSyntax {
    fileprivate var textParts: [String]? { self.as(StringLiteralExprSyntax.self)?.parts }
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
