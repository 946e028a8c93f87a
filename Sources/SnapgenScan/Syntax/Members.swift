import SwiftSyntax

extension MemberBlockSyntax {
    var flattenedMembers: [DeclSyntax] { members.flatMap(\.flattened) }
}

extension MemberBlockItemSyntax {
    var flattened: [DeclSyntax] {
        guard let conditional = decl.as(IfConfigDeclSyntax.self) else { return [decl] }
        return conditional.branches.flatMap { branch in
            branch.clause.elements?.as(MemberBlockItemListSyntax.self)?.flatMap(\.flattened) ?? []
        }
    }
}

extension InheritanceClauseSyntax? {
    var namedTypes: [String] {
        self?.inheritedTypes.flatMap { $0.type.namedTypes } ?? []
    }
}

extension DeclSyntax {
    var bodies: [CodeBlockItemListSyntax] {
        switch self.as(DeclSyntaxEnum.self) {
        case .functionDecl(let node): node.body.map { [$0.statements] } ?? []
        case .initializerDecl(let node): node.body.map { [$0.statements] } ?? []
        case .deinitializerDecl(let node): node.body.map { [$0.statements] } ?? []
        case .variableDecl(let node): node.bindings.flatMap { $0.accessorBlock?.bodies ?? [] }
        case .subscriptDecl(let node): node.accessorBlock?.bodies ?? []
        default: []
        }
    }
}

extension AccessorBlockSyntax {
    fileprivate var bodies: [CodeBlockItemListSyntax] {
        switch accessors {
        case .getter(let body): [body]
        case .accessors(let accessors): accessors.compactMap { $0.body?.statements }
        }
    }

    var getter: CodeBlockItemListSyntax? {
        switch accessors {
        case .getter(let body): body
        case .accessors(let accessors):
            accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
        }
    }
}
