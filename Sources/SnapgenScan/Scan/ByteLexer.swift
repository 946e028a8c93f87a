/// Splits Swift source into words and brackets, and steps over comments and strings.
///
/// It has no recursion and looks at each byte a bounded number of times, so no input can make it crash or hang. Of
/// regex literals it knows nothing: it sees the brackets in them.
struct ByteLexer {
    /// What a lexeme is.
    enum Kind: Equatable {
        /// Letters, digits, underscores, backticks and whatever is not ASCII.
        case word
        /// A `#` with the word behind it.
        case directive
        /// `(`, `[`, `{`, or a `<` that may open generic arguments; also the parenthesis of an interpolation.
        case opener(UInt8)
        /// `)`, `]`, `}` or `>`.
        case closer(UInt8)
        /// Anything else, a whole string among it.
        case symbol
    }

    /// A piece of the source.
    struct Lexeme: Equatable {
        var kind: Kind
        var range: Range<Int>
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    /// The strings in whose interpolations the lexer is, outermost first.
    private var interrupted: [OpenString] = []
    /// The string whose interpolation has just ended.
    private var resumed: OpenString?
    /// The end of a line on which a quote is never closed, a regex literal's say: until there, quotes are symbols.
    private var unquotedEnd = 0

    /// A lexer at the first of `bytes`.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The next lexeme, or `nil` at the end.
    mutating func next() -> Lexeme? {
        if let string = resumed {
            resumed = nil
            return finish(string, from: position)
        }
        skipSpaceAndComments()
        guard let byte = byte(at: position) else { return nil }
        if Self.isWord(byte) { return word(.word, from: position) }
        switch byte {
        case UInt8(ascii: "#"): return hash()
        case UInt8(ascii: "\""): return string(pounds: 0)
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return opener(byte)
        case UInt8(ascii: "<"): return angle()
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): return closer(byte)
        case UInt8(ascii: "-"): return self.byte(at: position + 1) == UInt8(ascii: ">") ? take(2) : take(1)
        default: return take(1)
        }
    }
}

// MARK: - Words and brackets

extension ByteLexer {
    private func byte(at index: Int) -> UInt8? {
        index < bytes.count ? bytes[index] : nil
    }

    private mutating func take(_ length: Int, _ kind: Kind = .symbol) -> Lexeme {
        defer { position += length }
        return Lexeme(kind: kind, range: position..<(position + length))
    }

    private mutating func word(_ kind: Kind, from start: Int) -> Lexeme {
        while let next = byte(at: position), Self.isWord(next) { position += 1 }
        return Lexeme(kind: kind, range: start..<position)
    }

    private mutating func hash() -> Lexeme {
        let start = position
        while byte(at: position) == UInt8(ascii: "#") { position += 1 }
        if byte(at: position) == UInt8(ascii: "\"") { return string(pounds: position - start) }
        return word(.directive, from: start)
    }

    private mutating func opener(_ bracket: UInt8) -> Lexeme {
        if bracket == UInt8(ascii: "("), !interrupted.isEmpty { interrupted[interrupted.count - 1].parentheses += 1 }
        return take(1, .opener(bracket))
    }

    private mutating func closer(_ bracket: UInt8) -> Lexeme {
        if bracket == UInt8(ascii: ")"), let string = interrupted.last {
            if string.parentheses == 0 {
                resumed = interrupted.removeLast()
            } else {
                interrupted[interrupted.count - 1].parentheses -= 1
            }
        }
        return take(1, .closer(bracket))
    }

    /// Generic arguments begin right behind a name and with something that is no operator.
    private mutating func angle() -> Lexeme {
        let followsWord = position > 0 && Self.isWord(bytes[position - 1])
        let isOperator = byte(at: position + 1).map { "<= ".utf8.contains($0) } ?? true
        return take(1, followsWord && !isOperator ? .opener(UInt8(ascii: "<")) : .symbol)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...: true
        default: false
        }
    }
}

// MARK: - Comments and strings

/// A string that is not yet closed.
private struct OpenString {
    var pounds: Int
    var isMultiline: Bool
    /// How many parentheses are open in the interpolation that interrupts it.
    var parentheses = 0
}

extension ByteLexer {
    private mutating func skipSpaceAndComments() {
        while let byte = byte(at: position) {
            if byte == UInt8(ascii: "/"), self.byte(at: position + 1) == UInt8(ascii: "/") {
                skipLine()
            } else if byte == UInt8(ascii: "/"), self.byte(at: position + 1) == UInt8(ascii: "*") {
                skipBlockComment()
            } else if " \t\r\n\0".utf8.contains(byte) {
                position += 1
            } else {
                return
            }
        }
    }

    private mutating func skipLine() {
        while let byte = byte(at: position), !Self.endsLine(byte) { position += 1 }
    }

    /// Block comments nest.
    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if matches("/*", at: position) {
                depth += 1
                position += 2
            } else if matches("*/", at: position) {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    private mutating func string(pounds: Int) -> Lexeme {
        guard position >= unquotedEnd else { return take(1) }
        let start = position - pounds
        let isMultiline = matches("\"\"\"", at: position)
        position += isMultiline ? 3 : 1
        return finish(OpenString(pounds: pounds, isMultiline: isMultiline), from: start)
    }

    /// Steps to the end of a string or to its next interpolation, whichever comes first.
    private mutating func finish(_ string: OpenString, from start: Int) -> Lexeme {
        while let byte = byte(at: position) {
            if !string.isMultiline, Self.endsLine(byte) { return unquote(string, from: start) }
            if closes(string, at: position) {
                position += (string.isMultiline ? 3 : 1) + string.pounds
                break
            }
            if byte == UInt8(ascii: "\\"), hasPounds(string.pounds, at: position + 1) {
                position += 1 + string.pounds
                if self.byte(at: position) == UInt8(ascii: "(") { return interrupt(string) }
                if self.byte(at: position).map(Self.endsLine) ?? true { continue }
            }
            position += 1
        }
        return Lexeme(kind: .symbol, range: start..<position)
    }

    /// What seemed to be a string is none: goes back behind its quote, to see what stands on the rest of the line.
    private mutating func unquote(_ string: OpenString, from start: Int) -> Lexeme {
        unquotedEnd = position
        position = min(position, start + string.pounds + 1)
        return Lexeme(kind: .symbol, range: start..<position)
    }

    private mutating func interrupt(_ string: OpenString) -> Lexeme {
        interrupted.append(OpenString(pounds: string.pounds, isMultiline: string.isMultiline))
        return take(1, .opener(UInt8(ascii: "(")))
    }

    private func closes(_ string: OpenString, at index: Int) -> Bool {
        let quote: StaticString = string.isMultiline ? "\"\"\"" : "\""
        return matches(quote, at: index) && hasPounds(string.pounds, at: index + quote.utf8CodeUnitCount)
    }

    private func hasPounds(_ count: Int, at index: Int) -> Bool {
        (index..<(index + count)).allSatisfy { byte(at: $0) == UInt8(ascii: "#") }
    }

    private func matches(_ text: StaticString, at index: Int) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { text.utf8Start[$0] == bytes[index + $0] }
    }

    private static func endsLine(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}
