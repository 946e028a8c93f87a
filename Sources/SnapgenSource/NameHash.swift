/// A name as 30 bits, which two names may share.
///
/// FNV-1a, as `StableHash`, of the name's UTF-8 bytes without backticks.
package struct NameHash: Hashable, Sendable {
    /// The bits, of which the lowest two are free.
    let bits: UInt32

    /// The hash of a single name, without dots.
    package init(_ name: Substring) {
        var hash = Self.start
        for byte in name.utf8 { Self.add(byte, to: &hash) }
        bits = Self.finished(hash)
    }

    /// The hash of a single name, without dots.
    package init(_ name: String) { self.init(name[...]) }

    /// The hash of the bytes of a name.
    @inline(__always)
    init(_ name: Slice<UnsafeBufferPointer<UInt8>>) {
        var hash = Self.start
        for byte in name { Self.add(byte, to: &hash) }
        bits = Self.finished(hash)
    }

    private static let start: UInt32 = 0x811c_9dc5

    @inline(__always)
    private static func add(_ byte: UInt8, to hash: inout UInt32) {
        hash = (hash ^ UInt32(byte)) &* 0x0100_0193
    }

    /// The free bits are taken from the end that the last byte changes most.
    @inline(__always)
    private static func finished(_ hash: UInt32) -> UInt32 { (hash ^ hash >> 17) << 2 }
}
