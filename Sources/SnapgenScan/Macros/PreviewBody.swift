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
        self.function = CodeText.code(function)
        statements = ""
        signature = nil
        properties = []
        view = nil
    }

    private init(_ closure: ClosureExprSyntax) {
        function = nil
        signature = closure.signature?.withoutIn
        properties = closure.statements.compactMap { $0.previewable.map { CodeText.dedented($0) } }
        // Lazily, because the filter of a syntax collection copies the whole tree.
        let rest = closure.statements.lazy.filter { $0.previewable == nil }
        let expressions = rest.compactMap(\.expression)
        view = expressions.count == 1 ? expressions.first : nil
        statements = Self.code(of: closure.statements)
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

extension ClosureSignatureSyntax {
    /// The text before `in`.
    fileprivate var withoutIn: String {
        CodeText.code(detached.with(\.inKeyword, .keyword(.in, presence: .missing)))
    }
}

extension CodeBlockItemSyntax {
    /// What stands here, or is returned.
    fileprivate var expression: ExprSyntax? {
        item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
    }

    /// The declaration as written without `@Previewable`, or `nil` where that does not stand before it.
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
