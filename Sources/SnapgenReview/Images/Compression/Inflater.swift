import Foundation

/// A decoder of deflate (RFC 1951).
///
/// It is written in Swift because neither Swift nor Foundation offers one on Linux, and zlib's headers are a package of
/// the system. The table and the loop, which decodes several symbols for each load of 64 bits, follow the ideas of
/// libdeflate's `decompress_template.h`.
struct Inflater: ~Copyable {
    private var reader: BitReader
    private var literals = HuffmanTable()
    private var distances = HuffmanTable()
    private var headers = HuffmanTable()

    /// The number of bytes behind the limit of the output that may be written to.
    static let slack = 320

    /// Decodes a zlib stream (RFC 1950) to memory, of which the last `slack` bytes are for the decoder alone, and
    /// returns the number of bytes.
    ///
    /// The checksum behind the stream is not read, because those of the chunks cover all compressed bytes.
    static func inflate(_ stream: [UInt8], to memory: UnsafeMutableRawBufferPointer) throws(PNGError) -> Int {
        let padded = stream + [UInt8](repeating: 0, count: BitReader.padding)
        return try padded.withUnsafeBufferPointer { bytes throws(PNGError) in
            guard stream.count > 2, let start = UnsafeRawPointer(bytes.baseAddress), let output = memory.baseAddress
            else { throw .truncated }
            let header = Int(bytes[0]) << 8 | Int(bytes[1])
            guard bytes[0] & 15 == 8, bytes[0] >> 4 <= 7, header % 31 == 0, bytes[1] & 0x20 == 0 else {
                throw .invalidCompression
            }
            var inflater = Inflater(reader: BitReader(start + 2, count: stream.count - 2))
            return try inflater.inflate(to: output, limit: output + memory.count - slack) - output
        }
    }

    /// Returns the place behind the last byte.
    private mutating func inflate(
        to start: UnsafeMutableRawPointer, limit: UnsafeMutableRawPointer
    ) throws(PNGError) -> UnsafeMutableRawPointer {
        var (next, isLast) = (start, false)
        while !isLast {
            try checkInput()
            isLast = reader.take(1) == 1
            switch reader.take(2) {
            case 0:
                next = try copyStored(to: next, limit: limit)
                continue
            case 1: try build(HuffmanTable.fixedLengths + Array(repeating: 5, count: 32), literalCount: 288)
            case 2: try readCodes()
            default: throw .invalidCompression
            }
            next = try decode(from: start, at: next, limit: limit)
        }
        try checkInput()
        return next
    }

    private func checkInput() throws(PNGError) {
        if reader.bytesLeft < 0 { throw .truncated }
    }

    private mutating func copyStored(
        to next: UnsafeMutableRawPointer, limit: UnsafeMutableRawPointer
    ) throws(PNGError) -> UnsafeMutableRawPointer {
        reader.align()
        guard reader.bytesLeft >= 4 else { throw .truncated }
        let lengths = reader.skipBytes(4).loadUnaligned(as: UInt32.self).littleEndian
        guard lengths & 0xffff == ~lengths >> 16 else { throw .invalidCompression }
        let length = Int(lengths & 0xffff)
        guard reader.bytesLeft >= length else { throw .truncated }
        guard length <= limit - next else { throw .excessData }
        next.copyMemory(from: reader.skipBytes(length), byteCount: length)
        return next + length
    }

    private mutating func build(_ lengths: [UInt8], literalCount: Int) throws(PNGError) {
        try literals.build(lengths[..<literalCount], symbols: HuffmanTable.literalEntries)
        try distances.build(lengths[literalCount...], symbols: HuffmanTable.distanceEntries)
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

    /// Decodes the symbols of a block, which may refer to the output from `start` on; the function is long because the
    /// reader and the tables have to be in registers.
    private mutating func decode(
        from start: UnsafeMutableRawPointer, at next: UnsafeMutableRawPointer, limit: UnsafeMutableRawPointer
    ) throws(PNGError) -> UnsafeMutableRawPointer {
        var reader = self.reader
        var next = next
        let literals = UnsafePointer(self.literals.entries)
        let distances = UnsafePointer(self.distances.entries)
        let (literalMask, distanceMask) = (self.literals.mask, self.distances.mask)
        while next <= limit {
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
                self.reader = reader
                return next
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
        throw .excessData
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
    /// Copies what is `distance` bytes before in blocks of 16 bytes, possibly up to 31 bytes more; a shorter distance
    /// is doubled until a block does not overlap with its copy.
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

    @inline(__always)
    private func repeatPattern(before distance: Int, count: Int) {
        let pattern = self - distance
        var length = distance
        while length < 16 {
            (pattern + length).storeBytes(of: pattern.loadUnaligned(as: SIMD16<UInt8>.self), as: SIMD16<UInt8>.self)
            length *= 2
        }
        let end = self + count
        var place = pattern + length
        if length > 16, place < end { return place.copyBlocks(before: length, count: end - place) }
        let block = pattern.loadUnaligned(as: SIMD16<UInt8>.self)
        while place < end {
            place.storeBytes(of: block, as: SIMD16<UInt8>.self)
            place += 16
        }
    }
}
