/// A `<` may as well be an operator: it is forgotten at the end of the brackets around it.
struct OpenBrackets {
    enum Role {
        case none
        case attributeName
        case attributeArguments
    }

    private struct Bracket {
        var byte: UInt8
        var role: Role
        var doublings: Int
    }

    private var brackets: [Bracket] = []
    private var braces = 0
    /// The number of doublings of the parser's time since the last `{`, which its lookaheads do not enter.
    private(set) var doublings = 0

    var depth: Int { brackets.count }

    var areBraces: Bool { braces == brackets.count }

    var role: Role { brackets.last?.role ?? .none }

    mutating func open(_ byte: UInt8, as role: Role) {
        let isBrace = byte == UInt8(ascii: "{")
        if isBrace { forgetOperators() }
        brackets.append(Bracket(byte: byte, role: role, doublings: doublings))
        if isBrace {
            braces += 1
            doublings = 0
        } else {
            doublings += (byte == UInt8(ascii: "[") ? 1 : 0) + (role == .attributeName ? 2 : 0)
        }
    }

    /// Takes a closing bracket, and returns whether it closes the one that was opened last; one that closes nothing is
    /// ignored.
    mutating func close(_ byte: UInt8) -> Bool {
        if byte != UInt8(ascii: ">") { forgetOperators() }
        let opener: UInt8
        switch byte {
        case UInt8(ascii: "}"): return closeBrace()
        case UInt8(ascii: "]"): opener = UInt8(ascii: "[")
        case UInt8(ascii: ">"): opener = UInt8(ascii: "<")
        default: opener = UInt8(ascii: "(")
        }
        guard brackets.last?.byte == opener else { return false }
        pop()
        return true
    }

    /// Ends the braces and all that is open in them.
    private mutating func closeBrace() -> Bool {
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

    private mutating func pop() {
        guard let bracket = brackets.popLast() else { return }
        doublings = bracket.doublings
    }
}
