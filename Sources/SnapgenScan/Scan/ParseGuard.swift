import SnapgenModel

/// Looks at a file before the parser does: some short files make swift-syntax exhaust the stack or never end.
///
/// It takes the lexemes of a `ByteLexer`: it knows strings, comments and brackets, and little else of the language.
struct ParseGuard {
    /// What makes a file too complex, and where.
    struct Complaint: Equatable {
        /// The reason, as the beginning of a sentence.
        var reason: String
        /// The offset of the byte at which a limit is passed; `nil` for the file as a whole.
        var offset: Int?
    }

    /// The largest file, in bytes.
    static let largestFile = 8 << 20
    /// The most brackets inside each other, those of generic arguments and interpolations among them: people stop at
    /// twenty, and for some kinds of nesting the parser's time grows with the cube of their depth.
    static let deepestBrackets = OpenBrackets.capacity
    /// The most `[` inside each other: with each of them the time to parse doubles, and 24 take seconds.
    static let deepestSquareBrackets = 14
    /// How many deep groups of `[` a file may have, weighed by the time that each takes.
    static let largestSquareCost = 1 << 22
    /// The most `#if` inside each other.
    static let deepestConditions = 200
    /// How often a word may follow itself: the parser calls itself for each `try` in `try try try`.
    static let longestRepetition = 256

    private var brackets = OpenBrackets()
    private var squareCost = 0
    private var conditions = 0
    private var wordStart = 0
    /// 0 where the last lexeme was no word.
    private var wordLength = 0
    private var repetitions = 0

    /// Why a file is not read whatever stands in it, or `nil` where that has to be seen.
    static func complaint(aboutSize count: Int) -> Complaint? {
        count <= largestFile ? nil : Complaint(reason: "the file is larger than \(largestFile >> 20) MB", offset: nil)
    }

    /// Takes the lexeme that `lexer` is at.
    ///
    /// - Returns: whether that is all right; `complaint(at:_:)` tells what is not.
    mutating func accepts(_ kind: ByteLexer.Kind, _ lexer: ByteLexer) -> Bool {
        if kind == .word { return !repeats(lexer) }
        wordLength = 0
        switch kind {
        case .opener: return !opens(lexer.last)
        case .closer: brackets.close(lexer.last)
        case .directive: return !isNested(lexer)
        case .word, .symbol, .end: break
        }
        return true
    }

    /// Why the file should not be parsed, after a lexeme that was not accepted.
    func complaint(at kind: ByteLexer.Kind, _ lexer: ByteLexer) -> Complaint {
        Complaint(reason: reason, offset: kind == .opener ? lexer.end - 1 : lexer.start)
    }

    private mutating func repeats(_ lexer: ByteLexer) -> Bool {
        let length = lexer.end - lexer.start
        let isSame =
            length == wordLength
            && lexer.bytes.equals(lexer.bytes + wordStart, count: length, at: lexer.start)
        wordStart = lexer.start
        wordLength = length
        repetitions = isSame ? repetitions + 1 : 1
        return repetitions > Self.longestRepetition
    }

    private mutating func isNested(_ lexer: ByteLexer) -> Bool {
        if lexer.isDirective("#if") { conditions += 1 }
        if lexer.isDirective("#endif") { conditions = max(0, conditions - 1) }
        return conditions > Self.deepestConditions
    }

    private mutating func opens(_ bracket: UInt8) -> Bool {
        brackets.open(bracket)
        if brackets.depth > Self.deepestBrackets { return true }
        guard bracket == UInt8(ascii: "[") else { return false }
        squareCost += brackets.squareCost
        return brackets.squareDepth > Self.deepestSquareBrackets || squareCost > Self.largestSquareCost
    }

    /// The limit that is passed.
    private var reason: String {
        if repetitions > Self.longestRepetition {
            return "a word is written more than \(Self.longestRepetition) times in a row"
        }
        if conditions > Self.deepestConditions {
            return "more than \(Self.deepestConditions) '#if' stand inside each other"
        }
        if brackets.depth > Self.deepestBrackets {
            return "more than \(Self.deepestBrackets) brackets stand inside each other"
        }
        if brackets.squareDepth > Self.deepestSquareBrackets {
            return "more than \(Self.deepestSquareBrackets) '[' stand inside each other"
        }
        return "many deep groups of '[' stand in the file"
    }
}

extension ByteLexer {
    /// Whether the lexeme is a directive.
    fileprivate func isDirective(_ text: StaticString) -> Bool {
        end - start == text.utf8CodeUnitCount && bytes.equals(text.utf8Start, count: text.utf8CodeUnitCount, at: start)
    }
}

extension ParseGuard.Complaint {
    /// A warning that the file is left out.
    func diagnostic(in places: SourcePlaces) -> Diagnostic {
        let message = "\(reason), so it is not read; simplify it, or exclude the file"
        guard let offset else {
            return Diagnostic(.sourceTooComplex, .warning, message, path: places.path.string)
        }
        return Diagnostic(.sourceTooComplex, .warning, message, at: places.location(atOffset: offset))
    }
}
