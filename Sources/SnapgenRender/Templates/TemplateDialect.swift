import SnapgenModel

/// Whose template it is: which variables, tags and white space it expects.
enum TemplateDialect {
    /// One for snapgen, over its plan.
    case own
    /// One for Sourcery or Prefire, over types and arguments.
    case sourcery

    /// The tags that a template may use, without their ends.
    var tags: [String] {
        let common = ["if", "for", "filter", "include"]
        return self == .own ? common : common + ["set", "macro", "call", "map", "newline"]
    }

    /// The names of the filters that a template may use, sorted.
    var filters: [String] { self == .own ? Self.ownFilters : Self.sourceryFilters }

    private static let ownFilters = SwiftFilters(RenderingBudget()).names
    private static let sourceryFilters = SourceryFilters(RenderingBudget()).names

    /// What a message adds that says what is unknown.
    var advice: String {
        self == .own ? "" : "; of what Sourcery offers, snapgen has what Documentation/Templates.md lists"
    }

    /// The variables by which a template for Sourcery is known.
    static let sourceryRoots: Set<String> = ["types", "type", "argument"]
}

extension TemplateSet {
    /// Whose template `name` is, as the variables in it and in what it includes tell.
    ///
    /// Built-in ones are snapgen's, and so is whatever uses none of Sourcery's variables.
    func dialect(of name: String) -> TemplateDialect {
        var seen: Set<String> = []
        return readsTypes(name, &seen) ? .sourcery : .own
    }

    private func readsTypes(_ name: String, _ seen: inout Set<String>) -> Bool {
        guard let template = template(name), template.origin != .builtIn, seen.insert(template.name).inserted else {
            return false
        }
        let tags = TemplateTag.tags(in: template.source)
        let roots = Set(tags.flatMap(\.roots)).subtracting(tags.compactMap(\.loopVariable))
        if !roots.isDisjoint(with: TemplateDialect.sourceryRoots) { return true }
        return tags.compactMap(\.included).contains { readsTypes($0, &seen) }
    }
}

extension TemplateTag {
    /// The variables that the tag names, without their members.
    fileprivate var roots: [String] {
        guard kind == .variable || kind == .block else { return [] }
        return TemplateExpression(contents).terms.flatMap { [$0.operand] + $0.arguments }
            .filter { !TemplateExpression.isLiteral($0) }
            .compactMap { $0.split(separator: ".").first.map(String.init) }
    }

    /// `test` in `for test in tests`.
    fileprivate var loopVariable: String? {
        let words = contents.split(separator: " ")
        return kind == .block && words.count > 1 && words[0] == "for" ? String(words[1]) : nil
    }

    /// `row` in `include "row"`.
    fileprivate var included: String? {
        let words = contents.split(separator: " ")
        guard kind == .block, words.count == 2, words[0] == "include" else { return nil }
        return words[1].trimmingQuotes
    }
}

extension Substring {
    fileprivate var trimmingQuotes: String {
        String(drop { "'\"".contains($0) }.prefix { !"'\"".contains($0) })
    }
}
