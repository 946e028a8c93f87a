import Foundation
import SnapgenModel
import SnapgenPlan
import Stencil

extension TemplateFilters {
    /// The filters that Sourcery adds to Stencil's, as far as templates for tests use them.
    static func sourcery() -> TemplateFilters {
        let filters = TemplateFilters { try FilterCall(name: "indent", value: $0, arguments: []).printed() }
        filters.registerTexts()
        filters.registerQuestions()
        filters.registerLists()
        filters.registerTypes()
        return filters
    }

    private func register(_ name: String, _ filter: @escaping (FilterCall) throws -> Any?) {
        register(name) { (value: Any?, arguments: [Any?]) in
            try filter(FilterCall(name: name, value: value, arguments: arguments)).map(StencilValue.filled)
        }
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
        changeAll("capitalize") { $0.capitalized }
        changeAll("deletingLastComponent", TextChange.withoutLastComponent)
        register("snakeToCamelCase") {
            try TextChange.camelCase(try $0.text(), stripsUnderscores: try $0.flag() ?? false)
        }
        register("camelToSnakeCase") { try TextChange.snakeCase(try $0.text(), isLowercase: try $0.flag() ?? true) }
        register("swiftIdentifier") {
            try TextChange.identifier(try $0.text(), style: $0.argument(0) ?? "normal")
        }
        register("removeNewlines") { try TextChange.withoutLineEnds(try $0.text(), mode: $0.argument(0) ?? "all") }
        register("replace", Self.replaced)
    }

    private static func replaced(_ call: FilterCall) throws -> Any? {
        let mode = call.argument(2) ?? "normal"
        guard ["normal", "regex"].contains(mode) else {
            throw TemplateSyntaxError("'replace' does not know '\(mode)'; known are normal, regex")
        }
        let (text, sought, other) = (try call.text(), try call.requiredArgument(0), try call.requiredArgument(1))
        if mode == "regex" { return try text.replacing(pattern: sought, with: other) }
        guard !sought.isEmpty else { return text }
        return String(text.unicodeScalars.replacing(sought.unicodeScalars, with: other.unicodeScalars))
    }

    private func registerQuestions() {
        question("contains") { $0.unicodeScalars.contains($1.unicodeScalars) }
        question("hasPrefix") { $0.hasPrefix($1) }
        question("hasSuffix") { $0.hasSuffix($1) }
    }

    private func registerLists() {
        register("join") { call in
            guard call.arguments.count < 2 else { throw TemplateSyntaxError("'join' takes at most one text") }
            let separator = try call.arguments.first.map { try call.printed($0) } ?? ""
            return try StencilValue.list(call.value)?.map { try call.printed($0) }.joined(separator: separator)
                ?? call.value
        }
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
        register("sorted") { try Self.sorted($0, .orderedAscending) }
        register("sortedDescending") { try Self.sorted($0, .orderedDescending) }
    }

    /// The elements of a list ordered by a member, without regard to case; elements that do not have it are equal.
    private static func sorted(_ call: FilterCall, _ order: ComparisonResult) throws -> [Any]? {
        let member = try call.requiredArgument(0)
        guard let list = StencilValue.list(call.value) else { return nil }
        let keys = list.map { ($0 as? any DynamicMemberLookup)?[dynamicMember: member] as? String ?? "" }
        return list.indices.sorted { left, right in
            let result = keys[left].caseInsensitiveCompare(keys[right])
            return result == order || result == .orderedSame && left < right
        }.map { list[$0] }
    }

    private func registerTypes() {
        for (name, holds) in Self.questionsOfKind {
            register(name) { Self.answer(for: $0.value) { holds($0, "") } }
            register("!\(name)") { Self.answer(for: $0.value) { !holds($0, "") } }
        }
        for (name, holds) in Self.questionsOfName {
            register(name) { call in
                let argument = try call.requiredArgument(0)
                return Self.answer(for: call.value) { holds($0, argument) }
            }
            register("!\(name)") { call in
                let argument = try call.requiredArgument(0)
                return Self.answer(for: call.value) { !holds($0, argument) }
            }
        }
    }
}

extension TemplateFilters {
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

extension TemplateFilters {
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

    private static let keepingLists = Set(questionsOfKind.keys).union(questionsOfName.keys)
        .union(["reversed", "sorted", "sortedDescending", "default"])
}
