/// The brackets that are open at a place.
///
/// The innermost 64 are kept, each as a bit of some numbers: no memory is taken, and nothing is slow in a build that
/// does not optimize. A `<` may as well be an operator: it is forgotten at the end of the brackets around it.
struct OpenBrackets {
    enum Role {
        case none
        /// Part of an attribute's name, which is a type.
        case attributeName
        case attributeArguments
    }

    static let capacity = 64

    private(set) var depth = 0
    private var braces: UInt64 = 0
    private var squares: UInt64 = 0
    private var angles: UInt64 = 0
    private var attributeNames: UInt64 = 0
    private var attributeArguments: UInt64 = 0

    /// The number of doublings of the parser's time since the last `{`, which its lookaheads do not enter.
    var doublings: Int {
        if squares | attributeNames == 0 { return 0 }
        let inner = (braces &- 1) & ~braces
        return (squares & inner).nonzeroBitCount + 2 * (attributeNames & inner).nonzeroBitCount
    }

    /// Indicates whether every open bracket is a `{`.
    var areBraces: Bool { braces.nonzeroBitCount == depth }

    var role: Role {
        if attributeNames & 1 == 1 { return .attributeName }
        return attributeArguments & 1 == 1 ? .attributeArguments : .none
    }

    mutating func open(_ bracket: UInt8, as role: Role = .none) {
        if bracket == UInt8(ascii: "{") { forgetOperators() }
        depth += 1
        braces = braces &<< 1 | (bracket == UInt8(ascii: "{") ? 1 : 0)
        squares = squares &<< 1 | (bracket == UInt8(ascii: "[") ? 1 : 0)
        angles = angles &<< 1 | (bracket == UInt8(ascii: "<") ? 1 : 0)
        attributeNames = attributeNames &<< 1 | (role == .attributeName ? 1 : 0)
        attributeArguments = attributeArguments &<< 1 | (role == .attributeArguments ? 1 : 0)
    }

    /// Takes a closing bracket, and returns whether it closes the one that was opened last; one that closes nothing is
    /// ignored.
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

    /// Ends the braces and all that is open in them.
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
        attributeNames = attributeNames &>> 1
        attributeArguments = attributeArguments &>> 1
    }
}
