/// A comparison of pictures pixel by pixel, whose counts are those of pixelmatch 7.2.0 with `checkerboard: false`.
package struct PictureComparison: Sendable {
    var threshold: Double
    var includesAntialiasing: Bool

    /// Creates a comparison, by default with pixelmatch's options.
    package init(threshold: Double = 0.1, includesAntialiasing: Bool = false) {
        self.threshold = threshold
        self.includesAntialiasing = includesAntialiasing
    }

    /// Compares two pictures; if the sizes differ, the pictures are placed at the same origin, and pixels that only one
    /// has are changed unless they are transparent.
    package func compare(_ old: Picture, with new: Picture) -> PictureDifference {
        let size = old.size.union(new.size)
        return PixelGrid.with(old, new) { oldGrid, newGrid in
            var comparer = RowComparer(
                old: oldGrid, new: newGrid, limit: ColorDistance.largest * threshold * threshold,
                includesAntialiasing: includesAntialiasing, tiles: ChangeTiles(size))
            for y in 0..<size.height { comparer.compare(y) }
            return PictureDifference(
                changed: comparer.changed, antialiased: comparer.antialiased,
                share: Double(comparer.changed) / Double(size.area),
                largest: (comparer.largest / ColorDistance.largest).squareRoot(),
                boxes: PixelBox.merged(comparer.tiles.boxes, side: ChangeTiles.side), sameSize: old.size == new.size)
        }
    }
}
