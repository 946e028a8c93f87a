public struct PictureSize: Hashable, Codable, Sendable, CustomStringConvertible {
    public let width: Int
    public let height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The width and height as text: `1170 x 2532`.
    public var description: String { "\(width) x \(height)" }

    public var area: Int { width * height }

    /// The smallest size that holds pictures of both sizes at the same origin.
    func union(_ other: PictureSize) -> PictureSize {
        PictureSize(width: max(width, other.width), height: max(height, other.height))
    }

    /// The size of what pictures of both sizes have in common at the same origin.
    func intersection(_ other: PictureSize) -> PictureSize {
        PictureSize(width: min(width, other.width), height: min(height, other.height))
    }
}
