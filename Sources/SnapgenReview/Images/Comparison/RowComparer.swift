import Foundation

struct RowComparer {
    let old: PixelGrid
    let new: PixelGrid
    /// The largest square of a difference that does not count.
    let limit: Double
    let includesAntialiasing: Bool

    var tiles: ChangeTiles
    var changed = 0
    var antialiased = 0
    /// The square of the largest difference.
    var largest = 0.0
    /// The last pair of pixels and their difference: in drawn pictures, many pairs are equal to the previous one.
    var last: (old: UInt32, new: UInt32, distance: Double) = (0, 0, 0)

    mutating func compare(_ y: Int) {
        let oldWidth = y < old.size.height ? old.size.width : 0
        let newWidth = y < new.size.height ? new.size.width : 0
        let common = min(oldWidth, newWidth)
        let (oldRow, newRow) = (old.row(y), new.row(y))
        if memcmp(oldRow, newRow, common &* 4) != 0 {
            for x in 0..<common where oldRow[x] != newRow[x] { compare(oldRow[x], newRow[x], x, y) }
        }
        add(oldRow, common..<max(common, oldWidth), y)
        add(newRow, common..<max(common, newWidth), y)
    }

    private mutating func compare(_ oldPixel: UInt32, _ newPixel: UInt32, _ x: Int, _ y: Int) {
        if oldPixel != last.old || newPixel != last.new {
            last = (oldPixel, newPixel, ColorDistance.squared(oldPixel, newPixel))
        }
        largest = max(largest, last.distance)
        guard last.distance > limit else { return }
        if includesAntialiasing || !old.smoothsEdge(at: x, y, comparedWith: new) {
            addChange(x, y)
        } else {
            antialiased &+= 1
        }
    }

    /// Adds pixels that only one of the pictures has, of which those that are not transparent are changed, as in odiff 4.5.0.
    private mutating func add(_ row: UnsafePointer<UInt32>, _ columns: Range<Int>, _ y: Int) {
        for x in columns where row[x] >> 24 > 0 {
            largest = ColorDistance.largest
            addChange(x, y)
        }
    }

    private mutating func addChange(_ x: Int, _ y: Int) {
        changed &+= 1
        tiles.mark(x, y)
    }
}

struct PixelGrid {
    let pixels: UnsafePointer<UInt32>
    let size: PictureSize
    let common: PictureSize

    @inline(__always)
    func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y &* size.width &+ x] }

    @inline(__always)
    func row(_ y: Int) -> UnsafePointer<UInt32> { pixels + y &* size.width }

    func pixelOrNone(_ x: Int, _ y: Int) -> UInt32 { x < size.width && y < size.height ? pixel(x, y) : 0 }

    static func with<Result>(_ old: Picture, _ new: Picture, _ body: (PixelGrid, PixelGrid) -> Result) -> Result {
        let common = PictureSize(
            width: min(old.size.width, new.size.width), height: min(old.size.height, new.size.height))
        return withPixels(of: old) { oldPixels in
            withPixels(of: new) { newPixels in
                body(
                    PixelGrid(pixels: oldPixels, size: old.size, common: common),
                    PixelGrid(pixels: newPixels, size: new.size, common: common))
            }
        }
    }

    /// Calls a function with the pixels, whose memory is aligned because it is the beginning of an array's.
    private static func withPixels<Result>(of picture: Picture, _ body: (UnsafePointer<UInt32>) -> Result) -> Result {
        picture.pixels.withUnsafeBytes { bytes in
            guard let base = bytes.assumingMemoryBound(to: UInt32.self).baseAddress else {
                preconditionFailure("a picture has pixels")
            }
            return body(base)
        }
    }
}
