import SwiftSyntax

/// What makes the view of a preview.
struct PreviewBody {
    /// What stands between the braces, without the properties.
    let statements: String
    /// What stands before `in`.
    let signature: String?
    /// The function that stands in place of a closure.
    let function: String?
    /// The declarations marked `@Previewable`, without that mark.
    let properties: [String]
    /// The view, where the body makes a single one.
    let view: ExprSyntax?

    /// Whether it makes nothing.
    var isEmpty: Bool { statements.isEmpty && function == nil }

    /// The body of a use, or `nil` where it has none.
    init?(_ use: MacroUse) {
        if let closure = use.closure ?? use.argument("body")?.as(ClosureExprSyntax.self) {
            self.init(closure)
        } else if let function = use.argument("body") {
            self.init(function: function)
        } else {
            return nil
        }
    }

    private init(function: ExprSyntax) {
        self.function = CodeText.dedented(function.trimmed)
        statements = ""
        signature = nil
        properties = []
        view = nil
    }

    private init(_ closure: ClosureExprSyntax) {
        function = nil
        signature = closure.signature?.withoutIn
        properties = closure.statements.compactMap(\.previewable)
        // Lazily, because the filter of a syntax collection copies the whole tree.
        let rest = closure.statements.lazy.filter { $0.previewable == nil }
        let expressions = rest.compactMap(\.expression)
        view = expressions.count == 1 ? expressions.first : nil
        statements = CodeText.dedented(rest.map(\.description).joined())
    }
}

extension ClosureSignatureSyntax {
    /// The text before `in`.
    fileprivate var withoutIn: String {
        CodeText.onOneLine(tokens(viewMode: .sourceAccurate).dropLast())
    }
}

extension CodeBlockItemSyntax {
    /// What stands here, or is returned.
    fileprivate var expression: ExprSyntax? {
        item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
    }

    /// The declaration without `@Previewable`, or `nil` where that does not stand before it.
    fileprivate var previewable: String? {
        previewableVariable.map { CodeText.dedented($0) }
    }

    /// The declaration without `@Previewable`, or `nil` where that does not stand before it.
    var previewableVariable: VariableDeclSyntax? {
        // By itself, because whatever changes in a tree copies all of it.
        guard let variable = item.as(VariableDeclSyntax.self)?.detached else { return nil }
        let others = variable.attributes.filter { !$0.isPreviewable }
        guard others.count < variable.attributes.count else { return nil }
        return variable.with(\.attributes, others).trimmed
    }
}

extension AttributeListSyntax.Element {
    fileprivate var isPreviewable: Bool {
        let name = self.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        return name == "Previewable" || name == "SwiftUI.Previewable"
    }
}
