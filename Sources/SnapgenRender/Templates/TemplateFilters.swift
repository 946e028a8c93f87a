import Foundation
import SnapgenModel
import Stencil

/// Filters in place of those of Stencil's with which a template could end the process.
final class TemplateFilters: Extension {
    /// Sorted; those of Stencil are among them.
    var names: [String] { all.sorted() }
    private var all: Set<String> = [
        "default", "capitalize", "uppercase", "lowercase", "join", "split", "indent", "filter",
    ]

    private static let widestIndentation = 1000

    override init() {
        super.init()
        registerFilter("indent") { [weak self] value, arguments in try self?.indented(value, arguments) }
        registerFilter("join") { [weak self] value, arguments in try self?.joined(value, arguments) }
        registerFilter("filter") { [weak self] value, arguments, context in
            try self?.filtered(value, arguments, context)
        }
    }

    func register(_ name: String, _ filter: @escaping (Any?, [Any?]) throws -> Any?) {
        all.insert(name)
        registerFilter(name, filter: filter)
    }

    static func swift() -> TemplateFilters {
        let filters = TemplateFilters()
        let changes: [String: (String) -> String] = [
            "literal": SwiftLiteral.string, "identifier": SwiftIdentifier.make, "indented": \.indented,
        ]
        for (name, change) in changes {
            filters.register(name) { value, _ in change(value.map { "\($0)" } ?? "") }
        }
        return filters
    }

    private func text(_ filter: String, _ value: Any) throws -> String {
        do {
            return try StencilValue.text(of: value)
        } catch let error as TemplateSyntaxError {
            throw TemplateSyntaxError("what '\(filter)' takes \(error.reason)")
        }
    }

    private func joined(_ value: Any?, _ arguments: [Any?]) throws -> Any? {
        guard arguments.count < 2 else { throw TemplateSyntaxError("'join' takes at most one text") }
        let separator = try arguments.first.flatMap { $0 }.map { try text("join", $0) } ?? ""
        return try StencilValue.list(value)?.map { try text("join", $0) }.joined(separator: separator) ?? value
    }

    private func filtered(_ value: Any?, _ arguments: [Any?], _ context: Context) throws -> Any? {
        guard let value else { return nil }
        let name = arguments.count == 1 ? arguments[0] as? String ?? "" : ""
        guard name != "filter", all.contains(name) else {
            throw TemplateSyntaxError("'filter' takes the name of a filter, not '\(name)'")
        }
        let filtered = try context.environment.compileFilter("filter_value|\(name)")
        return try context.push(dictionary: ["filter_value": value]) { try filtered.resolve(context) }
    }

    private func indented(_ value: Any?, _ arguments: [Any?]) throws -> Any? {
        let width = arguments.isEmpty ? 4 : arguments[0] as? Int
        guard let width, (0...Self.widestIndentation).contains(width) else {
            throw TemplateSyntaxError("'indent' takes a width from 0 to \(Self.widestIndentation)")
        }
        let sign = arguments.count > 1 ? arguments[1] as? String : " "
        guard let sign, arguments.count <= 3 else {
            throw TemplateSyntaxError("'indent' takes a width, a text, and whether the first line is indented")
        }
        // A carriage return ends a line as well as a line feed, and so do both together two.
        let indentation = String(repeating: sign, count: width)
        let isFirstIndented = arguments.count > 2 && arguments[2] as? Bool == true
        let lines = (try value.map { try text("indent", $0) } ?? "").components(separatedBy: .newlines)
        return lines.enumerated().map { index, line in
            (index == 0 ? isFirstIndented : !line.isEmpty) ? indentation + line : line
        }.joined(separator: "\n")
    }
}

extension String {
    var indented: String {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    \(Substring($0))" }.joined(separator: "\n")
    }
}
