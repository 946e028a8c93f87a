/// A hash that is the same in every process and on every machine, which `Hasher` is not.
///
/// 64-bit FNV-1a (Fowler, Noll and Vo, "The FNV Non-Cryptographic Hash Algorithm", draft-eastlake-fnv): it keeps
/// names apart, and is no protection against somebody who looks for a collision.
public enum StableHash {
    /// The hash of a text's UTF-8 bytes.
    public static func value(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    /// Six letters and digits that stand for a text: `StableHash.short("Row") // "4xv1c8"`.
    public static func short(_ text: String) -> String {
        let digits = String(value(text), radix: 36)
        return String(digits.suffix(6))
    }
}
