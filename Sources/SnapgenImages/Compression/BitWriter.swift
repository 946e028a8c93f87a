/// A stream of bits, of which the first are the least significant ones of its first byte (RFC 1951, 3.1.1).
struct BitWriter {
    /// The whole bytes so far.
    private(set) var bytes: [UInt8] = []
    private var bits: UInt64 = 0
    private var count: UInt64 = 0

    /// Reserves memory.
    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    /// Appends at most 32 bits.
    mutating func append(_ value: UInt32, count length: Int) {
        bits |= UInt64(value) &<< count
        count &+= UInt64(truncatingIfNeeded: length)
        if count >= 32 { flush(4) }
    }

    /// Fills the last byte with zeros.
    mutating func align() { flush(Int(count + 7) / 8) }

    private mutating func flush(_ length: Int) {
        for index in 0..<UInt64(length) { bytes.append(UInt8(truncatingIfNeeded: bits &>> (8 &* index))) }
        bits &>>= UInt64(8 * length)
        count = count > UInt64(8 * length) ? count &- UInt64(8 * length) : 0
    }
}
