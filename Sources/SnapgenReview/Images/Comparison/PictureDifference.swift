package struct PictureDifference: Equatable, Sendable {
    package let oldSize: PictureSize
    package let newSize: PictureSize
    /// The number of pixels that are not equal, however small their difference.
    package let differing: Int
    /// The number of pixels whose difference exceeds the threshold, without those of smoothed edges.
    package let changed: Int
    /// The number of pixels whose difference exceeds the threshold at smoothed edges; 0 if they count as changed.
    package let antialiased: Int
    /// The largest difference of a pixel, from 0 to 1: the lowest threshold that it does not exceed.
    package let largest: Double
    /// Rectangles around all changed pixels, from top to bottom.
    ///
    /// Changed pixels that are close to each other have one rectangle. No two rectangles intersect.
    package let boxes: [PixelBox]

    package var isIdentical: Bool { differing == 0 && oldSize == newSize }

    var sameSize: Bool { oldSize == newSize }

    /// The share of changed pixels, from 0 to 1, in the area that holds both pictures.
    package var share: Double { Double(changed) / Double(oldSize.union(newSize).area) }

    static func none(_ size: PictureSize) -> PictureDifference {
        PictureDifference(
            oldSize: size, newSize: size, differing: 0, changed: 0, antialiased: 0, largest: 0, boxes: [])
    }
}

extension PictureDifference: Encodable {
    private enum Key: CodingKey {
        case changed, antialiased, share, largest, boxes, sameSize
    }

    /// Encodes the difference as in the report of `snapgen report`.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(changed, forKey: .changed)
        try container.encode(antialiased, forKey: .antialiased)
        try container.encode(share, forKey: .share)
        try container.encode(largest, forKey: .largest)
        try container.encode(boxes, forKey: .boxes)
        try container.encode(sameSize, forKey: .sameSize)
    }
}

/// A rectangle of whole pixels that is not empty.
package struct PixelBox: Hashable, Codable, Sendable {
    package var left: Int
    package var top: Int
    package var width: Int
    package var height: Int

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
