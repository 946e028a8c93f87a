import SnapgenModel
import SwiftSyntax

/// Reads the code of a macro as Prefire reads it, whose templates put every line where they expect it.
enum MacroFactsReader {
    /// The code of a use.
    static func facts(of use: MacroUse) -> MacroFacts {
        let closure = use.closure ?? use.argument("body")?.as(ClosureExprSyntax.self)
        let items = closure.map { Array($0.statements) } ?? []
        return MacroFacts(
            statements: items.filter { $0.previewableVariable == nil }.map { text(of: $0) },
            properties: items.compactMap(\.previewableVariable).map { text(of: $0) },
            traits: use.arguments(from: "traits").map { text(of: $0) })
    }

    private static func text(of node: some SyntaxProtocol) -> String {
        node.trimmedDescription.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .joined(separator: "\n")
    }
}
