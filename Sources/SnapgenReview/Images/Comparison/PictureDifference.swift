import Foundation
package import SnapgenModel

/// The difference of two pictures, as in the report of `snapgen report`.
package struct PictureDifference: Hashable, Encodable, Sendable {
    /// The number of pixels with other samples, without those that are transparent in both pictures.
    package var differing = 0
    /// The number of differing pixels that a person can see: changed ones, clear ones at smoothed edges, and areas and
    /// lines of fainter differences.
    package var perceptible = 0
    /// The number of pixels whose difference exceeds the threshold, without those of smoothed edges.
    package var changed = 0
    /// The number of pixels whose difference exceeds the threshold at smoothed edges.
    package var antialiased = 0
    /// The share of changed pixels, from 0 to 1, in the area that holds both pictures.
    package var share = 0.0
    /// The largest difference of a pixel, from 0 to 1: the lowest threshold that it does not exceed.
    package var largest = 0.0
    /// Rectangles around all perceptible pixels, or all differing ones if there are none, from top to bottom, of which
    /// no two intersect.
    package var boxes: [PixelBox] = []
    var sameSize = true
    /// The names of both colour profiles if they differ.
    @ExplicitNull package var profiles: [String]?
    /// The largest `perceptualPrecision` with which swift-snapshot-testing would accept all pixels; `nil` for two
    /// sizes.
    @ExplicitNull package var perceptualPrecision: Double?

    init() {}

    init(_ comparer: RowComparer, area: Int, sameSize: Bool) {
        self = comparer.difference
        perceptible += comparer.tiles.perceptible
        share = Double(changed) / Double(area)
        largest = (comparer.largest / ColorDistance.largest).squareRoot()
        boxes = PixelBox.merged(comparer.tiles.changes, side: ChangeTiles.side)
        self.sameSize = sameSize
        perceptualPrecision = sameSize ? comparer.perception.precision : nil
    }

    /// Returns whether the files differ in nothing that a person or a test of pictures would compare.
    package var hasSamePixels: Bool { sameSize && differing == 0 && profiles == nil }

    package var isImperceptible: Bool { sameSize && perceptible == 0 }

    /// Describes the difference of pictures with an area for messages: "differs in 120 pixels (0.042 %), 80
    /// perceptible".
    func summary(of area: Int) -> String {
        let profile = profiles.map { "; the colour profile \($0[0]) has become \($0[1])" } ?? ""
        if differing == 0 { return "has the same pixels in another file\(profile)" }
        let share = min(Double(differing) / Double(max(area, 1)) * 100, 100)
        let percent =
            share < 0.0001
            ? "under 0.0001 %" : String(format: "%.3g %%", locale: Locale(identifier: "en_US_POSIX"), share)
        let seen = perceptible == differing ? "all" : perceptible == 0 ? "none" : "\(perceptible)"
        return "differs in \(differing) pixel\(differing == 1 ? "" : "s") (\(percent)), \(seen) perceptible\(profile)"
    }
}

/// A rectangle of whole pixels that is not empty.
package struct PixelBox: Hashable, Encodable, Sendable {
    let left: Int
    let top: Int
    let width: Int
    let height: Int

    func union(_ other: PixelBox) -> PixelBox {
        let (left, top) = (min(left, other.left), min(top, other.top))
        let right = max(self.left + width, other.left + other.width)
        let bottom = max(self.top + height, other.top + other.height)
        return PixelBox(left: left, top: top, width: right - left, height: bottom - top)
    }

    /// Returns the places of the pixels of a picture that are directly around the rectangle.
    func surroundings(in size: PictureSize) -> [(x: Int, y: Int)] {
        let rows = (left - 1...left + width).flatMap { [(x: $0, y: top - 1), (x: $0, y: top + height)] }
        let columns = (top..<top + height).flatMap { [(x: left - 1, y: $0), (x: left + width, y: $0)] }
        return (rows + columns).filter { 0..<size.width ~= $0.x && 0..<size.height ~= $0.y }
    }

    func intersects(_ other: PixelBox) -> Bool {
        left < other.left + other.width && other.left < left + width && top < other.top + other.height
            && other.top < top + height
    }
}
