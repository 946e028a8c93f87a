import Foundation
import SnapgenModel
import Stencil

/// The filters that Sourcery adds to Stencil's, as far as templates for tests use them.
final class SourceryFilters: Extension {
    private let budget: RenderingBudget

    /// Filters that take from a budget.
    init(_ budget: RenderingBudget) {
        self.budget = budget
        super.init()
        registerTexts()
        registerQuestions()
        registerLists()
        registerTypes()
    }

    private func registerTexts() {
        change("lowerFirstLetter") { $0.prefix(1).lowercased() + $0.dropFirst() }
        change("upperFirstLetter", TextChange.upperFirstLetter)
        change("titlecase", TextChange.upperFirstLetter)
        change("lowerFirstWord", TextChange.lowerFirstWord)
        change("escapeReservedKeywords", TextChange.escapeKeyword)
        change("basename", TextChange.basename)
        change("dirname", TextChange.dirname)
        changeAll("titleCase", TextChange.titleCase)
        changeAll("lowercase") { $0.lowercased() }
        changeAll("uppercase") { $0.uppercased() }
        changeAll("capitalise") { $0.capitalized }
        changeAll("deletingLastComponent", TextChange.withoutLastComponent)
        register("snakeToCamelCase") { TextChange.camelCase(try $0.text(), stripsUnderscores: try $0.flag() ?? false) }
        register("camelToSnakeCase") { TextChange.snakeCase(try $0.text(), isLowercase: try $0.flag() ?? true) }
        register("swiftIdentifier") { try TextChange.identifier(try $0.text(), style: $0.argument(0) ?? "normal") }
        register("removeNewlines") { try TextChange.withoutLineEnds(try $0.text(), mode: $0.argument(0) ?? "all") }
        register("replace") { [budget] call in
            let isPattern = try call.choice(2, of: ["normal", "regex"]) == "regex"
            let (text, pattern, replacement) = (
                try call.text(), try call.requiredArgument(0), try call.requiredArgument(1)
            )
            // As many as there can be, before any memory is taken for them; Foundation takes ten times as long as for
            // what is only printed.
            let count = text.utf8.count / max(1, isPattern ? 1 : pattern.utf8.count)
            try budget.take(10 * count * replacement.utf8.count)
            return text.replacingOccurrences(
                of: pattern, with: replacement, options: isPattern ? .regularExpression : [])
        }
    }

    private func registerQuestions() {
        question("contains") { $0.contains($1) }
        question("hasPrefix") { $0.hasPrefix($1) }
        question("hasSuffix") { $0.hasSuffix($1) }
    }

    private func registerLists() {
        register("count") { ($0.value as? [Any])?.count ?? $0.value }
        register("isEmpty") { call in
            UserValue.flag((call.value as? [Any])?.isEmpty ?? (call.value as? String)?.isEmpty ?? false).any
        }
        register("reversed") { call in (call.value as? [Any]).map { Array($0.reversed()) } ?? call.value }
        register("last") { ($0.value as? [Any])?.last }
        register("toArray") { call in call.value.map { $0 as? [Any] ?? [$0] } }
        register("sortedValuesByKeys") { call in
            (call.value as? [String: Any])?.sorted { $0.key < $1.key }.map(\.value)
        }
        register("push") { ($0.value as? [Any] ?? []) + ($0.arguments.first?.map { [$0] } ?? []) }
        register("sorted") { try ListOrder(by: try $0.requiredArgument(0)).sorted($0.value) }
        register("sortedDescending") { try ListOrder(by: try $0.requiredArgument(0)).sortedDescending($0.value) }
    }

    private func registerTypes() {
        for test in TypeTest.allWithoutArgument {
            register(test.name) { TypeTest.applied(to: $0.value) { test.holds($0, "") } }
            register("!\(test.name)") { TypeTest.applied(to: $0.value) { !test.holds($0, "") } }
        }
        for test in TypeTest.allWithArgument {
            register(test.name) { call in
                let argument = try call.requiredArgument(0)
                return TypeTest.applied(to: call.value) { test.holds($0, argument) }
            }
            register("!\(test.name)") { call in
                let argument = try call.requiredArgument(0)
                return TypeTest.applied(to: call.value) { !test.holds($0, argument) }
            }
        }
    }
}

extension SourceryFilters {
    private func register(_ name: String, _ filter: @escaping (FilterCall) throws -> Any?) {
        registerFilter(name) { value, arguments in
            try filter(FilterCall(name: name, value: value, arguments: arguments))
        }
    }

    private func change(_ name: String, _ change: @escaping (String) -> String) {
        register(name) { change(try $0.text()) }
    }

    /// A filter of Sourcery's own: it changes the texts of a list as well, and leaves alone what is no text.
    private func changeAll(_ name: String, _ change: @escaping (String) -> String) {
        register(name) { call in
            if let text = call.value as? String { return change(text) }
            return (call.value as? [Any])?.compactMap { $0 as? String }.map(change) ?? call.value
        }
    }

    private func question(_ name: String, _ holds: @escaping (String, String) -> Bool) {
        register(name) { UserValue.flag(holds(try $0.text(), try $0.requiredArgument(0))).any }
        register("!\(name)") { UserValue.flag(!holds(try $0.text(), try $0.requiredArgument(0))).any }
    }
}

extension SourceryFilters {
    /// What a loop over a filtered list takes in turn, or `nil` where there is nothing to loop over.
    static func element(of list: TemplateShape?, through filters: [String]) -> TemplateShape? {
        let filtered = filters.reduce(list ?? .anything) { shape, name in
            let name = name.drop { $0 == "!" }
            if Self.keepingLists.contains(String(name)) { return shape }
            return name == "split" ? .list(.text) : .anything
        }
        return filtered.element
    }

    private static let keepingLists: Set<String> = Set(
        (TypeTest.allWithArgument + TypeTest.allWithoutArgument).map(\.name)
            + ["reversed", "sorted", "sortedDescending", "default", SourceryTemplates.printing])
}
