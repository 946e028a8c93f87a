import SnapgenModel

/// Refuses files for which swift-syntax would exhaust the stack, and those with more code than a file of a person has.
///
/// The parser calls itself for what stands inside something else, and for some sequences. Each `[` inside another one,
/// which may begin an `InlineArray`, doubles its time. `ParseWatch` ends a run for other input that takes long.
struct ParseGuard {
    struct Complaint {
        var reason: String
        /// The offset of the byte at which a limit is passed; `nil` for the file as a whole.
        var offset: Int?

        func diagnostic(in places: SourcePlaces) -> Diagnostic {
            let message = "\(reason), so it is not read; simplify it, or exclude the file"
            let place = offset.map { places.location(atOffset: $0) }
            return Diagnostic(
                .sourceTooComplex, .warning, message, path: places.path.string, line: place?.line,
                column: place?.column)
        }
    }

    static let largestFile = 8 << 20
    /// The most brackets inside each other, those of generic arguments and interpolations among them: people stop at
    /// twenty, and for some kinds of nesting the parser's time grows with the cube of their depth.
    static let deepestBrackets = 64
    /// The most `[` inside each other and in no braces between them: each doubles the time.
    static let deepestArrays = 14
    static let deepestConditions = 200
    /// The most `#elseif` of one `#if`: what stands in one of them is compiled where none of those before it holds.
    static let mostAlternatives = 64
    /// The most words and signs in a row without a bracket, a comma, a semicolon or a string: the parser may call
    /// itself for each of them, as for those in `try try try`.
    static let longestRow = 20_000
    /// The most `->` without a brace, a comma or a semicolon: it calls itself for each of them, brackets or not.
    static let mostArrows = 5_000
    /// The most `if` and `switch` without a brace: it takes each for a value in the condition of the one before.
    static let mostBranches = 256
    /// The most words, signs and brackets in what is parsed: each takes the parser up to a kilobyte.
    static let mostLexemes = 400_000

    /// A `<` may as well be an operator: it is forgotten at the end of the brackets around it.
    private var brackets: [UInt8] = []
    private var arrays = 0
    private var lexemes = 0
    private var alternatives: [Int] = []
    private var row = 0
    private var arrows = 0
    private var branches = 0

    /// The reason not to parse a file, `nil` if it can be parsed, and the bodies that need not be parsed.
    static func verdict(on bytes: UnsafeBufferPointer<UInt8>) -> (complaint: Complaint?, bodies: [Range<Int>]) {
        if bytes.count > largestFile {
            return (Complaint(reason: "the file is larger than \(largestFile >> 20) MB"), [])
        }
        guard let start = bytes.baseAddress else { return (nil, []) }
        var lexer = ByteLexer(start, count: bytes.count)
        var parseGuard = ParseGuard()
        var finder = BodyFinder()
        var kind = lexer.next()
        while kind != .end {
            finder.take(kind, lexer)
            if let problem = parseGuard.problem(with: kind, lexer) {
                return (Complaint(reason: problem, offset: kind == .opener ? lexer.end - 1 : lexer.start), [])
            }
            kind = lexer.next()
        }
        guard parseGuard.lexemes > mostLexemes else { return (nil, finder.bodies(readBy: lexer)) }
        return (Complaint(reason: "more than \(mostLexemes) words, signs and brackets stand in the file"), [])
    }

    private mutating func problem(with kind: ByteLexer.Kind, _ lexer: ByteLexer) -> String? {
        lexemes += 1
        row += 1
        switch kind {
        case .word: if lexer.spells("if") || lexer.spells("switch") { branches += 1 }
        case .directive: take(directive: lexer)
        case .symbol: take(symbol: lexer)
        case .opener: open(lexer.last)
        case .closer: close(lexer.last)
        case .end: break
        }
        // Words and signs, which are most lexemes, raise only these.
        let isLong = row > Self.longestRow || arrows > Self.mostArrows || branches > Self.mostBranches
        return isLong || kind == .opener || kind == .directive ? exceededLimit : nil
    }

    private var exceededLimit: String? {
        if let last = alternatives.last, last > Self.mostAlternatives {
            return "an '#if' has more than \(Self.mostAlternatives) '#elseif'"
        }
        return exceeds(brackets.count, Self.deepestBrackets, "brackets stand inside each other")
            ?? exceeds(arrays, Self.deepestArrays, "'[' stand inside each other")
            ?? exceeds(branches, Self.mostBranches, "'if' and 'switch' stand in a row without a brace")
            ?? exceeds(alternatives.count, Self.deepestConditions, "'#if' stand inside each other")
            ?? exceeds(arrows, Self.mostArrows, "'->' stand in a row")
            ?? exceeds(row, Self.longestRow, "words and signs stand in a row")
    }

    @inline(__always)
    private func exceeds(_ count: Int, _ limit: Int, _ things: @autoclosure () -> String) -> String? {
        count > limit ? "more than \(limit) \(things())" : nil
    }

    private mutating func take(directive lexer: ByteLexer) {
        if lexer.spells("#if") { alternatives.append(0) }
        if lexer.spells("#endif") { _ = alternatives.popLast() }
        if lexer.spells("#elseif"), !alternatives.isEmpty { alternatives[alternatives.count - 1] += 1 }
    }

    private mutating func take(symbol lexer: ByteLexer) {
        switch lexer.last {
        case UInt8(ascii: ","), UInt8(ascii: ";"): (row, arrows) = (0, 0)
        case UInt8(ascii: "\""), UInt8(ascii: "#"): row = 0
        case UInt8(ascii: ">"): arrows += 1
        default: break
        }
    }

    private mutating func open(_ bracket: UInt8) {
        row = 0
        if bracket == UInt8(ascii: "{") { beginBody() }
        if bracket == UInt8(ascii: "[") { arrays += 1 }
        brackets.append(bracket)
    }

    private mutating func close(_ bracket: UInt8) {
        row = 0
        if bracket == UInt8(ascii: "}") {
            beginBody()
            while let last = brackets.last, last != UInt8(ascii: "{") { brackets.removeLast() }
        }
        if bracket != UInt8(ascii: ">") { forgetOperators() }
        if let last = brackets.last, Self.closer(of: last) == bracket { brackets.removeLast() }
        guard bracket == UInt8(ascii: "]") || bracket == UInt8(ascii: "}") else { return }
        arrays = brackets.reversed().prefix { $0 != UInt8(ascii: "{") }.count { $0 == UInt8(ascii: "[") }
    }

    private mutating func beginBody() {
        (arrays, arrows, branches) = (0, 0, 0)
        forgetOperators()
    }

    private mutating func forgetOperators() {
        while brackets.last == UInt8(ascii: "<") { brackets.removeLast() }
    }

    private static func closer(of bracket: UInt8) -> UInt8 {
        bracket == UInt8(ascii: "(") ? UInt8(ascii: ")") : bracket + 2
    }
}

extension ByteLexer {
    func spells(_ text: StaticString) -> Bool {
        end - start == text.utf8CodeUnitCount && bytes.equals(text.utf8Start, count: text.utf8CodeUnitCount, at: start)
    }
}
