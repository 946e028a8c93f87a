/// A name in the heading of a declaration, with its role there.
///
/// 32 bits, because a large project has a hundred thousand of them. Two names may share the bits, so a match means only
/// that a file is worth parsing.
package struct HeadingName: Hashable, Sendable, BitwiseCopyable {
    package enum Role: UInt32, Sendable {
        /// `struct Name`, `protocol Name`, `typealias Name`.
        case declared
        /// `extension Name`.
        case extended
        /// A name that the declaration conforms to, inherits from or stands for.
        case refined
    }

    /// The name's hash with the role in its lowest two bits.
    private let bits: UInt32

    /// A single name, without dots, in a role.
    package init(_ name: some StringProtocol, _ role: Role) {
        self.init(bytes: name.utf8, role)
    }

    /// The bytes of a name, without backticks, in a role.
    ///
    /// FNV-1a, as `StableHash`; the free bits are taken from the end that the last byte changes most.
    @inline(__always)
    init(bytes: some Sequence<UInt8>, _ role: Role) {
        var hash: UInt32 = 0x811c_9dc5
        for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        bits = (hash ^ hash >> 17) << 2 | role.rawValue
    }
}
