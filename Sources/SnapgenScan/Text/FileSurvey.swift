/// The result of one pass over the bytes of a file: whether it can be parsed, and which parts need not be.
struct FileSurvey {
    private(set) var complaint: ParseGuard.Complaint?
    /// The bodies that need not be parsed; none if the compiler may split the file in another way.
    private(set) var bodies = CodeBodies()

    /// `words` are the keywords that introduce bodies and types, and the words of the catalog.
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
        // The text of this lexer may be code to the parser.
        if !lexer.isSure { complaint = ParseGuard.complaint(aboutTextIn: lexer.bytes, count: lexer.end) }
        if complaint != nil { return }
        guard count > ParseGuard.mostLexemes else { return }
        complaint = ParseGuard.complaint(aboutLexemes: countOfParsedLexemes(from: first))
    }

    /// The number of lexemes outside of the removed bodies; few files are large enough to need the count.
    private func countOfParsedLexemes(from lexer: ByteLexer) -> Int {
        var lexer = lexer
        var count = 0
        while lexer.next() != .end {
            if !bodies.contains(lexer.start) { count += 1 }
        }
        return count
    }
}
