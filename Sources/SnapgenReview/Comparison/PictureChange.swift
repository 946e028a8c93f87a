public import SnapgenImages

/// The difference of two pictures in a report.
public struct PictureChange: Hashable, Codable, Sendable {
    /// The number of pixels whose difference exceeds the threshold, without those of smoothed edges.
    public var changed: Int
    /// The number of pixels of smoothed edges whose difference exceeds the threshold.
    public var antialiased: Int
    /// The share of changed pixels, from 0 to 1.
    public var share: Double
    /// The largest difference of a pixel, from 0 to 1.
    public var largest: Double
    /// Rectangles around the changed pixels.
    public var boxes: [PixelBox]
    /// Indicates whether the pictures have the same size.
    public var sameSize: Bool

    init(_ difference: PictureDifference) {
        changed = difference.changed
        antialiased = difference.antialiased
        share = difference.share
        largest = difference.largest
        boxes = difference.boxes
        sameSize = difference.oldSize == difference.newSize
    }
}
