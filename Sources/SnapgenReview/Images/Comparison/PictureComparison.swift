/// A comparison of pictures pixel by pixel, whose counts are those of pixelmatch 7.2.0 with `checkerboard: false`.
///
///     let difference = try PictureComparison().compare(png: old, with: new)
///     difference.changed   // 1204
///     difference.boxes     // one rectangle around a label
package struct PictureComparison: Equatable, Sendable {
    /// The largest difference of a pixel that does not count, from 0 to 1.
    var threshold: Double
    /// Indicates whether pixels of smoothed edges count as changed.
    package var includesAntialiasing: Bool

    /// Creates a comparison, by default with pixelmatch's options.
    package init(threshold: Double = 0.1, includesAntialiasing: Bool = false) {
        self.threshold = threshold
        self.includesAntialiasing = includesAntialiasing
    }

    /// Compares two PNG files.
    ///
    /// If their bytes are equal, only the header is decoded.
    ///
    /// - Throws: The reason for which one of the files is not decoded.
    package func compare(png old: [UInt8], with new: [UInt8]) throws(PNGError) -> PictureDifference {
        if old.hasSameBytes(as: new) { return try .none(PictureSize(png: old)) }
        return compare(try Picture(png: old), with: try Picture(png: new))
    }

    /// Compares two pictures.
    ///
    /// If the sizes differ, the pictures are placed at the same origin, and pixels that only one has are changed unless they are
    /// transparent.
    package func compare(_ old: Picture, with new: Picture) -> PictureDifference {
        if old == new { return .none(old.size) }
        let tiles = ChangeTiles(old.size.union(new.size))
        let counts = count(old, new, tiles)
        return PictureDifference(
            oldSize: old.size, newSize: new.size, differing: counts.differing, changed: counts.changed,
            antialiased: counts.antialiased, largest: (counts.largest / ColorDistance.largest).squareRoot(),
            boxes: BoxMerger.merged(tiles.boxes(), side: ChangeTiles.side))
    }

    private func count(_ old: Picture, _ new: Picture, _ tiles: ChangeTiles) -> RowComparer.Counts {
        Picture.withGrids(old, new) { oldGrid, newGrid in
            var comparer = RowComparer(oldGrid, newGrid, old.size, new.size, self, tiles)
            for y in 0..<old.size.union(new.size).height { comparer.compare(y) }
            return comparer.counts
        }
    }
}
