/// The brackets that are open at a place, outermost first.
///
/// A `<` may as well be an operator: it is forgotten at the end of whatever it stands in.
struct OpenBrackets {
    private var open: [UInt8] = []

    /// How many are open.
    var depth: Int { open.count }

    /// How many `[` are open since the last `{`, inside which the parser starts afresh.
    var squareDepth: Int {
        open.reversed().prefix { $0 != UInt8(ascii: "{") }.count { $0 == UInt8(ascii: "[") }
    }

    /// What a `[` that was just opened may cost the parser; nothing worth counting in the usual depths.
    var squareCost: Int { squareDepth < 8 ? 0 : 1 << squareDepth }

    /// Takes an opening bracket.
    mutating func open(_ bracket: UInt8) {
        if bracket == UInt8(ascii: "{") { forgetOperators() }
        open.append(bracket)
    }

    /// Takes a closing bracket; one that closes nothing is passed over.
    mutating func close(_ bracket: UInt8) {
        if bracket == UInt8(ascii: ">") {
            if open.last == UInt8(ascii: "<") { open.removeLast() }
            return
        }
        forgetOperators()
        switch bracket {
        case UInt8(ascii: "}"): closeBrace()
        case UInt8(ascii: ")"): closeLast(UInt8(ascii: "("))
        default: closeLast(UInt8(ascii: "["))
        }
    }

    /// Whatever is left open inside braces ends with them.
    private mutating func closeBrace() {
        guard let start = open.lastIndex(of: UInt8(ascii: "{")) else { return }
        open.removeSubrange(start...)
    }

    private mutating func closeLast(_ opener: UInt8) {
        if open.last == opener { open.removeLast() }
    }

    private mutating func forgetOperators() {
        while open.last == UInt8(ascii: "<") { open.removeLast() }
    }
}
