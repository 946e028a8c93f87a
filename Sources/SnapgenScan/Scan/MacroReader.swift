import SwiftParser
import SwiftSyntax

/// A use of a macro, with what the catalog keeps of its arguments.
struct MacroCall: Equatable {
    /// The name without `#` and module.
    var name: String
    /// The first argument where it is a plain string literal without a label.
    var displayName: String?
    /// The labels of the other arguments, in order.
    var labels: [String]
}

/// Recognises the uses of certain freestanding macros.
struct MacroReader {
    /// The macros' names without `#` and module.
    let names: Set<String>

    /// The use that a declaration is, or `nil` where it is of another macro.
    func call(_ node: MacroExpansionDeclSyntax) -> MacroCall? {
        call(node.macroName, node.arguments)
    }

    /// The use that an expression is, or `nil` where it is none.
    func call(_ expression: ExprSyntax) -> MacroCall? {
        if let node = expression.as(MacroExpansionExprSyntax.self) { return call(node.macroName, node.arguments) }
        return qualifiedCall(expression)
    }

    /// The parser takes `#Module.Name(...)` for the member `Name` of a macro `Module`.
    private func qualifiedCall(_ expression: ExprSyntax) -> MacroCall? {
        guard let node = expression.as(FunctionCallExprSyntax.self),
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            let module = member.base?.as(MacroExpansionExprSyntax.self),
            module.arguments.isEmpty, module.trailingClosure == nil
        else { return nil }
        return call(member.declName.baseName, node.arguments)
    }

    private func call(_ name: TokenSyntax, _ arguments: LabeledExprListSyntax) -> MacroCall? {
        guard names.contains(name.plainText) else { return nil }
        let first = arguments.first.flatMap { $0.label == nil ? $0.expression.plainString : nil }
        return MacroCall(
            name: name.plainText, displayName: first, labels: arguments.compactMap { $0.label?.plainText })
    }
}

extension ExprSyntax {
    /// The value of a string literal without interpolations, its escapes replaced.
    var plainString: String? {
        self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}
