import SnapgenConfiguration
import SnapgenModel
import SwiftSyntax

/// Walks declarations by hand: a visitor of every node takes a quarter more of the parser's time, this a hundredth
/// where the file has no preview.
struct DeclarationReader {
    private(set) var result: ScannedFile
    /// The offsets at which comments before a declaration begin.
    private(set) var starts: Set<Int> = []

    let places: SourcePlaces
    let settings: CatalogSettings
    let factsReader: FactsReader?
    /// Indicates whether a word of the catalog occurs in the file, so that its code may contain previews.
    let mentionsCatalog: Bool

    mutating func read(_ file: SourceFileSyntax) {
        let start = SourceLocation(path: places.path, line: 1, column: 1)
        walk(file.statements, in: DeclarationScope(context: ScannedContext(location: start)))
    }

    private mutating func walk(_ items: CodeBlockItemListSyntax, in scope: DeclarationScope) {
        for item in items {
            switch item.item {
            case .decl(let declaration): visit(declaration, in: scope)
            case .expr, .stmt: visit(code: item.item, in: scope)
            }
        }
    }

    private mutating func walk(
        _ type: some DeclGroupSyntax, named names: [String], access: AccessLevel, in outer: DeclarationScope
    ) {
        var scope = outer
        scope.names = names
        scope.nesting += 1
        scope.access = access
        for member in type.memberBlock.members { visit(member.decl, in: scope) }
    }

    private mutating func visit(_ declaration: DeclSyntax, in scope: DeclarationScope) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .ifConfigDecl(let node): visit(conditional: node, in: scope)
        case .macroExpansionDecl(let node): visit(macro: node, in: scope)
        case .importDecl(let node): result.imports += node.path.prefix(1).map(\.name.plainText)
        case .structDecl(let node): visit(type: node, .struct, in: scope)
        case .enumDecl(let node): visit(type: node, .enum, in: scope)
        case .classDecl(let node): visit(type: node, .class, in: scope)
        case .actorDecl(let node): visit(type: node, .actor, in: scope)
        case .protocolDecl(let node): visit(protocol: node, in: scope)
        case .extensionDecl(let node): visit(extension: node, in: scope)
        case .typeAliasDecl(let node): visit(typealias: node, in: scope)
        default: visit(code: declaration, in: scope)
        }
    }

    /// Xcode shows no preview in a body or a closure, but the program contains it; tests reach no type there.
    private mutating func visit(code: some SyntaxProtocol, in outer: DeclarationScope) {
        // Most code contains neither a macro nor an `#if`, and walking it takes longer than its text.
        guard mentionsCatalog, code.syntaxTextBytes.contains(UInt8(ascii: "#")) else { return }
        var scope = outer
        // A macro by itself is one of the file or the type.
        scope.isInFunction = !code.is(MacroExpansionExprSyntax.self)
        // Not by calling itself, because expressions may be nested thousands of times.
        var waiting = [(Syntax(code), scope)]
        while let (node, scope) = waiting.popLast() {
            switch node.as(SyntaxEnum.self) {
            case .macroExpansionDecl(let node): visit(macro: node, in: scope)
            case .macroExpansionExpr(let node): collect(node, at: node, in: scope)
            case .ifConfigDecl(let node):
                waiting += node.branches.reversed().map { (Syntax($0.clause), scope.inside($0)) }
            default: waiting += node.children(viewMode: .sourceAccurate).reversed().map { ($0, scope) }
            }
        }
    }

    // MARK: - Types

    private mutating func visit(
        type node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax,
        _ kind: ScannedDeclaration.Kind, in outer: DeclarationScope
    ) {
        // A name that is none would be an error of all tests.
        if node.name.hasError { return }
        var scope = outer.applying(node.attributes, node.modifiers)
        scope.isGeneric = scope.isGeneric || node.genericParameterClause != nil
        append(node, kind, scope.qualified(node.name.typeName), at: node.name, in: scope)
        walk(node, named: scope.names + [node.name.typeName], access: .internal, in: scope)
    }

    private mutating func visit(protocol node: ProtocolDeclSyntax, in outer: DeclarationScope) {
        let scope = outer.applying(node.attributes, node.modifiers)
        append(node, .protocol, scope.qualified(node.name.typeName), at: node.name, in: scope)
    }

    private mutating func visit(extension node: ExtensionDeclSyntax, in outer: DeclarationScope) {
        let type = node.extendedType
        guard let name = type.sugaredType ?? type.namedTypes.first, !type.hasError else { return }
        var scope = outer.applying(node.attributes, node.modifiers)
        scope.isGeneric = node.genericWhereClause != nil || type.hasGenericArguments
        append(node, .extension, name, at: type, in: scope)
        let names = name.dottedComponents.map { String($0) }
        walk(node, named: names, access: outer.access(with: node.modifiers), in: scope)
    }

    private mutating func append(
        _ node: some DeclGroupSyntax, _ kind: ScannedDeclaration.Kind, _ name: String, at place: some SyntaxProtocol,
        in scope: DeclarationScope
    ) {
        // Macros make a type conform in code that is not seen here.
        let names = node.attributes.names.map { String($0.lastComponent) }
        let attributes = names.filter { settings.attributes[$0] != nil }
        var declaration = ScannedDeclaration(
            kind: kind, name: name,
            inherited: node.inheritanceClause.namedTypes + attributes.compactMap { settings.attributes[$0] },
            attributes: attributes, isGeneric: scope.isGeneric, context: context(of: node, at: place, in: scope),
            facts: factsReader?.facts(of: node, at: place, in: scope))
        if kind == .protocol {
            let types = node.memberBlock.flattenedMembers.compactMap { $0.as(AssociatedTypeDeclSyntax.self) }
            declaration.associatedTypes = types.map(\.name.plainText)
        } else {
            declaration.offers = SampleReader(places: places).offers(of: node.memberBlock, isEnum: kind == .enum)
        }
        result.declarations.append(declaration)
    }

    private mutating func visit(typealias node: TypeAliasDeclSyntax, in outer: DeclarationScope) {
        let scope = outer.applying(node.attributes, node.modifiers)
        result.declarations.append(
            ScannedDeclaration(
                kind: .typealias, name: scope.qualified(node.name.typeName),
                inherited: node.initializer.value.namedTypes,
                isGeneric: scope.isGeneric || node.genericParameterClause != nil,
                context: context(of: node, at: node.name, in: scope)))
    }

    private mutating func context(
        of node: some SyntaxProtocol, at place: some SyntaxProtocol, in scope: DeclarationScope
    ) -> ScannedContext {
        let (directives, problems) = DirectiveParser.directives(before: node, in: places)
        result.diagnostics += problems
        starts.insert(node.position.utf8Offset)
        var context = scope.context
        context.location = places.location(of: place)
        context.directives = directives
        return context
    }

    // MARK: - Code around types

    private mutating func visit(conditional node: IfConfigDeclSyntax, in scope: DeclarationScope) {
        for branch in node.branches {
            let scope = scope.inside(branch)
            switch branch.clause.elements {
            case .statements(let items): walk(items, in: scope)
            case .decls(let members): for member in members { visit(member.decl, in: scope) }
            default: break
            }
        }
    }

    // MARK: - Macros

    private mutating func visit(macro node: MacroExpansionDeclSyntax, in outer: DeclarationScope) {
        collect(node, at: node.pound, in: outer.applying(node.attributes, node.modifiers))
    }

    private mutating func collect(
        _ use: some FreestandingMacroExpansionSyntax, at place: some SyntaxProtocol, in scope: DeclarationScope
    ) {
        let macro = use.macroName.plainText
        guard settings.macros.contains(macro) else { return }
        let context = context(of: use, at: place, in: scope)
        let reader = PreviewMacroReader(use, in: scope, atLine: context.location.line, places: places)
        result.diagnostics += reader.diagnostics
        let name = use.nameArgument
        let displayName = name?.plainString
        result.macros.append(
            ScannedMacro(
                macro: macro, displayName: displayName,
                hasComputedName: name != nil && displayName == nil && !(name?.is(NilLiteralExprSyntax.self) ?? false),
                isNameBelow: name.map { places.line(of: $0) > context.location.line } ?? false,
                shownTypes: displayName == nil ? reader.shownTypes : [],
                enclosingType: scope.names.isEmpty ? nil : scope.names.joined(separator: "."),
                isHidden: scope.isHidden, isGeneric: scope.isGeneric, content: reader.content, context: context,
                facts: factsReader?.facts(of: use)))
    }
}
