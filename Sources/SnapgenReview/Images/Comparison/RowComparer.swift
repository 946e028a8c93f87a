import Foundation

struct RowComparer {
    let old: PixelGrid
    let new: PixelGrid
    /// The largest square of a difference that does not count.
    let limit: Double
    let grounds: [Double]

    var tiles: ChangeTiles
    var perception: PerceivedDifference
    /// The counts of pixels so far; those that are perceptible are the changed ones, and those at smoothed edges that
    /// differ more than another smoothing makes them.
    var difference = PictureDifference()
    /// The square of the largest difference.
    var largest = 0.0
    /// The last pair of pixels, their difference, and how many pairs in a row are equal to it, as many are in drawn
    /// pictures.
    var last: (old: UInt64, new: UInt64, distance: Double) = (0, 0, 0)
    var run = (count: 0, end: -1)

    /// The share of the threshold that a difference in an area exceeds to be perceptible: two levels of grey of 255.
    private static let faintShare = 0.1
    /// The multiple of the threshold that a person sees at a smoothed edge: among references of iOS 18.5 and 26.2,
    /// edges that are smoothed otherwise differ by less than twice the threshold.
    private static let clearMultiple = 3.0

    mutating func compare(_ y: Int) {
        let oldWidth = y < old.size.height ? old.size.width : 0
        let newWidth = y < new.size.height ? new.size.width : 0
        let common = min(oldWidth, newWidth)
        let (oldRow, newRow) = (old.row(y), new.row(y))
        run = (0, -1)
        if old.isDeep || new.isDeep {
            for x in 0..<common where old.deepPixel(x, y) != new.deepPixel(x, y) {
                compare(old.deepPixel(x, y), new.deepPixel(x, y), x, y)
            }
        } else if memcmp(oldRow.start, newRow.start, common &* 4) != 0 {
            for x in 0..<common where oldRow[x] != newRow[x] { compare(UInt64(oldRow[x]), UInt64(newRow[x]), x, y) }
        }
        add(oldRow, common..<max(common, oldWidth), y)
        add(newRow, common..<max(common, newWidth), y)
    }

    private mutating func compare(_ oldPixel: UInt64, _ newPixel: UInt64, _ x: Int, _ y: Int) {
        let isSame = oldPixel == last.old && newPixel == last.new
        run = (isSame && run.end == x &- 1 ? run.count &+ 1 : 1, x)
        if !isSame { last = (oldPixel, newPixel, distance(oldPixel, newPixel)) }
        // Colours of pixels without alpha are not visible.
        guard last.distance > 0 else { return }
        difference.differing &+= 1
        largest = max(largest, last.distance)
        if last.distance > limit, !old.smoothsEdge(at: x, y, comparedWith: new) {
            difference.changed &+= 1
            return markChanged(x, y)
        }
        if last.distance > limit { difference.antialiased &+= 1 }
        if last.distance > limit * Self.clearMultiple * Self.clearMultiple { return markChanged(x, y) }
        let isFaint = last.distance > limit * Self.faintShare * Self.faintShare
        tiles.mark(x, y, isFaint ? run.count >= ChangeTiles.side ? .line : .faint : .differing)
    }

    private mutating func markChanged(_ x: Int, _ y: Int) {
        difference.perceptible &+= 1
        tiles.mark(x, y, .changed)
    }

    /// Returns the larger of the differences on all grounds.
    private mutating func distance(_ oldPixel: UInt64, _ newPixel: UInt64) -> Double {
        let isDeep = old.isDeep || new.isDeep
        let (oldColor, newColor) = (Self.channels(oldPixel, isDeep), Self.channels(newPixel, isDeep))
        var largest = 0.0
        for ground in oldColor.w == 255 && newColor.w == 255 ? grounds[..<1] : grounds[...] {
            let (old, new) = (Self.blended(oldColor, ground), Self.blended(newColor, ground))
            largest = max(largest, ColorDistance.squared(old - new))
            perception.add(SIMD3<Float>(old), SIMD3<Float>(new))
        }
        return largest
    }

    private static func blended(_ color: SIMD4<Double>, _ ground: Double) -> SIMD3<Double> {
        (SIMD3(color.x, color.y, color.z) - ground) * (color.w / 255) + ground
    }

    /// Returns the samples of a pixel, from 0 to 255.
    private static func channels(_ pixel: UInt64, _ isDeep: Bool) -> SIMD4<Double> {
        let high = SIMD4<UInt32>(pixel, shift: 0)
        guard isDeep else { return SIMD4<Double>(high) }
        return SIMD4<Double>(high &* 256 &+ SIMD4<UInt32>(pixel, shift: 32)) / 257
    }

    /// Adds pixels that only one of the pictures has, of which those that are not transparent are changed, as in odiff
    /// 4.5.0.
    private mutating func add(_ row: PixelRow, _ columns: Range<Int>, _ y: Int) {
        for x in columns where row[x] >> 24 > 0 {
            largest = ColorDistance.largest
            difference.differing &+= 1
            difference.changed &+= 1
            markChanged(x, y)
        }
    }
}

extension SIMD4<UInt32> {
    fileprivate init(_ pixel: UInt64, shift: UInt64) {
        let bytes = UInt32(truncatingIfNeeded: pixel &>> shift)
        self = SIMD4(bytes, bytes &>> 8, bytes &>> 16, bytes &>> 24) & 255
    }
}

/// The pixels of a row, which may begin at any address.
struct PixelRow {
    let start: UnsafeRawPointer

    @inline(__always)
    subscript(x: Int) -> UInt32 { start.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self) }
}

struct PixelGrid {
    let pixels: UnsafeRawPointer
    /// The lower bytes of the samples; those of samples with 8 bits are equal to the upper ones.
    let lowBytes: UnsafeRawPointer
    /// The number of bytes from a row to the next one.
    let bytesPerRow: Int
    let size: PictureSize
    let common: PictureSize
    let isDeep: Bool

    @inline(__always)
    func pixel(_ x: Int, _ y: Int) -> UInt32 { row(y)[x] }

    @inline(__always)
    func deepPixel(_ x: Int, _ y: Int) -> UInt64 {
        UInt64(PixelRow(start: lowBytes + y &* bytesPerRow)[x]) << 32 | UInt64(pixel(x, y))
    }

    @inline(__always)
    func row(_ y: Int) -> PixelRow { PixelRow(start: pixels + y &* bytesPerRow) }

    func pixelOrNone(_ x: Int, _ y: Int) -> UInt32 { x < size.width && y < size.height ? pixel(x, y) : 0 }

    static func with<Result>(_ old: Picture, _ new: Picture, _ body: (PixelGrid, PixelGrid) -> Result) -> Result {
        let common = PictureSize(
            width: min(old.size.width, new.size.width), height: min(old.size.height, new.size.height))
        return withGrid(of: old, common) { oldGrid in withGrid(of: new, common) { body(oldGrid, $0) } }
    }

    private static func withGrid<Result>(
        of picture: Picture, _ common: PictureSize, _ body: (PixelGrid) -> Result
    ) -> Result {
        picture.rows.withUnsafeBytes { pixels in
            (picture.isDeep ? picture.lowBytes[...] : picture.rows).withUnsafeBytes { lowBytes in
                guard let pixels = pixels.baseAddress, let lowBytes = lowBytes.baseAddress else {
                    preconditionFailure("a picture has pixels")
                }
                return body(
                    PixelGrid(
                        pixels: pixels, lowBytes: lowBytes, bytesPerRow: picture.bytesPerRow, size: picture.size,
                        common: common, isDeep: picture.isDeep))
            }
        }
    }
}
