/// SipHash-2-4 with a result of 128 bits.
///
/// Aumasson and Bernstein, "SipHash: a fast short-input PRF" (2012). The result is the same on every machine. Without a
/// secret key it detects changes that happen by accident, not forgeries.
///
///     SipHash.digest(of: Array("text".utf8)).count  // 32
public enum SipHash {
    /// The key of the published test vectors: the bytes 0 to 15.
    private static let key: (UInt64, UInt64) = (0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908)

    /// The hash of bytes as 32 hexadecimal digits, in the order of the published test vectors.
    public static func digest(of bytes: [UInt8]) -> String {
        let (low, high) = bytes.withUnsafeBytes(hash)
        return hexadecimal(low) + hexadecimal(high)
    }

    private static func hash(_ bytes: UnsafeRawBufferPointer) -> (UInt64, UInt64) {
        var state = State(key)
        let end = bytes.count & ~7
        for offset in stride(from: 0, to: end, by: 8) {
            state.add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
        }
        let rest = bytes[end...].reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        state.add(UInt64(truncatingIfNeeded: bytes.count) << 56 | rest)
        return state.result()
    }

    private static func hexadecimal(_ word: UInt64) -> String {
        let digits = String(word.byteSwapped, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension SipHash {
    /// The four words that the paper calls the internal state.
    private struct State {
        private var v0, v1, v2, v3: UInt64

        init(_ key: (UInt64, UInt64)) {
            v0 = key.0 ^ 0x736f_6d65_7073_6575
            v1 = key.1 ^ 0x646f_7261_6e64_6f6d ^ 0xee
            v2 = key.0 ^ 0x6c79_6765_6e65_7261
            v3 = key.1 ^ 0x7465_6462_7974_6573
        }

        mutating func add(_ word: UInt64) {
            v3 ^= word
            round()
            round()
            v0 ^= word
        }

        mutating func result() -> (UInt64, UInt64) {
            v2 ^= 0xee
            for _ in 0..<4 { round() }
            let low = v0 ^ v1 ^ v2 ^ v3
            v1 ^= 0xdd
            for _ in 0..<4 { round() }
            return (low, v0 ^ v1 ^ v2 ^ v3)
        }

        private mutating func round() {
            v0 &+= v1
            v1 = v1.rotated(by: 13) ^ v0
            v0 = v0.rotated(by: 32)
            v2 &+= v3
            v3 = v3.rotated(by: 16) ^ v2
            v0 &+= v3
            v3 = v3.rotated(by: 21) ^ v0
            v2 &+= v1
            v1 = v1.rotated(by: 17) ^ v2
            v2 = v2.rotated(by: 32)
        }
    }
}

extension UInt64 {
    fileprivate func rotated(by count: UInt64) -> UInt64 { self << count | self >> (64 - count) }
}
