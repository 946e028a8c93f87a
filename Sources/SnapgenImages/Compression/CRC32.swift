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
