extension UInt8 {
    /// Whether it is an ASCII letter, a digit or `_`, as all bytes of most names are.
    @inlinable
    public var isOfPlainWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
