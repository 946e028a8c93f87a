import SwiftParser
import SwiftSyntax

extension TypeSyntax {
    /// The types that are named here: the parts of a composition, without attributes, `any` and generic arguments.
    ///
    /// `@MainActor SwiftUI.PreviewProvider & Testable` names `SwiftUI.PreviewProvider` and `Testable`; `~Copyable`
    /// and types that have no name, such as functions, name nothing.
    var namedTypes: [String] {
        switch self.as(TypeSyntaxEnum.self) {
        case .identifierType(let type): [type.name.typeName]
        case .memberType(let type): type.qualifiedName.map { [$0] } ?? []
        case .attributedType(let type): type.baseType.namedTypes
        case .someOrAnyType(let type): type.constraint.namedTypes
        case .compositionType(let type): type.elements.flatMap { $0.type.namedTypes }
        case .tupleType(let type): type.elements.count == 1 ? type.elements.flatMap { $0.type.namedTypes } : []
        default: []
        }
    }

    /// The type that `[Int]`, `[Int: Int]` or `Int?` stands for.
    var sugaredType: String? {
        [SyntaxKind.arrayType: "Array", .dictionaryType: "Dictionary", .optionalType: "Optional"][kind]
    }

    var hasGenericArguments: Bool {
        sugaredType != nil || self.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil
            || self.as(MemberTypeSyntax.self)?.genericArgumentClause != nil
    }
}

extension MemberTypeSyntax {
    fileprivate var qualifiedName: String? {
        let base = baseType.as(IdentifierTypeSyntax.self)?.name.typeName
        return (base ?? baseType.as(MemberTypeSyntax.self)?.qualifiedName).map { "\($0).\(name.typeName)" }
    }
}

extension InheritanceClauseSyntax? {
    var namedTypes: [String] {
        self?.inheritedTypes.flatMap { $0.type.namedTypes } ?? []
    }
}

extension TokenSyntax {
    var plainText: String {
        // Each use of `text` makes a string of the token's bytes.
        let text = text
        let backtick = UInt8(ascii: "`")
        guard text.utf8.first == backtick, text.utf8.last == backtick, text.utf8.count > 2 else { return text }
        return String(Substring(text.utf8.dropFirst().dropLast()))
    }

    /// A type's name without backticks; a raw identifier with a dot keeps them, because dots separate names.
    var typeName: String {
        let name = plainText
        return name.utf8.contains(UInt8(ascii: ".")) ? text : name
    }
}

extension ExprSyntax {
    var plainString: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

    var memberName: String? { self.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText }

    var lastName: TokenSyntax? {
        self.as(DeclReferenceExprSyntax.self)?.baseName ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName
    }

    /// The names that an expression consists of, without calls and generic arguments; the first one is empty if the
    /// type is implicit, as in `.b`.
    var dottedNames: [String]? {
        var names: [String] = []
        var expression = self
        while true {
            switch expression.as(ExprSyntaxEnum.self) {
            case .declReferenceExpr(let name): return (names + [name.baseName.plainText]).reversed()
            case .genericSpecializationExpr(let generic): expression = generic.expression
            case .optionalChainingExpr(let optional): expression = optional.expression
            case .forceUnwrapExpr(let force): expression = force.expression
            // `Table().name`
            case .functionCallExpr(let call) where call.arguments.isEmpty && call.trailingClosure == nil:
                expression = call.calledExpression
            case .memberAccessExpr(let member):
                names.append(member.declName.baseName.plainText)
                guard let base = member.base else { return (names + [""]).reversed() }
                expression = base
            default: return nil
            }
        }
    }
}

extension FunctionCallExprSyntax {
    var functionToken: TokenSyntax? {
        (calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? calledExpression).lastName
    }

    var functionName: String { functionToken?.plainText ?? "" }
}

extension FreestandingMacroExpansionSyntax {
    var isPreview: Bool { macroName.text == "Preview" }
}

extension PatternBindingSyntax {
    /// The name that it binds; `nil` for a pattern of several.
    var identifier: TokenSyntax? { pattern.as(IdentifierPatternSyntax.self)?.identifier }
}

extension DeclModifierListSyntax {
    var areStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }

    /// Indicates whether only the file can use a declaration; `private(set)` hides nothing that a test reads.
    var hideFromOtherFiles: Bool {
        contains { $0.detail == nil && ["private", "fileprivate"].contains($0.name.text) }
    }
}

extension LabeledExprListSyntax {
    func argument(_ label: String) -> ExprSyntax? { first { $0.label?.plainText == label }?.expression }
}

extension AttributeListSyntax {
    /// The names outside of `#if`.
    var names: [String] { compactMap { $0.as(AttributeSyntax.self) }.flatMap(\.attributeName.namedTypes) }
}
