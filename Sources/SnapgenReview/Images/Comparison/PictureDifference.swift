/// The difference of two pictures, as in the report of `snapgen report`.
package struct PictureDifference: Equatable, Encodable, Sendable {
    /// The number of pixels whose difference exceeds the threshold, without those of smoothed edges.
    package let changed: Int
    /// The number of pixels whose difference exceeds the threshold at smoothed edges; 0 if they count as changed.
    package let antialiased: Int
    /// The share of changed pixels, from 0 to 1, in the area that holds both pictures.
    package let share: Double
    /// The largest difference of a pixel, from 0 to 1: the lowest threshold that it does not exceed.
    package let largest: Double
    /// Rectangles around all changed pixels, from top to bottom.
    ///
    /// Changed pixels that are close to each other have one rectangle. No two rectangles intersect.
    package let boxes: [PixelBox]
    let sameSize: Bool
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

    func intersects(_ other: PixelBox) -> Bool {
        left < other.left + other.width && other.left < left + width && top < other.top + other.height
            && other.top < top + height
    }
}
