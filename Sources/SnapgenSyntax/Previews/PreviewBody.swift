import SwiftSyntax

extension MacroUse {
    /// The closure whose code the preview shows; `nil` for a function's name or without a body.
    var bodyClosure: ClosureExprSyntax? { closure ?? argument("body")?.as(ClosureExprSyntax.self) }
}

extension ClosureExprSyntax {
    /// The view, if the body makes a single one.
    var view: ExprSyntax? {
        // Lazily, because the filter of a syntax collection copies the whole tree.
        let expressions = statements.lazy.filter { $0.previewable == nil }.compactMap(\.expression)
        return expressions.count == 1 ? expressions.first : nil
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
