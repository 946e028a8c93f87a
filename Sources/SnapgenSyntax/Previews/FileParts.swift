import SnapgenModel
import SwiftSyntax

/// A declaration that is no member, in a branch of an `#if` or outside of any.
struct TopLevelDeclaration {
    /// The declaration.
    let node: DeclSyntax
    /// The conditions of the `#if`s around it, outermost first.
    let conditions: [BranchCondition]
    /// Indicates whether one of these conditions has a syntax error.
    let isUnderBrokenCondition: Bool
}

/// A part of a file that a test can carry as a whole.
struct FilePart {
    /// A private declaration at the top level, a private member of an extension, or an extension of a private type.
    let node: DeclSyntax
    /// The extension that a member is in.
    let container: ExtensionDeclSyntax?
    /// The conditions of the `#if`s around it, outermost first.
    let conditions: [BranchCondition]
    /// Indicates whether one of these conditions has a syntax error.
    let isUnderBrokenCondition: Bool
    /// The positions of the extensions of a type, which are carried with it.
    var extensions: [Int] = []
}

/// The parts of a file that tests can carry: all that is private and not in the body of a type that other files see.
struct FileParts {
    /// The parts; those of a type's extensions after it.
    private(set) var all: [FilePart] = []
    private var positions: [SyntaxIdentifier: Int] = [:]
    /// The positions of private types by their names; several where an `#if` chooses one.
    private var types: [String: [Int]] = [:]

    /// The parts among the declarations of a file.
    init(of declarations: [TopLevelDeclaration]) {
        for declaration in declarations where declaration.node.modifiers.isHiding {
            if declaration.node.declaredNames.isEmpty || declaration.node.is(ExtensionDeclSyntax.self) { continue }
            addType(declaration.node.declaredNames[0], at: add(declaration.node, in: nil, of: declaration))
        }
        let extensions = declarations.filter { $0.node.is(ExtensionDeclSyntax.self) }
        // An extension of a nested type may precede the extension that declares the type.
        let (nested, others) = (extensions.filter(\.extendsNestedType), extensions.filter { !$0.extendsNestedType })
        for declaration in others + nested { add(extension: declaration) }
    }

    /// The position of the part that a declaration is; `nil` for a declaration that is in another part or in none.
    func position(of node: DeclSyntax) -> Int? { positions[node.id] }

    private mutating func addType(_ name: String, at position: Int) {
        types[name, default: []].append(position)
    }

    private mutating func add(
        _ node: DeclSyntax, in container: ExtensionDeclSyntax?, of declaration: TopLevelDeclaration,
        under conditions: [BranchCondition] = []
    ) -> Int {
        positions[node.id] = all.count
        all.append(
            FilePart(
                node: node, container: container, conditions: declaration.conditions + conditions,
                isUnderBrokenCondition: declaration.isUnderBrokenCondition))
        return all.count - 1
    }

    private mutating func add(extension declaration: TopLevelDeclaration) {
        guard let node = declaration.node.as(ExtensionDeclSyntax.self),
            let name = node.extendedType.namedTypes.first
        else { return }
        let outer = types(around: name)
        guard outer.isEmpty else {
            let position = add(declaration.node, in: nil, of: declaration)
            for type in outer { all[type].extensions.append(position) }
            return
        }
        for (member, conditions) in node.memberBlock.conditionalMembers {
            let visibility = member.modifiers.visibility ?? (node.modifiers.isHiding ? .file : .open)
            guard visibility != .open, let first = member.declaredNames.first else { continue }
            let position = add(member, in: node, of: declaration, under: conditions)
            if member.memberBlock != nil { addType("\(name).\(first)", at: position) }
        }
    }

    /// The private types among a name and those of its outer types.
    private func types(around name: String) -> [Int] {
        let names = name.dottedComponents
        return names.indices.flatMap { types[names[...$0].joined(separator: "."), default: []] }
    }
}

extension FilePart {
    /// The last names of the types whose members its code may use without naming the type.
    var enclosingTypes: [String] {
        let group = node.asProtocol((any DeclGroupSyntax).self)
        let inherited = (group?.inheritanceClause).namedTypes
        let own = group == nil || node.is(ExtensionDeclSyntax.self) ? [] : node.declaredNames
        let extended = [container, node.as(ExtensionDeclSyntax.self)].compactMap { $0 }
            .flatMap { $0.extendedType.namedTypes }
        return (own + inherited + extended).compactMap { $0.dottedComponents.last.map(String.init) }
    }

    /// The name in messages: `Placeholder`, `View.card`.
    var name: String {
        let own = node.as(ExtensionDeclSyntax.self)?.extendedType.namedTypes ?? node.declaredNames
        let outer = container?.extendedType.namedTypes.first
        return [outer, own.first].compactMap { $0 }.joined(separator: ".")
    }
}

// MARK: - Syntax

extension CodeBlockItemListSyntax {
    /// The declarations, those in the branches of `#if`s among them, each with what has to hold for it.
    func topLevelDeclarations(
        under conditions: [BranchCondition] = [], isBroken: Bool = false
    ) -> [TopLevelDeclaration] {
        flatMap { item -> [TopLevelDeclaration] in
            guard case .decl(let declaration) = item.item else { return [] }
            guard let node = declaration.as(IfConfigDeclSyntax.self) else {
                return [
                    TopLevelDeclaration(
                        node: declaration, conditions: conditions, isUnderBrokenCondition: isBroken)
                ]
            }
            return node.branches.flatMap { branch in
                guard case .statements(let items) = branch.clause.elements else { return [TopLevelDeclaration]() }
                return items.topLevelDeclarations(
                    under: conditions + [branch.condition].compactMap { $0 }, isBroken: isBroken || branch.isBroken)
            }
        }
    }
}

extension TopLevelDeclaration {
    fileprivate var extendsNestedType: Bool {
        let name = node.as(ExtensionDeclSyntax.self)?.extendedType.namedTypes.first
        return (name?.dottedComponents.count ?? 1) > 1
    }
}

extension MemberBlockSyntax {
    /// The members, those in the branches of `#if`s among them, each with the conditions of these.
    fileprivate var conditionalMembers: [(member: DeclSyntax, conditions: [BranchCondition])] {
        members.conditionalMembers(under: [])
    }
}

extension MemberBlockItemListSyntax {
    fileprivate func conditionalMembers(
        under conditions: [BranchCondition]
    ) -> [(member: DeclSyntax, conditions: [BranchCondition])] {
        flatMap { item -> [(member: DeclSyntax, conditions: [BranchCondition])] in
            guard let node = item.decl.as(IfConfigDeclSyntax.self) else { return [(item.decl, conditions)] }
            return node.branches.filter { !$0.isBroken }.flatMap { branch in
                (branch.clause.elements?.as(MemberBlockItemListSyntax.self) ?? []).conditionalMembers(
                    under: conditions + [branch.condition].compactMap { $0 })
            }
        }
    }
}
