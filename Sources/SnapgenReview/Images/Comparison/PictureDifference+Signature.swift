import SnapgenNames

extension PictureDifference {
    /// Returns a number for the change that is equal in all pictures with the same change; `nil` if no pixel has changed.
    ///
    /// The change consists of the rectangles around the changed pixels. Of each rectangle, its size counts, and the pixels that
    /// differ: their places in the rectangle with their old and new colours. The places of the rectangles in the picture and their
    /// number do not count, so that a button that changes its colour is the same change on every screen, also where a screen has
    /// two of them. The same change in light and dark pictures, or at two scales, is two changes, because its pixels differ.
    func signature(from old: Picture, to new: Picture) -> UInt64? {
        if boxes.isEmpty { return nil }
        let hashes = PixelGrid.with(old, new) { old, new in Set(boxes.map { Self.hash(of: $0, old, new) }).sorted() }
        let growth = [new.size.width - old.size.width, new.size.height - old.size.height]
        let numbers = growth.map { UInt64(bitPattern: Int64($0)) } + hashes
        return StableHash.mixed(numbers.reduce(0, Self.combined))
    }

    private static func hash(of box: PixelBox, _ old: PixelGrid, _ new: PixelGrid) -> UInt64 {
        var hash = combined(UInt64(box.width), UInt64(box.height))
        for y in 0..<box.height {
            for x in 0..<box.width {
                let oldPixel = old.pixelOrNone(box.left &+ x, box.top &+ y)
                let newPixel = new.pixelOrNone(box.left &+ x, box.top &+ y)
                if oldPixel == newPixel { continue }
                hash = combined(hash, UInt64(x) << 32 | UInt64(y))
                hash = combined(hash, UInt64(oldPixel) << 32 | UInt64(newPixel))
            }
        }
        return hash
    }

    private static func combined(_ hash: UInt64, _ value: UInt64) -> UInt64 {
        StableHash.mixed((hash << 23 | hash >> 41) ^ value &* 0x9e37_79b9_7f4a_7c15)
    }
}

extension PixelGrid {
    /// Returns a pixel, which is transparent outside of the picture.
    fileprivate func pixelOrNone(_ x: Int, _ y: Int) -> UInt32 {
        x < size.width && y < size.height ? pixel(x, y) : 0
    }
}
