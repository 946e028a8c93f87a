import Foundation
import SnapgenModel

enum AnnotationText {
    static let mark = "sourcery:"

    enum Comment: Equatable {
        /// For what follows right behind it, or stands on the same line.
        case annotations([String: UserValue])
        /// For all that follows up to an `end`.
        case begin([String: UserValue])
        case end
        case file([String: UserValue])
    }

    /// The effect of the comment on a line that may hold nothing else; `nil` without a comment for Sourcery.
    static func comment(on line: Substring, isComment: Bool) -> Comment? {
        guard let text = isComment ? wholeComment(line) : trailingComment(line) else { return nil }
        if text.hasPrefix("inline:") || !isComment && text.hasPrefix("end") { return nil }
        if text.hasPrefix("begin:") { return .begin(annotations(in: text.dropFirst("begin:".count))) }
        if text.hasPrefix("file:") { return .file(annotations(in: text.dropFirst("file:".count))) }
        return text.hasPrefix("end") ? .end : .annotations(annotations(in: text))
    }

    private static func wholeComment(_ line: Substring) -> Substring? {
        let text = line.drop { $0.isWhitespace || $0 == "/" || $0 == "*" }
        guard text.hasPrefix(mark) else { return nil }
        return uncommented(text.dropFirst(mark.count))
    }

    /// A comment behind code, or one between slashes and stars before it.
    private static func trailingComment(_ line: Substring) -> Substring? {
        guard let start = line.range(of: "//") ?? line.range(of: "/*"),
            let found = line[start.upperBound...].range(of: mark)
        else { return nil }
        return uncommented(line[found.upperBound...])
    }

    private static func uncommented(_ text: Substring) -> Substring {
        text.range(of: "*/").map { text[..<$0.lowerBound] } ?? text
    }

    /// The annotations that are listed in a text; what stands before a colon is a name around them all.
    static func annotations(in text: Substring) -> [String: UserValue] {
        var definitions = split(text, at: ",").map(trimmed)
        guard let first = definitions.first else { return [:] }
        var spaces = split(Substring(first), at: ":").map(trimmed)
        definitions[0] = spaces.removeLast()
        let annotations: [String: UserValue] = definitions.reduce(into: [:]) { annotations, definition in
            let (name, value) = annotation(definition)
            if !name.isEmpty { add([name: value], to: &annotations) }
        }
        return spaces.reversed().reduce(annotations) { [$1: .mapping($0)] }
    }

    /// Puts annotations beside others; several values of one name become a list.
    static func add(_ new: [String: UserValue], to annotations: inout [String: UserValue]) {
        for (name, value) in new {
            annotations[name] = annotations[name].map { joined($0, value) } ?? value
        }
    }

    private static func joined(_ old: UserValue, _ new: UserValue) -> UserValue {
        switch (old, new) {
        case (.list(let values), _): return .list(values.contains(new) ? values : values + [new])
        case (.mapping(var mapping), .mapping(let other)):
            add(other, to: &mapping)
            return .mapping(mapping)
        default: return old == new ? old : .list([old, new])
        }
    }

    private static func annotation(_ definition: String) -> (name: String, value: UserValue) {
        let sides = definition.split(separator: "=", omittingEmptySubsequences: false).map { trimmed(String($0)) }
        guard sides.count > 1, let last = sides.last, !last.isEmpty else { return (sides[0], .flag(true)) }
        return (sides[0], value(last))
    }

    private static func value(_ written: String) -> UserValue {
        if let number = Double(written) { return .number(number) }
        let text = unquoted(written)
        switch try? JSONDecoder().decode(UserValue.self, from: Data(text.utf8)) {
        case .list(let list): return .list(list)
        case .mapping(let mapping): return .mapping(mapping)
        default: return .text(text)
        }
    }

    private static func unquoted(_ text: String) -> String {
        guard text.count > 1, let first = text.first, first == text.last, "'\"".contains(first) else { return text }
        return trimmed(String(text.dropFirst().dropLast()))
    }

    private static func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespaces)
    }

    /// Splits outside of quotes and brackets.
    private static func split(_ text: Substring, at separator: Character) -> [String] {
        var parts = [""]
        var quote: Character?
        var depth = 0
        for character in text {
            if character == separator, quote == nil, depth == 0 {
                parts.append("")
                continue
            }
            if quote == character { quote = nil } else if quote == nil, "'\"".contains(character) { quote = character }
            if quote == nil, "[({".contains(character) { depth += 1 }
            if quote == nil, "])}".contains(character) { depth = max(0, depth - 1) }
            parts[parts.count - 1].append(character)
        }
        return parts
    }
}
