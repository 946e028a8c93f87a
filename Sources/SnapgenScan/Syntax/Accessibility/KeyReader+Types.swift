import SnapgenModel
import SwiftSyntax

extension KeyReader {
    /// Adds a type with its properties, as far as they matter to schemas and tables of constants.
    func append(
        _ keyword: ScannedDeclaration.Kind, _ node: some DeclGroupSyntax, at place: some SyntaxProtocol
    ) -> SyntaxVisitorContinueKind {
        let around = Array(sequence(first: Syntax(node), next: \.parent))
        // Types in code that runs are local.
        let isLocal = around.contains {
            $0.is(CodeBlockSyntax.self) || $0.is(AccessorBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
        }
        guard let name = Syntax(node).enclosingTypeName, !isLocal else { return .visitChildren }
        var type = KeyType(
            name: name, module: file.module, location: places.location(of: place), keyword: keyword,
            inherited: node.inheritanceClause.namedTypes)
        type.isPrivate = around.contains(where: \.isPrivate)
        type.isGeneric = around.contains { node in
            node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
        }
        type.isConditional = around.contains { $0.is(IfConfigClauseSyntax.self) }
        type.properties = node.memberBlock.flattenedMembers.flatMap { properties(in: $0, of: type) }
        file.types.append(type)
        return .visitChildren
    }

    private func properties(in member: DeclSyntax, of type: KeyType) -> [KeyProperty] {
        if let cases = member.as(EnumCaseDeclSyntax.self) {
            let isText = type.inherited.contains("String")
            guard type.keyword == .enum, isText || type.isTable else { return [] }
            return cases.elements.map { element in
                let text = element.rawValue.map { $0.value.plainString } ?? element.name.plainText
                var property = property(element.name, element.parameterClause == nil ? text.map { [$0] } : nil)
                (property.kind, property.isText) = (.case, isText)
                return property
            }
        }
        if let function = member.as(FunctionDeclSyntax.self) {
            let type = function.signature.returnClause?.type
            return [property(function.name, nil, function.modifiers, of: type, by: function.body?.statements)]
        }
        guard let variable = member.as(VariableDeclSyntax.self) else { return [] }
        return variable.bindings.compactMap { binding in
            binding.identifier.map { property($0, of: binding, in: variable) }
        }
    }

    /// Returns a property with a text, or with that which its code makes, of the text of a case if it is a member of one.
    private func property(
        _ name: TokenSyntax, _ parts: [String]?, _ modifiers: DeclModifierListSyntax = [], of type: TypeSyntax? = nil,
        by body: CodeBlockItemListSyntax? = nil
    ) -> KeyProperty {
        var property = KeyProperty(label: name.plainText, location: places.location(of: name))
        let parts = parts ?? body?.singleValue?.as(StringLiteralExprSyntax.self)?.parts
        (property.parts, property.isText) = (parts ?? [], parts != nil)
        if modifiers.areStatic { property.kind = .static }
        guard let body, type?.namedTypes.first == "String" else { return property }
        let texts = ["rawValue", #""\(self)""#, "String(describing: self)", #""\(rawValue)""#]
        let value = body.singleValue.map { CodeText.canonical($0) } ?? ""
        let usesText = ["rawValue", "(self)", ": self)"].contains(where: body.description.contains)
        property.ownText = texts.contains(String(value.trimmingPrefix("self."))) ? .whole : usesText ? .part : nil
        return property
    }

    private func property(
        _ name: TokenSyntax, of binding: PatternBindingSyntax, in variable: VariableDeclSyntax
    ) -> KeyProperty {
        let value = binding.initializer?.value
        var property = property(
            name, value?.plainString.map { [$0] }, variable.modifiers, of: binding.typeAnnotation?.type,
            by: binding.accessorBlock?.getter)
        if property.kind == .member, binding.accessorBlock?.getter != nil { property.kind = .computed }
        property.documentation = variable.leadingTrivia.documentationLines
        if let type = binding.typeAnnotation?.type {
            let element = type.as(ArrayTypeSyntax.self)?.element
            let named = element ?? type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
            (property.type, property.list) = (named.namedTypes.first, element.map { _ in .empty })
        }
        let element = value?.as(ArrayExprSyntax.self)?.elements.first?.expression
        if let call = (element ?? value)?.as(FunctionCallExprSyntax.self) {
            property.createsValue = !variable.modifiers.contains { $0.name.text == "lazy" }
            let argument = call.arguments.first.flatMap { $0.label == nil ? $0.expression.plainString : nil }
            property.parts = argument.map { [$0] } ?? property.parts
            let list = call.calledExpression.as(ArrayExprSyntax.self)?.elements.first?.expression
            if let names = (list ?? call.calledExpression).dottedNames, !names[0].isEmpty {
                property.type = names.joined(separator: ".")
            }
            if list != nil { property.list = .empty }
            if element != nil { property.list = .filled }
        }
        return property
    }
}

extension Syntax {
    /// Indicates whether only the file can use a declaration.
    var isPrivate: Bool { self.asProtocol((any WithModifiersSyntax).self)?.modifiers.hideFromOtherFiles ?? false }
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
