import Foundation
import SnapgenModel

/// The annotations in the `// sourcery:` comments of a file, line by line.
struct Annotations {
    static let mark = "sourcery:"

    /// Annotations above a line still belong to what follows if it is a comment, an attribute, or `#if`.
    private var lines: [(isPassed: Bool, own: [String: UserValue], around: [String: UserValue])] = []

    init(_ text: String) {
        var block: [String: UserValue] = [:]
        var file: [String: UserValue] = [:]
        // Other line ends that Unicode has end no line of Swift, and may stand in a string.
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: { ["\n", "\r", "\r\n"].contains($0) })
        {
            let code = line.drop(while: \.isWhitespace)
            let isComment = code.hasPrefix("//") || code.hasPrefix("/*") || code.hasPrefix("*")
            let isAttribute = code.hasPrefix("@") && (code.contains(")") || !code.contains(" "))
            var own: [String: UserValue] = [:]
            if let text = isComment ? Self.wholeComment(line) : Self.trailingComment(line) {
                if text.hasPrefix("begin:") {
                    block = Self.list(in: text.dropFirst("begin:".count))
                } else if text.hasPrefix("file:") {
                    file.merge(Self.list(in: text.dropFirst("file:".count))) { $1 }
                } else if text.hasPrefix("end") {
                    if isComment { block = [:] }
                } else if !text.hasPrefix("inline:") {
                    own = Self.list(in: text)
                }
            }
            let isPassed = isComment || isAttribute || code.hasPrefix("#")
            lines.append((isPassed, own, file.merging(block) { $1 }))
        }
    }

    /// The annotations of a declaration whose name is on a line: in the comments and attributes right above it, and in
    /// nothing of another declaration.
    func annotations(atLine line: Int) -> [String: UserValue] {
        guard lines.indices.contains(line - 1) else { return [:] }
        var annotations = lines[line - 1].around
        let above = lines[..<(line - 1)].reversed().prefix(while: \.isPassed)
        for line in above.reversed() + [lines[line - 1]] { Self.add(line.own, to: &annotations) }
        return annotations
    }

    private static func wholeComment(_ line: Substring) -> Substring? {
        let text = line.drop { $0.isWhitespace || $0 == "/" || $0 == "*" }
        return text.hasPrefix(mark) ? uncommented(text.dropFirst(mark.count)) : nil
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

    private static func add(_ new: [String: UserValue], to annotations: inout [String: UserValue]) {
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

    /// The annotations that are listed in a text; what stands before a colon is a name around them all.
    static func list(in text: Substring) -> [String: UserValue] {
        var definitions = split(text, at: ",")
        guard let first = definitions.first else { return [:] }
        var spaces = split(Substring(first), at: ":")
        definitions[0] = spaces.removeLast()
        let annotations: [String: UserValue] = definitions.reduce(into: [:]) { annotations, definition in
            let sides = definition.split(separator: "=", omittingEmptySubsequences: false).map { trimmed(String($0)) }
            guard let name = sides.first, let last = sides.last, !name.isEmpty else { return }
            add([name: sides.count == 1 || last.isEmpty ? .flag(true) : value(last)], to: &annotations)
        }
        return spaces.reversed().reduce(annotations) { [$1: .mapping($0)] }
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

    private static func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespaces) }

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
        return parts.map(trimmed)
    }
}
