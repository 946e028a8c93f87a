/// A name in the heading of a declaration, with its role there.
///
/// 32 bits, because a large project has a hundred thousand of them. Two names may share the bits, so a match means only
/// that a file is worth parsing.
package struct HeadingName: Hashable, Sendable, BitwiseCopyable {
    /// The role of a name in a heading.
    package enum Role: UInt32, Sendable {
        /// `struct Name`, `protocol Name`, `typealias Name`.
        case declared
        /// `extension Name`.
        case extended
        /// A name that the declaration conforms to, inherits from or stands for.
        case refined
    }

    /// The name's hash with the role in its lowest two bits.
    package let bits: UInt32

    /// A name in a role.
    @inline(__always)
    package init(_ name: NameHash, _ role: Role) {
        bits = name.bits | role.rawValue
    }
}
