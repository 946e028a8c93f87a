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
    /// The most `#elseif` of one `#if`: what stands in one of them is compiled where none of those before it holds.
    static let mostAlternatives = 64
    /// How often a word may follow itself: the parser calls itself for each `try` in `try try try`.
    static let longestRepetition = 256
    /// The most words and signs in a row without a bracket, a comma, a semicolon or a string: the parser may call itself
    /// for each of them.
    static let longestRow = 20_000
    /// The most `->` without a brace, a comma or a semicolon: it calls itself for each of them, brackets or not.
    static let mostArrows = 5_000
    /// The most `if` and `switch` without a brace: it takes each for a value in the condition of the one before.
    static let mostBranches = 256
    /// The most words, signs and brackets in what is parsed: each takes the parser up to a kilobyte.
    static let mostLexemes = 400_000

    private var brackets = OpenBrackets()
    private var squareCost = 0
    /// The number of `#elseif` for each `#if` that is open.
    private var alternatives: [Int] = []
    private var row = 0
    private var arrows = 0
    private var branches = 0
    private var wordStart = 0
    /// 0 where the last lexeme was no word.
    private var wordLength = 0
    private var repetitions = 0

    /// Why a file is not read whatever stands in it, or `nil` where that has to be seen.
    static func complaint(aboutSize count: Int) -> Complaint? {
        count <= largestFile ? nil : Complaint(reason: "the file is larger than \(largestFile >> 20) MB", offset: nil)
    }

    /// Why a file is not parsed of which so many lexemes would be, or `nil` where it is.
    static func complaint(aboutLexemes count: Int) -> Complaint? {
        guard count > mostLexemes else { return nil }
        return Complaint(reason: "more than \(mostLexemes) words, signs and brackets stand in the file", offset: nil)
    }

    /// Why a file is not parsed in which so many `[` follow one another, in strings and comments as well; `nil` where
    /// they do not.
    static func complaint(aboutRunsIn bytes: UnsafePointer<UInt8>, count: Int) -> Complaint? {
        var run = 0
        for offset in 0..<count {
            switch bytes[offset] {
            case UInt8(ascii: "["): run += 1
            case UInt8(ascii: "("), UInt8(ascii: " "): break
            default: run = 0
            }
            guard run <= deepestSquareBrackets else {
                return Complaint(reason: "more than \(deepestSquareBrackets) '[' follow one another", offset: offset)
            }
        }
        return nil
    }

    /// Takes the lexeme that `lexer` is at.
    ///
    /// - Returns: whether that is all right; `complaint(at:_:)` tells what is not.
    mutating func accepts(_ kind: ByteLexer.Kind, _ lexer: ByteLexer) -> Bool {
        row += 1
        if kind == .word { return !repeats(lexer) && !branchesTooOften(lexer) && row <= Self.longestRow }
        wordLength = 0
        switch kind {
        case .opener: return !opens(lexer.last)
        case .closer: close(lexer.last)
        case .directive: return !isNested(lexer)
        case .symbol: return accepts(symbol: lexer)
        case .word, .end: break
        }
        return true
    }

    private mutating func accepts(symbol lexer: ByteLexer) -> Bool {
        switch lexer.last {
        case UInt8(ascii: ","), UInt8(ascii: ";"): (row, arrows) = (0, 0)
        case UInt8(ascii: "\""), UInt8(ascii: "#"): row = 0
        case UInt8(ascii: ">"): arrows += 1
        default: break
        }
        return row <= Self.longestRow && arrows <= Self.mostArrows
    }

    private mutating func close(_ bracket: UInt8) {
        brackets.close(bracket)
        row = 0
        if bracket == UInt8(ascii: "}") { (arrows, branches) = (0, 0) }
    }

    private mutating func branchesTooOften(_ lexer: ByteLexer) -> Bool {
        switch lexer.bytes[lexer.start] {
        case UInt8(ascii: "i"): if lexer.spells("if") { branches += 1 }
        case UInt8(ascii: "s"): if lexer.spells("switch") { branches += 1 }
        default: break
        }
        return branches > Self.mostBranches
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
        if lexer.spells("#if") { alternatives.append(0) }
        if lexer.spells("#endif") { _ = alternatives.popLast() }
        if lexer.spells("#elseif"), !alternatives.isEmpty { alternatives[alternatives.count - 1] += 1 }
        return alternatives.count > Self.deepestConditions || (alternatives.last ?? 0) > Self.mostAlternatives
    }

    private mutating func opens(_ bracket: UInt8) -> Bool {
        brackets.open(bracket)
        row = 0
        if bracket == UInt8(ascii: "{") { (arrows, branches) = (0, 0) }
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
        if alternatives.count > Self.deepestConditions {
            return "more than \(Self.deepestConditions) '#if' stand inside each other"
        }
        if (alternatives.last ?? 0) > Self.mostAlternatives {
            return "an '#if' has more than \(Self.mostAlternatives) '#elseif'"
        }
        if row > Self.longestRow { return "more than \(Self.longestRow) words and signs stand in a row" }
        if arrows > Self.mostArrows { return "more than \(Self.mostArrows) '->' stand in a row" }
        if branches > Self.mostBranches {
            return "more than \(Self.mostBranches) 'if' and 'switch' stand in a row without a brace"
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
    /// Whether the lexeme is a word or a directive.
    fileprivate func spells(_ text: StaticString) -> Bool {
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
