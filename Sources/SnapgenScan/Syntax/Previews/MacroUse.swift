import SwiftSyntax

extension FreestandingMacroExpansionSyntax {
    var nameArgument: ExprSyntax? {
        arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
    }

    var labels: [String] {
        arguments.compactMap { $0.label?.plainText } + additionalTrailingClosures.map(\.label.plainText)
    }

    var bodyClosure: ClosureExprSyntax? { trailingClosure ?? arguments.argument("body")?.as(ClosureExprSyntax.self) }

    /// The argument with a label and those behind it that have none: a variadic parameter's.
    func arguments(from label: String) -> [ExprSyntax] {
        let rest = arguments.drop { $0.label?.plainText != label }
        return rest.prefix(1).map(\.expression) + rest.dropFirst().prefix { $0.label == nil }.map(\.expression)
    }
}

extension ClosureExprSyntax {
    var view: ExprSyntax? {
        // Lazily, because the filter of a syntax collection copies the whole tree.
        let expressions = statements.lazy.filter { $0.previewable == nil }.compactMap(\.value)
        return expressions.count == 1 ? expressions.first : nil
    }
}

extension CodeBlockItemSyntax {
    /// The expression that it is or returns.
    var value: ExprSyntax? { item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression }

    /// The declaration as written without `@Previewable`; `nil` for a statement without that attribute.
    var previewable: String? {
        guard let variable = item.as(VariableDeclSyntax.self), variable.attributes.contains(where: \.isPreviewable)
        else { return nil }
        return CodeText.written(variable.with(\.attributes, variable.attributes.filter { !$0.isPreviewable }))
    }
}

extension AttributeListSyntax.Element {
    fileprivate var isPreviewable: Bool {
        let names = self.as(AttributeSyntax.self)?.attributeName.namedTypes
        return names == ["Previewable"] || names == ["SwiftUI.Previewable"]
    }
}
