/// A hash that, unlike `Hasher`, is the same in every process and on every machine.
///
/// It is 64-bit FNV-1a (Fowler, Noll and Vo, "The FNV Non-Cryptographic Hash Algorithm", draft-eastlake-fnv), which
/// distinguishes names but does not protect against deliberate collisions.
package enum StableHash {
    package static func value(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    package static func value(of bytes: ArraySlice<UInt8>, behind start: UInt64) -> UInt64 {
        bytes.withUnsafeBufferPointer { $0.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } }
    }

    /// Faster than FNV-1a, and differs from it.
    package static func value(ofLong bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            var hash = UInt64(bytes.count)
            for offset in stride(from: 0, to: bytes.count & ~7, by: 8) {
                let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
                hash = ((hash << 23 | hash >> 41) ^ word) &* 0x9e37_79b9_7f4a_7c15
            }
            return mixed(bytes[(bytes.count & ~7)...].reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })
        }
    }

    /// Returns six letters and digits as the hash of a text: `StableHash.short("Row") // "4xv1c8"`.
    package static func short(_ text: String) -> String {
        let digits = String(value(text), radix: 36)
        return String(digits.suffix(6))
    }

    /// Returns a number in which every bit depends on every bit of `value`, with the last step of MurmurHash3.
    ///
    /// FNV-1a needs it before a remainder is taken.
    package static func mixed(_ value: UInt64) -> UInt64 {
        var value = value
        value = (value ^ (value >> 33)) &* 0xff51_afd7_ed55_8ccd
        value = (value ^ (value >> 33)) &* 0xc4ce_b9fe_1a85_ec53
        return value ^ (value >> 33)
    }
}
