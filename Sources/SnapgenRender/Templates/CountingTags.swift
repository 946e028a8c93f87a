import Stencil

/// The tag and the filter that `CountedTemplates` puts into templates.
final class CountingTags: Extension {
    /// A tag and a filter that take from a budget.
    init(_ budget: RenderingBudget) {
        super.init()
        registerTag(CountedTemplates.turn) { _, token in TurnTag(token: token, budget: budget) }
        registerFilter(CountedTemplates.step) { _, arguments in
            try budget.takeTag(of: arguments.first as? Int ?? 0)
            return true
        }
        registerFilter(CountedTemplates.value) { value in
            guard let value else { return nil }
            let text: String
            do throws(TemplateText.Absence) {
                text = try TemplateText.make(value)
            } catch {
                throw TemplateSyntaxError("what is printed here \(error.reason)")
            }
            try budget.take(text.utf8.count)
            return text
        }
    }
}

private struct TurnTag: NodeType {
    let token: Token?
    let budget: RenderingBudget
    private let body: TemplateBody

    init(token: Token, budget: RenderingBudget) {
        self.token = token
        self.budget = budget
        body = TemplateBody(words: token.components.dropFirst().compactMap { Int($0) })
    }

    func render(_ context: Context) throws -> String {
        try budget.takeTurn(of: body)
        return ""
    }
}
