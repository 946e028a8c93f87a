/// A table that decodes a Huffman code of deflate by its next bits, as many as the longest code has (RFC 1951, 3.2.2).
///
/// An entry is a number, so that decoding a symbol takes one load and few operations:
///
/// | bits | |
/// | --- | --- |
/// | 0...7 | length of the code with its extra bits |
/// | 8...14 | length of the code alone |
/// | 15 | 1: end of the block, or no symbol if the value is 0 |
/// | 16...30 | literal or base of the length or distance |
/// | 31 | 1: literal |
struct HuffmanTable: ~Copyable {
    let entries: UnsafeMutablePointer<UInt32>
    /// The bits that select an entry.
    private(set) var mask: UInt64 = 1

    private static let longestCode = 15
    static let literal: UInt32 = 1 << 31
    static let special: UInt32 = 1 << 15
    private static let invalid = special

    init() {
        entries = .allocate(capacity: 1 << Self.longestCode)
    }

    deinit { entries.deallocate() }

    /// Replaces the code by that with given lengths, of which 0 means that a symbol does not occur.
    ///
    /// A code that leaves bits unused is invalid, unless it has one symbol or none. `symbols` has the entry of each
    /// symbol, with the number of extra bits in bits 0...7 and without the length.
    mutating func build(_ lengths: ArraySlice<UInt8>, symbols: [UInt32]) throws(PNGError) {
        var counts = [Int](repeating: 0, count: Self.longestCode + 1)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        let used = (1...Self.longestCode).reduce(0) { $0 + counts[$1] << (Self.longestCode - $1) }
        let number = counts.reduce(0, +)
        guard used == 1 << Self.longestCode || number <= 1 && counts[1] == number else { throw .invalidCompression }
        let longest = counts.lastIndex { $0 > 0 } ?? 1
        mask = 1 << UInt64(longest) - 1
        entries.initialize(repeating: Self.invalid, count: 1 << longest)
        var codes = [0]
        for length in 1...Self.longestCode { codes.append((codes[length - 1] + counts[length - 1]) << 1) }
        for (symbol, length) in zip(symbols, lengths) where length > 0 {
            // The first bit of a code is the least significant one.
            let first = (0..<Int(length)).reduce(0) { $0 << 1 | codes[Int(length)] >> $1 & 1 }
            codes[Int(length)] += 1
            // The bits behind the code do not matter.
            for index in stride(from: first, to: 1 << longest, by: 1 << Int(length)) {
                entries[index] = symbol + UInt32(length) << 8 + UInt32(length)
            }
        }
    }
}

/// The symbols of deflate (RFC 1951, 3.2.5 to 3.2.7); the last two of literals and of distances are not used.
extension HuffmanTable {
    static let endOfBlock = 256
    /// The symbols of code lengths in the order of a block's header.
    static let headerOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    /// The code lengths of literals and lengths in a block with fixed codes.
    static let fixedLengths: [UInt8] =
        Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112) + Array(repeating: 7, count: 24)
        + Array(repeating: 8, count: 8)

    static let headerEntries: [UInt32] = (0..<19).map { $0 << 16 }
    static let literalEntries: [UInt32] =
        (0..<256).map { literal | $0 << 16 } + [special | 1 << 16] + entries(28, first: 3, withEqualBits: 4)
        + [258 << 16, invalid, invalid]
    static let distanceEntries: [UInt32] = entries(30, first: 1, withEqualBits: 2) + [invalid, invalid]

    /// After the first ones without extra bits, `withEqualBits` entries in a row have one, the next ones two, and so
    /// on; each begins behind the last one.
    private static func entries(_ count: UInt32, first: UInt32, withEqualBits: UInt32) -> [UInt32] {
        var base = first
        return (0..<count).map { index in
            let bits = max(index / withEqualBits, 1) - 1
            defer { base += 1 << bits }
            return base << 16 | bits
        }
    }
}
