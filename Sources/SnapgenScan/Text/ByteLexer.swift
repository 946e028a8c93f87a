/// Splits Swift source into words and brackets, and skips comments and strings.
///
/// The lexer has no recursion and reads each byte a bounded number of times, so no input can make it crash or hang. It
/// does not recognise regex literals: it returns the brackets in them and is not sure of the result.
struct ByteLexer {
    enum Kind: UInt8 {
        /// Letters, digits, underscores and characters outside of ASCII, or any text between backticks.
        case word
        case directive
        /// `(`, `[`, `{`, or a `<` that may open generic arguments; also a string up to the parenthesis of an
        /// interpolation.
        case opener
        case closer
        case symbol
        case end
    }

    private struct OpenString {
        var pounds: Int
        var isMultiline: Bool
        var interpolation = 0
        var parentheses = 0
    }

    let bytes: UnsafePointer<UInt8>
    private let count: Int
    private(set) var start = 0
    private(set) var end = 0
    /// The last byte of the lexeme before, 0 at the beginning.
    private(set) var previous: UInt8 = 0
    /// The last byte of the lexeme: the bracket, where it is one.
    var last: UInt8 { bytes[end - 1] }
    /// Indicates whether there was nothing so far that the compiler may split in another way.
    private(set) var isSure = true

    private var interrupted: [OpenString] = []
    private var resumed: OpenString?
    /// The end of a line with an unclosed quote, for example in a regex literal: until there, quotes are symbols.
    private var unquotedEnd = 0
    private let classes = ByteClass.table

    /// A lexer of `count` bytes that begins at `start`; a byte order mark is ignored.
    init(_ bytes: UnsafePointer<UInt8>, count: Int, from start: Int = 0) {
        self.bytes = bytes
        self.count = count
        end = start == 0 && matches("\u{FEFF}", at: 0) ? 3 : start
    }

    mutating func next() -> Kind {
        if end > 0 { previous = bytes[end - 1] }
        start = end
        if let string = resumed { return resume(string) }
        skipSpaceAndComments()
        start = end
        guard end < count else {
            // A string or an interpolation that is still open here ends nowhere.
            if !interrupted.isEmpty { isSure = false }
            return .end
        }
        switch classes[Int(bytes[end])] {
        case .word, .foreign: return word()
        case .opener: return opener()
        case .closer: return closer()
        case .symbol, .space: return take(1)
        case .minus: return take(byte(at: end + 1) == UInt8(ascii: ">") ? 2 : 1)
        case .less: return less()
        case .greater:
            // Four of them may mark a conflict.
            if matches(">>>>", at: end) { isSure = false }
            return take(1, .closer)
        case .quote: return string(pounds: 0)
        case .backtick: return escapedWord()
        case .pound: return pound()
        case .slash:
            if mayBeginRegex { isSure = false }
            return take(1)
        case .unknown: return unsure()
        }
    }

    // MARK: - Words and brackets

    private func byte(at index: Int) -> UInt8 { index < count ? bytes[index] : 0 }

    private func isClass(_ expected: ByteClass, at index: Int) -> Bool {
        index >= 0 && index < count && classes[Int(bytes[index])] == expected
    }

    /// Counts in a local variable, which is kept in a register: `end` may alias the bytes.
    private func index(behind skipped: ByteClass, from start: Int) -> Int {
        var index = start
        while index < count, classes[Int(bytes[index])] == skipped { index += 1 }
        return index
    }

    private mutating func take(_ length: Int, _ kind: Kind = .symbol) -> Kind {
        end += length
        return kind
    }

    private mutating func unsure() -> Kind {
        isSure = false
        return take(1)
    }

    /// A character outside of ASCII may be a letter, an operator or a space.
    private mutating func word(_ kind: Kind = .word) -> Kind {
        end = index(behind: .word, from: end)
        guard isClass(.foreign, at: end) else { return kind }
        isSure = false
        while isClass(.word, at: end) || isClass(.foreign, at: end) { end += 1 }
        return kind
    }

    private mutating func escapedWord() -> Kind {
        let close = index(of: UInt8(ascii: "`"), orLineEndFrom: end + 1)
        guard isClass(.backtick, at: close) else { return unsure() }
        end = close + 1
        return .word
    }

    /// `#word`, a raw string, or the first line of a script.
    private mutating func pound() -> Kind {
        if end == 0, byte(at: 1) == UInt8(ascii: "!") {
            end = index(of: UInt8(ascii: "\n"), orLineEndFrom: 0)
            return .symbol
        }
        while byte(at: end) == UInt8(ascii: "#") { end += 1 }
        if byte(at: end) == UInt8(ascii: "\"") { return string(pounds: end - start) }
        if byte(at: end) == UInt8(ascii: "/") { isSure = false }
        return word(.directive)
    }

    private mutating func opener() -> Kind {
        if !interrupted.isEmpty, bytes[end] == UInt8(ascii: "(") { interrupted[interrupted.count - 1].parentheses += 1 }
        return take(1, .opener)
    }

    private mutating func closer() -> Kind {
        if let string = interrupted.last, bytes[end] == UInt8(ascii: ")") {
            if string.parentheses > 0 {
                interrupted[interrupted.count - 1].parentheses -= 1
            } else {
                resumed = interrupted.removeLast()
            }
        }
        return take(1, .closer)
    }

    /// Generic arguments begin right behind a name and with something that is no operator; a `#` makes a placeholder.
    private mutating func less() -> Kind {
        let next = byte(at: end + 1)
        if next == UInt8(ascii: "#") || matches("<<<<", at: end) { isSure = false }
        let isOperator =
            next == UInt8(ascii: "<") || next == UInt8(ascii: "=") || next == UInt8(ascii: " ") || next == 0
        let followsWord = isClass(.word, at: end - 1) || isClass(.backtick, at: end - 1)
        return take(1, followsWord && !isOperator ? .opener : .symbol)
    }

    /// Indicates whether it may be no division: a regex literal stands where an operand may, begins with no space, and
    /// ends on its line.
    private var mayBeginRegex: Bool {
        if end > 0, Self.endsOperand(bytes[end - 1]) { return false }
        // An operator may stand by itself as an argument.
        guard Self.endsOperand(previous) || "([,:".utf8.contains(previous) else { return true }
        let hasSpace = end + 1 == count || isClass(.space, at: end + 1)
        return !hasSpace && isClass(.slash, at: index(of: UInt8(ascii: "/"), orLineEndFrom: end + 1))
    }

    private static func endsOperand(_ byte: UInt8) -> Bool {
        switch ByteClass.table[Int(byte)] {
        case .word, .backtick, .closer, .quote: true
        default: false
        }
    }

    // MARK: - Comments

    mutating func skipSpaceAndComments() {
        while end < count {
            let byteClass = classes[Int(bytes[end])]
            if byteClass == .space {
                end = index(behind: .space, from: end + 1)
            } else if byteClass == .slash, byte(at: end + 1) == UInt8(ascii: "/") {
                end = index(of: UInt8(ascii: "\n"), orLineEndFrom: end)
            } else if byteClass == .slash, byte(at: end + 1) == UInt8(ascii: "*") {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    private func index(of wanted: UInt8, orLineEndFrom start: Int) -> Int {
        var index = start
        while index < count, bytes[index] != wanted, !bytes[index].endsLine { index += 1 }
        return index
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            let byte = bytes[end]
            if byte == UInt8(ascii: "/"), self.byte(at: end + 1) == UInt8(ascii: "*") {
                depth += 1
                end += 2
            } else if byte == UInt8(ascii: "*"), self.byte(at: end + 1) == UInt8(ascii: "/") {
                depth -= 1
                end += 2
            } else {
                end += 1
            }
        } while depth > 0 && end < count
        if depth > 0 { isSure = false }
    }

    // MARK: - Strings

    /// Three quotes behind a pound are a string of lines where a line ends there; else they may be `#"""#`.
    private mutating func string(pounds: Int) -> Kind {
        guard end >= unquotedEnd else { return unsure() }
        let isMultiline = matches("\"\"\"", at: end)
        end += isMultiline ? 3 : 1
        if isMultiline, pounds > 0, !endsLine(at: end) { isSure = false }
        return finish(OpenString(pounds: pounds, isMultiline: isMultiline))
    }

    private mutating func finish(_ string: OpenString) -> Kind {
        while end < count {
            skipText()
            let byte = byte(at: end)
            if byte == UInt8(ascii: "\""), closes(string, at: end) {
                return take((string.isMultiline ? 3 : 1) + string.pounds)
            }
            if byte == UInt8(ascii: "\\"), hasPounds(string.pounds, at: end + 1) {
                end += 1 + string.pounds
                if self.byte(at: end) == UInt8(ascii: "(") { return interrupt(string) }
                if end == count || endsLine(at: end) { continue }
            } else if !string.isMultiline, endsLine(at: end) {
                return unquote(string)
            }
            end = min(end + 1, count)
        }
        isSure = false
        return .symbol
    }

    private mutating func skipText() {
        var index = end
        while index < count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\\"),
            bytes[index] >= UInt8(ascii: " ")
        {
            index += 1
        }
        end = index
    }

    /// Goes back behind a quote that begins no string, to read the rest of the line.
    private mutating func unquote(_ string: OpenString) -> Kind {
        isSure = false
        unquotedEnd = end
        end = min(end, start + string.pounds + 1)
        return .symbol
    }

    private mutating func interrupt(_ string: OpenString) -> Kind {
        interrupted.append(OpenString(pounds: string.pounds, isMultiline: string.isMultiline, interpolation: end))
        return take(1, .opener)
    }

    /// A string on one line ends with the line, in an interpolation as well.
    private mutating func resume(_ string: OpenString) -> Kind {
        resumed = nil
        if !string.isMultiline, (string.interpolation..<end).contains(where: { bytes[$0].endsLine }) { isSure = false }
        return finish(string)
    }

    private func closes(_ string: OpenString, at index: Int) -> Bool {
        guard string.isMultiline else { return hasPounds(string.pounds, at: index + 1) }
        return matches("\"\"\"", at: index) && hasPounds(string.pounds, at: index + 3)
    }

    private func hasPounds(_ number: Int, at index: Int) -> Bool {
        (index..<index + number).allSatisfy { byte(at: $0) == UInt8(ascii: "#") }
    }

    private func matches(_ text: StaticString, at index: Int) -> Bool {
        index + text.utf8CodeUnitCount <= count
            && bytes.equals(text.utf8Start, count: text.utf8CodeUnitCount, at: index)
    }

    private func endsLine(at index: Int) -> Bool { byte(at: index).endsLine }
}
