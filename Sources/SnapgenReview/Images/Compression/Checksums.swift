/// The checksum of a chunk (PNG 3rd edition, 5.5 and annex D), calculated for eight bytes at a time with eight tables
/// (Kounavis and Berry, "A Systematic Approach to Building High Performance Software-Based CRC Generators", 2005).
enum CRC32 {
    /// `tables[256 * n + byte]` is the remainder of a byte that `n` zero bytes follow.
    private static let tables: [UInt32] = {
        var tables = (0..<256).map { byte in (0..<8).reduce(UInt32(byte)) { rest, _ in divided(rest) } }
        for index in 256..<2048 {
            let rest = tables[index - 256]
            tables.append(rest >> 8 ^ tables[Int(rest & 255)])
        }
        return tables
    }()

    /// Returns the remainder of a number that one more zero bit follows.
    private static func divided(_ rest: UInt32) -> UInt32 {
        rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xedb8_8320
    }

    static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        tables.withUnsafeBufferPointer { tables in
            guard let table = tables.baseAddress else { return 0 }
            var crc = UInt32.max
            let words = bytes.count & ~7
            for offset in stride(from: 0, to: words, by: 8) {
                let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
                crc = remainder(word ^ UInt64(crc), table)
            }
            for byte in bytes[words...] { crc = crc >> 8 ^ table[Int((crc ^ UInt32(byte)) & 255)] }
            return ~crc
        }
    }

    @inline(__always)
    private static func remainder(_ word: UInt64, _ table: UnsafePointer<UInt32>) -> UInt32 {
        let low = table[1792 + Int(word & 255)] ^ table[1536 + Int(word >> 8 & 255)]
        let middle = table[1280 + Int(word >> 16 & 255)] ^ table[1024 + Int(word >> 24 & 255)]
        let high = table[768 + Int(word >> 32 & 255)] ^ table[512 + Int(word >> 40 & 255)]
        return low ^ middle ^ high ^ table[256 + Int(word >> 48 & 255)] ^ table[Int(word >> 56)]
    }
}

/// The checksum of a zlib stream (RFC 1950, 8.2).
struct Adler32 {
    private var sum: UInt32 = 1
    private var sumOfSums: UInt32 = 0

    var value: UInt32 { sumOfSums << 16 | sum }

    private static let modulus: UInt32 = 65521
    private static let lanes = 16
    /// The number of steps after which a lane with 16 bits could overflow: 255 * 22 * 23 / 2 is less than 65536.
    private static let steps = 22

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        var offset = 0
        let run = Self.steps * Self.lanes
        while bytes.count &- offset >= run {
            addRun(bytes, at: offset)
            offset &+= run
        }
        for byte in bytes[offset...] {
            sum = (sum &+ UInt32(byte)) % Self.modulus
            sumOfSums = (sumOfSums &+ sum) % Self.modulus
        }
    }

    /// Adds a run of bytes, of which each lane takes every sixteenth.
    ///
    /// `before` holds for each lane the sum of its sums before each step, which count sixteen times: once for each byte of the step.
    private mutating func addRun(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        var sums = SIMD16<UInt16>.zero
        var before = SIMD16<UInt16>.zero
        for step in 0..<Self.steps {
            let block = bytes.loadUnaligned(fromByteOffset: offset &+ step &* Self.lanes, as: SIMD16<UInt8>.self)
            before &+= sums
            sums &+= SIMD16<UInt16>(truncatingIfNeeded: block)
        }
        let wide = SIMD16<UInt32>(truncatingIfNeeded: sums)
        let weights = SIMD16<UInt32>(16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
        let sixteenfold = SIMD16<UInt32>(truncatingIfNeeded: before) &<< 4
        let length = UInt32(Self.steps * Self.lanes)
        sumOfSums = (sumOfSums &+ length &* sum &+ (sixteenfold &+ wide &* weights).wrappedSum()) % Self.modulus
        sum = (sum &+ wide.wrappedSum()) % Self.modulus
    }
}
