import SwiftParser
import SwiftSyntax

/// Recognises the uses of certain freestanding macros.
struct MacroReader {
    /// The macros' names without `#` and module.
    let names: Set<String>

    /// The use that a declaration is, or `nil` where it is of another macro.
    func use(_ node: MacroExpansionDeclSyntax) -> MacroUse? {
        let use = MacroUse(node)
        return names.contains(use.name) ? use : nil
    }

    /// The use that an expression is, or `nil` where it is none.
    func use(_ expression: ExprSyntax) -> MacroUse? {
        MacroUse(expression).flatMap { names.contains($0.name) ? $0 : nil }
    }
}

extension ExprSyntax {
    /// The value of a string literal without interpolations, its escapes replaced.
    var plainString: String? {
        self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}
