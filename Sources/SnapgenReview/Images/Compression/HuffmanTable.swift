/// A table that decodes a Huffman code of deflate by its next bits (RFC 1951, 3.2.2).
///
/// The next `rootBits` bits select an entry. Longer codes continue in a table of their own, to which the entry refers.
/// An entry is a number, so that decoding a symbol takes one load and few operations:
///
/// | bits | of a symbol | of a reference |
/// | --- | --- | --- |
/// | 0...7 | length of the code with its extra bits | `rootBits` |
/// | 8...13 | length of the code alone | number of bits that select in the other table |
/// | 14 | 0 | 1: reference |
/// | 15 | 1: end of the block, or no symbol if the value is 0 | 1 |
/// | 16...30 | literal or base of the length or distance | place of the other table |
/// | 31 | 1: literal | 0 |
struct HuffmanTable: ~Copyable {
    let entries: UnsafeMutablePointer<UInt32>
    let rootBits: Int
    private let capacity: Int

    static let literal: UInt32 = 1 << 31
    static let special: UInt32 = 1 << 15
    static let reference: UInt32 = 1 << 14
    static let invalid = special

    /// Creates a table without codes; `capacity` is the largest number of entries that a code can need (zlib's `enough.c`).
    init(rootBits: Int, capacity: Int) {
        self.rootBits = rootBits
        self.capacity = capacity
        entries = .allocate(capacity: capacity)
        entries.initialize(repeating: Self.invalid, count: capacity)
    }

    deinit { entries.deallocate() }

    /// Replaces the code by that with given lengths, of which 0 means that a symbol does not occur.
    ///
    /// A code that leaves bits unused is invalid, unless it has one symbol or none. `symbols` has the entry of each symbol, with
    /// the number of extra bits in bits 0...7 and without the length.
    func build(_ lengths: ArraySlice<UInt8>, symbols: [UInt32]) throws(PNGError) {
        var counts = [Int](repeating: 0, count: 16)
        for length in lengths { counts[Int(length)] += 1 }
        counts[0] = 0
        try check(counts)
        entries.update(repeating: Self.invalid, count: 1 << rootBits)
        let order = Self.order(of: lengths, counts)
        try fill(order.map { (symbols[$0], Int(lengths[lengths.startIndex + $0])) }, counts)
    }

    private func check(_ counts: [Int]) throws(PNGError) {
        let used = (1...15).reduce(0) { $0 + counts[$1] << (15 - $1) }
        let isSingle = counts.reduce(0, +) <= 1 && counts[1] == counts.reduce(0, +)
        guard used == 1 << 15 || isSingle else { throw .invalidCompression }
    }

    /// Returns the symbols that occur in the order of their codes.
    private static func order(of lengths: ArraySlice<UInt8>, _ counts: [Int]) -> [Int] {
        var places = [Int](repeating: 0, count: 17)
        for length in 1...15 { places[length + 1] = places[length] + counts[length] }
        var order = [Int](repeating: 0, count: places[16])
        for (symbol, length) in lengths.enumerated() where length > 0 {
            order[places[Int(length)]] = symbol
            places[Int(length)] += 1
        }
        return order
    }

    private func fill(_ codes: [(symbol: UInt32, length: Int)], _ counts: [Int]) throws(PNGError) {
        var left = counts
        var code = 0
        var subtable: Subtable = (prefix: -1, start: 1 << rootBits, bits: 0)
        for (index, (symbol, length)) in codes.enumerated() {
            let reversed = Self.reversed(code, length: length)
            if length <= rootBits {
                spread(symbol, length: length, at: reversed, among: 1 << rootBits, from: 0)
            } else {
                let prefix = reversed & (1 << rootBits - 1)
                if prefix != subtable.prefix { subtable = try nextSubtable(subtable, prefix, length: length, left) }
                spread(
                    symbol, length: length - rootBits, at: reversed >> rootBits, among: 1 << subtable.bits,
                    from: subtable.start)
            }
            left[length] -= 1
            if index + 1 < codes.count { code = (code + 1) << (codes[index + 1].length - length) }
        }
    }

    /// A table for codes that begin with the same bits.
    private typealias Subtable = (prefix: Int, start: Int, bits: Int)

    /// Begins the table behind another one, which is as large as the rest of the code needs.
    private func nextSubtable(
        _ last: Subtable, _ prefix: Int, length: Int, _ left: [Int]
    ) throws(PNGError) -> Subtable {
        let start = last.prefix < 0 ? last.start : last.start + 1 << last.bits
        var bits = length - rootBits
        var free = 1 << bits - left[length]
        while free > 0, bits + rootBits < 15 {
            bits += 1
            free = free << 1 - left[bits + rootBits]
        }
        guard start + 1 << bits <= capacity else { throw .invalidCompression }
        entries[prefix] = Self.special | Self.reference | UInt32(start << 16 | bits << 8 | rootBits)
        return (prefix, start, bits)
    }

    /// Writes the entry of a code wherever the bits behind the code do not matter.
    private func spread(_ symbol: UInt32, length: Int, at place: Int, among count: Int, from start: Int) {
        let entry = symbol + UInt32(length) << 8 + UInt32(length)
        for index in stride(from: place, to: count, by: 1 << length) { entries[start + index] = entry }
    }

    /// Returns the lowest `length` bits of a code in the opposite order.
    private static func reversed(_ code: Int, length: Int) -> Int {
        var value = UInt16(code)
        value = (value & 0x5555) << 1 | (value >> 1) & 0x5555
        value = (value & 0x3333) << 2 | (value >> 2) & 0x3333
        value = (value & 0x0f0f) << 4 | (value >> 4) & 0x0f0f
        return Int(value.byteSwapped >> (16 - length))
    }
}

/// The symbols of deflate (RFC 1951, 3.2.5 to 3.2.7); the last two of literals and of distances are not used.
extension HuffmanTable {
    /// The shortest length of each symbol from 257 on.
    private static let lengthBases: [UInt32] = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    /// The number of extra bits of each symbol from 257 on.
    private static let lengthBits: [UInt32] = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    /// The shortest distance of each symbol.
    private static let distanceBases: [UInt32] = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145,
        8193, 12289, 16385, 24577,
    ]
    /// The number of extra bits of each symbol of a distance.
    private static let distanceBits: [UInt32] = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ]
    /// The symbols of code lengths in the order of a block's header.
    static let headerOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    static let endOfBlock = 256

    /// The code lengths of literals and lengths in a block with fixed codes.
    static let fixedLengths: [UInt8] =
        Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112) + Array(repeating: 7, count: 24)
        + Array(repeating: 8, count: 8)

    static let literalEntries: [UInt32] =
        (0..<256).map { literal | $0 << 16 } + [special | 1 << 16]
        + zip(lengthBases, lengthBits).map { $0 << 16 | $1 } + [invalid, invalid]

    static let distanceEntries: [UInt32] =
        zip(distanceBases, distanceBits).map { $0 << 16 | $1 } + [invalid, invalid]

    static let headerEntries: [UInt32] = (0..<19).map { $0 << 16 }
}
