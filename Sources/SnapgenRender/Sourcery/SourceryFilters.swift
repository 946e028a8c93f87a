import Foundation
import SnapgenScan
import Stencil

private struct FilterCall {
    var name: String
    var value: Any?
    var arguments: [Any?]

    /// The value as a text; numbers are texts, too.
    func text() throws -> String {
        guard let text = Self.text(value) else {
            let found = value == nil ? "nothing" : "what stands before it"
            throw TemplateSyntaxError("'\(name)' takes a text, not \(found)")
        }
        return text
    }

    func requiredArgument(_ position: Int) throws -> String {
        guard arguments.indices.contains(position), let argument = Self.text(arguments[position]) else {
            throw TemplateSyntaxError("'\(name)' takes \(position + 1) texts behind its colon")
        }
        return argument
    }

    private static func text(_ value: Any?) -> String? {
        (value as? any LosslessStringConvertible).map { "\($0)" }
    }
}

extension TemplateFilters {
    static func sourcery() -> TemplateFilters {
        let filters = TemplateFilters()
        filters.registerTexts()
        filters.registerLists()
        filters.registerQuestions()
        return filters
    }

    private func register(_ name: String, _ filter: @escaping (FilterCall) throws -> Any?) {
        register(name) { (value: Any?, arguments: [Any?]) in
            try filter(FilterCall(name: name, value: value, arguments: arguments)).map(StencilValue.filled)
        }
    }

    private func registerPair(_ name: String, _ filter: @escaping (FilterCall, _ expected: Bool) throws -> Any?) {
        register(name) { try filter($0, true) }
        register("!\(name)") { try filter($0, false) }
    }
}

// MARK: - Texts

extension TemplateFilters {
    private func registerTexts() {
        let changes: [String: (String) -> String] = [
            "lowerFirstLetter": { $0.prefix(1).lowercased() + $0.dropFirst() },
            "upperFirstLetter": { $0.prefix(1).uppercased() + $0.dropFirst() },
            "lowerFirstWord": Self.lowerFirstWord,
        ]
        for (name, change) in changes { register(name) { change(try $0.text()) } }
        registerChangesOfLists()
        register("replace", Self.replaced)
    }

    /// The text with its first word in lower case: `PeoplePicker` becomes `peoplePicker`, `URLChooser` `urlChooser`.
    private static func lowerFirstWord(_ text: String) -> String {
        var word = text.prefix { $0.isUppercase }
        let isFollowed = text.dropFirst(word.count).first?.isLowercase ?? false
        if word.count > 1, isFollowed { word.removeLast() }
        return word.lowercased() + text.dropFirst(word.count)
    }

    /// Filters of Sourcery's own: they change the texts of a list as well, and leave alone what is no text.
    private func registerChangesOfLists() {
        let changes: [String: (String) -> String] = [
            "lowercase": { $0.lowercased() }, "uppercase": { $0.uppercased() }, "capitalise": { $0.capitalized },
            "capitalize": { $0.capitalized },
        ]
        for (name, change) in changes {
            register(name) { call in
                if let text = call.value as? String { return change(text) }
                return StencilValue.list(call.value)?.compactMap { $0 as? String }.map(change) ?? call.value
            }
        }
    }

    private static func replaced(_ call: FilterCall) throws -> Any? {
        guard call.arguments.count < 3 else {
            throw TemplateSyntaxError("'replace' takes two texts, and no regular expressions")
        }
        let (text, sought, other) = (try call.text(), try call.requiredArgument(0), try call.requiredArgument(1))
        guard !sought.isEmpty else { return text }
        return String(text.unicodeScalars.replacing(sought.unicodeScalars, with: other.unicodeScalars))
    }
}

// MARK: - Lists

extension TemplateFilters {
    private func registerLists() {
        register("count") { StencilValue.list($0.value)?.count ?? $0.value }
        register("isEmpty") { call in
            StencilValue.list(call.value)?.isEmpty ?? (call.value as? String)?.isEmpty ?? false
        }
        register("reversed") { call in StencilValue.list(call.value).map { Array($0.reversed()) } ?? call.value }
        register("last") { StencilValue.list($0.value)?.last }
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

    /// The schema of what a loop over a filtered list takes in turn, or `nil` where there is nothing to loop over.
    static func element(of list: TemplateSchema?, through filters: [String]) -> TemplateSchema? {
        let filtered = filters.reduce(list ?? .anything) { schema, name in
            let name = String(name.drop { $0 == "!" })
            let isQuestion = questionsOfKind[name] != nil || questionsOfName[name] != nil
            if isQuestion || ["reversed", "sorted", "sortedDescending", "default"].contains(name) { return schema }
            return name == "split" ? .list(.text) : .anything
        }
        return filtered.element
    }
}

// MARK: - Questions

/// The filters that ask something of a text or a type, or leave in a list the types for which the answer is yes.
extension TemplateFilters {
    private static let questionsOfKind: [String: @Sendable (SourceType) -> Bool] = {
        let kinds: [ScannedDeclaration.Kind] = [.struct, .enum, .class, .protocol, .extension]
        var questions: [String: @Sendable (SourceType) -> Bool] = [:]
        for kind in kinds { questions[kind.rawValue] = { $0.kind == kind } }
        for access in AccessLevel.allCases { questions[access.rawValue] = { $0.facts.access == access } }
        return questions
    }()

    private static let questionsOfName: [String: @Sendable (SourceType, String) -> Bool] = [
        "annotated": { $0.isAnnotated($1) },
        "based": { $0.based.contains($1) },
        "implements": { $0.implements.contains($1) },
        "inherits": { $0.inherits.contains($1) },
        "extends": { $0.kind == .extension && $0.name == $1 },
    ]

    private func registerQuestions() {
        let questionsOfText: [String: (String, String) -> Bool] = [
            "contains": { $0.unicodeScalars.contains($1.unicodeScalars) }, "hasPrefix": { $0.hasPrefix($1) },
            "hasSuffix": { $0.hasSuffix($1) },
        ]
        for (name, holds) in questionsOfText {
            registerPair(name) { call, expected in
                holds(try call.text(), try call.requiredArgument(0)) == expected
            }
        }
        for (name, holds) in Self.questionsOfKind {
            registerPair(name) { call, expected in Self.answer(for: call.value) { holds($0) == expected } }
        }
        for (name, holds) in Self.questionsOfName {
            registerPair(name) { call, expected in
                let argument = try call.requiredArgument(0)
                return Self.answer(for: call.value) { holds($0, argument) == expected }
            }
        }
    }

    private static func answer(for value: Any?, _ holds: (SourceType) -> Bool) -> Any? {
        if let type = value as? TypeView { return holds(type.type) }
        guard let list = StencilValue.list(value) else { return value }
        return list.compactMap { $0 as? TypeView }.filter { holds($0.type) }
    }
}

extension SourceType {
    fileprivate func isAnnotated(_ annotation: String) -> Bool {
        let sides = annotation.split(separator: "=", maxSplits: 1).map {
            $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        guard sides.count == 2 else { return facts.annotations[annotation] != nil }
        return facts.annotations[sides[0]]?.line == sides[1]
    }
}
