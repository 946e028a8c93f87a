/// A rectangle of whole pixels that is not empty.
public struct PixelBox: Hashable, Codable, Sendable {
    /// The first column.
    public var left: Int
    /// The first row.
    public var top: Int
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// Creates a rectangle.
    public init(left: Int, top: Int, width: Int, height: Int) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
    }

    /// Returns the smallest rectangle around two.
    func union(_ other: PixelBox) -> PixelBox {
        let (left, top) = (min(left, other.left), min(top, other.top))
        let right = max(self.left + width, other.left + other.width)
        let bottom = max(self.top + height, other.top + other.height)
        return PixelBox(left: left, top: top, width: right - left, height: bottom - top)
    }

    /// Indicates whether two rectangles have a pixel in common.
    func intersects(_ other: PixelBox) -> Bool {
        left < other.left + other.width && other.left < left + width && top < other.top + other.height
            && other.top < top + height
    }
}
