/// A pattern that matches whole names and paths.
///
/// `*` matches any characters except `/`, `**` any characters (`**/` any number of folders), `?` one character except
/// `/`, and `[abc]`, `[a-z]` and `[!a]` one character of a set. `\` escapes the next character.
///
///     Glob("**/Generated/**").matches("Sources/App/Generated/A.swift")  // true
///     Glob("*Cell_Previews").matches("HotelCell_Previews")              // true
public struct Glob: Hashable, Codable, Sendable {
    /// The pattern as written.
    public let pattern: String

    /// Creates a glob from a pattern, which may be any text.
    public init(_ pattern: String) {
        self.pattern = pattern
    }

    /// Returns whether the pattern matches the whole of `text`.
    ///
    /// - Complexity: O(pattern × text) for every pattern.
    public func matches(_ text: String) -> Bool {
        let tokens = Self.tokens(of: pattern)
        let characters = Array(text)
        var reachable = Set([0])
        for token in tokens {
            reachable = token.advance(reachable, through: characters)
            if reachable.isEmpty { return false }
        }
        return reachable.contains(characters.count)
    }

    /// Decodes the pattern from a string.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the pattern as a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(pattern)
    }
}

private enum GlobToken {
    case literal(Character)
    case one
    case run
    case anything
    case folders
    case set(ClosedRanges, negated: Bool)

    typealias ClosedRanges = [ClosedRange<Character>]

    /// Returns the positions after this token, for matches that start at `positions`.
    func advance(_ positions: Set<Int>, through text: [Character]) -> Set<Int> {
        switch self {
        case .run: spread(positions, through: text) { $0 != "/" }
        case .anything: spread(positions, through: text) { _ in true }
        case .folders: positions.union(afterSlashes(from: positions, in: text))
        default: Set(positions.filter { $0 < text.count && matches(text[$0]) }.map { $0 + 1 })
        }
    }

    private func matches(_ character: Character) -> Bool {
        switch self {
        case .literal(let expected): character == expected
        case .one: character != "/"
        case .set(let ranges, let negated):
            character != "/" && ranges.contains { $0.contains(character) } != negated
        case .run, .anything, .folders: false
        }
    }

    private func spread(
        _ positions: Set<Int>, through text: [Character], while allowed: (Character) -> Bool
    ) -> Set<Int> {
        var reached = positions
        for start in positions.sorted() {
            var position = start
            while position < text.count, allowed(text[position]) {
                position += 1
                if !reached.insert(position).inserted { break }
            }
        }
        return reached
    }

    private func afterSlashes(from positions: Set<Int>, in text: [Character]) -> [Int] {
        guard let first = positions.min() else { return [] }
        return (first..<text.count).filter { text[$0] == "/" }.map { $0 + 1 }
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

    /// Parses the set after a `[`.
    ///
    /// - Returns: `nil`, without consuming anything, if there is no closing `]`.
    private static func set(_ rest: inout Substring) -> GlobToken? {
        guard let end = rest.dropFirst().firstIndex(of: "]") else { return nil }
        var body = rest[..<end]
        rest = rest[rest.index(after: end)...]
        let negated = body.first == "!" || body.first == "^"
        if negated { body.removeFirst() }
        var ranges: GlobToken.ClosedRanges = []
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
