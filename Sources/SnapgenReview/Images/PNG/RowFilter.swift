/// A filter that was applied to the bytes of a row before compression (PNG 3rd edition, 9).
enum RowFilter: UInt8 {
    case none
    case sub
    case up
    case average
    case paeth

    /// Reverses the filter of a row whose pixels have `distance` bytes.
    func reverse(
        _ source: UnsafeRawPointer, into row: UnsafeMutableRawPointer, above: UnsafeRawPointer, count: Int,
        distance: Int
    ) {
        switch (self, distance) {
        case (.none, _): row.copyMemory(from: source, byteCount: count)
        case (.up, _): Self.reverseUp(source, row, above, count)
        case (.sub, 4): Self.reverseSub4(source, row, count)
        case (.sub, _): Self.reverseSub(source, row, count, distance)
        case (.average, _): Self.reverseAverage(source, row, above, count, distance)
        case (.paeth, 3...4): Self.reversePaethOfPixels(source, row, above, count, distance)
        case (.paeth, _): Self.reversePaeth(source, row, above, count, distance)
        }
    }

    private static func reverseUp(
        _ source: UnsafeRawPointer, _ row: UnsafeMutableRawPointer, _ above: UnsafeRawPointer, _ count: Int
    ) {
        let blocks = count & ~31
        for offset in stride(from: 0, to: blocks, by: 32) {
            let block = source.loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self)
            let other = above.loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self)
            row.storeBytes(of: block &+ other, toByteOffset: offset, as: SIMD32<UInt8>.self)
        }
        for offset in blocks..<count { row[offset] = source[offset] &+ above[offset] }
    }

    private static func reverseSub4(_ source: UnsafeRawPointer, _ row: UnsafeMutableRawPointer, _ count: Int) {
        var left = SIMD4<UInt8>.zero
        for offset in stride(from: 0, to: count, by: 4) {
            left &+= source.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt8>.self)
            row.storeBytes(of: left, toByteOffset: offset, as: SIMD4<UInt8>.self)
        }
    }

    private static func reverseSub(
        _ source: UnsafeRawPointer, _ row: UnsafeMutableRawPointer, _ count: Int, _ distance: Int
    ) {
        let first = min(distance, count)
        row.copyMemory(from: source, byteCount: first)
        for offset in first..<count { row[offset] = source[offset] &+ row[offset &- distance] }
    }

    private static func reverseAverage(
        _ source: UnsafeRawPointer, _ row: UnsafeMutableRawPointer, _ above: UnsafeRawPointer, _ count: Int,
        _ distance: Int
    ) {
        let first = min(distance, count)
        for offset in 0..<first { row[offset] = source[offset] &+ above[offset] >> 1 }
        for offset in first..<count {
            let sum = UInt16(row[offset &- distance]) &+ UInt16(above[offset])
            row[offset] = source[offset] &+ UInt8(truncatingIfNeeded: sum >> 1)
        }
    }

    private static func reversePaeth(
        _ source: UnsafeRawPointer, _ row: UnsafeMutableRawPointer, _ above: UnsafeRawPointer, _ count: Int,
        _ distance: Int
    ) {
        let first = min(distance, count)
        for offset in 0..<first { row[offset] = source[offset] &+ above[offset] }
        for offset in first..<count {
            let left = row[offset &- distance]
            row[offset] = source[offset] &+ paeth(left, above[offset], above[offset &- distance])
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
    private static func reversePaethOfPixels(
        _ source: UnsafeRawPointer, _ row: UnsafeMutableRawPointer, _ above: UnsafeRawPointer, _ count: Int,
        _ distance: Int
    ) {
        var left = SIMD8<Int16>.zero
        var upLeft = SIMD8<Int16>.zero
        for offset in stride(from: 0, to: count, by: distance) {
            let up = pixel(above.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            let residue = pixel(source.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            left = (residue &+ paeth(left, up, upLeft)) & 255
            upLeft = up
            row.storeBytes(of: bytes(left), toByteOffset: offset, as: UInt32.self)
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
