import SnapgenModel

/// Refuses files for which swift-syntax would exhaust the stack or take time without a bound.
///
/// The parser never goes back, so its time grows faster than the file only where it looks ahead. A lookahead that
/// starts another one for the same tokens doubles the time, and there are three places where it does so: at a `[`,
/// which may begin an `InlineArray`; in the type that is an attribute's name; and behind `actor`, or behind an
/// attribute with arguments and an `#if`, where it looks for the declaration that follows. The guard counts these
/// places and never lets 14 of them add up; all other limits bound how far one lookahead reaches, and how deep the
/// calls are.
struct ParseGuard {
    struct Complaint {
        var reason: String
        /// The offset of the byte at which a limit is passed; `nil` for the file as a whole.
        var offset: Int?

        func diagnostic(in places: SourcePlaces) -> Diagnostic {
            let message = "\(reason), so it is not read; simplify it, or exclude the file"
            guard let offset else {
                return Diagnostic(.sourceTooComplex, .warning, message, path: places.path.string)
            }
            return Diagnostic(.sourceTooComplex, .warning, message, at: places.location(atOffset: offset))
        }
    }

    static let largestFile = 8 << 20
    /// The most brackets inside each other, those of generic arguments and interpolations among them: people stop at
    /// twenty, and for some kinds of nesting the parser's time grows with the cube of their depth.
    static let deepestBrackets = 64
    /// The sum of how many attributes stand before each lexeme: from an attribute that belongs to no declaration, the
    /// parser looks for a declaration up to the end of the file.
    static let largestAttributeCost = 1 << 26
    /// The most marks of a merge conflict: the parser looks for the end of each up to the end of the file.
    static let mostConflicts = 64
    /// The most `#` in a row: the parser counts them again from each.
    static let mostPounds = 256
    static let deepestConditions = 200
    /// The most `#elseif` of one `#if`: what stands in one of them is compiled where none of those before it holds.
    static let mostAlternatives = 64
    /// The most repetitions of a word: the parser calls itself for each `try` in `try try try`.
    static let longestRepetition = 256
    /// The most words and signs in a row without a bracket, a comma, a semicolon or a string: the parser may call
    /// itself for each of them.
    static let longestRow = 20_000
    /// The most `->` without a brace, a comma or a semicolon: it calls itself for each of them, brackets or not.
    static let mostArrows = 5_000
    /// The most `if` and `switch` without a brace: it takes each for a value in the condition of the one before.
    static let mostBranches = 256
    /// The most words, signs and brackets between the keyword of a type and a brace: where its body is missing, the
    /// parser looks for it from each of them.
    static let longestHead = 2_000
    /// The most words, signs and brackets in what is parsed: each takes the parser up to a kilobyte.
    static let mostLexemes = 400_000

    private var doublings = ParserDoublings()
    private var lexemes = 0
    private var attributes = 0
    private var attributeCost = 0
    private var lastAttribute = 0
    private var conflicts = 0
    private var alternatives: [Int] = []
    private var pounds = 0
    private var row = 0
    private var arrows = 0
    private var branches = 0
    /// The number of lexemes since the keyword of a type without its brace; 0 where there is none.
    private var head = 0
    /// The place of the last lexeme; empty where it was no word.
    private var word = 0..<0
    private var repetitions = 0

    /// The reason not to parse a file; `nil` if it can be parsed.
    static func complaint(about bytes: UnsafeBufferPointer<UInt8>) -> Complaint? {
        var bodies: [Range<Int>] = []
        return complaint(about: bytes, findingBodies: &bodies)
    }

    /// Also finds the bodies that need not be parsed.
    static func complaint(
        about bytes: UnsafeBufferPointer<UInt8>, findingBodies bodies: inout [Range<Int>]
    ) -> Complaint? {
        if bytes.count > largestFile {
            return Complaint(reason: "the file is larger than \(largestFile >> 20) MB", offset: nil)
        }
        guard let start = bytes.baseAddress else { return nil }
        var lexer = ByteLexer(start, count: bytes.count)
        var parseGuard = ParseGuard()
        var finder = BodyFinder()
        let complaint = complaint(in: &lexer) { kind, lexer in
            finder.take(kind, lexer)
            return parseGuard.problem(with: kind, lexer)
        }
        if let complaint { return complaint }
        bodies = finder.bodies(readBy: lexer)
        if !lexer.isSure {
            // The text of this lexer may be code to the parser. The limits that a real text passes easily are left out.
            var lexer = ByteLexer(start, count: bytes.count, takesTextForCode: true)
            var doublings = ParserDoublings()
            if let complaint = Self.complaint(in: &lexer, { doublings.problem(with: $0, $1) }) { return complaint }
        }
        guard parseGuard.lexemes > mostLexemes else { return nil }
        return Complaint(reason: "more than \(mostLexemes) words, signs and brackets stand in the file", offset: nil)
    }

    private static func complaint(
        in lexer: inout ByteLexer, _ problem: (ByteLexer.Kind, ByteLexer) -> String?
    ) -> Complaint? {
        var kind = lexer.next()
        while kind != .end {
            if let problem = problem(kind, lexer) {
                return Complaint(reason: problem, offset: kind == .opener ? lexer.end - 1 : lexer.start)
            }
            kind = lexer.next()
        }
        return nil
    }

    private mutating func problem(with kind: ByteLexer.Kind, _ lexer: ByteLexer) -> String? {
        if let problem = doublings.problem(with: kind, lexer) { return problem }
        lexemes += 1
        row += 1
        if head > 0 { head += 1 }
        if kind != .word { word = 0..<0 }
        switch kind {
        case .word: take(word: lexer)
        case .directive: take(directive: lexer)
        case .symbol: take(symbol: lexer)
        case .opener, .closer: take(bracket: lexer)
        case .end: break
        }
        return exceededLimit
    }

    private var exceededLimit: String? {
        if repetitions > Self.longestRepetition {
            return "a word is written more than \(Self.longestRepetition) times in a row"
        }
        if let last = alternatives.last, last > Self.mostAlternatives {
            return "an '#if' has more than \(Self.mostAlternatives) '#elseif'"
        }
        if attributeCost > Self.largestAttributeCost { return "many attributes stand in a large file" }
        return exceeds(doublings.depth, Self.deepestBrackets, "brackets stand inside each other")
            ?? exceeds(head, Self.longestHead, "words and signs stand between the keyword of a type and a brace")
            ?? exceeds(branches, Self.mostBranches, "'if' and 'switch' stand in a row without a brace")
            ?? exceeds(alternatives.count, Self.deepestConditions, "'#if' stand inside each other")
            ?? exceeds(pounds, Self.mostPounds, "'#' stand in a row")
            ?? exceeds(arrows, Self.mostArrows, "'->' stand in a row")
            ?? exceeds(conflicts, Self.mostConflicts, "merge conflicts are marked")
            ?? exceeds(row, Self.longestRow, "words and signs stand in a row")
    }

    @inline(__always)
    private func exceeds(_ count: Int, _ limit: Int, _ things: @autoclosure () -> String) -> String? {
        count > limit ? "more than \(limit) \(things())" : nil
    }

    private mutating func take(word lexer: ByteLexer) {
        let isSame =
            lexer.end - lexer.start == word.count
            && lexer.bytes.equals(lexer.bytes + word.lowerBound, count: word.count, at: lexer.start)
        word = lexer.start..<lexer.end
        repetitions = isSame ? repetitions + 1 : 1
        switch lexer.bytes[lexer.start] {
        case UInt8(ascii: "i"): if lexer.spells("if") { branches += 1 }
        case UInt8(ascii: "s"): if lexer.spells("switch") { branches += 1 }
        default: break
        }
        if head == 0, lexer.beginsType { head = 1 }
    }

    private mutating func take(directive lexer: ByteLexer) {
        if lexer.spells("#if") { alternatives.append(0) }
        if lexer.spells("#endif") { _ = alternatives.popLast() }
        if lexer.spells("#elseif"), !alternatives.isEmpty { alternatives[alternatives.count - 1] += 1 }
        pounds = (lexer.start..<lexer.end).prefix { lexer.bytes[$0] == UInt8(ascii: "#") }.count
    }

    private mutating func take(symbol lexer: ByteLexer) {
        switch lexer.last {
        case UInt8(ascii: ","), UInt8(ascii: ";"): (row, arrows) = (0, 0)
        case UInt8(ascii: "\""), UInt8(ascii: "#"): row = 0
        case UInt8(ascii: ">"): arrows += 1
        case UInt8(ascii: "<"): countConflict(lexer)
        case UInt8(ascii: "@"):
            attributeCost += attributes * (lexemes - lastAttribute)
            lastAttribute = lexemes
            attributes += 1
        default: break
        }
    }

    private mutating func take(bracket lexer: ByteLexer) {
        row = 0
        let isBrace = lexer.last == UInt8(ascii: "{") || lexer.last == UInt8(ascii: "}")
        if isBrace { (arrows, branches, head) = (0, 0, 0) }
        if lexer.last == UInt8(ascii: ">") { countConflict(lexer) }
    }

    private mutating func countConflict(_ lexer: ByteLexer) {
        guard lexer.following == lexer.last else { return }
        if lexer.begins("<<<<<<< ") || lexer.begins(">>>> ") { conflicts += 1 }
    }
}

/// The open brackets, and the doublings of the parser's time in them and among the attributes and modifiers before a
/// declaration, where it looks for the keyword.
private struct ParserDoublings {
    private enum Last {
        case nothing, at, attributeName, attribute, actor
    }

    /// A bracket with the part of an attribute that ends with it, and the number in the brackets around it.
    private typealias Bracket = (byte: UInt8, part: Last, doublings: Int)

    /// The largest number: 24 take seconds.
    private static let deepest = 14
    /// The sum of how often the parser looks at each lexeme.
    private static let largestCost = 1 << 23

    /// A `<` may as well be an operator: it is forgotten at the end of the brackets around it.
    private var brackets: [Bracket] = []
    private var braces = 0
    /// The number since the last `{`, which the parser's lookaheads do not enter.
    private var ofBrackets = 0
    private var ofDeclaration = 0
    private var last = Last.nothing
    /// Indicates whether a condition may hold a sign that no declaration has.
    private var hasDirective = false
    private var cost = 0

    var depth: Int { brackets.count }

    private var areBraces: Bool { braces == brackets.count }

    mutating func problem(with kind: ByteLexer.Kind, _ lexer: ByteLexer) -> String? {
        switch kind {
        // Most words stand behind no attribute and do not begin with an 'a'.
        case .word: if last != .nothing || lexer.bytes[lexer.start] == UInt8(ascii: "a") { take(word: lexer) }
        case .directive: take(directive: lexer)
        case .symbol: take(symbol: lexer.last)
        case .opener: open(lexer.last)
        case .closer: close(lexer.last)
        case .end: break
        }
        let count = ofBrackets + ofDeclaration
        guard count > 0 else { return nil }
        cost += 1 << min(count, Self.deepest + 1)
        if count > Self.deepest {
            return ofDeclaration == 0
                ? "more than \(Self.deepest) '[' stand inside each other"
                : "more than \(Self.deepest) attributes, 'actor' and '[' are no declaration"
        }
        return cost > Self.largestCost ? "many deep groups of '[' stand in the file" : nil
    }

    private mutating func take(word lexer: ByteLexer) {
        switch last {
        case .nothing, .attributeName, .attribute:
            last = lexer.spells("actor") && lexer.previous != UInt8(ascii: ".") ? .actor : .nothing
        case .at: last = .attributeName
        case .actor:
            if lexer.isDeclarationKeyword { ofDeclaration += 1 }
            last = .nothing
        }
    }

    private mutating func take(symbol: UInt8) {
        switch symbol {
        case UInt8(ascii: "@"):
            if last == .actor { ofDeclaration += 1 }
            last = .at
        case UInt8(ascii: "."), UInt8(ascii: ":"): last = last == .at || last == .attributeName ? .at : .nothing
        case UInt8(ascii: "~") where last == .at: break
        case UInt8(ascii: "?") where last == .attributeName, UInt8(ascii: "!") where last == .attributeName: break
        case UInt8(ascii: "<"):
            if last == .attributeName { ofDeclaration += 2 }
            last = .nothing
        default: last = .nothing
        }
        // No lookahead reaches behind a `=`, unless that may be a part of a condition.
        if symbol == UInt8(ascii: "="), !hasDirective, areBraces { ofDeclaration = 0 }
    }

    /// The parser splits `#actor` into two tokens.
    private mutating func take(directive lexer: ByteLexer) {
        if last == .actor || last == .attribute { ofDeclaration += 1 }
        last = lexer.endsWithActor ? .actor : .nothing
        hasDirective = true
    }

    private mutating func open(_ byte: UInt8) {
        let isBrace = byte == UInt8(ascii: "{")
        if isBrace { forgetOperators() }
        let part = part(beginningWith: byte)
        brackets.append((byte, part, ofBrackets))
        last = .nothing
        if isBrace {
            braces += 1
            ofBrackets = 0
            endDeclaration()
        } else {
            ofBrackets += (byte == UInt8(ascii: "[") ? 1 : 0) + (part == .attributeName ? 2 : 0)
        }
    }

    private func part(beginningWith bracket: UInt8) -> Last {
        if last == .at { return .attributeName }
        guard last == .attributeName else { return .nothing }
        if bracket == UInt8(ascii: "<") { return .attributeName }
        return bracket == UInt8(ascii: "(") ? .attribute : .nothing
    }

    private mutating func close(_ byte: UInt8) {
        let part = brackets.last?.part ?? .nothing
        if byte == UInt8(ascii: "}") {
            last = closeBrace() ? part : .nothing
            endDeclaration()
        } else {
            last = closes(byte) ? part : .nothing
        }
    }

    /// Closes the bracket that was opened last, and returns whether it is of the same kind; one that closes nothing is
    /// ignored.
    private mutating func closes(_ byte: UInt8) -> Bool {
        if byte != UInt8(ascii: ">") { forgetOperators() }
        let isMatch =
            switch brackets.last?.byte {
            case UInt8(ascii: "("): byte == UInt8(ascii: ")")
            case UInt8(ascii: "["): byte == UInt8(ascii: "]")
            case UInt8(ascii: "<"): byte == UInt8(ascii: ">")
            default: false
            }
        if isMatch { pop() }
        return isMatch
    }

    private mutating func closeBrace() -> Bool {
        forgetOperators()
        guard braces > 0 else { return false }
        let isLast = brackets.last?.byte == UInt8(ascii: "{")
        while let bracket = brackets.last, bracket.byte != UInt8(ascii: "{") { pop() }
        pop()
        braces -= 1
        return isLast
    }

    private mutating func forgetOperators() {
        while brackets.last?.byte == UInt8(ascii: "<") { pop() }
    }

    private mutating func pop() { ofBrackets = brackets.popLast()?.doublings ?? 0 }

    /// Forgets what no lookahead reaches behind a brace.
    private mutating func endDeclaration() {
        if areBraces { (ofDeclaration, hasDirective) = (0, false) }
    }
}

extension ByteLexer {
    fileprivate var endsWithActor: Bool {
        let word: StaticString = "#actor"
        let wordStart = end - word.utf8CodeUnitCount
        return wordStart >= start && bytes.equals(word.utf8Start, count: word.utf8CodeUnitCount, at: wordStart)
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

    fileprivate var isDeclarationKeyword: Bool { Self.declarationKeywords.contains { spells($0) } }

    private static let declarationKeywords: [StaticString] = [
        "associatedtype", "case", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
        "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows",
        "static", "struct", "subscript", "try", "typealias", "var",
    ]

    func spells(_ text: StaticString) -> Bool {
        end - start == text.utf8CodeUnitCount && bytes.equals(text.utf8Start, count: text.utf8CodeUnitCount, at: start)
    }
}
