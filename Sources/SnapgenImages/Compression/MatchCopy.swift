/// Copying of bytes that may overlap with their copy, which repeats them.
enum MatchCopy {
    /// Repeats what is `distance` bytes before a place, and possibly up to 31 bytes more.
    ///
    /// Blocks of 16 bytes are copied. If the distance is less, a multiple of it is used after the first bytes, so that a block
    /// does not overlap with its copy.
    @inline(__always)
    static func copy(to place: UnsafeMutableRawPointer, distance: Int, length: Int) {
        if distance >= 16 {
            copyBlocks(to: place, distance: distance, length: length)
        } else {
            repeatPattern(to: place, distance: distance, length: length)
        }
    }

    @inline(__always)
    private static func copyBlocks(to place: UnsafeMutableRawPointer, distance: Int, length: Int) {
        var place = place
        let end = place + length
        repeat {
            let block = (place - distance).loadUnaligned(as: SIMD16<UInt8>.self)
            place.storeBytes(of: block, as: SIMD16<UInt8>.self)
            place += 16
        } while place < end
    }

    private static func repeatPattern(to place: UnsafeMutableRawPointer, distance: Int, length: Int) {
        let multiple = multiples[distance]
        let first = min(length, multiple)
        for offset in 0..<first {
            place.storeBytes(of: (place + offset - distance).load(as: UInt8.self), toByteOffset: offset, as: UInt8.self)
        }
        if length > first { copyBlocks(to: place + first, distance: multiple, length: length - first) }
    }

    /// For each distance its smallest multiple that is at least 16.
    private static let multiples = [0] + (1..<16).map { (16 + $0 - 1) / $0 * $0 }
}
