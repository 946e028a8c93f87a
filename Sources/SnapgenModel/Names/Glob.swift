/// A pattern that matches whole names and paths.
///
/// In paths, `*` matches any characters except `/`, `**` any characters (`**/` any number of folders), `?` one
/// character except `/`, and `[abc]`, `[a-z]` and `[!a]` one character of a set. `\` escapes the next character.
package struct Glob: Hashable, Encodable, Sendable {
    package let pattern: String
    /// The parts of the pattern; it is matched against every file of a project.
    private let tokens: [GlobToken]
    /// The ASCII characters with which every match begins: most paths differ in one of them.
    private let prefix: [UInt8]

    package init(_ pattern: String) {
        self.pattern = pattern
        tokens = Self.tokens(of: pattern)
        prefix = tokens.prefix { $0.ascii != nil }.compactMap(\.ascii)
    }

    /// Returns whether the pattern matches the whole of `text`, in O(pattern × text) for every pattern.
    ///
    /// In a name, which is no path, a slash is an ordinary character.
    package func matches(_ text: String, isPath: Bool = true) -> Bool {
        if differs(fromBeginningOf: text) { return false }
        let characters = Array(text)
        // The positions at which a match of the tokens so far may end.
        var reachable = [Bool](repeating: false, count: characters.count + 1)
        reachable[0] = true
        for token in tokens {
            token.advance(&reachable, through: characters, isPath)
            if !reachable.contains(true) { return false }
        }
        return reachable[characters.count]
    }

    /// Only an ASCII byte proves a difference: `K` equals the Kelvin sign, which has three other bytes.
    private func differs(fromBeginningOf text: String) -> Bool {
        guard let pair = zip(prefix, text.utf8).first(where: { $0 != $1 }) else {
            return text.utf8.count < prefix.count
        }
        return pair.1 < 0x80
    }

    package static func escaped(_ text: String) -> String {
        String(text.flatMap { "*?[\\".contains($0) ? ["\\", $0] : [$0] })
    }

    package func encode(to encoder: any Encoder) throws { try pattern.encode(to: encoder) }
}

private enum GlobToken: Hashable, Sendable {
    case literal(Character)
    case one
    case run
    case anything
    case folders
    case set([ClosedRange<Character>], negated: Bool)

    var ascii: UInt8? {
        guard case .literal(let character) = self, character.utf8.count == 1 else { return nil }
        return character.utf8.first
    }

    func advance(_ positions: inout [Bool], through text: [Character], _ isPath: Bool) {
        switch self {
        case .run, .anything:
            for start in text.indices where positions[start] && matches(text[start], isPath) {
                positions[start + 1] = true
            }
        case .folders:
            // The positions behind all slashes that follow the first position.
            guard let first = positions.firstIndex(of: true) else { return }
            for slash in first..<text.count where text[slash] == "/" { positions[slash + 1] = true }
        case .literal, .one, .set:
            for end in text.indices.reversed() { positions[end + 1] = positions[end] && matches(text[end], isPath) }
            positions[0] = false
        }
    }

    private func matches(_ character: Character, _ isPath: Bool) -> Bool {
        switch self {
        case .literal(let expected): character == expected
        case .one, .run: !isPath || character != "/"
        case .anything: true
        case .set(let ranges, let negated):
            !(isPath && character == "/") && ranges.contains { $0.contains(character) } != negated
        case .folders: false
        }
    }
}

extension Glob {
    private static func tokens(of pattern: String) -> [GlobToken] {
        var rest = Substring(pattern)
        var tokens: [GlobToken] = []
        while let character = rest.popFirst() {
            tokens.append(token(startingWith: character, &rest))
        }
        return tokens
    }

    private static func token(startingWith character: Character, _ rest: inout Substring) -> GlobToken {
        switch character {
        case "*" where rest.first == "*":
            rest.removeFirst()
            guard rest.first == "/" else { return .anything }
            rest.removeFirst()
            return .folders
        case "*": return .run
        case "?": return .one
        case "[": return set(&rest) ?? .literal("[")
        case "\\": return .literal(rest.popFirst() ?? "\\")
        default: return .literal(character)
        }
    }

    /// The set after a `[`; `nil`, without consuming anything, if there is no closing `]`.
    private static func set(_ rest: inout Substring) -> GlobToken? {
        guard let end = rest.dropFirst().firstIndex(of: "]") else { return nil }
        var body = rest[..<end]
        rest = rest[rest.index(after: end)...]
        let negated = body.first == "!" || body.first == "^"
        if negated { body.removeFirst() }
        var ranges: [ClosedRange<Character>] = []
        while let low = body.popFirst() {
            ranges.append(range(from: low, &body))
        }
        return .set(ranges, negated: negated)
    }

    private static func range(from low: Character, _ body: inout Substring) -> ClosedRange<Character> {
        guard body.first == "-", let high = body.dropFirst().first, high >= low else { return low...low }
        body.removeFirst(2)
        return low...high
    }
}
