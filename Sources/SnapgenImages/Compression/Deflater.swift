/// An encoder of zlib streams (RFC 1950) with one search for each place, which suits drawn pictures: rows repeat each other.
struct Deflater {
    private var writer: BitWriter
    private var tokens: [Token] = []
    private var literalFrequencies = [Int](repeating: 0, count: 286)
    private var distanceFrequencies = [Int](repeating: 0, count: 30)

    /// A literal, which has the distance 0, or a repetition.
    private struct Token {
        let value: UInt16
        let distance: UInt16
    }

    private static let longest = 258
    private static let largestDistance = 1 << 15 - 1
    private static let tokensPerBlock = 1 << 15
    private static let hashBits: UInt32 = 15

    private init(capacity: Int) {
        writer = BitWriter(capacity: capacity)
        tokens.reserveCapacity(Self.tokensPerBlock)
    }

    /// Returns the zlib stream of bytes.
    static func compress(_ bytes: [UInt8]) -> [UInt8] {
        var deflater = Deflater(capacity: bytes.count / 16 + 64)
        deflater.writer.append(0x0178, count: 16)
        var checksum = Adler32()
        bytes.withUnsafeBytes { bytes in
            deflater.compress(bytes)
            checksum.update(bytes)
        }
        deflater.writer.align()
        deflater.writer.append(checksum.value.byteSwapped, count: 32)
        deflater.writer.align()
        return deflater.writer.bytes
    }

    // MARK: Search

    private mutating func compress(_ bytes: UnsafeRawBufferPointer) {
        var places = [Int32](repeating: -1, count: 1 << Self.hashBits)
        places.withUnsafeMutableBufferPointer { places in
            var position = 0
            while position < bytes.count {
                if tokens.count == Self.tokensPerBlock { writeBlock(isLast: false) }
                position += addToken(bytes, at: position, places)
            }
        }
        writeBlock(isLast: true)
    }

    /// Adds the token for the bytes at a position and returns their number.
    private mutating func addToken(
        _ bytes: UnsafeRawBufferPointer, at position: Int, _ places: UnsafeMutableBufferPointer<Int32>
    ) -> Int {
        guard bytes.count &- position >= 8 else { return addLiteral(bytes[position]) }
        let word = bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)
        let hash = Int((word &* 0x9e37_79b1) &>> (32 &- Self.hashBits))
        let candidate = Int(places[hash])
        places[hash] = Int32(truncatingIfNeeded: position)
        guard candidate >= 0, position &- candidate <= Self.largestDistance,
            bytes.loadUnaligned(fromByteOffset: candidate, as: UInt32.self) == word
        else { return addLiteral(bytes[position]) }
        return addMatch(Self.commonLength(bytes, candidate, position), distance: position &- candidate)
    }

    private mutating func addLiteral(_ byte: UInt8) -> Int {
        tokens.append(Token(value: UInt16(byte), distance: 0))
        literalFrequencies[Int(byte)] &+= 1
        return 1
    }

    private mutating func addMatch(_ length: Int, distance: Int) -> Int {
        tokens.append(Token(value: UInt16(length), distance: UInt16(distance)))
        literalFrequencies[257 &+ Int(Self.lengthSymbols[length])] &+= 1
        distanceFrequencies[Self.distanceSymbol(distance)] &+= 1
        return length
    }

    private static func commonLength(_ bytes: UnsafeRawBufferPointer, _ first: Int, _ second: Int) -> Int {
        let limit = min(longest, bytes.count &- second)
        var length = 0
        while length &+ 8 <= limit {
            let word = bytes.loadUnaligned(fromByteOffset: first &+ length, as: UInt64.self).littleEndian
            let other = bytes.loadUnaligned(fromByteOffset: second &+ length, as: UInt64.self).littleEndian
            if word != other { return length &+ (word ^ other).trailingZeroBitCount / 8 }
            length &+= 8
        }
        while length < limit, bytes[first &+ length] == bytes[second &+ length] { length &+= 1 }
        return length
    }

    // MARK: Blocks

    /// Writes the tokens as a block with codes of its own, and removes them.
    private mutating func writeBlock(isLast: Bool) {
        literalFrequencies[DeflateSymbols.endOfBlock] = 1
        let literals = HuffmanCode(frequencies: literalFrequencies, longest: 15)
        let distances = HuffmanCode(frequencies: distanceFrequencies, longest: 15)
        writer.append(isLast ? 1 : 0, count: 1)
        writer.append(2, count: 2)
        writeHeader(literals.lengths + distances.lengths)
        writeTokens(literals, distances)
        write(DeflateSymbols.endOfBlock, literals)
        tokens.removeAll(keepingCapacity: true)
        literalFrequencies = literalFrequencies.map { _ in 0 }
        distanceFrequencies = distanceFrequencies.map { _ in 0 }
    }

    /// Writes the lengths of all codes with a code for them (RFC 1951, 3.2.7).
    private mutating func writeHeader(_ lengths: [UInt8]) {
        let runs = Self.runs(lengths)
        var frequencies = [Int](repeating: 0, count: 19)
        for run in runs { frequencies[run.symbol] += 1 }
        let code = HuffmanCode(frequencies: frequencies, longest: 7)
        writer.append(286 - 257, count: 5)
        writer.append(30 - 1, count: 5)
        writer.append(19 - 4, count: 4)
        for symbol in DeflateSymbols.headerOrder { writer.append(UInt32(code.lengths[symbol]), count: 3) }
        for run in runs {
            write(run.symbol, code)
            writer.append(UInt32(run.extra), count: run.extraBits)
        }
    }

    private typealias Run = (symbol: Int, extra: Int, extraBits: Int)

    /// Returns lengths with runs of zeros shortened, of which most unused symbols are.
    private static func runs(_ lengths: [UInt8]) -> [Run] {
        var runs: [Run] = []
        var rest = lengths[...]
        while let length = rest.first {
            let zeros = min(rest.prefix { $0 == 0 }.count, 138)
            switch zeros {
            case 11...: runs.append((18, zeros - 11, 7))
            case 3...: runs.append((17, zeros - 3, 3))
            default: runs.append((Int(length), 0, 0))
            }
            rest = rest.dropFirst(zeros < 3 ? 1 : zeros)
        }
        return runs
    }

    private mutating func writeTokens(_ literals: HuffmanCode, _ distances: HuffmanCode) {
        for token in tokens {
            guard token.distance > 0 else {
                write(Int(token.value), literals)
                continue
            }
            let length = Int(Self.lengthSymbols[Int(token.value)])
            write(257 + length, literals)
            let extra = UInt32(token.value) - DeflateSymbols.lengthBases[length]
            writer.append(extra, count: Int(DeflateSymbols.lengthBits[length]))
            let distance = Self.distanceSymbol(Int(token.distance))
            write(distance, distances)
            let farther = UInt32(token.distance) - DeflateSymbols.distanceBases[distance]
            writer.append(farther, count: Int(DeflateSymbols.distanceBits[distance]))
        }
    }

    private mutating func write(_ symbol: Int, _ code: HuffmanCode) {
        writer.append(code.codes[symbol], count: Int(code.lengths[symbol]))
    }

    /// For each length its symbol, counted from 257 on.
    private static let lengthSymbols: [UInt8] = (0...longest).map { length in
        UInt8(DeflateSymbols.lengthBases.lastIndex { $0 <= max(length, 3) } ?? 0)
    }

    /// Returns the symbol of a distance: each power of two has two.
    private static func distanceSymbol(_ distance: Int) -> Int {
        guard distance > 2 else { return distance - 1 }
        let bits = Int.bitWidth - 1 - (distance - 1).leadingZeroBitCount
        return 2 * bits + (distance - 1) >> (bits - 1) & 1
    }
}
