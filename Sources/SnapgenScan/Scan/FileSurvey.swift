/// What a look at the bytes of a file tells before it is parsed.
struct FileSurvey {
    /// Why the file should not be parsed, or `nil` where it can be.
    private(set) var complaint: ParseGuard.Complaint?
    /// What of it need not be parsed; nothing where the compiler may split the file in another way.
    private(set) var bodies = CodeBodies()

    /// Looks at a file, once at each byte.
    ///
    /// - Parameter words: the words by which bodies are told from types, and those that may be of the catalog.
    init(of bytes: UnsafeBufferPointer<UInt8>, words: WordTable) {
        complaint = ParseGuard.complaint(aboutSize: bytes.count)
        guard complaint == nil, let start = bytes.baseAddress else { return }
        survey(ByteLexer(start, count: bytes.count), BodyFinder(words))
    }

    private mutating func survey(_ lexer: ByteLexer, _ finder: BodyFinder) {
        var (lexer, finder) = (lexer, finder)
        var parseGuard = ParseGuard()
        let first = lexer
        var count = 0
        var kind = lexer.next()
        while kind != .end {
            count += 1
            guard parseGuard.accepts(kind, lexer) else {
                complaint = parseGuard.complaint(at: kind, lexer)
                return
            }
            finder.take(kind, of: lexer)
            kind = lexer.next()
        }
        if lexer.isSure, finder.isComplete { bodies = CodeBodies(finder.bodies) }
        // What is text to this lexer may be code to the parser.
        if !lexer.isSure { complaint = ParseGuard.complaint(aboutTextIn: lexer.bytes, count: lexer.end) }
        if complaint != nil { return }
        guard count > ParseGuard.mostLexemes else { return }
        complaint = ParseGuard.complaint(aboutLexemes: countOfParsedLexemes(from: first))
    }

    /// How many lexemes stand outside of the bodies that are left out; few files have so many that it matters.
    private func countOfParsedLexemes(from lexer: ByteLexer) -> Int {
        var lexer = lexer
        var count = 0
        while lexer.next() != .end {
            if !bodies.contains(lexer.start) { count += 1 }
        }
        return count
    }
}
