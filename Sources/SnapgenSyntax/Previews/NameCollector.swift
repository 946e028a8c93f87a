import SnapgenModel
import SwiftSyntax

/// Collects the names that code uses and does not declare itself.
final class NameCollector: SyntaxVisitor {
    /// The uses found so far.
    private(set) var uses: Set<NameUse> = []
    /// The expressions found so far whose values depend on the target.
    private(set) var meanings = TargetMeanings()
    private var scopes = NameScopes()
    private let ignored: Set<SyntaxIdentifier>

    /// A collector that does not enter some declarations.
    init(without declarations: [DeclSyntax] = []) {
        ignored = Set(declarations.map(\.id))
        super.init(viewMode: .sourceAccurate)
    }

    private func use(_ name: TokenSyntax, call: NameCall? = nil) {
        let name = name.plainText
        if !scopes.declares(name) { uses.insert(NameUse(base: .nothing, name: name, call: call)) }
    }

    private func declare(_ name: TokenSyntax) {
        scopes.declare(name.plainText)
    }

    // MARK: Names

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        use(node.baseName, call: node.labels)
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        use(node.name)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        use(node.macroName)
        meanings.add(node)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        ignored.contains(node.id) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        use(node.operator)
        return .skipChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        use(node.operator)
        return .visitChildren
    }

    override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        use(node.operator)
        return .visitChildren
    }

    // MARK: Setters

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for (target, next) in zip(elements, elements.dropFirst()) where next.isAssignment { useSetters(in: target) }
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        useSetters(in: node.expression)
        return .visitChildren
    }

    /// Uses the setters of all properties in `a.b.c`: setting a member of a value sets the value.
    private func useSetters(in expression: ExprSyntax) {
        var rest: ExprSyntax? = expression
        while let target = rest {
            if let member = target.as(MemberAccessExprSyntax.self) {
                let name = NameUse.setter(of: member.declName.baseName.plainText)
                uses.insert(NameUse(base: base(of: member), name: name))
                rest = member.base
            } else if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
                if !scopes.declares(name) { uses.insert(NameUse(base: .nothing, name: NameUse.setter(of: name))) }
                rest = nil
            } else {
                rest =
                    target.as(SubscriptCallExprSyntax.self)?.calledExpression
                    ?? target.as(OptionalChainingExprSyntax.self)?.expression
                    ?? target.as(ForceUnwrapExprSyntax.self)?.expression
            }
        }
    }

    // MARK: Members

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        useMember(node, call: node.declName.labels)
        return .skipChildren
    }

    private func useMember(_ node: MemberAccessExprSyntax, call: NameCall?) {
        meanings.add(node)
        uses.insert(NameUse(base: base(of: node), name: node.declName.baseName.plainText, call: call))
        if node.isOfBinding { useSetters(in: ExprSyntax(node)) }
        if let base = node.base { walk(base) }
    }

    private func base(of node: MemberAccessExprSyntax) -> NameUse.Base {
        guard let base = node.base else { return .dot }
        guard let type = base.lastName, type.looksLikeType, !isLocal(base) else { return .value }
        return .type(type)
    }

    private func isLocal(_ expression: ExprSyntax) -> Bool {
        expression.as(DeclReferenceExprSyntax.self).map { scopes.declares($0.baseName.plainText) } ?? false
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let outer = node.baseType.namedTypes.first?.dottedComponents.last {
            uses.insert(NameUse(base: .type(String(outer)), name: node.name.plainText))
        }
        return .visitChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        if let root = node.root { walk(root) }
        for component in node.components {
            if let property = component.component.as(KeyPathPropertyComponentSyntax.self) {
                uses.insert(NameUse(base: .value, name: property.declName.baseName.plainText))
            } else {
                if let part = component.component.as(KeyPathSubscriptComponentSyntax.self) {
                    useSubscript(part.arguments)
                }
                walk(component)
            }
        }
        return .skipChildren
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let call = NameCall(
            labels: node.arguments.labels,
            closures: (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count)
        use(called: node.calledExpression, call)
        meanings.add(node)
        walk(node.arguments)
        if let closure = node.trailingClosure { walk(closure) }
        walk(node.additionalTrailingClosures)
        return .skipChildren
    }

    private func use(called expression: ExprSyntax, _ call: NameCall) {
        if let type = expression.lastName, type.looksLikeType, !isLocal(expression) {
            uses.insert(NameUse(base: .type(type), name: "init", call: call))
        }
        if let name = expression.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
            use(name.baseName, call: call)
        } else if let member = expression.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil {
            useMember(member, call: call)
        } else {
            walk(expression)
        }
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        useSubscript(node.arguments)
        if let type = node.calledExpression.lastName, type.looksLikeType, !isLocal(node.calledExpression) {
            useSubscript(node.arguments, of: .type(type))
        }
        return .visitChildren
    }

    private func useSubscript(_ arguments: LabeledExprListSyntax, of base: NameUse.Base = .value) {
        if arguments.looksLikePosition { return }
        uses.insert(NameUse(base: base, name: "subscript", call: NameCall(labels: arguments.labels)))
    }

    /// Without a label, it is rarely one of the project.
    override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.expressions.labels
        if labels.contains(where: { !$0.isEmpty }) {
            uses.insert(NameUse(base: .value, name: "appendInterpolation", call: NameCall(labels: labels)))
        }
        return .visitChildren
    }

    // MARK: Declarations

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.typeAnnotation { walk(type) }
        if let initializer = node.initializer { walk(initializer) }
        if let accessors = node.accessorBlock { walk(accessors) }
        walk(node.pattern)
        return .skipChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.typeAnnotation { walk(type) }
        if let initializer = node.initializer {
            walk(initializer)
        } else if let name = node.pattern.as(IdentifierPatternSyntax.self) {
            use(name.identifier)
        }
        walk(node.pattern)
        return .skipChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        declare(node.identifier)
        return .skipChildren
    }

    /// The parts of a capture have changed between versions of the parser, its words have not.
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        let tokens = Array(node.tokens(viewMode: .sourceAccurate))
        let name = tokens.first { if case .identifier = $0.tokenKind { true } else { false } }
        let isNew = tokens.contains { $0.tokenKind == .equal }
        if let name { isNew ? declare(name) : use(name) }
        return isNew ? .visitChildren : .skipChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        return .skipChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.secondName ?? node.firstName)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.secondName ?? node.firstName)
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        return .visitChildren
    }

    // MARK: Braces

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        scopes.open(declaring: node.statements.namesFromTheStart)
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { scopes.close() }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        scopes.open(declaring: node.statements.namesFromTheStart)
        return .visitChildren
    }

    override func visitPost(_ node: CodeBlockSyntax) { scopes.close() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.open()
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { scopes.close() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.open()
        return .visitChildren
    }

    override func visitPost(_ node: InitializerDeclSyntax) { scopes.close() }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
        scopes.open(declaring: node.flattenedMembers.flatMap(\.declaredNames))
        return .visitChildren
    }

    override func visitPost(_ node: MemberBlockSyntax) { scopes.close() }

    /// The names that a condition binds are valid in the braces behind it, and not behind `else`.
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        scopes.open()
        walk(node.conditions)
        walk(node.body)
        scopes.close()
        if let other = node.elseBody { walk(other) }
        return .skipChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        scopes.open()
        return .visitChildren
    }

    override func visitPost(_ node: WhileStmtSyntax) { scopes.close() }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.sequence)
        scopes.open()
        walk(node.pattern)
        if let condition = node.whereClause { walk(condition) }
        walk(node.body)
        scopes.close()
        return .skipChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        scopes.open(declaring: node.statements.namesFromTheStart)
        return .visitChildren
    }

    override func visitPost(_ node: SwitchCaseSyntax) { scopes.close() }
}

// MARK: - Syntax

extension DeclReferenceExprSyntax {
    /// The labels of a name that is written with them: `make(price:)`.
    fileprivate var labels: NameCall? {
        argumentNames.map { names in
            NameCall(labels: names.arguments.map { $0.name.tokenKind == .wildcard ? "" : $0.name.plainText })
        }
    }
}

extension LabeledExprListSyntax {
    fileprivate var labels: [String] { map { $0.label?.plainText ?? "" } }

    /// Indicates whether it is a place in a list, `[0]`: rarely a subscript of the project.
    fileprivate var looksLikePosition: Bool {
        guard count == 1, let only = first, only.label == nil else { return false }
        return only.expression.is(IntegerLiteralExprSyntax.self)
    }
}

extension MemberAccessExprSyntax {
    /// Indicates whether it is a member of a binding, `$model.stars`, which may set the property.
    fileprivate var isOfBinding: Bool {
        var root: ExprSyntax? = base
        while let member = root?.as(MemberAccessExprSyntax.self) { root = member.base }
        return root?.as(DeclReferenceExprSyntax.self)?.baseName.text.hasPrefix("$") ?? false
    }
}

extension ExprSyntax {
    /// Indicates whether it is `=` or an operator such as `+=`.
    var isAssignment: Bool {
        if self.is(AssignmentExprSyntax.self) { return true }
        guard let name = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
    }

    /// The last part of a name, `Cell` of `Hotel.Cell<Int>`; `nil` for what is no name.
    fileprivate var lastName: String? {
        let plain = self.as(GenericSpecializationExprSyntax.self)?.expression ?? self
        return plain.as(DeclReferenceExprSyntax.self)?.baseName.plainText
            ?? plain.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
    }
}
