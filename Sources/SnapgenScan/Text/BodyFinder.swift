/// Finds the bodies of code that need not be parsed.
///
/// Follows declarations into types and extensions, not into code, and classifies a brace by the words before it. In
/// doubt a body is kept, or read as that of a type, which costs time but no member. Bodies of functions and properties
/// are kept if they hold samples or a word of the catalog, or may begin with an accessor that makes the property
/// computed.
struct BodyFinder {
    /// The kind of declaration that the words since the last brace introduce.
    private enum Introducer: UInt8 {
        case nothing, type, code, macro
    }

    private(set) var bodies: [Range<Int>] = []
    /// Indicates whether a closing bracket does not match; the bodies are invalid then.
    private(set) var isLost = false

    private let words: WordTable
    private var brackets = OpenBrackets()

    private var level = 0
    private var outerLevels: [Int] = []
    private var introducer = Introducer.nothing
    private var namesSamples = false
    /// The meaning of the last lexeme, which decides about `class`, `actor`, `let` and `var`.
    private var last = WordTable.Meaning.nothing

    private var isInBody = false
    private var isKept = false
    /// The offset of the code in the current body; 0 before its first word.
    private var codeStart = 0

    /// A finder that keeps the bodies that `words` selects.
    init(_ words: WordTable) {
        self.words = words
    }

    var isComplete: Bool { !isLost && brackets.depth == 0 }

    mutating func take(_ kind: ByteLexer.Kind, of lexer: ByteLexer) {
        if isInBody {
            takeInBody(kind, lexer)
        } else if brackets.depth == level {
            takeAtLevel(kind, lexer)
        }
        switch kind {
        case .opener: open(lexer)
        case .closer: close(lexer)
        case .word, .directive, .symbol, .end: break
        }
    }
}

// MARK: - Declarations

extension BodyFinder {
    private mutating func takeAtLevel(_ kind: ByteLexer.Kind, _ lexer: ByteLexer) {
        let meaning = kind == .word ? meaning(of: lexer) : .nothing
        if last == .class || last == .actor { decide(by: kind, meaning) }
        if meaning != .nothing { take(meaning, lexer) }
        if kind == .directive, directiveMeaning(of: lexer) != .condition { introducer = .macro }
        last = meaning
    }

    /// A name stands behind `actor` that is no name itself; `class` declares a type unless it modifies what follows.
    private mutating func decide(by kind: ByteLexer.Kind, _ meaning: WordTable.Meaning) {
        if last == .actor {
            if kind == .word { introduce(.type) }
            return
        }
        switch meaning {
        case .code, .property, .initializer: break
        case .modifier: if introducer != .type { introducer = .nothing }
        default: introduce(.type)
        }
    }

    private mutating func take(_ meaning: WordTable.Meaning, _ lexer: ByteLexer) {
        let isLabel = lexer.following == UInt8(ascii: ":")
        let isMember = lexer.previous == UInt8(ascii: ".")
        switch meaning {
        case .samples: namesSamples = true
        case .type where !isLabel: introduce(.type)
        case .code where !isLabel, .initializer where !isLabel && !isMember: introduce(.code)
        case .property where !isLabel && !isMember && !isPattern(lexer): introduce(.code)
        default: break
        }
    }

    /// Once a type is declared, a brace is its own: the words before it are of what it inherits.
    private mutating func introduce(_ new: Introducer) {
        if introducer != .type { introducer = new }
        namesSamples = false
    }

    /// Returns whether `let` or `var` binds what a condition finds, or is a generic parameter.
    private func isPattern(_ lexer: ByteLexer) -> Bool {
        last == .condition || lexer.previous == UInt8(ascii: ",") || lexer.previous == UInt8(ascii: "<")
    }

    private func meaning(of lexer: ByteLexer) -> WordTable.Meaning {
        let length = lexer.end - lexer.start
        guard lexer.bytes[lexer.start] == UInt8(ascii: "`") else {
            return words.meaning(of: lexer.bytes + lexer.start, length: length)
        }
        let meaning = words.meaning(of: lexer.bytes + lexer.start + 1, length: length - 2)
        return meaning == .samples || meaning == .catalog ? meaning : .nothing
    }

    /// The meaning of the word behind a `#`.
    private func directiveMeaning(of lexer: ByteLexer) -> WordTable.Meaning {
        words.meaning(of: lexer.bytes + lexer.start + 1, length: lexer.end - lexer.start - 1)
    }

    private mutating func forgetWords() {
        introducer = .nothing
        namesSamples = false
        last = .nothing
    }
}

// MARK: - Braces

extension BodyFinder {
    private mutating func open(_ lexer: ByteLexer) {
        let bracket = lexer.last
        if bracket == UInt8(ascii: "<") { return }
        let isBody = bracket == UInt8(ascii: "{") && !isInBody && brackets.depth == level
        brackets.open(bracket)
        if isBody { beginBody() }
    }

    private mutating func beginBody() {
        if introducer == .type, !namesSamples {
            outerLevels.append(level)
            level = brackets.depth
        } else {
            isInBody = true
            isKept = introducer != .code || namesSamples
            codeStart = 0
        }
        forgetWords()
    }

    private mutating func close(_ lexer: ByteLexer) {
        let bracket = lexer.last
        if bracket == UInt8(ascii: ">") { return }
        if !brackets.close(bracket) { isLost = true }
        if isInBody {
            if brackets.depth == level { endBody(at: lexer.start) }
        } else if brackets.depth < level {
            level = outerLevels.popLast() ?? 0
            forgetWords()
        }
    }

    private mutating func endBody(at end: Int) {
        isInBody = false
        if !isKept, codeStart > 0 { bodies.append(codeStart..<end) }
    }
}

// MARK: - Code

extension BodyFinder {
    private mutating func takeInBody(_ kind: ByteLexer.Kind, _ lexer: ByteLexer) {
        if isKept { return }
        if codeStart == 0, kind != .closer { beginCode(kind, lexer) }
        switch kind {
        case .word: isKept = isKept || meaning(of: lexer) == .catalog
        case .directive: isKept = isKept || directiveMeaning(of: lexer) == .catalog
        case .opener, .closer, .symbol, .end: break
        }
    }

    /// Begins the code of a body.
    ///
    /// A body that begins with an accessor, possibly after attributes, is kept: the accessor makes the property a
    /// stored or a computed one.
    private mutating func beginCode(_ kind: ByteLexer.Kind, _ lexer: ByteLexer) {
        codeStart = lexer.start
        let meaning = kind == .word ? meaning(of: lexer) : .nothing
        isKept = meaning == .accessor || meaning == .initializer || lexer.bytes[lexer.start] == UInt8(ascii: "@")
    }
}
