/// A row of a file, whose bytes a filter has changed before compression (PNG 3rd edition, 9).
struct FilteredRow {
    let source: UnsafeRawPointer
    let original: UnsafeMutableRawPointer
    let above: UnsafeRawPointer
    let count: Int
    let distance: Int

    func reverse(_ filter: UInt8) throws(PNGError) {
        switch (filter, distance) {
        case (0, _): original.copyMemory(from: source, byteCount: count)
        case (1, 4): reverseSub4()
        case (1, _): reverseSub()
        case (2, _): reverseUp()
        case (3, _): reverseAverage()
        case (4, 3...4): reversePaethOfPixels()
        case (4, _): reversePaeth()
        default: throw .invalidFilter
        }
    }

    private func reverseUp() {
        for offset in 0..<count { original[offset] = source[offset] &+ above[offset] }
    }

    private func reverseSub4() {
        var left = SIMD4<UInt8>.zero
        for offset in stride(from: 0, to: count, by: 4) {
            left &+= source.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt8>.self)
            original.storeBytes(of: left, toByteOffset: offset, as: SIMD4<UInt8>.self)
        }
    }

    private func reverseSub() {
        original.copyMemory(from: source, byteCount: distance)
        for offset in distance..<count { original[offset] = source[offset] &+ original[offset &- distance] }
    }

    private func reverseAverage() {
        for offset in 0..<distance { original[offset] = source[offset] &+ above[offset] >> 1 }
        for offset in distance..<count {
            let sum = UInt16(original[offset &- distance]) &+ UInt16(above[offset])
            original[offset] = source[offset] &+ UInt8(truncatingIfNeeded: sum >> 1)
        }
    }

    private func reversePaeth() {
        for offset in 0..<distance { original[offset] = source[offset] &+ above[offset] }
        for offset in distance..<count {
            let left = original[offset &- distance]
            original[offset] = source[offset] &+ Self.paeth(left, above[offset], above[offset &- distance])
        }
    }

    /// Returns which of three bytes is nearest to `left + up - upLeft`, the first of equally near ones.
    private static func paeth(_ left: UInt8, _ up: UInt8, _ upLeft: UInt8) -> UInt8 {
        let (left16, up16, upLeft16) = (Int16(left), Int16(up), Int16(upLeft))
        let toLeft = abs(up16 &- upLeft16)
        let toUp = abs(left16 &- upLeft16)
        let toUpLeft = abs(left16 &+ up16 &- upLeft16 &- upLeft16)
        if toLeft <= toUp, toLeft <= toUpLeft { return left }
        return toUp <= toUpLeft ? up : upLeft
    }

    /// Reads and writes four bytes for each pixel, of which the last belongs to the next one of a picture without alpha.
    private func reversePaethOfPixels() {
        var left = SIMD8<Int16>.zero
        var upLeft = SIMD8<Int16>.zero
        for offset in stride(from: 0, to: count, by: distance) {
            let up = Self.pixel(above.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            let residue = Self.pixel(source.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            left = (residue &+ Self.paeth(left, up, upLeft)) & 255
            upLeft = up
            original.storeBytes(of: Self.bytes(left), toByteOffset: offset, as: UInt32.self)
        }
    }

    @inline(__always)
    private static func pixel(_ bytes: UInt32) -> SIMD8<Int16> {
        let pixel = unsafeBitCast(UInt64(bytes), to: SIMD8<UInt8>.self)
        return SIMD8<Int16>(truncatingIfNeeded: pixel)
    }

    @inline(__always)
    private static func bytes(_ pixel: SIMD8<Int16>) -> UInt32 {
        UInt32(truncatingIfNeeded: unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: pixel), to: UInt64.self))
    }

    @inline(__always)
    private static func paeth(
        _ left: SIMD8<Int16>, _ up: SIMD8<Int16>, _ upLeft: SIMD8<Int16>
    ) -> SIMD8<Int16> {
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

extension UnsafeRawPointer {
    fileprivate subscript(offset: Int) -> UInt8 { load(fromByteOffset: offset, as: UInt8.self) }
}

extension UnsafeMutableRawPointer {
    fileprivate subscript(offset: Int) -> UInt8 {
        get { load(fromByteOffset: offset, as: UInt8.self) }
        nonmutating set { storeBytes(of: newValue, toByteOffset: offset, as: UInt8.self) }
    }
}
