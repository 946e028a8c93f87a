/// The bits of a stream, of which the first are the least significant ones of its first byte (RFC 1951, 3.1.1); reading
/// goes up to `padding` bytes beyond the end without a check, so the stream has to be followed by as many zeros.
struct BitReader {
    /// The number of bytes that have to follow the stream.
    static let padding = 32

    private(set) var next: UnsafeRawPointer
    private let end: UnsafeRawPointer
    /// The next bits, of which those from `count` on are either right or zero.
    private(set) var bits: UInt64 = 0
    /// The number of bits that may be taken without `refill()`.
    private(set) var count: UInt64 = 0

    init(_ start: UnsafeRawPointer, count: Int) {
        next = start
        end = start + count
    }

    /// Ensures at least 56 bits.
    @inline(__always)
    mutating func refill() {
        bits |= next.loadUnaligned(as: UInt64.self).littleEndian &<< count
        next += Int(truncatingIfNeeded: (63 &- count) &>> 3)
        count |= 56
    }

    /// Removes at most `count` bits, the number of which is in the lowest byte.
    @inline(__always)
    mutating func drop(_ entry: UInt32) {
        bits &>>= UInt64(entry)
        count &-= UInt64(entry & 255)
    }

    /// Removes and returns at most 13 bits.
    mutating func take(_ length: Int) -> Int {
        refill()
        let value = Int(bits & (1 << UInt64(length) - 1))
        drop(UInt32(length))
        return value
    }

    /// Indicates whether the reader may be far beyond the end, so that it must not be refilled twice more.
    @inline(__always)
    var isBeyondPadding: Bool { next > end + 8 }

    /// The number of whole bytes that have not been taken; negative beyond the end.
    var bytesLeft: Int { end - next + Int(count >> 3) }

    mutating func align() { drop(UInt32(count & 7)) }

    /// Returns the place of the next byte after `align()` and skips bytes.
    mutating func skipBytes(_ length: Int) -> UnsafeRawPointer {
        let start = next - Int(count >> 3)
        next = start + length
        (bits, count) = (0, 0)
        return start
    }
}
