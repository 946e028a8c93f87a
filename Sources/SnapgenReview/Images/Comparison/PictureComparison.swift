import SnapgenConfiguration

/// A comparison of pictures pixel by pixel, whose counts of changed pixels are those of pixelmatch 7.2.0 with
/// `checkerboard: false`.
///
/// pixelmatch blends colours with white, where black and transparent white are equal; by default, the larger of the
/// differences on white and on black counts.
package struct PictureComparison: Sendable {
    var threshold: Double
    var grounds = [255.0, 0]

    package init(threshold: Double = Configuration.ReviewSettings().threshold) {
        self.threshold = threshold
    }

    /// Compares two pictures; if the sizes differ, the pictures are placed at the same origin, and pixels that only one
    /// has are changed unless they are transparent.
    package func compare(_ old: Picture, with new: Picture) -> PictureDifference {
        let (oldProfile, newProfile) = (old.profile, new.profile)
        let (old, new) = Self.comparable(old, new)
        let size = old.size.union(new.size)
        return PixelGrid.with(old, new) { oldGrid, newGrid in
            var comparer = RowComparer(
                old: oldGrid, new: newGrid, limit: ColorDistance.largest * threshold * threshold,
                grounds: grounds, tiles: ChangeTiles(size), perception: PerceivedDifference(new.profile))
            for y in 0..<size.height { comparer.compare(y) }
            var difference = PictureDifference(comparer, area: size.area, sameSize: old.size == new.size)
            if !oldProfile.isSame(as: newProfile) { difference.profiles = [oldProfile.name, newProfile.name] }
            return difference
        }
    }

    /// Returns pictures with the same profile, the wider one, so that no colour is lost.
    ///
    /// Converted samples have as many bits as the coarser picture, in which a picture that a program has converted is
    /// equal.
    static func comparable(_ old: Picture, _ new: Picture) -> (Picture, Picture) {
        if old.profile.isSame(as: new.profile) { return (old, new) }
        let isOldWider = ColorBasis(old.profile.primaries).volume > ColorBasis(new.profile.primaries).volume
        let profile = isOldWider ? old.profile : new.profile
        let isDeep = old.isDeep && new.isDeep
        return (old.converted(to: profile, isDeep: isDeep), new.converted(to: profile, isDeep: isDeep))
    }
}
