import SnapgenModel
import SwiftSyntax

extension MacroUse {
    /// The closure whose code the preview shows; `nil` for a function's name or without a body.
    var bodyClosure: ClosureExprSyntax? { closure ?? argument("body")?.as(ClosureExprSyntax.self) }
}

extension PreviewSource {
    /// The code of the body of a use; `nil` if it has none.
    init?(bodyOf use: MacroUse) {
        if let closure = use.bodyClosure {
            self.init(
                statements: Self.code(of: closure.statements),
                signature: closure.signature?.withoutIn,
                properties: closure.statements.compactMap { $0.previewable.map { CodeText.dedented($0) } })
        } else if let function = use.argument("body") {
            self.init(statements: "", function: CodeText.code(function))
        } else {
            return nil
        }
    }

    /// The statements with the comments before them, without the properties.
    private static func code(of items: CodeBlockItemListSyntax) -> String {
        var code = ""
        var followsProperty = false
        for item in items {
            defer { followsProperty = item.previewable != nil }
            if item.previewable != nil { continue }
            // The line break between two statements may belong to a property that stood between them.
            if followsProperty, !code.isEmpty, !item.leadingTrivia.contains(where: \.isNewline) { code += "\n" }
            code += item.description
        }
        return CodeText.dedented(code)
    }
}

extension ClosureExprSyntax {
    /// The view, if the body makes a single one.
    var view: ExprSyntax? {
        // Lazily, because the filter of a syntax collection copies the whole tree.
        let expressions = statements.lazy.filter { $0.previewable == nil }.compactMap(\.expression)
        return expressions.count == 1 ? expressions.first : nil
    }
}

extension ClosureExprSyntax {
    /// The first name by the alphabet that an expression uses and that is valid in this closure only: a variable, a
    /// `@Previewable` property, an argument.
    ///
    /// - Parameter hasArgument: whether `$0` is the argument of this closure, and not that of a closure in the expression.
    func nameInside(usedBy expression: ExprSyntax, hasArgument: Bool) -> String? {
        let declared = DeclaredNames(in: self).all
        return NameUses(in: expression).all.filter { $0.base == .nothing }.map(\.name).sorted()
            .first { $0.hasPrefix("$") && hasArgument || declared.contains($0) }
    }
}

/// Collects the names that a piece of code declares, wherever in it.
private final class DeclaredNames: SyntaxVisitor {
    private(set) var all: Set<String> = []

    init(in node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        add(node.identifier)
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        add(node.secondName ?? node.firstName)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

    private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        all.insert(name.plainText)
        return .visitChildren
    }
}

extension ClosureSignatureSyntax {
    /// The text before `in`.
    fileprivate var withoutIn: String {
        CodeText.code(detached.with(\.inKeyword, .keyword(.in, presence: .missing)))
    }
}

extension CodeBlockItemSyntax {
    /// The expression of the statement, with or without `return`.
    fileprivate var expression: ExprSyntax? {
        item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
    }

    /// The declaration as written without `@Previewable`; `nil` for a statement without that attribute.
    var previewable: String? {
        guard let variable = item.as(VariableDeclSyntax.self) else { return nil }
        let marks = variable.attributes.lazy.filter(\.isPreviewable)
        return marks.isEmpty ? nil : CodeText.written(variable, without: Array(marks))
    }
}

extension AttributeListSyntax.Element {
    fileprivate var isPreviewable: Bool {
        let names = self.as(AttributeSyntax.self)?.attributeName.namedTypes
        return names == ["Previewable"] || names == ["SwiftUI.Previewable"]
    }
}
