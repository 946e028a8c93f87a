/// A name in the heading of a declaration, and what it does there.
///
/// 32 bits, because a large project has a hundred thousand of them.
struct OutlineWord: Hashable, Sendable, BitwiseCopyable {
    /// What a name does in a heading.
    enum Role: UInt32, Sendable {
        /// `struct Name`, `protocol Name`, `typealias Name`.
        case declared
        /// `extension Name`.
        case extended
        /// A name behind it: what is conformed to, inherited from or meant by an alias.
        case refined
    }

    /// The name's hash with the role in its lowest two bits.
    let bits: UInt32

    /// A name in a role.
    @inline(__always)
    init(_ name: NameHash, _ role: Role) {
        bits = name.bits | role.rawValue
    }

    /// The word with these bits, which an earlier one had.
    init(bits: UInt32) {
        self.bits = bits
    }
}
