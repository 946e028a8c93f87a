/// The symbols of deflate (RFC 1951, 3.2.5 to 3.2.7).
enum DeflateSymbols {
    /// The shortest length of each symbol from 257 on.
    static let lengthBases: [UInt32] = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    /// The number of extra bits of each symbol from 257 on.
    static let lengthBits: [UInt32] = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    /// The shortest distance of each symbol.
    static let distanceBases: [UInt32] = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145,
        8193, 12289, 16385, 24577,
    ]
    /// The number of extra bits of each symbol of a distance.
    static let distanceBits: [UInt32] = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ]
    /// The symbols of code lengths in the order of a block's header.
    static let headerOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    static let endOfBlock = 256

    /// The code lengths of literals and lengths in a block with fixed codes.
    static let fixedLengths: [UInt8] =
        Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112) + Array(repeating: 7, count: 24)
        + Array(repeating: 8, count: 8)

    /// The entries of literals and lengths for a `HuffmanTable`; the last two symbols are not used.
    static let literalEntries: [UInt32] =
        (0..<256).map { HuffmanTable.literal | $0 << 16 } + [HuffmanTable.special | 1 << 16]
        + zip(lengthBases, lengthBits).map { $0 << 16 | $1 } + [HuffmanTable.invalid, HuffmanTable.invalid]

    /// The entries of distances for a `HuffmanTable`; the last two symbols are not used.
    static let distanceEntries: [UInt32] =
        zip(distanceBases, distanceBits).map { $0 << 16 | $1 } + [HuffmanTable.invalid, HuffmanTable.invalid]

    /// The entries of code lengths for a `HuffmanTable`.
    static let headerEntries: [UInt32] = (0..<19).map { $0 << 16 }
}
