import Foundation

/// A decoder of deflate (RFC 1951) that stops whenever its output is full.
///
/// It is written in Swift because neither Swift nor Foundation offers one on Linux, and zlib's headers are a package of
/// the system. The table and the loop, which decodes several symbols for each load of 64 bits, follow the ideas of
/// libdeflate's `decompress_template.h`.
struct Inflater: ~Copyable {
    private var reader: BitReader
    private var state = State.header
    private var isLast = false
    private var literals = HuffmanTable()
    private var distances = HuffmanTable()
    private var headers = HuffmanTable()

    private(set) var isFinished = false

    private enum State {
        case header
        case stored(Int)
        case codes
    }

    /// The number of bytes behind the limit of the output that may be written to.
    static let slack = 320

    /// Opens bytes that `BitReader.padding` zeros follow.
    init(_ start: UnsafeRawPointer, count: Int) {
        reader = BitReader(start, count: count)
    }

    /// Decodes until the stream ends or the output, to which distances may refer from `start` on, reaches its limit,
    /// which it may exceed by less than `slack`; returns the place behind the last byte.
    mutating func inflate(
        from start: UnsafeMutableRawPointer, at next: UnsafeMutableRawPointer, limit: UnsafeMutableRawPointer
    ) throws(PNGError) -> UnsafeMutableRawPointer {
        var next = next
        while next < limit, !isFinished {
            switch state {
            case .header: try readHeader()
            case .stored(let length): next = try copyStored(length, to: next, limit: limit)
            case .codes: next = try decode(from: start, at: next, limit: limit)
            }
        }
        return next
    }

    private mutating func readHeader() throws(PNGError) {
        try checkInput()
        guard !isLast else { return isFinished = true }
        isLast = reader.take(1) == 1
        switch reader.take(2) {
        case 0: try readStoredHeader()
        case 1: try build(HuffmanTable.fixedLengths + Array(repeating: 5, count: 32), literalCount: 288)
        case 2: try readCodes()
        default: throw .invalidCompression
        }
    }

    private func checkInput() throws(PNGError) {
        if reader.bytesLeft < 0 { throw .truncated }
    }

    private mutating func readStoredHeader() throws(PNGError) {
        reader.align()
        guard reader.bytesLeft >= 4 else { throw .truncated }
        let lengths = reader.skipBytes(4).loadUnaligned(as: UInt32.self).littleEndian
        guard lengths & 0xffff == ~lengths >> 16 else { throw .invalidCompression }
        state = .stored(Int(lengths & 0xffff))
    }

    private mutating func copyStored(
        _ length: Int, to next: UnsafeMutableRawPointer, limit: UnsafeMutableRawPointer
    ) throws(PNGError) -> UnsafeMutableRawPointer {
        let count = min(length, limit - next)
        guard reader.bytesLeft >= count else { throw .truncated }
        next.copyMemory(from: reader.skipBytes(count), byteCount: count)
        state = count == length ? .header : .stored(length - count)
        return next + count
    }

    private mutating func build(_ lengths: [UInt8], literalCount: Int) throws(PNGError) {
        try literals.build(lengths[..<literalCount], symbols: HuffmanTable.literalEntries)
        try distances.build(lengths[literalCount...], symbols: HuffmanTable.distanceEntries)
        state = .codes
    }

    private mutating func readCodes() throws(PNGError) {
        let literalCount = reader.take(5) + 257
        let distanceCount = reader.take(5) + 1
        let headerCount = reader.take(4) + 4
        guard literalCount <= 286, distanceCount <= 30 else { throw .invalidCompression }
        var lengths = [UInt8](repeating: 0, count: 19)
        for symbol in HuffmanTable.headerOrder.prefix(headerCount) { lengths[symbol] = UInt8(reader.take(3)) }
        try checkInput()
        try headers.build(lengths[...], symbols: HuffmanTable.headerEntries)
        lengths = try readLengths(literalCount + distanceCount)
        // Without a code for the end, a block could not end.
        guard lengths[HuffmanTable.endOfBlock] > 0 else { throw .invalidCompression }
        try build(lengths, literalCount: literalCount)
    }

    /// Reads the code lengths of a block, which are compressed themselves.
    private mutating func readLengths(_ count: Int) throws(PNGError) -> [UInt8] {
        var lengths: [UInt8] = []
        lengths.reserveCapacity(count)
        while lengths.count < count {
            try checkInput()
            reader.refill()
            let entry = headers.entries[Int(reader.bits & headers.mask)]
            guard entry & HuffmanTable.special == 0 else { throw .invalidCompression }
            reader.drop(entry)
            let symbol = UInt8(entry >> 16)
            switch symbol {
            case 16:
                guard let last = lengths.last else { throw .invalidCompression }
                lengths += repeatElement(last, count: 3 + reader.take(2))
            case 17: lengths += repeatElement(0, count: 3 + reader.take(3))
            case 18: lengths += repeatElement(0, count: 11 + reader.take(7))
            default: lengths.append(symbol)
            }
        }
        guard lengths.count == count else { throw .invalidCompression }
        return lengths
    }

    /// Decodes symbols of a block until it ends or the output reaches its limit; the function is long because the
    /// reader and the tables have to be in registers.
    private mutating func decode(
        from start: UnsafeMutableRawPointer, at next: UnsafeMutableRawPointer, limit: UnsafeMutableRawPointer
    ) throws(PNGError) -> UnsafeMutableRawPointer {
        var reader = self.reader
        var next = next
        let literals = UnsafePointer(self.literals.entries)
        let distances = UnsafePointer(self.distances.entries)
        let (literalMask, distanceMask) = (self.literals.mask, self.distances.mask)
        while next < limit {
            if reader.isBeyondPadding { throw .truncated }
            reader.refill()
            var entry = literals[Int(truncatingIfNeeded: reader.bits & literalMask)]
            // Three literals have at most 45 bits, behind which another symbol may be incomplete.
            var literalCount = 0
            while literalCount < 3, entry & HuffmanTable.literal != 0 {
                next.storeBytes(of: UInt8(truncatingIfNeeded: entry &>> 16), as: UInt8.self)
                next += 1
                reader.drop(entry)
                literalCount &+= 1
                entry = literals[Int(truncatingIfNeeded: reader.bits & literalMask)]
            }
            if literalCount == 3 { continue }
            reader.refill()
            if entry & HuffmanTable.special != 0 {
                guard entry >> 16 != 0 else { throw .invalidCompression }
                reader.drop(entry)
                state = .header
                break
            }
            // A length and a distance have at most 48 bits.
            let length = Self.value(entry, &reader)
            entry = distances[Int(truncatingIfNeeded: reader.bits & distanceMask)]
            if entry & HuffmanTable.special != 0 { throw .invalidCompression }
            let distance = Self.value(entry, &reader)
            guard distance <= next - start else { throw .invalidCompression }
            next.repeatBytes(before: distance, count: length)
            next += length
        }
        self.reader = reader
        return next
    }

    @inline(__always)
    private static func value(_ entry: UInt32, _ reader: inout BitReader) -> Int {
        let withExtra = reader.bits & (UInt64(1) &<< UInt64(entry & 63) &- 1)
        let value = UInt64(entry &>> 16) &+ withExtra &>> UInt64(entry &>> 8 & 63)
        reader.drop(entry)
        return Int(truncatingIfNeeded: value)
    }
}

extension UnsafeMutableRawPointer {
    /// Copies what is `distance` bytes before in blocks of 16 bytes, possibly up to 31 bytes more; for a shorter
    /// distance, a multiple of it is used after the first bytes, so that a block does not overlap with its copy.
    @inline(__always)
    fileprivate func repeatBytes(before distance: Int, count: Int) {
        if distance >= 16 {
            copyBlocks(before: distance, count: count)
        } else {
            repeatPattern(before: distance, count: count)
        }
    }

    @inline(__always)
    private func copyBlocks(before distance: Int, count: Int) {
        var place = self
        let end = place + count
        repeat {
            let block = (place - distance).loadUnaligned(as: SIMD16<UInt8>.self)
            place.storeBytes(of: block, as: SIMD16<UInt8>.self)
            place += 16
        } while place < end
    }

    private func repeatPattern(before distance: Int, count: Int) {
        let multiple = (15 + distance) / distance * distance
        let first = min(count, multiple)
        for offset in 0..<first {
            storeBytes(of: (self + offset - distance).load(as: UInt8.self), toByteOffset: offset, as: UInt8.self)
        }
        if count > first { (self + first).copyBlocks(before: multiple, count: count - first) }
    }
}
