import SnapgenImages
import SnapgenNames

/// The properties of a picture that an audit compares, without the pixels.
struct PictureFacts: Hashable, Sendable {
    /// The width and height.
    let size: PictureSize
    /// A hash of the pixels.
    let pixels: UInt64
    /// Indicates whether all pixels have the same colour and transparency.
    let hasOneColor: Bool
    /// Indicates whether no pixel is visible.
    let isTransparent: Bool
    /// The distribution of the edges.
    let edges: EdgeMap

    /// Examines a picture.
    init(_ picture: Picture) {
        size = picture.size
        pixels = StableHash.value(ofLong: picture.pixels[...])
        (hasOneColor, isTransparent) = picture.pixels.withUnsafeBytes { bytes in
            let pixels = bytes.bindMemory(to: UInt32.self)
            let hasOneColor = pixels.allSatisfy { $0 == pixels[0] }
            return (hasOneColor, stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 0 })
        }
        edges = EdgeMap(picture)
    }

    /// Returns whether two pictures have the same pixels.
    func looksLike(_ other: PictureFacts) -> Bool { size == other.size && pixels == other.pixels }
}
