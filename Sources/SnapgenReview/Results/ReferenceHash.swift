import SnapgenNames

/// The hash of a reference in the results of a run.
public enum ReferenceHash {
    /// Returns the hash of a file's bytes, as a test writes it.
    public static func text(of bytes: [UInt8]) -> String { String(StableHash.value(ofLong: bytes[...]), radix: 16) }
}
