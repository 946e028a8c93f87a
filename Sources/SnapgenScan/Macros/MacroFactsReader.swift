import SnapgenModel
import SwiftSyntax

/// Reads the code of a macro as Prefire reads it, whose templates put every line where they expect it.
enum MacroFactsReader {
    /// The code of a use.
    static func facts(of use: MacroUse) -> MacroFacts {
        let closure = use.closure ?? use.argument("body")?.as(ClosureExprSyntax.self)
        let items = closure.map { Array($0.statements) } ?? []
        return MacroFacts(
            statements: items.filter { $0.previewable == nil }.map { CodeText.written($0) },
            properties: items.compactMap(\.previewable),
            traits: use.arguments(from: "traits").map { CodeText.written($0) })
    }
}
