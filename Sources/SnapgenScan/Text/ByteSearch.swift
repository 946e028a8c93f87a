#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Calls `memchr` for the byte of the text that is rarest in Swift sources and compares the others there: as fast as
/// the C library's own search for several bytes, which not every system has, and as fast in a debug build.
package struct ByteSearch: Sendable {
    let sought: [UInt8]
    private let anchor: Int

    package init(for text: String) {
        let sought = Array(text.utf8)
        self.sought = sought
        anchor = sought.indices.min { Self.rank(of: sought[$0]) < Self.rank(of: sought[$1]) } ?? 0
    }

    func occurs(in bytes: UnsafeBufferPointer<UInt8>) -> Bool { first(in: bytes, from: 0) != nil }

    func first(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        var position = start + anchor
        while let found = bytes.offset(of: sought[anchor], from: position) {
            let first = found - anchor
            if first + sought.count > bytes.count { return nil }
            if bytes[max(0, first)] == sought[0], base.equals(sought, count: sought.count, at: first) { return first }
            position = found + 1
        }
        return nil
    }

    /// Counted in the sources of five large apps, the commonest first.
    private static let commonest = Array(
        #" etiroanslcdupm.gfh:)(vS/wybCk,IT"A{}P=DLRMxENVUFBO_0-?W2H[]q1Kz>XG@j!4\3Y#<5`6Q$8J*&+9'"#.utf8)

    private static func rank(of byte: UInt8) -> Int {
        commonest.firstIndex(of: byte).map { commonest.count - $0 } ?? 0
    }
}

extension UnsafeBufferPointer<UInt8> {
    var isUTF16: Bool { starts(with: [0xFE, 0xFF]) || starts(with: [0xFF, 0xFE]) }

    @inline(__always)
    func offset(of byte: UInt8, from start: Int) -> Int? {
        guard let base = baseAddress, start < count, let found = memchr(base + start, Int32(byte), count - start) else {
            return nil
        }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
}

extension UnsafePointer<UInt8> {
    func equals(_ other: UnsafePointer<UInt8>, count: Int, at index: Int = 0) -> Bool {
        memcmp(self + index, other, count) == 0
    }
}

extension UInt8 {
    /// Indicates whether the byte always belongs to the name next to it; a byte outside of ASCII may belong to a
    /// character that ends names, such as a no-break space.
    @inline(__always)
    var isSurelyOfName: Bool { ByteClass.table[Int(self)] == .word }

    /// Indicates whether a line of Swift ends with it; other line ends of Unicode may occur in a string.
    @inline(__always)
    var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

    /// Indicates whether the byte only separates words, as control characters do for the parser.
    @inline(__always)
    var isSpace: Bool { self <= UInt8(ascii: " ") || self == 0x7F }
}
