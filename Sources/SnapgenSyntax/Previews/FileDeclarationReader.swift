import SnapgenModel
import SwiftSyntax

/// A declaration of a file with what is known of it at a glance.
struct FoundDeclaration {
    /// Its name; `init` for an initializer, `subscript` for a subscript.
    let name: String
    /// The code that may use it.
    let visibility: FileDeclaration.Visibility
    /// Indicates whether code may use it without naming it: an operator that others are made of, a subscript.
    var isUsedUnnamed = false
    /// Reads the rest, which matters for few declarations and takes most of the time.
    let read: () -> FileDeclaration
}

/// Collects the declarations of a file, those inside bodies of code left out.
struct FileDeclarationReader {
    /// The declarations found so far, in source order.
    private(set) var declarations: [FoundDeclaration] = []
    /// The types that a type inherits from, by last names.
    private(set) var supertypes: [String: [String]] = [:]
    /// The parts of the file that a test can carry.
    private let parts: FileParts
    /// The protocols that other files cannot see; what an extension gives to them, it gives to types that they can.
    private var hiddenProtocols: Set<String> = []
    /// Those of the `#if`s around the declaration that is read.
    private var conditions: [BranchCondition] = []
    /// The part that contains the declaration that is read.
    private var part: Int?

    /// A reader of a file with these parts.
    init(parts: FileParts) {
        self.parts = parts
    }

    /// Collects from a whole file.
    mutating func read(_ all: [TopLevelDeclaration]) {
        hiddenProtocols = Set(
            all.map(\.node).filter { $0.is(ProtocolDeclSyntax.self) && $0.modifiers.isHiding }.flatMap(\.declaredNames))
        for declaration in all {
            conditions = declaration.conditions
            part = parts.position(of: declaration.node)
            read(topLevel: declaration.node)
        }
    }

    private mutating func read(topLevel declaration: DeclSyntax) {
        if let node = declaration.as(ExtensionDeclSyntax.self) {
            guard let name = node.extendedType.namedTypes.first?.dottedComponents.last else { return }
            addSupertypes(node.inheritanceClause, of: String(name))
            let isHidden = node.modifiers.isHiding || hiddenProtocols.contains(String(name))
            read(
                node.memberBlock, of: String(name), default: isHidden ? .file : .open,
                isConstrained: node.genericWhereClause != nil)
        } else {
            add(declaration, owner: nil, visibility: declaration.modifiers.isHiding ? .file : .open)
            read(membersOf: declaration)
        }
    }

    private mutating func read(membersOf declaration: DeclSyntax) {
        guard let block = declaration.memberBlock, let name = declaration.declaredNames.first else { return }
        addSupertypes(declaration.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause, of: name)
        read(block, of: name, default: .open)
        if declaration.is(StructDeclSyntax.self) { addMemberwise(of: block, name) }
    }

    private mutating func addSupertypes(_ clause: InheritanceClauseSyntax?, of type: String) {
        let names = clause.namedTypes.compactMap { $0.dottedComponents.last.map(String.init) }
        if !names.isEmpty { supertypes[type, default: []] += names }
    }

    /// - Parameters:
    ///   - default: the access level of members without a modifier.
    ///   - isConstrained: whether only some of the types are extended, of which a member may be a value.
    private mutating func read(
        _ block: MemberBlockSyntax, of type: String, default: FileDeclaration.Visibility, isConstrained: Bool = false
    ) {
        let outer = part
        for member in block.flattenedMembers {
            let visibility = member.modifiers.visibility ?? `default`
            part = outer ?? parts.position(of: member)
            add(member, owner: type, visibility: visibility, isConstrained: isConstrained)
            read(membersOf: member)
        }
        part = outer
    }

    private mutating func add(
        _ node: DeclSyntax, owner: String?, visibility: FileDeclaration.Visibility, isConstrained: Bool = false
    ) {
        guard !node.is(OperatorDeclSyntax.self), !node.is(PrecedenceGroupDeclSyntax.self) else { return }
        for name in node.declaredNames {
            let isUsedUnnamed = node.isUsedUnnamed(name)
            declarations.append(
                FoundDeclaration(name: name, visibility: visibility, isUsedUnnamed: isUsedUnnamed) {
                    [conditions, part] in
                    FileDeclaration(
                        // An operator is found without a type before it, wherever it is declared.
                        owner: node.isOperator ? nil : owner, name: name, visibility: visibility,
                        belongsToType: owner != nil && node.belongsToType,
                        canBeImplied: isConstrained || node.mayBeValue(of: owner),
                        parameters: node.parameters,
                        conditions: conditions,
                        part: part)
                })
        }
        addSetters(of: node, owner: owner)
    }

    /// Adds the setters that fewer files see than the rest of the declaration: `private(set) var stars = 3`.
    private mutating func addSetters(of node: DeclSyntax, owner: String?) {
        guard let visibility = node.modifiers.setterVisibility else { return }
        for name in node.declaredNames {
            declarations.append(
                FoundDeclaration(name: NameUse.setter(of: name), visibility: visibility) { [conditions, part] in
                    FileDeclaration(
                        owner: owner, name: NameUse.setter(of: name), visibility: visibility,
                        belongsToType: owner != nil && node.belongsToType, conditions: conditions, part: part)
                })
        }
    }

    /// The initializer that a struct gets by itself takes its stored properties, and is as hidden as they are.
    private mutating func addMemberwise(of block: MemberBlockSyntax, _ type: String) {
        let members = block.flattenedMembers
        guard !members.contains(where: { $0.is(InitializerDeclSyntax.self) }) else { return }
        let stored = members.compactMap { $0.as(VariableDeclSyntax.self) }.filter(\.isMemberwise)
        let parameters = stored.flatMap { node in
            node.declaredNames.map { FileDeclaration.Parameter(label: $0, isOptional: node.hasDefault) }
        }
        let visibility = stored.map { $0.modifiers.visibility ?? .open }.min { $0.rank < $1.rank } ?? .open
        add(initializer: parameters, of: type, visibility)
        if parameters.allSatisfy(\.isOptional) { add(initializer: [], of: type, .open) }
    }

    private mutating func add(
        initializer parameters: [FileDeclaration.Parameter], of type: String, _ visibility: FileDeclaration.Visibility
    ) {
        declarations.append(
            FoundDeclaration(name: "init", visibility: visibility) { [conditions, part] in
                FileDeclaration(
                    owner: type, name: "init", visibility: visibility, belongsToType: true, parameters: parameters,
                    conditions: conditions, part: part, isSynthesized: true)
            })
    }
}

// MARK: - Syntax

extension FileDeclaration.Visibility {
    fileprivate var rank: Int {
        switch self {
        case .type: 0
        case .file: 1
        case .open: 2
        }
    }
}

extension DeclModifierListSyntax {
    /// The code that may use a member; `nil` without an access modifier.
    var visibility: FileDeclaration.Visibility? {
        for modifier in self where modifier.detail == nil {
            switch modifier.name.text {
            case "private": return .type
            case "fileprivate": return .file
            case "internal", "package", "public", "open": return .open
            default: break
            }
        }
        return nil
    }

    /// The code that may set a property, where a modifier with `(set)` restricts it.
    fileprivate var setterVisibility: FileDeclaration.Visibility? {
        let modifier = first { $0.detail?.detail.text == "set" }
        switch modifier?.name.text {
        case "private": return .type
        case "fileprivate": return .file
        default: return nil
        }
    }

    /// Indicates whether other files cannot see the declaration, if it stands at the top level.
    var isHiding: Bool { visibility.map { $0 != .open } ?? false }
}

extension DeclSyntax {
    fileprivate var isOperator: Bool {
        switch self.as(FunctionDeclSyntax.self)?.name.tokenKind {
        case .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
    }

    /// Returns whether code may use the declaration `name` without naming it.
    ///
    /// The names are those of The Swift Programming Language, Attributes and Advanced Operators: interpolations, values
    /// that are called, result builders, wrappers, loops, and operators that the standard library makes others of.
    fileprivate func isUsedUnnamed(_ name: String) -> Bool {
        if let node = self.as(SubscriptDeclSyntax.self) {
            let label = node.parameterClause.subscriptParameters.first?.label ?? ""
            return label.isEmpty || label == "dynamicMember"
        }
        return self.is(FunctionDeclSyntax.self) && unnamedFunctions.contains(name)
            || self.is(VariableDeclSyntax.self) && ["wrappedValue", "projectedValue"].contains(name)
    }
}

/// The functions that code may use without naming them.
private let unnamedFunctions: Set<String> = [
    "appendInterpolation", "appendLiteral", "callAsFunction", "dynamicallyCall", "makeIterator", "makeAsyncIterator",
    "buildArray", "buildBlock", "buildEither", "buildExpression", "buildFinalResult", "buildLimitedAvailability",
    "buildOptional", "buildPartialBlock", "==", "<", "~=",
]

// Switches come first for the most frequent declarations, because a cast to a protocol takes as long as reading several
// of them.
extension DeclSyntax {
    var modifiers: DeclModifierListSyntax {
        switch self.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node): node.modifiers
        case .functionDecl(let node): node.modifiers
        case .initializerDecl(let node): node.modifiers
        default: asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
        }
    }

    /// The names that it declares.
    var declaredNames: [String] {
        switch self.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node): node.declaredNames
        case .functionDecl(let node): [node.name.plainText]
        case .initializerDecl: ["init"]
        case .subscriptDecl: ["subscript"]
        case .enumCaseDecl: []
        default: asProtocol((any NamedDeclSyntax).self).map { [$0.name.plainText] } ?? []
        }
    }

    /// The members of a type or an extension; `nil` for other declarations.
    var memberBlock: MemberBlockSyntax? {
        switch self.as(DeclSyntaxEnum.self) {
        case .variableDecl, .functionDecl, .initializerDecl, .enumCaseDecl: nil
        default: asProtocol((any DeclGroupSyntax).self)?.memberBlock
        }
    }

    /// Indicates whether it is reached through the type and not through a value: a static member, an initializer or a
    /// type.
    fileprivate var belongsToType: Bool {
        let isMemberOfValues =
            self.is(VariableDeclSyntax.self) || self.is(FunctionDeclSyntax.self) || self.is(SubscriptDeclSyntax.self)
        return !isMemberOfValues
            || modifiers.contains { ["static", "class"].contains($0.name.text) }
    }

    fileprivate var parameters: [FileDeclaration.Parameter]? {
        if let node = self.as(FunctionDeclSyntax.self) { return node.signature.parameterClause.callParameters }
        if let node = self.as(InitializerDeclSyntax.self) { return node.signature.parameterClause.callParameters }
        return self.as(SubscriptDeclSyntax.self)?.parameterClause.subscriptParameters
    }

    /// Returns whether it may be a value of the type that it is a member of, so that a dot is enough before it.
    fileprivate func mayBeValue(of owner: String?) -> Bool {
        if self.is(InitializerDeclSyntax.self) { return true }
        if let node = self.as(FunctionDeclSyntax.self) {
            return node.signature.returnClause?.type.names(owner) ?? false
        }
        return self.as(VariableDeclSyntax.self)?.bindings.contains { $0.mayBeValue(of: owner) } ?? false
    }
}

extension PatternBindingSyntax {
    fileprivate func mayBeValue(of owner: String?) -> Bool {
        if let type = typeAnnotation?.type { return type.names(owner) }
        guard let value = initializer?.value else { return true }
        return !value.isLiteral
    }
}

extension TypeSyntax {
    /// Returns whether it is the type `name`, an optional of it, or one whose name does not show it.
    fileprivate func names(_ name: String?) -> Bool {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.names(name) }
        if self.is(SomeOrAnyTypeSyntax.self) { return true }
        let last = namedTypes.first?.dottedComponents.last.map { String($0) }
        return last == name || last == "Self"
    }
}

extension ExprSyntax {
    fileprivate var isLiteral: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .arrayExpr,
            .dictionaryExpr:
            true
        default: false
        }
    }
}

extension VariableDeclSyntax {
    fileprivate var declaredNames: [String] { bindings.flatMap(\.pattern.boundNames) }

    /// Indicates whether it is a parameter of the initializer that a struct gets by itself.
    ///
    /// A wrapped property that is set where it stands counts as its wrapper's, which is not accessible elsewhere.
    fileprivate var isMemberwise: Bool {
        let isStatic = modifiers.contains { $0.name.text == "static" }
        let isComputed = bindings.contains { $0.accessorBlock?.getter != nil }
        let isSettled = bindingSpecifier.tokenKind == .keyword(.let) && hasDefault
        let isWrapped = hasDefault && attributes.contains { $0.is(AttributeSyntax.self) }
        return !isStatic && !isComputed && !isSettled && !isWrapped
    }

    fileprivate var hasDefault: Bool {
        bindings.allSatisfy { $0.initializer != nil || $0.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true }
    }
}

extension PatternSyntax {
    /// The names in a pattern of a property or a variable.
    fileprivate var boundNames: [String] {
        if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier.plainText] }
        return self.as(TuplePatternSyntax.self)?.elements.flatMap(\.pattern.boundNames) ?? []
    }
}

extension FunctionParameterClauseSyntax {
    fileprivate var callParameters: [FileDeclaration.Parameter] {
        parameters.map { parameter(labelled: $0.firstName, $0) }
    }

    /// Those of a subscript have a label only where they have two names.
    var subscriptParameters: [FileDeclaration.Parameter] {
        parameters.map { parameter(labelled: $0.secondName == nil ? .wildcardToken() : $0.firstName, $0) }
    }

    private func parameter(labelled label: TokenSyntax, _ node: FunctionParameterSyntax) -> FileDeclaration.Parameter {
        FileDeclaration.Parameter(
            label: label.tokenKind == .wildcard ? "" : label.plainText,
            isOptional: node.defaultValue != nil,
            isVariadic: node.ellipsis != nil)
    }
}
