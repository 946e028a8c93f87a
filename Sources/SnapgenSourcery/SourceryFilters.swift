import Foundation
import SnapgenModel
import SnapgenRender
import Stencil

/// The filters that Sourcery adds to Stencil's, as far as templates for tests use them.
struct SourceryFilters {
    private let filters: CountedFilters
    private let budget: RenderingBudget

    /// Filters that take from a budget.
    static func make(_ budget: RenderingBudget) -> CountedFilters {
        let filters = CountedFilters(budget)
        let new = SourceryFilters(filters: filters, budget: budget)
        new.registerTexts()
        new.registerQuestions()
        new.registerLists()
        new.registerTypes()
        return filters
    }

    private func register(_ name: String, _ filter: @escaping CountedFilters.Filter) { filters.register(name, filter) }

    private func registerTexts() {
        change("lowerFirstLetter") { $0.prefix(1).lowercased() + $0.dropFirst() }
        change("upperFirstLetter", TextChange.upperFirstLetter)
        change("titlecase", TextChange.upperFirstLetter)
        change("lowerFirstWord", TextChange.lowerFirstWord)
        change("escapeReservedKeywords", TextChange.escapeKeyword)
        change("basename", TextChange.basename)
        change("dirname", TextChange.dirname)
        changeAll("titleCase") { [budget] in try TextChange.titleCase($0, budget) }
        changeAll("lowercase") { $0.lowercased() }
        changeAll("uppercase") { $0.uppercased() }
        changeAll("capitalise") { $0.capitalized }
        changeAll("deletingLastComponent", TextChange.withoutLastComponent)
        register("snakeToCamelCase") { [budget] in
            try TextChange.camelCase(try $0.text(), stripsUnderscores: try $0.flag() ?? false, budget)
        }
        register("camelToSnakeCase") { [budget] in
            try TextChange.snakeCase(try $0.text(), isLowercase: try $0.flag() ?? true, budget)
        }
        register("swiftIdentifier") { [budget] in
            try TextChange.identifier(try $0.text(), style: $0.argument(0) ?? "normal", budget)
        }
        register("removeNewlines") { try TextChange.withoutLineEnds(try $0.text(), mode: $0.argument(0) ?? "all") }
        register("replace") { [budget] in try Self.replaced($0, budget) }
    }

    private static func replaced(_ call: FilterCall, _ budget: RenderingBudget) throws -> Any? {
        let isPattern = try call.choice(2, of: ["normal", "regex"]) == "regex"
        let (text, sought, other) = (try call.text(), try call.requiredArgument(0), try call.requiredArgument(1))
        guard isPattern else {
            return try TextSearch(sought).replacingMatches(in: text, with: other, growth: budget.take)
        }
        let pattern: TextPattern
        do throws(TextPattern.Refusal) {
            pattern = try TextPattern(sought)
        } catch {
            throw TemplateSyntaxError("the pattern '\(sought)' \(error.reason)")
        }
        return try pattern.replacingMatches(in: text, with: other, budget)
    }

    private func registerQuestions() {
        question("contains") { TextSearch($1).isFound(in: $0) }
        question("hasPrefix") { $0.hasPrefix($1) }
        question("hasSuffix") { $0.hasSuffix($1) }
    }

    private func registerLists() {
        register("count") { StencilValue.list($0.value)?.count ?? $0.value }
        register("isEmpty") { call in
            UserValue.flag(StencilValue.list(call.value)?.isEmpty ?? (call.value as? String)?.isEmpty ?? false).any
        }
        register("reversed") { call in StencilValue.list(call.value).map { Array($0.reversed()) } ?? call.value }
        register("last") { StencilValue.list($0.value)?.last }
        register("toArray") { call in call.value.map { StencilValue.list($0) ?? [$0] } }
        register("sortedValuesByKeys") { call in
            (call.value as? TemplateMapping)?.sorted.map(\.value) ?? StencilValue.list(call.value)
        }
        register("push") { call in
            let element = call.arguments.first ?? nil
            if element is [Any] { throw TemplateSyntaxError("'push' takes one element, not a list; push each of them") }
            return (StencilValue.list(call.value) ?? []) + (element.map { [$0] } ?? [])
        }
        register("sorted") { [budget] in try ListOrder(by: try $0.requiredArgument(0), budget).sorted($0.value) }
        register("sortedDescending") { [budget] in
            try ListOrder(by: try $0.requiredArgument(0), budget).sortedDescending($0.value)
        }
    }

    private func registerTypes() {
        for test in TypeTest.allWithoutArgument {
            register(test.name) { TypeTest.applied(to: $0.value) { test.holds($0, "") } }
            register("!\(test.name)") { TypeTest.applied(to: $0.value) { !test.holds($0, "") } }
        }
        for test in TypeTest.allWithArgument {
            register(test.name) { [budget] call in
                let argument = try Self.argument(ofTest: call, budget)
                return TypeTest.applied(to: call.value) { test.holds($0, argument) }
            }
            register("!\(test.name)") { [budget] call in
                let argument = try Self.argument(ofTest: call, budget)
                return TypeTest.applied(to: call.value) { !test.holds($0, argument) }
            }
        }
    }
}

extension SourceryFilters {
    /// The argument of a filter that compares it with something of each type.
    private static func argument(ofTest call: FilterCall, _ budget: RenderingBudget) throws -> String {
        let argument = try call.requiredArgument(0)
        let count = StencilValue.list(call.value)?.count ?? 1
        try budget.takeSteps(count * (RenderingBudget.tagSteps + argument.utf8.count))
        return argument
    }

    private func change(_ name: String, _ change: @escaping (String) -> String) {
        register(name) { change(try $0.text()) }
    }

    /// A filter of Sourcery's own: it changes the texts of a list as well, and leaves alone what is no text.
    private func changeAll(_ name: String, _ change: @escaping (String) throws -> String) {
        register(name) { call in
            if let text = call.value as? String { return try change(text) }
            return try StencilValue.list(call.value)?.compactMap { $0 as? String }.map(change) ?? call.value
        }
    }

    private func question(_ name: String, _ holds: @escaping (String, String) -> Bool) {
        register(name) { UserValue.flag(holds(try $0.text(), try $0.requiredArgument(0))).any }
        register("!\(name)") { UserValue.flag(!holds(try $0.text(), try $0.requiredArgument(0))).any }
    }
}

extension SourceryFilters {
    /// The schema of what a loop over a filtered list takes in turn, or `nil` where there is nothing to loop over.
    @Sendable
    static func element(of list: TemplateSchema?, through filters: [String]) -> TemplateSchema? {
        let filtered = filters.reduce(list ?? .anything) { schema, name in
            let name = name.drop { $0 == "!" }
            if Self.keepingLists.contains(String(name)) { return schema }
            return name == "split" ? .list(.text) : .anything
        }
        return filtered.element
    }

    private static let keepingLists: Set<String> = Set(
        (TypeTest.allWithArgument + TypeTest.allWithoutArgument).map(\.name)
            + ["reversed", "sorted", "sortedDescending", "default", SourceryTemplates.printing])
}
