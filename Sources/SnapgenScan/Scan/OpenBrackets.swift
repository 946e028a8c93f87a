/// The brackets that are open at a place.
///
/// The innermost 64 are kept, each as a bit of three numbers: no memory is taken, and nothing is slow in a build that
/// does not optimize. A `<` may as well be an operator: it is forgotten at the end of whatever it stands in.
struct OpenBrackets {
    /// How many brackets are kept apart.
    static let capacity = 64

    /// How many are open.
    private(set) var depth = 0
    private var braces: UInt64 = 0
    private var squares: UInt64 = 0
    private var angles: UInt64 = 0

    /// How many `[` are open since the last `{`, inside which the parser starts afresh.
    var squareDepth: Int { (squares & (braces &- 1) & ~braces).nonzeroBitCount }

    /// What a `[` that was just opened may cost the parser; nothing worth counting in the usual depths.
    var squareCost: Int { squareDepth < 8 ? 0 : 1 << squareDepth }

    /// Takes an opening bracket.
    mutating func open(_ bracket: UInt8) {
        if bracket == UInt8(ascii: "{") { forgetOperators() }
        depth += 1
        braces = braces &<< 1 | (bracket == UInt8(ascii: "{") ? 1 : 0)
        squares = squares &<< 1 | (bracket == UInt8(ascii: "[") ? 1 : 0)
        angles = angles &<< 1 | (bracket == UInt8(ascii: "<") ? 1 : 0)
    }

    /// Takes a closing bracket; one that closes nothing is passed over.
    ///
    /// - Returns: whether it closes the bracket that was opened last.
    @discardableResult
    mutating func close(_ bracket: UInt8) -> Bool {
        if bracket == UInt8(ascii: ">") { return closeAngle() }
        forgetOperators()
        if bracket == UInt8(ascii: "}") { return closeBrace() }
        let isSquare = squares & 1 == 1
        guard depth > 0, braces & 1 == 0, isSquare == (bracket == UInt8(ascii: "]")) else { return false }
        pop()
        return true
    }

    private mutating func closeAngle() -> Bool {
        guard angles & 1 == 1 else { return false }
        pop()
        return true
    }

    /// Whatever is left open inside braces ends with them.
    private mutating func closeBrace() -> Bool {
        guard braces != 0 else { return false }
        let isLast = braces & 1 == 1
        while braces & 1 == 0 { pop() }
        pop()
        return isLast
    }

    private mutating func forgetOperators() {
        while angles & 1 == 1 { pop() }
    }

    private mutating func pop() {
        depth -= 1
        braces = braces &>> 1
        squares = squares &>> 1
        angles = angles &>> 1
    }
}
