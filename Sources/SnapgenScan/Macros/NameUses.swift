import SwiftSyntax

/// The names that the code of a preview uses.
struct NameUses {
    /// Names that stand alone and are not declared in the code itself: types, functions, variables.
    private(set) var free: Set<String> = []
    /// Members without anything before the dot: `.sample`.
    private(set) var implicitMembers: Set<String> = []
    /// Members of what is named like a type, `Hotel.sample`: the type's last name, then the member.
    private(set) var typeMembers: Set<[String]> = []
    /// Members of anything else: `hotel.withBreakfast()`.
    private(set) var members: Set<String> = []
    /// Calls of what is named like a type, or of `.init`, each with its labels.
    private(set) var constructions: Set<Construction> = []

    /// A value that is made: `Hotel(name: "Ritz")`.
    struct Construction: Hashable {
        /// The type's last name; `nil` for `.init(...)`.
        var type: String?
        /// The labels of the arguments, empty for none.
        var labels: [String]
    }

    /// The names in the arguments and the closures of a use.
    init(in use: MacroUse) {
        let collector = NameCollector(viewMode: .sourceAccurate)
        collector.walk(use.arguments)
        if let closure = use.closure { collector.walk(closure) }
        free = collector.free.subtracting(collector.declared)
        implicitMembers = collector.implicitMembers
        typeMembers = collector.typeMembers
        members = collector.members
        constructions = collector.constructions
    }

    /// The free names that begin like those of types, sorted.
    var typeNames: [String] { free.filter(\.looksLikeType).sorted() }
}

extension String {
    /// Whether it begins as types do by convention.
    var looksLikeType: Bool { first?.isUppercase ?? false }
}

private final class NameCollector: SyntaxVisitor {
    var declared: Set<String> = []
    var free: Set<String> = []
    var implicitMembers: Set<String> = []
    var typeMembers: Set<[String]> = []
    var members: Set<String> = []
    var constructions: Set<NameUses.Construction> = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        free.insert(node.baseName.plainText)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        free.insert(node.name.plainText)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.plainText
        guard let base = node.base else {
            implicitMembers.insert(name)
            return .skipChildren
        }
        if let type = base.lastName, type.looksLikeType {
            typeMembers.insert([type, name])
        } else {
            members.insert(name)
        }
        walk(base)
        return .skipChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let outer = node.baseType.namedTypes.first?.split(separator: ".").last {
            typeMembers.insert([String(outer), node.name.plainText])
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { $0.label?.plainText ?? "" }
        let member = node.calledExpression.as(MemberAccessExprSyntax.self)
        if member?.declName.baseName.text == "init" {
            constructions.insert(.init(type: member?.base?.lastName, labels: labels))
        } else if let type = node.calledExpression.lastName, type.looksLikeType {
            constructions.insert(.init(type: type, labels: labels))
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.identifier.plainText)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.name.plainText)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        declared.insert((node.secondName ?? node.firstName).plainText)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.name.plainText)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        declared.insert((node.secondName ?? node.firstName).plainText)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.name.plainText)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.name.plainText)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.name.plainText)
        return .visitChildren
    }
}

extension ExprSyntax {
    /// The last part of a name, `Cell` of `Hotel.Cell<Int>`; `nil` for what is no name.
    fileprivate var lastName: String? {
        let plain = self.as(GenericSpecializationExprSyntax.self)?.expression ?? self
        return plain.as(DeclReferenceExprSyntax.self)?.baseName.plainText
            ?? plain.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
    }
}
