package import SnapgenModel

/// Refuses files for which swift-syntax would exhaust the stack or take time without a bound.
///
/// The parser never goes back, so its time grows faster than the file only where it looks ahead. A lookahead that
/// starts another one for the same tokens doubles the time, and there are three places where it does so: at a `[`, which
/// may begin an `InlineArray`; in the type that is an attribute's name; and behind `actor`, or behind an attribute with
/// arguments and an `#if`, where it looks for the declaration that follows. The guard counts these places and never lets
/// `deepestDoublings` of them add up; all other limits bound how far one lookahead reaches, and how deep the calls are.
package struct ParseGuard {
    /// The limit that a file exceeds, and the place.
    package struct Complaint: Equatable {
        /// The reason, as the beginning of a sentence.
        package var reason: String
        /// The offset of the byte at which a limit is passed; `nil` for the file as a whole.
        package var offset: Int?
    }

    /// The largest file, in bytes.
    static let largestFile = 8 << 20
    /// The most brackets inside each other, those of generic arguments and interpolations among them: people stop at
    /// twenty, and for some kinds of nesting the parser's time grows with the cube of their depth.
    static let deepestBrackets = OpenBrackets.capacity
    /// The largest number of doublings of the parser's time: 24 take seconds.
    static let deepestDoublings = 14
    /// The sum of how often the parser looks at each lexeme where its time doubles.
    static let largestDoublingCost = 1 << 23
    /// The sum of how many attributes stand before each lexeme: from an attribute that belongs to no declaration, the
    /// parser looks for a declaration up to the end of the file.
    static let largestAttributeCost = 1 << 26
    /// The most marks of a merge conflict: the parser looks for the end of each up to the end of the file.
    static let mostConflicts = 64
    /// The most `#` in a row: the parser counts them again from each.
    static let mostPounds = 256
    /// The most `#if` inside each other.
    static let deepestConditions = 200
    /// The most `#elseif` of one `#if`: what stands in one of them is compiled where none of those before it holds.
    static let mostAlternatives = 64
    /// The most repetitions of a word: the parser calls itself for each `try` in `try try try`.
    static let longestRepetition = 256
    /// The most words and signs in a row without a bracket, a comma, a semicolon or a string: the parser may call itself
    /// for each of them.
    static let longestRow = 20_000
    /// The most `->` without a brace, a comma or a semicolon: it calls itself for each of them, brackets or not.
    static let mostArrows = 5_000
    /// The most `if` and `switch` without a brace: it takes each for a value in the condition of the one before.
    static let mostBranches = 256
    /// The most words, signs and brackets between the keyword of a type and a brace: where its body is missing, the parser looks
    /// for it from each of them.
    static let longestHead = 2_000
    /// The most words, signs and brackets in what is parsed: each takes the parser up to a kilobyte.
    static let mostLexemes = 400_000

    private var brackets = OpenBrackets()
    private var sequence = DeclarationSequence()
    private var bracketDoublings = 0
    private var doublingCost = 0
    private var attributes = 0
    private var attributeCost = 0
    private var conflicts = 0
    private var pounds = 0
    /// The number of `#elseif` for each `#if` that is open.
    private var alternatives: [Int] = []
    private var row = 0
    private var arrows = 0
    private var branches = 0
    /// The number of lexemes since the keyword of a type without its brace; 0 where there is none.
    private var head = 0
    private var wordStart = 0
    /// 0 where the last lexeme was no word.
    private var wordLength = 0
    private var repetitions = 0

    /// The reason not to read a file of this size, whatever its content; `nil` if its content decides.
    static func complaint(aboutSize count: Int) -> Complaint? {
        count <= largestFile ? nil : Complaint(reason: "the file is larger than \(largestFile >> 20) MB", offset: nil)
    }

    /// The reason not to parse so many lexemes; `nil` if they are not too many.
    static func complaint(aboutLexemes count: Int) -> Complaint? {
        guard count > mostLexemes else { return nil }
        return Complaint(reason: "more than \(mostLexemes) words, signs and brackets stand in the file", offset: nil)
    }

    /// The reason not to parse a file in which text and code may be confused; `nil` if it can be parsed.
    ///
    /// All text is code here, so the limits that a real text passes easily are left out.
    static func complaint(aboutTextIn bytes: BytePointer, count: Int) -> Complaint? {
        var lexer = ByteLexer(bytes, count: count, takesTextForCode: true)
        var parseGuard = ParseGuard()
        var kind = lexer.next()
        while kind != .end {
            guard parseGuard.bounds(kind, lexer) else { return parseGuard.complaint(at: kind, lexer) }
            kind = lexer.next()
        }
        return nil
    }

    /// Takes the lexeme that `lexer` is at.
    ///
    /// - Returns: `false` if it exceeds a limit; `complaint(at:_:)` describes the limit.
    mutating func accepts(_ kind: ByteLexer.Kind, _ lexer: ByteLexer) -> Bool {
        guard bounds(kind, lexer), brackets.depth <= Self.deepestBrackets else { return false }
        row += 1
        attributeCost += attributes
        if head > 0 { head += 1 }
        guard head <= Self.longestHead else { return false }
        if kind == .word { return !repeats(lexer) && !branchesTooOften(lexer) && row <= Self.longestRow }
        wordLength = 0
        switch kind {
        case .opener: beginRow(at: lexer.last)
        case .closer:
            beginRow(at: lexer.last)
            return !isConflict(lexer)
        case .directive: return !isNested(lexer) && !repeatsPound(lexer)
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
        case UInt8(ascii: "@"):
            attributes += 1
            return attributeCost <= Self.largestAttributeCost
        case UInt8(ascii: "<"): return !isConflict(lexer) && row <= Self.longestRow
        default: break
        }
        return row <= Self.longestRow && arrows <= Self.mostArrows
    }

    private mutating func isConflict(_ lexer: ByteLexer) -> Bool {
        guard lexer.following == lexer.last else { return false }
        if lexer.begins("<<<<<<< ") || lexer.begins(">>>> ") { conflicts += 1 }
        return conflicts > Self.mostConflicts
    }

    private mutating func repeatsPound(_ lexer: ByteLexer) -> Bool {
        pounds = 0
        while pounds <= Self.mostPounds, lexer.start + pounds < lexer.end,
            lexer.bytes[lexer.start + pounds] == UInt8(ascii: "#")
        {
            pounds += 1
        }
        return pounds > Self.mostPounds
    }

    private mutating func beginRow(at bracket: UInt8) {
        row = 0
        if bracket == UInt8(ascii: "{") || bracket == UInt8(ascii: "}") { (arrows, branches, head) = (0, 0, 0) }
    }

    private mutating func branchesTooOften(_ lexer: ByteLexer) -> Bool {
        switch lexer.bytes[lexer.start] {
        case UInt8(ascii: "i"): if lexer.spells("if") { branches += 1 }
        case UInt8(ascii: "s"): if lexer.spells("switch") { branches += 1 }
        default: break
        }
        if head == 0, lexer.beginsType { head = 1 }
        return branches > Self.mostBranches
    }

    /// The reason not to parse the file, after a lexeme that was not accepted.
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
        if head > Self.longestHead {
            return "more than \(Self.longestHead) words and signs stand between the keyword of a type and a brace"
        }
        if attributeCost > Self.largestAttributeCost { return "many attributes stand in a large file" }
        if conflicts > Self.mostConflicts { return "more than \(Self.mostConflicts) merge conflicts are marked" }
        if pounds > Self.mostPounds { return "more than \(Self.mostPounds) '#' stand in a row" }
        if brackets.depth > Self.deepestBrackets {
            return "more than \(Self.deepestBrackets) brackets stand inside each other"
        }
        if doublings > Self.deepestDoublings {
            return sequence.doublings == 0
                ? "more than \(Self.deepestDoublings) '[' stand inside each other"
                : "more than \(Self.deepestDoublings) attributes, 'actor' and '[' are no declaration"
        }
        return "many deep groups of '[' stand in the file"
    }
}

// MARK: - Doublings

extension ParseGuard {
    /// The number of doublings of the parser's time at the last lexeme.
    private var doublings: Int { bracketDoublings + sequence.doublings }

    /// Returns whether the parser's time stays bounded with the lexeme that `lexer` is at.
    @inline(__always)
    private mutating func bounds(_ kind: ByteLexer.Kind, _ lexer: ByteLexer) -> Bool {
        switch kind {
        // Most words stand behind no attribute and do not begin with an 'a'.
        case .word: if sequence.isOpen || lexer.bytes[lexer.start] == UInt8(ascii: "a") { sequence.take(word: lexer) }
        case .directive: sequence.take(directive: lexer)
        case .symbol: take(symbol: lexer)
        case .opener: open(lexer.last)
        case .closer: close(lexer.last)
        case .end: break
        }
        guard doublings > 0 else { return true }
        doublingCost += 1 << min(doublings, Self.deepestDoublings + 1)
        return doublings <= Self.deepestDoublings && doublingCost <= Self.largestDoublingCost
    }

    private mutating func take(symbol lexer: ByteLexer) {
        sequence.take(symbol: lexer.last)
        if lexer.last == UInt8(ascii: "="), brackets.areBraces { sequence.endDeclaration() }
    }

    private mutating func open(_ bracket: UInt8) {
        brackets.open(bracket, as: sequence.role(of: bracket))
        if bracket == UInt8(ascii: "{"), brackets.areBraces { sequence.reset() }
        bracketDoublings = brackets.doublings
    }

    private mutating func close(_ bracket: UInt8) {
        let role = brackets.role
        sequence.close(brackets.close(bracket) ? role : .none)
        if bracket == UInt8(ascii: "}"), brackets.areBraces { sequence.reset() }
        bracketDoublings = brackets.doublings
    }
}

/// The attributes and modifiers before a declaration, among which the parser looks for its keyword.
private struct DeclarationSequence {
    /// The last lexeme.
    private enum Last {
        case nothing, at, attributeName, attribute, actor
    }

    /// The number of doublings of the parser's time.
    private(set) var doublings = 0
    private var last = Last.nothing
    /// Indicates whether a condition may hold a sign that no declaration has.
    private var hasDirective = false

    /// Indicates whether the last lexeme is a part of what the parser looks through.
    var isOpen: Bool { last != .nothing }

    /// Takes a word.
    mutating func take(word lexer: ByteLexer) {
        switch last {
        case .nothing, .attributeName, .attribute:
            last = lexer.spells("actor") && lexer.previous != UInt8(ascii: ".") ? .actor : .nothing
        case .at: last = .attributeName
        case .actor:
            if lexer.isDeclarationKeyword { doublings += 1 }
            last = .nothing
        }
    }

    /// Takes a sign.
    mutating func take(symbol: UInt8) {
        switch symbol {
        case UInt8(ascii: "@"):
            if last == .actor { doublings += 1 }
            last = .at
        case UInt8(ascii: "."), UInt8(ascii: ":"): last = last == .at || last == .attributeName ? .at : .nothing
        case UInt8(ascii: "~") where last == .at: break
        case UInt8(ascii: "?") where last == .attributeName, UInt8(ascii: "!") where last == .attributeName: break
        case UInt8(ascii: "<"):
            if last == .attributeName { doublings += 2 }
            last = .nothing
        default: last = .nothing
        }
    }

    /// Takes a directive; the parser splits `#actor` into two tokens.
    mutating func take(directive lexer: ByteLexer) {
        if last == .actor || last == .attribute { doublings += 1 }
        last = lexer.endsWithActor ? .actor : .nothing
        hasDirective = true
    }

    /// Takes a bracket that opens, and returns the part of an attribute that begins with it.
    mutating func role(of bracket: UInt8) -> OpenBrackets.Role {
        defer { last = .nothing }
        if last == .at { return .attributeName }
        guard last == .attributeName else { return .none }
        if bracket == UInt8(ascii: "<") { return .attributeName }
        return bracket == UInt8(ascii: "(") ? .attributeArguments : .none
    }

    /// Takes a bracket that closes a part of an attribute, or something else.
    mutating func close(_ role: OpenBrackets.Role) {
        switch role {
        case .none: last = .nothing
        case .attributeName: last = .attributeName
        case .attributeArguments: last = .attribute
        }
    }

    /// Forgets what no lookahead reaches behind a `=`, unless that may be a part of a condition.
    mutating func endDeclaration() {
        if !hasDirective { doublings = 0 }
    }

    /// Forgets what no lookahead reaches behind a brace.
    mutating func reset() {
        doublings = 0
        hasDirective = false
    }
}

extension ByteLexer {
    /// Indicates whether the lexeme is `#actor`, with any number of `#`.
    fileprivate var endsWithActor: Bool {
        let word: StaticString = "actor"
        let wordStart = end - word.utf8CodeUnitCount
        return wordStart > start && bytes[wordStart - 1] == UInt8(ascii: "#")
            && bytes.equals(word.utf8Start, count: word.utf8CodeUnitCount, at: wordStart)
    }

    /// Indicates whether the lexeme is a word that declares a type with a body, or the name of an actor.
    fileprivate var beginsType: Bool {
        let isKeyword =
            switch bytes[start] {
            case UInt8(ascii: "c"): spells("class")
            case UInt8(ascii: "e"): spells("enum") || spells("extension")
            case UInt8(ascii: "p"): spells("protocol")
            case UInt8(ascii: "s"): spells("struct")
            default: false
            }
        if isKeyword { return previous != UInt8(ascii: ".") && !isPreceded(by: "import ") }
        // 'actor' is a keyword only before a name.
        return isPreceded(by: "actor ")
    }

    private func isPreceded(by text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        return start >= count && bytes.equals(text.utf8Start, count: count, at: start - count)
    }

    /// Indicates whether the lexeme is a word that declares something or modifies a declaration, wherever it stands.
    fileprivate var isDeclarationKeyword: Bool {
        Self.declarationKeywords.contains { spells($0) }
    }

    private static var declarationKeywords: [StaticString] {
        [
            "associatedtype", "case", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
            "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows",
            "static", "struct", "subscript", "try", "typealias", "var",
        ]
    }

    /// Returns whether the lexeme is a word or a directive.
    fileprivate func spells(_ text: StaticString) -> Bool {
        end - start == text.utf8CodeUnitCount && bytes.equals(text.utf8Start, count: text.utf8CodeUnitCount, at: start)
    }
}

extension ParseGuard.Complaint {
    /// A warning that the file is left out.
    package func diagnostic(in places: SourcePlaces) -> Diagnostic {
        let message = "\(reason), so it is not read; simplify it, or exclude the file"
        guard let offset else {
            return Diagnostic(.sourceTooComplex, .warning, message, path: places.path.string)
        }
        return Diagnostic(.sourceTooComplex, .warning, message, at: places.location(atOffset: offset))
    }
}
