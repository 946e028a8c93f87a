/// A picture in memory, with four bytes for each pixel: red, green, blue and alpha.
///
/// Colours are not multiplied with alpha, as in a PNG file, and colour profiles are not applied: the samples are those
/// of the file. Of a sample with 16 bits the upper eight are kept, as libspng does for odiff.
package struct Picture: Equatable, Sendable {
    package let size: PictureSize
    package let pixels: [UInt8]

    /// The default limit of decoded pixels: 256 MB in memory.
    package static let defaultMaximumArea = 1 << 26

    package init(size: PictureSize, pixels: [UInt8]) {
        precondition(size.width > 0 && size.height > 0 && pixels.count == size.area * 4, "a pixel has four bytes")
        self.size = size
        self.pixels = pixels
    }
}

package struct PictureSize: Hashable, Sendable, CustomStringConvertible {
    package let width: Int
    package let height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    package var description: String { "\(width) x \(height)" }

    package var area: Int { width * height }

    func union(_ other: PictureSize) -> PictureSize {
        PictureSize(width: max(width, other.width), height: max(height, other.height))
    }
}
