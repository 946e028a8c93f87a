import Foundation
package import Stencil

/// Filters that are all used in one way: what they read and what they make is taken from a budget.
///
/// Stencil's own are among them, in place of Stencil's: those take time with the square of their input, print what has
/// no order, or end the process.
package final class CountedFilters: Extension {
    /// A filter.
    package typealias Filter = (FilterCall) throws -> Any?

    /// The budget that the filters take from.
    let budget: RenderingBudget
    private var byName: [String: Filter] = [:]

    /// The names that templates may use, sorted.
    package var names: [String] { byName.keys.filter { $0 != CountedTemplates.membership }.sorted() }

    /// The widest indentation, in characters.
    static let widestIndentation = 1000
    /// The most parts that a text is split into.
    static let mostParts = 1 << 16

    /// Filters that take from a budget.
    package init(_ budget: RenderingBudget) {
        self.budget = budget
        super.init()
        for (name, change) in [
            ("capitalize", { $0.capitalized }), ("uppercase", { $0.uppercased() }), ("lowercase", { $0.lowercased() }),
        ] as [(String, (String) -> String)] {
            register(name) { call in
                guard let list = StencilValue.list(call.value) else { return change(try call.printed()) }
                return try list.map { change(try call.printed($0)) }
            }
        }
        register("default") { $0.isMissing ? $0.arguments.lazy.compactMap { $0 }.first : $0.value }
        register("join", joined)
        register("split", split)
        register("indent", indented)
        register("filter", filtered)
        register(CountedTemplates.membership, Self.isMember)
    }

    /// Registers a filter; a second one of the same name replaces the first.
    package func register(_ name: String, _ filter: @escaping Filter) {
        byName[name] = filter
        registerFilter(name) { [weak self] value, arguments in
            try self?.result(of: filter, FilterCall(name: name, value: value, arguments: arguments))
        }
    }

    private func result(of filter: Filter, _ call: FilterCall) throws -> Any? {
        try budget.takeSteps(RenderingBudget.tagSteps + call.size)
        let result = try filter(call)
        try budget.takeSteps(TemplateText.size(of: result))
        return result.map { $0 is [Any] && ($0 as? [Any])?.isEmpty == true ? StencilValue.nothing : $0 }
    }

    private func joined(_ call: FilterCall) throws -> Any? {
        guard call.arguments.count < 2 else { throw TemplateSyntaxError("'join' takes at most one text") }
        guard let list = StencilValue.list(call.value) else { return call.value }
        let separator = try call.arguments.first.map { try call.printed($0) } ?? ""
        try budget.take(max(0, list.count - 1) * separator.utf8.count)
        return try list.map { try call.printed($0) }.joined(separator: separator)
    }

    private func split(_ call: FilterCall) throws -> Any? {
        guard call.arguments.count < 2 else { throw TemplateSyntaxError("'split' takes at most one text") }
        guard let text = call.value as? String else { return call.value }
        let search = TextSearch(try call.arguments.first.map { try call.printed($0) } ?? " ")
        guard let parts = search.parts(of: text, most: Self.mostParts) else {
            throw TemplateSyntaxError("'split' makes more than \(Self.mostParts) parts here; split less at once")
        }
        return parts
    }

    private func indented(_ call: FilterCall) throws -> Any? {
        let width = call.arguments.isEmpty ? 4 : call.arguments[0] as? Int
        guard let width, (0...Self.widestIndentation).contains(width) else {
            throw TemplateSyntaxError("'indent' takes a width from 0 to \(Self.widestIndentation)")
        }
        let sign = call.arguments.count > 1 ? call.arguments[1] as? String : " "
        guard let sign, call.arguments.count <= 3 else {
            throw TemplateSyntaxError("'indent' takes a width, a text, and whether the first line is indented")
        }
        let lines = try call.printed().lines
        try budget.take(lines.count * width * sign.utf8.count)
        let indentation = String(repeating: sign, count: width)
        let isFirstIndented = call.arguments.count > 2 && call.arguments[2] as? Bool == true
        return lines.enumerated().map { index, line in
            (index == 0 ? isFirstIndented : !line.isEmpty) ? indentation + line : line
        }.joined(separator: "\n")
    }

    /// Applies the filter that a text names.
    private func filtered(_ call: FilterCall) throws -> Any? {
        guard call.value != nil else { return nil }
        let name = try call.requiredArgument(0)
        guard name != call.name, let filter = byName[name], call.arguments.count == 1 else {
            throw TemplateSyntaxError("'filter' takes the name of a filter, not '\(name)'")
        }
        return try result(of: filter, FilterCall(name: name, value: call.value, arguments: []))
    }

    /// `a in b`, written as `b|filter:a`.
    private static func isMember(_ call: FilterCall) -> Any? {
        let sought = call.arguments.first ?? nil
        if let list = call.value as? [AnyHashable], let sought = sought as? AnyHashable { return list.contains(sought) }
        guard let text = call.value as? String, let sought = sought as? String else {
            return call.value == nil && sought == nil
        }
        return TextSearch(sought).isFound(in: text)
    }
}

extension CountedFilters {
    /// The filters of snapgen's own templates.
    static func swift(_ budget: RenderingBudget) -> CountedFilters {
        let filters = CountedFilters(budget)
        for filter in SwiftFilter.allCases {
            filters.register(filter.rawValue) { filter.applied(to: try $0.printed()) }
        }
        return filters
    }
}
