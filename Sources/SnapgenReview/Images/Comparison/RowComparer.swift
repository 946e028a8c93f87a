import Foundation

/// A comparison of rows of two pictures, with the counts so far.
struct RowComparer {
    let old: PixelGrid
    let new: PixelGrid
    let oldSize: PictureSize
    let newSize: PictureSize
    /// The largest square of a difference that does not count.
    let limit: Double
    let includesAntialiasing: Bool
    let tiles: ChangeTiles

    private(set) var counts = Counts()
    /// The last pair of pixels and their difference: in drawn pictures, many pairs are equal to the previous one.
    private var last: (old: UInt32, new: UInt32, distance: Double) = (0, 0, 0)

    struct Counts {
        var differing = 0
        var changed = 0
        var antialiased = 0
        var largest = 0.0
    }

    init(
        _ old: PixelGrid, _ new: PixelGrid, _ oldSize: PictureSize, _ newSize: PictureSize,
        _ comparison: PictureComparison, _ tiles: ChangeTiles
    ) {
        self.old = old
        self.new = new
        self.oldSize = oldSize
        self.newSize = newSize
        limit = ColorDistance.largest * comparison.threshold * comparison.threshold
        includesAntialiasing = comparison.includesAntialiasing
        self.tiles = tiles
    }

    /// Compares a row of the area that holds both pictures.
    mutating func compare(_ y: Int) {
        let oldWidth = y < oldSize.height ? oldSize.width : 0
        let newWidth = y < newSize.height ? newSize.width : 0
        let common = min(oldWidth, newWidth)
        compareCommon(y, common)
        add(old.row(y), common..<max(common, oldWidth), y)
        add(new.row(y), common..<max(common, newWidth), y)
    }

    private mutating func compareCommon(_ y: Int, _ width: Int) {
        let (oldRow, newRow) = (old.row(y), new.row(y))
        if memcmp(oldRow, newRow, width &* 4) == 0 { return }
        var x = 0
        while x < width {
            if width &- x >= 16, Self.isEqual(oldRow + x, newRow + x) {
                x &+= 16
                continue
            }
            let end = min(x &+ 16, width)
            while x < end {
                if oldRow[x] != newRow[x] { compare(oldRow[x], newRow[x], x, y) }
                x &+= 1
            }
        }
    }

    @inline(__always)
    private static func isEqual(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>) -> Bool {
        let first = UnsafeRawPointer(first).loadUnaligned(as: SIMD16<UInt32>.self)
        return first == UnsafeRawPointer(second).loadUnaligned(as: SIMD16<UInt32>.self)
    }

    private mutating func compare(_ oldPixel: UInt32, _ newPixel: UInt32, _ x: Int, _ y: Int) {
        if oldPixel != last.old || newPixel != last.new {
            last = (oldPixel, newPixel, ColorDistance.squared(oldPixel, newPixel))
        }
        counts.differing &+= 1
        counts.largest = max(counts.largest, last.distance)
        guard last.distance > limit else { return }
        if includesAntialiasing || !Antialiasing.isAt(x, y, old, new) {
            addChange(x, y)
        } else {
            counts.antialiased &+= 1
        }
    }

    /// Adds pixels that only one of the pictures has, of which those that are not transparent are changed, as in odiff 4.5.0.
    private mutating func add(_ row: UnsafePointer<UInt32>, _ columns: Range<Int>, _ y: Int) {
        for x in columns where row[x] >> 24 > 0 {
            counts.differing += 1
            counts.largest = ColorDistance.largest
            addChange(x, y)
        }
    }

    private mutating func addChange(_ x: Int, _ y: Int) {
        counts.changed &+= 1
        tiles.mark(x, y)
    }
}

/// The pixels of a picture as numbers, within bounds that can be smaller than the picture.
struct PixelGrid {
    let pixels: UnsafePointer<UInt32>
    /// The distance between two rows.
    let stride: Int
    let size: PictureSize

    @inline(__always)
    func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y &* stride &+ x] }

    @inline(__always)
    func row(_ y: Int) -> UnsafePointer<UInt32> { pixels + y &* stride }
}

extension Picture {
    /// Calls a function with the pixels within the bounds that two pictures have in common.
    static func withGrids<Result>(
        _ first: Picture, _ second: Picture, _ body: (PixelGrid, PixelGrid) -> Result
    ) -> Result {
        let size = first.size.intersection(second.size)
        return first.withPixels { firstPixels in
            second.withPixels { secondPixels in
                body(
                    PixelGrid(pixels: firstPixels, stride: first.size.width, size: size),
                    PixelGrid(pixels: secondPixels, stride: second.size.width, size: size))
            }
        }
    }

    /// Calls a function with the pixels, whose memory is aligned because it is the beginning of an array's.
    private func withPixels<Result>(_ body: (UnsafePointer<UInt32>) -> Result) -> Result {
        pixels.withUnsafeBytes { bytes in
            guard let base = bytes.assumingMemoryBound(to: UInt32.self).baseAddress else {
                preconditionFailure("a picture has pixels")
            }
            return body(base)
        }
    }
}
