/// A row of a file, whose bytes a filter has changed before compression (PNG 3rd edition, 9); up to seven bytes behind
/// a row are read and written.
struct FilteredRow {
    let source: UnsafePointer<UInt8>
    let original: UnsafeMutablePointer<UInt8>
    let above: UnsafePointer<UInt8>
    let count: Int
    let distance: Int

    func reverse(_ filter: UInt8) throws(PNGError) {
        switch filter {
        case 0: original.update(from: source, count: count)
        case 1: reverseSub()
        case 2: for offset in 0..<count { original[offset] = source[offset] &+ above[offset] }
        case 3: reverseAverage()
        case 4: reversePaeth()
        default: throw .invalidFilter
        }
    }

    /// The bytes of a pixel, at most eight, and some that belong to the next ones, which are written again.
    private typealias Bytes = SIMD8<UInt8>

    @inline(__always)
    private static func bytes(_ place: UnsafePointer<UInt8>) -> Bytes {
        UnsafeRawPointer(place).loadUnaligned(as: Bytes.self)
    }

    @inline(__always)
    private func store(_ bytes: Bytes, at offset: Int) {
        UnsafeMutableRawPointer(original + offset).storeBytes(of: bytes, as: Bytes.self)
    }

    private func reverseSub() {
        var left = Bytes.zero
        for offset in stride(from: 0, to: count, by: distance) {
            left &+= Self.bytes(source + offset)
            store(left, at: offset)
        }
    }

    private func reverseAverage() {
        for offset in 0..<distance { original[offset] = source[offset] &+ above[offset] >> 1 }
        for offset in distance..<count {
            let sum = UInt16(original[offset &- distance]) &+ UInt16(above[offset])
            original[offset] = source[offset] &+ UInt8(truncatingIfNeeded: sum >> 1)
        }
    }

    private func reversePaeth() {
        var (left, upLeft) = (SIMD8<Int16>.zero, SIMD8<Int16>.zero)
        for offset in stride(from: 0, to: count, by: distance) {
            let up = Self.numbers(Self.bytes(above + offset))
            let residue = Self.numbers(Self.bytes(source + offset))
            left = (residue &+ Self.paeth(left, up, upLeft)) & 255
            upLeft = up
            store(Bytes(truncatingIfNeeded: left), at: offset)
        }
    }

    @inline(__always)
    private static func numbers(_ bytes: Bytes) -> SIMD8<Int16> { SIMD8<Int16>(truncatingIfNeeded: bytes) }

    /// Returns which of three bytes is nearest to `left + up - upLeft`, the first of equally near ones.
    @inline(__always)
    private static func paeth(_ left: SIMD8<Int16>, _ up: SIMD8<Int16>, _ upLeft: SIMD8<Int16>) -> SIMD8<Int16> {
        let fromLeft = up &- upLeft
        let fromUp = left &- upLeft
        let toLeft = magnitude(fromLeft)
        let toUp = magnitude(fromUp)
        let toUpLeft = magnitude(fromLeft &+ fromUp)
        let nearest = pointwiseMin(toLeft, pointwiseMin(toUp, toUpLeft))
        return upLeft.replacing(with: up, where: toUp .== nearest).replacing(with: left, where: toLeft .== nearest)
    }

    @inline(__always)
    private static func magnitude(_ values: SIMD8<Int16>) -> SIMD8<Int16> { pointwiseMax(values, 0 &- values) }
}
