import SnapgenModel

/// Looks at a file before the parser does: some short files make swift-syntax exhaust the stack or never end.
///
/// One pass over the bytes that knows strings, comments and brackets, and little else of the language.
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
    static let deepestBrackets = 64
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
    private var lastWord: Slice<UnsafeBufferPointer<UInt8>>?
    private var repetitions = 0

    private init() {}

    /// Why the file should not be parsed, or `nil` where it can be.
    ///
    /// - Complexity: O(n), with at most a few steps per byte.
    static func complaint(about bytes: UnsafeBufferPointer<UInt8>) -> Complaint? {
        guard bytes.count <= largestFile else {
            return Complaint(reason: "the file is larger than \(largestFile >> 20) MB", offset: nil)
        }
        var parseGuard = ParseGuard()
        var lexer = ByteLexer(bytes)
        while let lexeme = lexer.next() {
            if let reason = parseGuard.take(lexeme.kind, bytes[lexeme.range]) {
                return Complaint(reason: reason, offset: lexeme.range.lowerBound)
            }
        }
        return nil
    }

    private mutating func take(_ kind: ByteLexer.Kind, _ text: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        if kind == .word { return takeWord(text) }
        lastWord = nil
        switch kind {
        case .directive: return takeDirective(text)
        case .opener(let bracket): return takeOpener(bracket)
        case .closer(let bracket): brackets.close(bracket)
        case .word, .symbol: break
        }
        return nil
    }

    private mutating func takeWord(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        let repeats = lastWord?.elementsEqual(word) ?? false
        lastWord = word
        repetitions = repeats ? repetitions + 1 : 1
        return repetitions > Self.longestRepetition
            ? "a word is written more than \(Self.longestRepetition) times in a row" : nil
    }

    private mutating func takeDirective(_ directive: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        if directive.elementsEqual("#if".utf8) { conditions += 1 }
        if directive.elementsEqual("#endif".utf8) { conditions = max(0, conditions - 1) }
        return conditions > Self.deepestConditions
            ? "more than \(Self.deepestConditions) '#if' stand inside each other" : nil
    }

    private mutating func takeOpener(_ bracket: UInt8) -> String? {
        brackets.open(bracket)
        if bracket == UInt8(ascii: "[") { squareCost += brackets.squareCost }
        if brackets.depth > Self.deepestBrackets {
            return "more than \(Self.deepestBrackets) brackets stand inside each other"
        }
        if brackets.squareDepth > Self.deepestSquareBrackets {
            return "more than \(Self.deepestSquareBrackets) '[' stand inside each other"
        }
        return squareCost > Self.largestSquareCost ? "many deep groups of '[' stand in the file" : nil
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
