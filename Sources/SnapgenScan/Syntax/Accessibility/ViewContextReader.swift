import SwiftSyntax

struct ViewContextReader {
    private var context = ViewContext()
    /// Indicates whether a view around has been read.
    private var isInside = false
    /// Indicates whether the view is shown elsewhere than the views around it.
    private var isDetached = false
    /// Indicates whether a container is around, whose modifiers do not apply to its parts.
    private var isContained = false

    /// Returns the code around the use of a member or a type; a call is part of the use, and its modifiers belong to
    /// the view that it makes.
    static func context(of use: ExprSyntax) -> ViewContext {
        let call = use.parent?.as(FunctionCallExprSyntax.self)
        return read(call?.calledExpression.id == use.id ? call.map { ExprSyntax($0) } ?? use : use)
    }

    static func read(_ node: some SyntaxProtocol) -> ViewContext {
        var reader = ViewContextReader()
        reader.context.isInLoop = node.as(FunctionCallExprSyntax.self)?.rootCall?.makesSeveralViews ?? false
        var child = Syntax(node)
        var member: Syntax?
        while let parent = child.parent {
            // The branches of `#if` matter around a member as well.
            if member == nil || parent.is(IfConfigClauseListSyntax.self) { reader.readBranch(of: child, in: parent) }
            if member == nil, let call = parent.as(FunctionCallExprSyntax.self) { reader.readCall(call, from: child) }
            child = parent
            if member == nil, reader.readMember(parent) { member = parent }
        }
        reader.context.type = member?.enclosingTypeName
        return reader.context
    }

    // MARK: - Members

    private mutating func readMember(_ node: Syntax) -> Bool {
        let isOfFile = node.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
        guard isOfFile || node.parent?.is(MemberBlockItemSyntax.self) == true else { return false }
        switch node.as(SyntaxEnum.self) {
        case .functionDecl(let function):
            context.member = function.name.plainText
            // Called for each row of a table or a collection.
            let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
            if labels.contains(where: ["cellForRowAt", "cellForItemAt"].contains) { repeatView() }
        case .initializerDecl: context.member = "init"
        case .variableDecl(let variable):
            context.member = variable.bindings.first?.identifier?.plainText ?? ""
        default: return false
        }
        let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes.names ?? []
        // Those let code be called by its name at run time: `@objc`, `@IBAction`.
        let namesObjectiveC = attributes.contains { $0 == "objc" || $0.hasPrefix("IB") }
        let type = sequence(first: node, next: \.parent).first { $0.isProtocol((any DeclGroupSyntax).self) }
        let isHidden = node.isPrivate || type?.is(ExtensionDeclSyntax.self) == true && type?.isPrivate == true
        context.isPrivate = isHidden && context.member != "init" && !namesObjectiveC
        return true
    }

    // MARK: - Branches

    private mutating func readBranch(of child: Syntax, in parent: Syntax) {
        var before: [Syntax] { Array(parent.children(viewMode: .sourceAccurate).prefix { $0.id != child.id }) }
        switch parent.as(SyntaxEnum.self) {
        case .ifExpr(let node):
            if child.id == node.body.id { add(node, 0, where: node.conditions) }
            if child.id == node.elseBody?.id { add(node, 1, where: node.conditions) }
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
            // One view of these is visible at a time.
            let call = parent.parent?.parent?.as(FunctionCallExprSyntax.self)
            if let call, ["TabView", "ViewThatFits"].contains(call.functionName) { add(call, before.count) }
            for statement in before.compactMap({ $0.as(CodeBlockItemSyntax.self)?.item.leaving }) { add(statement, 1) }
        case .forStmt, .whileStmt, .repeatStmt:
            if child.is(CodeBlockSyntax.self) { repeatView() }
        default: break
        }
    }

    private mutating func repeatView() { context.isInLoop = context.isInLoop || !context.isChosen }

    private mutating func add(
        _ statement: some SyntaxProtocol, _ number: Int, where conditions: ConditionElementListSyntax = []
    ) {
        let code = CodeText.canonical(conditions)
        let names = code.replacing("self.", with: "").matches(of: /(?:^|[^.\w])([a-z_]\w*)/).map { String($0.1) }
        let keywords: Set = ["let", "var", "case", "is", "as", "in", "nil", "true", "false"]
        context.branches.append(
            .init(
                statement: statement.offset, number: number, condition: code,
                names: Set(names).subtracting(keywords)))
    }

    // MARK: - Views

    private mutating func readCall(_ call: FunctionCallExprSyntax, from child: Syntax) {
        let name = call.functionName
        guard child.id == call.calledExpression.id else {
            // A loop around a presentation repeats only what opens it.
            if call.runsClosureForEachElement, context.presentation == nil { repeatView() }
            if Self.presentations.contains(name) {
                context.presentation = context.presentation ?? call.functionToken?.offset
            }
            isDetached = isDetached || context.presentation != nil || Self.bars.contains(name)
            return isInside = true
        }
        // A modifier of the same view, or of a view around it.
        if isDetached { return }
        var code: String { ".\(name)(\(call.arguments.map { CodeText.canonical($0) }.joined(separator: " ")))" }
        let isIdentifier = name == "accessibilityIdentifier" || call.isDeprecatedIdentifier
        if isIdentifier ? replacesKeys(call) : isInside && call.hidesParts {
            context.hiding = context.hiding ?? code
        } else if call.keepsParts {
            isContained = true
        } else if name == "accessibilityKey" {
            let keyPath = call.arguments.first?.expression.as(KeyPathExprSyntax.self)
            if replacesKeys(call) { context.replacingKey = context.replacingKey ?? keyPath?.names }
            context.hasKeyAround = true
        } else if name.lowercased().contains(/^(is)?(rendered|hidden|visible|show|if|when|opacity|conditional)/) {
            // A modifier that an app may declare: `renderedIf(_:)`, `hidden(_:)`.
            context.mayBeRemoved = true
        }
    }

    /// Returns whether a modifier gives its identifier to the same view, or to all parts of a layout.
    private func replacesKeys(_ modifier: FunctionCallExprSyntax) -> Bool {
        let isOfView = !isInside || modifier.rootCall.map { Self.layouts.contains($0.functionName) } == true
        return isOfView && !isContained && !modifier.precedesContainer
    }
}

extension ViewContextReader {
    /// Views that only arrange their parts.
    fileprivate static let layouts = Set(
        words: "VStack HStack ZStack LazyVStack LazyHStack Group ForEach Grid GridRow LazyVGrid LazyHGrid Section "
            + "ViewThatFits")

    fileprivate static let presentations = Set(
        words: "sheet fullScreenCover popover alert confirmationDialog actionSheet navigationDestination contextMenu "
            + "inspector swipeActions")

    fileprivate static let bars = Set(
        words: "toolbar ToolbarItem ToolbarItemGroup navigationBarItems safeAreaInset tabItem")

    fileprivate static let loops = Set(words: "ForEach map compactMap flatMap forEach reduce OutlineGroup")

    /// Views that call a closure for each element if they are created with a collection.
    fileprivate static let collections = Set(words: "List Table Picker")
}

extension FunctionCallExprSyntax {
    /// The view or function that a chain of modifiers begins with; `nil` for another expression.
    var rootCall: FunctionCallExprSyntax? {
        var call = self
        while let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            guard let inner = member.base?.as(FunctionCallExprSyntax.self) else { return nil }
            call = inner
        }
        return call
    }

    /// Indicates whether the modifiers of this view are those of each view in it.
    ///
    /// Source: https://developer.apple.com/documentation/swiftui/group
    fileprivate var makesSeveralViews: Bool {
        let views = trailingClosure?.statements.filter { !$0.item.is(DeclSyntax.self) }
        return functionName == "ForEach" || ["Group", "Section"].contains(functionName) && (views?.count ?? 0) > 1
    }

    /// Indicates whether this or a later modifier makes a container of the view, whose parts keep their identifiers.
    fileprivate var precedesContainer: Bool {
        let next = { (call: Self) in call.parent?.as(MemberAccessExprSyntax.self)?.parent?.as(Self.self) }
        return sequence(first: self, next: next).contains(where: \.keepsParts)
    }

    fileprivate var keepsParts: Bool {
        functionName == "accessibilityElement" && arguments.first?.expression.memberName == "contain"
    }

    fileprivate var runsClosureForEachElement: Bool {
        let name = functionName
        if ViewContextReader.collections.contains(name) { return arguments.first.map { $0.label == nil } ?? false }
        // As a view in a closure of views, it makes one of an optional.
        let closure = parent?.as(CodeBlockItemSyntax.self)?.parent?.parent?.as(ClosureExprSyntax.self)
        return ViewContextReader.loops.contains(name) && (closure == nil || !["map", "flatMap"].contains(name))
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
