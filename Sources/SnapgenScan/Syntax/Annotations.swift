import Foundation
import SnapgenModel

/// The annotations in the `// sourcery:` comments of a file, line by line: flags, and names with a value.
struct Annotations {
    static let mark = "sourcery:"

    /// Annotations above a line still belong to what follows if it is a comment, an attribute, or `#if`.
    private let lines: [(isPassed: Bool, own: [String: UserValue])]

    init(_ text: String) {
        // Other line ends that Unicode has end no line of Swift, and may stand in a string.
        let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
        self.lines = lines.map { line in
            let code = line.drop(while: \.isWhitespace)
            let isComment = code.hasPrefix("//") || code.hasPrefix("/*") || code.hasPrefix("*")
            let isAttribute = code.hasPrefix("@") && (code.contains(")") || !code.contains(" "))
            return (isComment || isAttribute || code.hasPrefix("#"), Self.comment(in: line).map(Self.list) ?? [:])
        }
    }

    /// The annotations of a declaration whose name is on a line: in the comments and attributes right above it, and in
    /// nothing of another declaration.
    func annotations(atLine line: Int) -> [String: UserValue] {
        guard lines.indices.contains(line - 1) else { return [:] }
        let above = lines[..<(line - 1)].reversed().prefix(while: \.isPassed)
        return (above + [lines[line - 1]]).reduce([:]) { $0.merging($1.own) { $0.joined(with: $1) } }
    }

    /// The text behind the mark with which a comment begins.
    private static func comment(in line: Substring) -> Substring? {
        guard let mark = line.range(of: mark),
            let before = line[..<mark.lowerBound].last(where: { !$0.isWhitespace }), before == "/" || before == "*"
        else { return nil }
        let text = line[mark.upperBound...]
        return text.range(of: "*/").map { text[..<$0.lowerBound] } ?? text
    }

    /// Names before a `:` at the beginning are mappings around the annotations, or commands of Sourcery, which are not read.
    ///
    /// Source: `AnnotationsParser.parse(line:)` of Sourcery
    static func list(in text: Substring) -> [String: UserValue] {
        var spaces = text.prefix { $0 != "=" && $0 != "," }.split(separator: ":", omittingEmptySubsequences: false)
        let own = spaces.popLast()?.startIndex ?? text.startIndex
        let names = spaces.map { $0.trimmingCharacters(in: .whitespaces) }
        if ["begin", "end", "file", "inline"].contains(names.first) { return [:] }
        let annotations = definitions(in: text[own...]).reduce(into: [String: UserValue]()) { annotations, definition in
            let sides = definition.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard let name = sides.first, !name.isEmpty else { return }
            let value = sides.count == 1 || sides[1].isEmpty ? .flag(true) : value(sides[1])
            annotations[name] = annotations[name]?.joined(with: value) ?? value
        }
        return names.reversed().reduce(annotations) { [$1: .mapping($0)] }
    }

    private static func value(_ written: String) -> UserValue {
        if let number = Double(written) { return .number(number) }
        var text = written
        if text.count > 1, let first = text.first, first == text.last, "'\"".contains(first) {
            text = text.dropFirst().dropLast().trimmingCharacters(in: .whitespaces)
        }
        return (try? UserValue(json: Array(text.utf8))) ?? .text(text)
    }

    /// The parts between commas, except for those in quotes or brackets.
    private static func definitions(in text: Substring) -> [Substring] {
        var quote: Character?
        var depth = 0
        return text.split { character in
            if quote == character { quote = nil } else if quote == nil, "'\"".contains(character) { quote = character }
            if quote == nil { depth += "<[({".contains(character) ? 1 : "})]>".contains(character) ? -1 : 0 }
            return character == "," && quote == nil && depth <= 0
        }
    }
}

extension UserValue {
    /// Returns one value for two of the same name: a list of different ones, or a mapping with the entries of both.
    fileprivate func joined(with other: UserValue) -> UserValue {
        switch (self, other) {
        case (.list(let items), _): items.contains(other) ? self : .list(items + [other])
        case (.mapping(let own), .mapping(let others)): .mapping(own.merging(others) { $0.joined(with: $1) })
        default: self == other ? self : .list([self, other])
        }
    }
}
