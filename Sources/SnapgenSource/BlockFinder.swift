/// Finds the blocks of a file that stand in no other block, without parsing it.
enum BlockFinder {
    /// The offsets between the outermost braces; none where the lexer may have misread the file.
    static func blocks(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        guard let base = bytes.baseAddress else { return [] }
        var lexer = ByteLexer(base, count: bytes.count)
        var blocks: [Range<Int>] = []
        var openings: [Int] = []
        while true {
            switch lexer.next() {
            case .end: return lexer.isSure ? blocks : []
            case .opener where lexer.last == UInt8(ascii: "{"): openings.append(lexer.start)
            case .closer where lexer.last == UInt8(ascii: "}"):
                guard let start = openings.popLast() else { return [] }
                if openings.isEmpty { blocks.append(start..<lexer.end) }
            default: break
            }
        }
    }
}
