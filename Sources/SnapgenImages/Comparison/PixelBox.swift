/// A rectangle of whole pixels that is not empty.
public struct PixelBox: Hashable, Codable, Sendable {
    public var left: Int
    public var top: Int
    public var width: Int
    public var height: Int

    public init(left: Int, top: Int, width: Int, height: Int) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
    }

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
