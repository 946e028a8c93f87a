import SwiftSyntax

/// What a file declares that code in other files cannot name, and a preview in the file can.
struct HiddenDeclarations {
    /// Names at the file's top level.
    private var topLevel: Set<String> = []
    /// Static members and nested types: the type's last name, then the member.
    private var typeMembers: Set<[String]> = []
    /// Members of values.
    private var members: Set<String> = []
    /// Initializers: a type's last name and the labels.
    private var initializers: [(type: String, labels: [String])] = []
    /// Initializers that everybody can call.
    private var openInitializers: [(type: String, labels: [String])] = []
    /// What is `private` in a type, and seen only by what stands in the same type: the type's last name, then the member.
    private var privateMembers: Set<[String]> = []

    /// The hidden declarations of a file.
    init(of items: CodeBlockItemListSyntax) {
        walk(items)
    }

    /// A hidden name that a preview uses; of several, the first by alphabet.
    ///
    /// - Parameter enclosing: the names of the types that the preview stands in.
    func first(usedBy uses: NameUses, in enclosing: [String]) -> String? {
        var found = uses.free.intersection(topLevel)
        found.formUnion(uses.members.intersection(members))
        found.formUnion(uses.typeMembers.intersection(typeMembers).map { $0.joined(separator: ".") })
        found.formUnion(uses.implicitMembers.intersection(typeMembers.compactMap(\.last)))
        found.formUnion(uses.constructions.filter(isHidden).map(\.spelling))
        found.formUnion(enclosing.flatMap { outer in uses.free.filter { isSeenOnly(in: outer, $0) } })
        return found.min()
    }

    private func isSeenOnly(in type: String, _ name: String) -> Bool {
        privateMembers.contains([type, name]) || typeMembers.contains([type, name])
    }

    /// Whether a call can only mean a hidden initializer: parameters may have defaults, so some of their labels may be
    /// missing.
    private func isHidden(_ call: NameUses.Construction) -> Bool {
        func fits(_ initializer: (type: String, labels: [String])) -> Bool {
            (call.type ?? initializer.type) == initializer.type && call.labels.isSubsequence(of: initializer.labels)
        }
        return initializers.contains(where: fits) && !openInitializers.contains(where: fits)
    }
}

// MARK: - Collecting

extension HiddenDeclarations {
    private mutating func walk(_ items: CodeBlockItemListSyntax) {
        for case .decl(let declaration) in items.map(\.item) {
            visit(topLevel: declaration)
        }
    }

    private mutating func visit(topLevel declaration: DeclSyntax) {
        if let conditional = declaration.as(IfConfigDeclSyntax.self) {
            for (_, clause) in ConditionStack.branches(of: conditional) {
                if case .statements(let items) = clause.elements { walk(items) }
            }
        } else if let node = declaration.as(ExtensionDeclSyntax.self) {
            guard let name = node.extendedType.namedTypes.first?.split(separator: ".").last else { return }
            visit(members: node.memberBlock, of: String(name), hidesAll: node.modifiers.isHiding)
        } else {
            if declaration.modifiers.isHiding { topLevel.formUnion(declaration.declaredNames) }
            visit(type: declaration)
        }
    }

    private mutating func visit(type declaration: DeclSyntax) {
        guard let group = declaration.asProtocol((any DeclGroupSyntax).self),
            let name = declaration.declaredNames.first
        else { return }
        visit(members: group.memberBlock, of: name, hidesAll: false)
        if declaration.is(StructDeclSyntax.self) { addMemberwise(of: group.memberBlock, name) }
    }

    /// - Parameter hidesAll: whether the members are in a private extension, where they are hidden unless they say so.
    private mutating func visit(members block: MemberBlockSyntax, of type: String, hidesAll: Bool) {
        for member in block.flattenedMembers {
            let isPrivate = member.modifiers.hides(.private)
            let isHidden = member.modifiers.hides(.fileprivate) || (hidesAll && !isPrivate)
            if let node = member.as(InitializerDeclSyntax.self) {
                let labels = node.signature.parameterClause.parameters.map(\.label)
                if isHidden { initializers.append((type, labels)) }
                if !isHidden, !isPrivate { openInitializers.append((type, labels)) }
            } else if isPrivate {
                privateMembers.formUnion(member.declaredNames.map { [type, $0] })
            } else if isHidden {
                add(member, of: type)
            }
            visit(type: member)
        }
    }

    private mutating func add(_ member: DeclSyntax, of type: String) {
        if member.belongsToType {
            typeMembers.formUnion(member.declaredNames.map { [type, $0] })
        } else {
            members.formUnion(member.declaredNames)
            privateMembers.formUnion(member.declaredNames.map { [type, $0] })
        }
    }

    /// The initializer that a struct gets by itself takes its stored properties, and is as hidden as they are.
    private mutating func addMemberwise(of block: MemberBlockSyntax, _ type: String) {
        guard !block.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }) else { return }
        let stored = block.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter(\.isMemberwise)
        guard stored.contains(where: { $0.modifiers.hides(.fileprivate) }) else { return }
        initializers.append((type, stored.flatMap(\.declaredNames)))
        if stored.allSatisfy(\.hasDefault) { openInitializers.append((type, [])) }
    }
}

// MARK: - Syntax

extension NameUses.Construction {
    fileprivate var spelling: String {
        "\(type ?? ".init")(\(labels.map { "\($0.isEmpty ? "_" : $0):" }.joined()))"
    }
}

extension [String] {
    /// Whether these elements occur in `other` in this order.
    fileprivate func isSubsequence(of other: [String]) -> Bool {
        var rest = other[...]
        for element in self {
            guard let index = rest.firstIndex(of: element) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }
}

extension DeclModifierListSyntax {
    fileprivate func hides(_ keyword: Keyword) -> Bool {
        contains { $0.detail == nil && $0.name.tokenKind == .keyword(keyword) }
    }

    /// Whether other files cannot see the declaration, if it stands at the top level.
    fileprivate var isHiding: Bool { hides(.private) || hides(.fileprivate) }
}

extension DeclSyntax {
    fileprivate var modifiers: DeclModifierListSyntax {
        asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    }

    /// The names that it declares.
    fileprivate var declaredNames: [String] {
        if let variable = self.as(VariableDeclSyntax.self) { return variable.declaredNames }
        return asProtocol((any NamedDeclSyntax).self).map { [$0.name.plainText] } ?? []
    }

    /// Whether it is reached through the type and not through a value: a static member or a type.
    fileprivate var belongsToType: Bool {
        modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
            || !(self.is(VariableDeclSyntax.self) || self.is(FunctionDeclSyntax.self))
    }
}

extension VariableDeclSyntax {
    fileprivate var declaredNames: [String] {
        bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText }
    }

    /// Whether it is a parameter of the initializer that a struct gets by itself.
    fileprivate var isMemberwise: Bool {
        let isStatic = modifiers.contains { $0.name.tokenKind == .keyword(.static) }
        let isComputed = bindings.contains { $0.accessorBlock != nil }
        let isSettled = bindingSpecifier.tokenKind == .keyword(.let) && hasDefault
        return !isStatic && !isComputed && !isSettled
    }

    fileprivate var hasDefault: Bool {
        bindings.allSatisfy { $0.initializer != nil || $0.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true }
    }
}

extension FunctionParameterSyntax {
    /// The label that a call writes; empty for none.
    fileprivate var label: String {
        firstName.tokenKind == .wildcard ? "" : firstName.plainText
    }
}
