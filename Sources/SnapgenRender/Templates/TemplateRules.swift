/// The tags, filters and values that templates of a dialect may use.
package struct TemplateRules: Sendable {
    /// The schema of the elements of a list that went through filters, or `nil` where it is no list.
    package typealias Element = @Sendable (_ list: TemplateSchema?, _ filters: [String]) -> TemplateSchema?

    /// The tags, without their ends.
    package var tags: [String]
    package var filters: [String]
    /// The texts that no template may hold, with the reason.
    package var forbidden: [(text: String, reason: String)]
    package var element: Element
    /// The text that a message about an unknown variable ends with.
    package var advice: @Sendable (_ variable: String) -> String

    package init(
        tags: [String], filters: [String], forbidden: [(text: String, reason: String)] = [],
        element: @escaping Element, advice: @escaping @Sendable (String) -> String = { _ in "" }
    ) {
        self.tags = tags
        self.filters = filters
        self.forbidden = forbidden
        self.element = element
        self.advice = advice
    }

    /// The rules of snapgen's own templates.
    package static let own = TemplateRules(
        tags: ["if", "for", "filter", "include"],
        filters: TemplateFilters.swift().names,
        element: { list, filters in filters.isEmpty ? (list ?? .anything).element : .text })

    /// Indicates whether the rules are those of Sourcery: tags declare variables, up to the end of the block around them,
    /// a number selects an element of a list, which may be missing, `nil` is a literal, and rendering finds out whether a
    /// value has a text.
    var areOfSourcery: Bool { tags.contains("set") }
}
