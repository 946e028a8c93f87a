import Foundation
import Stencil

/// What `CountedTemplates` puts into templates, and filters of Stencil's that would make much of little.
final class CountingTags: Extension {
    /// Tags that take from a budget.
    init(_ budget: RenderingBudget) {
        super.init()
        registerTag(CountedTemplates.turn) { _, token in
            TurnTag(token: token, bytes: token.components.dropFirst().first.flatMap { Int($0) } ?? 0, budget: budget)
        }
        registerFilter(CountedTemplates.value) { value in
            if let text = value as? String { try budget.take(text.utf8.count) }
            return value
        }
        registerFilter("indent") { value, arguments in
            try Self.indented(value.map { "\($0)" } ?? "", arguments, budget)
        }
    }

    /// The widest indentation, in signs.
    private static let widest = 1000

    /// Stencil's `indent`, which ends the process where the width is below 0.
    private static func indented(_ text: String, _ arguments: [Any?], _ budget: RenderingBudget) throws -> String {
        let width = arguments.isEmpty ? 4 : arguments[0] as? Int
        guard let width, (0...widest).contains(width) else {
            throw TemplateSyntaxError("'indent' takes a width from 0 to \(widest)")
        }
        let sign = arguments.count > 1 ? arguments[1] as? String : " "
        guard let sign, arguments.count <= 3 else {
            throw TemplateSyntaxError("'indent' takes a width, a text, and whether the first line is indented")
        }
        let indentation = String(repeating: sign, count: width)
        let isFirstIndented = arguments.count > 2 && arguments[2] as? Bool == true
        let lines = text.components(separatedBy: .newlines)
        try budget.take(lines.count * indentation.utf8.count)
        return lines.enumerated().map { index, line in
            (index == 0 ? isFirstIndented : !line.isEmpty) ? indentation + line : line
        }.joined(separator: "\n")
    }
}

private struct TurnTag: NodeType {
    let token: Token?
    let bytes: Int
    let budget: RenderingBudget

    func render(_ context: Context) throws -> String {
        try budget.takeTurn(of: bytes)
        return ""
    }
}
