import SwiftSyntax

struct ViewContextReader {
    private var context = ViewContext()
    private var isDetached = false

    /// Returns the code around the use of a member or a type; a call is part of the use, and its modifiers belong to the
    /// view that it makes.
    static func context(of use: ExprSyntax) -> ViewContext {
        let call = use.parent?.as(FunctionCallExprSyntax.self)
        return read(call?.calledExpression.id == use.id ? call.map { ExprSyntax($0) } ?? use : use)
    }

    static func read(_ node: some SyntaxProtocol) -> ViewContext {
        var reader = ViewContextReader()
        reader.climb(from: Syntax(node))
        return reader.context
    }

    private mutating func climb(from node: Syntax) {
        var child = node
        var isInside = false
        var member: Syntax?
        while let parent = child.parent {
            // The branches of `#if` matter around a member as well.
            if member == nil || parent.is(IfConfigClauseListSyntax.self) { readBranch(of: child, in: parent) }
            if member == nil, let call = parent.as(FunctionCallExprSyntax.self) {
                isInside = readCall(call, from: child, isInside: isInside)
            }
            child = parent
            if member == nil, readMember(parent) { member = parent }
        }
        context.type = member?.enclosingTypeName
    }

    // MARK: - Members

    private mutating func readMember(_ node: Syntax) -> Bool {
        guard node.isMember else { return false }
        let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes.names ?? []
        switch node.as(SyntaxEnum.self) {
        case .functionDecl(let function):
            context.member = function.name.plainText
            // Called for each row of a table or a collection.
            let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
            if labels.contains(where: ["cellForRowAt", "cellForItemAt"].contains) { repeatView() }
        case .initializerDecl: context.member = "init"
        case .variableDecl(let variable):
            let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
            context.member = pattern?.identifier.plainText ?? ""
        default: return false
        }
        // Those let code be called by its name at run time: `@objc`, `@IBAction`.
        let namesObjectiveC = attributes.contains { $0 == "objc" || $0.hasPrefix("IB") }
        context.isPrivate = node.isPrivate && context.member != "init" && !namesObjectiveC
        return true
    }

    // MARK: - Branches

    private mutating func readBranch(of child: Syntax, in parent: Syntax) {
        var before: [Syntax] { Array(parent.children(viewMode: .sourceAccurate).prefix { $0.id != child.id }) }
        switch parent.as(SyntaxEnum.self) {
        case .ifExpr(let node):
            let isSingle = node.conditions.count == 1
            let condition = isSingle ? node.conditions.first?.condition.as(ExprSyntax.self) : nil
            let code = condition.map { CodeText.canonical($0) }
            if child.id == node.body.id { add(node, 0, where: code) }
            if child.id == node.elseBody?.id { add(node, 1, where: code.map(ViewContext.Branch.negation)) }
            let areBindings = node.conditions.allSatisfy { $0.condition.is(OptionalBindingConditionSyntax.self) }
            if !areBindings { context.isChosen = true }
        case .switchCaseList, .ifConfigClauseList:
            if let statement = parent.parent { add(statement, before.count) }
            if parent.is(SwitchCaseListSyntax.self) { context.isChosen = true }
        case .guardStmt(let node):
            if child.id == node.body.id { add(node, 0) }
        case .exprList:
            for ternary in before where ternary.is(UnresolvedTernaryExprSyntax.self) {
                add(ternary, 1)
                context.isChosen = true
            }
        case .unresolvedTernaryExpr(let ternary):
            if child.id == ternary.thenExpression.id { add(ternary, 0) }
            context.isChosen = true
        case .codeBlockItemList:
            for statement in before.compactMap({ $0.as(CodeBlockItemSyntax.self)?.item.leaving }) { add(statement, 1) }
        case .forStmt, .whileStmt, .repeatStmt:
            if child.is(CodeBlockSyntax.self) { repeatView() }
        default: break
        }
    }

    private mutating func repeatView() { context.isInLoop = context.isInLoop || !context.isChosen }

    private mutating func add(_ statement: some SyntaxProtocol, _ number: Int, where condition: String? = nil) {
        context.branches.append(.init(statement: statement.offset, number: number, condition: condition))
    }

    // MARK: - Views

    /// Reads a call that contains the node, and returns whether the view of the node is inside of another one.
    private mutating func readCall(_ call: FunctionCallExprSyntax, from child: Syntax, isInside: Bool) -> Bool {
        let name = call.functionName
        if child.id == call.calledExpression.id {
            // A modifier of the same view, or of a view around it.
            if !isDetached { readModifier(call, named: name, isInside: isInside) }
            return isInside
        }
        if call.runsClosureForEachElement { repeatView() }
        if ViewContextReader.presentations.contains(name) { isDetached = true }
        return true
    }

    private mutating func readModifier(_ call: FunctionCallExprSyntax, named name: String, isInside: Bool) {
        if isInside, call.hidesParts {
            let arguments = call.arguments.map { CodeText.canonical($0) }.joined(separator: " ")
            context.hiding = context.hiding ?? ".\(name)(\(arguments))"
        } else if name == "accessibilityKey" {
            context.hasKeyAround = true
        } else if ViewContextReader.mayRemove(name) {
            context.mayBeRemoved = true
        }
    }
}

extension ViewContextReader {
    /// Modifiers and views whose content is shown elsewhere.
    fileprivate static let presentations: Set<String> = [
        "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet", "toolbar", "ToolbarItem",
        "ToolbarItemGroup", "navigationDestination", "contextMenu", "navigationBarItems", "inspector",
        "safeAreaInset", "tabItem", "swipeActions",
    ]

    /// Returns whether a modifier that an app may declare can remove its view: `renderedIf(_:)`, `hidden(_:)`.
    fileprivate static func mayRemove(_ name: String) -> Bool {
        let name = name.lowercased()
        return [
            "rendered", "hidden", "ishidden", "visible", "isvisible", "show", "if", "when", "opacity", "conditional",
        ]
        .contains { name.hasPrefix($0) }
    }

    fileprivate static let loops: Set<String> = [
        "ForEach", "map", "compactMap", "flatMap", "forEach", "reduce", "OutlineGroup",
    ]

    /// Views that call a closure for each element if they are created with a collection.
    fileprivate static let collections: Set<String> = ["List", "Table", "Picker"]
}

extension FunctionCallExprSyntax {
    /// The view or function that a chain of modifiers begins with; `nil` for another expression.
    var root: String? {
        var call = self
        while let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            guard let inner = member.base?.as(FunctionCallExprSyntax.self) else { return nil }
            call = inner
        }
        return call.functionName
    }

    var runsClosureForEachElement: Bool {
        let name = functionName
        if ViewContextReader.loops.contains(name) { return true }
        return ViewContextReader.collections.contains(name) && arguments.first.map { $0.label == nil } ?? false
    }

    /// Indicates whether this is a modifier that hides the parts of its view from UI tests.
    fileprivate var hidesParts: Bool {
        switch functionName {
        case "accessibilityElement":
            arguments.isEmpty || ["ignore", "combine"].contains(arguments.first?.expression.memberName)
        case "accessibilityRepresentation", "accessibilityChildren": true
        case "hidden": arguments.isEmpty
        // UI tests of apps find views that have both the modifier and an identifier.
        case "accessibilityHidden":
            arguments.first?.expression.as(BooleanLiteralExprSyntax.self)?.literal.text == "true"
        default: false
        }
    }
}

extension Syntax {
    var enclosingTypeName: String? {
        let names = sequence(first: self, next: \.parent).compactMap { node -> String? in
            if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.namedTypes.first }
            guard node.isProtocol((any DeclGroupSyntax).self) else { return nil }
            return node.asProtocol((any NamedDeclSyntax).self)?.name.typeName
        }
        return names.isEmpty ? nil : names.reversed().joined(separator: ".")
    }

    fileprivate var isMember: Bool {
        guard let item = parent else { return true }
        if item.is(MemberBlockItemSyntax.self) { return true }
        return item.is(CodeBlockItemSyntax.self) && item.parent?.parent?.is(SourceFileSyntax.self) == true
    }
}

extension CodeBlockItemSyntax.Item {
    /// The statement if it may leave the block: a `guard`, or an `if` whose code ends so.
    fileprivate var leaving: Syntax? {
        if let node = self.as(GuardStmtSyntax.self) { return Syntax(node) }
        let expression = self.as(ExpressionStmtSyntax.self)?.expression ?? self.as(ExprSyntax.self)
        let node = expression?.as(IfExprSyntax.self)
        switch node?.body.statements.last.map({ Syntax($0.item).as(SyntaxEnum.self) }) {
        case .returnStmt, .throwStmt, .continueStmt, .breakStmt: return node.map { Syntax($0) }
        default: return nil
        }
    }
}
