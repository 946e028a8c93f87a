/// The tags, filters and values that templates of a dialect may use.
struct TemplateRules: Sendable {
    /// The schema of the elements of a list that went through filters, or `nil` where it is no list.
    typealias Element = @Sendable (_ list: TemplateSchema?, _ filters: [String]) -> TemplateSchema?

    /// The tags, without their ends.
    var tags: [String]
    /// The filters, sorted.
    var filters: [String]
    /// The words that are literals, besides numbers, texts and flags.
    var literals: Set<String> = []
    /// The texts that no template may hold, with the reason.
    var forbidden: [(text: String, reason: String)] = []
    /// Indicates whether a number may select an element of a list, which may be missing.
    var takesPositions: Bool = false
    /// The elements of what is looped over.
    var element: Element
    /// The text that a message about an unknown variable ends with.
    var advice: @Sendable (_ variable: String) -> String = { _ in "" }

    /// The rules of snapgen's own templates.
    static let own = TemplateRules(
        tags: ["if", "for", "filter", "include"],
        filters: TemplateFilters.swift().names,
        element: { list, filters in filters.isEmpty ? (list ?? .anything).element : .text },
        advice: { variable in
            let member = variable.lastIndex(of: ".").map { String(variable[$0...]) }
            return former[member ?? variable] ?? ""
        })

    /// What replaces the variables of former versions; a point comes before a member of a loop's variable.
    private static let former: [String: String] = [
        "module": inSuites, "suite": inSuites, "groups": inSuites,
        "declares_suite": " (a former variable: each of 'suites' is declared in this file)",
        "condition": " (a former variable: use 'condition' of each group)",
        "testable_imports": " (a former variable: use 'imports')",
        "helpers": noCode, ".previews": noCode,
        ".type": " (a former variable: use 'samples_call', or 'type_literal' for its name)",
        ".line": " (a former variable: the runtime finds the line)",
    ]

    private static let inSuites = " (a former variable: use that of each of 'suites')"
    private static let noCode = " (a former variable: 'samples_call' finds previews in the program)"

    /// Indicates whether the schema of a value tells if it has a text; else, rendering finds out.
    var hasTexts: Bool { !declaresVariables }

    /// Indicates whether variables are declared by tags, up to the end of the block around them.
    var declaresVariables: Bool { tags.contains("set") }
}
