/// Finds the code in braces in which nothing can matter to the catalog, so that it need not be parsed.
///
/// A pair of braces is cut out for what stands in it, whatever stands before it: it has no keyword of a type and no
/// directive, and directly in it neither cases nor a name of samples. The value of samples and the closures of macros
/// stay whole.
struct BodyFinder {
    private struct Group {
        var start = 0
        var parentheses = 0
        var bodies = 0
        /// Indicates whether it is the value of samples or a closure of a macro, in which nothing is cut out.
        var isWhole = false
        var isKept = false
        /// Indicates whether the groups around it are kept as well.
        var keepsOuter = false
        /// Indicates whether samples or a macro stand behind the last keyword of a declaration.
        var beginsWhole = false
    }

    /// The shortest that is worth it, in bytes.
    private static let shortest = 16

    /// From brace to brace, in source order; none inside another.
    private var bodies: [Range<Int>] = []
    private var outer: [Group] = []
    private var group = Group()
    private var parentheses = 0
    /// Indicates whether a bracket closes none or another one.
    private var isLost = false

    /// The bodies in a text that `lexer` has read to its end; none if the parser may split it in another way.
    func bodies(readBy lexer: ByteLexer) -> [Range<Int>] {
        lexer.isSure && !isLost && outer.isEmpty && parentheses == 0 ? bodies : []
    }

    mutating func take(_ kind: ByteLexer.Kind, _ lexer: ByteLexer) {
        switch kind {
        case .word: take(word: lexer)
        case .directive:
            if lexer.spells("#available") || lexer.spells("#selector") { return }
            (group.keepsOuter, group.beginsWhole) = (true, true)
        case .opener: open(lexer)
        case .closer: close(lexer)
        case .symbol, .end: break
        }
    }

    private mutating func take(word lexer: ByteLexer) {
        if lexer.bytes[lexer.start] == UInt8(ascii: "`") { takeSamples() }
        // Most words have another length.
        switch lexer.end - lexer.start {
        case 3: if lexer.spells("let") || lexer.spells("var") { beginDeclaration(lexer) }
        case 4:
            if lexer.spells("case") { group.isKept = true }
            if lexer.spells("enum") { takeType(lexer) }
            if lexer.spells("func") { beginDeclaration(lexer) }
        case 5: if lexer.spells("actor") || lexer.spells("class") { takeType(lexer) }
        case 6: if lexer.spells("struct") { takeType(lexer) }
        case 7: if lexer.spells("samples") { takeSamples() }
        case 8:
            if lexer.spells("protocol") { takeType(lexer) }
            if lexer.spells("allCases") || lexer.spells("previews") { takeSamples() }
        case 9: if lexer.spells("extension") || lexer.spells("typealias") { takeType(lexer) }
        case 14: if lexer.spells("associatedtype") { group.isKept = true }
        default: break
        }
    }

    private mutating func takeType(_ lexer: ByteLexer) {
        group.keepsOuter = true
        beginDeclaration(lexer)
    }

    private mutating func takeSamples() { (group.isKept, group.beginsWhole) = (true, true) }

    private mutating func beginDeclaration(_ lexer: ByteLexer) {
        if lexer.previous != UInt8(ascii: ".") { group.beginsWhole = false }
    }

    private mutating func open(_ lexer: ByteLexer) {
        switch lexer.last {
        case UInt8(ascii: "{"):
            outer.append(group)
            group = Group(
                start: lexer.end, parentheses: parentheses, bodies: bodies.count, isWhole: group.beginsWhole)
        case UInt8(ascii: "<"): break
        default: parentheses += 1
        }
    }

    private mutating func close(_ lexer: ByteLexer) {
        switch lexer.last {
        case UInt8(ascii: "}"):
            let closed = group
            guard let next = outer.popLast(), closed.parentheses == parentheses else { return isLost = true }
            group = next
            if closed.keepsOuter || closed.isWhole { group.keepsOuter = true }
            if closed.isKept || closed.keepsOuter, !closed.isWhole { return }
            bodies.removeSubrange(closed.bodies...)
            if !closed.isWhole, lexer.start - closed.start >= Self.shortest {
                bodies.append(closed.start..<lexer.start)
            }
        case UInt8(ascii: ">"): break
        default: parentheses -= 1
        }
    }
}
