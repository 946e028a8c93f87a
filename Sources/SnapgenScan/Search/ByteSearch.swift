/// Looks for a few bytes in many.
///
/// It asks `memchr` for the byte that is rarest in Swift sources, and compares the others there: as fast as the C
/// library's own search for several bytes, which not every system has, and as fast in a debug build.
struct ByteSearch: Sendable {
    private let sought: [UInt8]
    private let anchor: Int

    /// A search for a text of at least one byte.
    init(for text: String) {
        precondition(!text.isEmpty, "nothing is found everywhere")
        let sought = Array(text.utf8)
        self.sought = sought
        anchor = sought.indices.min { Self.frequency(of: sought[$0]) < Self.frequency(of: sought[$1]) } ?? 0
    }

    /// The offset of the first occurrence that begins at or behind `start`, or `nil` where there is none.
    func first(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        var position = start + anchor
        while let found = bytes.offset(of: sought[anchor], from: position) {
            let first = found - anchor
            if first + sought.count > bytes.count { return nil }
            if base.equals(sought, count: sought.count, at: first) { return first }
            position = found + 1
        }
        return nil
    }

    /// Counted in the sources of five large apps, the commonest first.
    private static let commonest = Array(
        #" etiroanslcdupm.gfh:)(vS/wybCk,IT"A{}P=DLRMxENVUFBO_0-?W2H[]q1Kz>XG@j!4\3Y#<5`6Q$8J*&+9'"#.utf8)

    /// How common a byte is, compared with others.
    private static func frequency(of byte: UInt8) -> Int {
        commonest.firstIndex(of: byte).map { commonest.count - $0 } ?? 0
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The offset of the first such byte at or behind `start`, or `nil` where there is none.
    @inline(__always)
    func offset(of byte: UInt8, from start: Int) -> Int? {
        guard let found = baseAddress?.index(of: byte, from: start, to: count), found < count else { return nil }
        return found
    }
}

extension UInt8 {
    /// Whether it may be part of a name, as every byte may be that is not ASCII.
    @inline(__always)
    var isOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }

    /// Whether it is part of the name next to it whatever that is; a byte that is not ASCII may be a part of one that
    /// ends names, a space that does not break for instance.
    @inline(__always)
    var isSurelyOfName: Bool { isOfName && self < 0x80 }

    /// Whether it separates words and nothing else, as the parser takes every control character.
    @inline(__always)
    var isSpace: Bool { self <= UInt8(ascii: " ") || self == 0x7F }
}
