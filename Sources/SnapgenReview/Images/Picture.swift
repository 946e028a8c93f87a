import Foundation

/// A picture in memory, with four bytes for each pixel: red, green, blue and alpha.
///
/// Colours are not multiplied with alpha, as in a PNG file, and colour profiles are not applied: the samples are those of the
/// file. Of a sample with 16 bits the upper eight are kept, as libspng does for odiff.
///
///     let picture = try Picture(png: bytes)
///     picture.size   // 1170 x 2532
package struct Picture: Equatable, Sendable {
    package let size: PictureSize
    /// The pixels, row by row from the top, each row from the left.
    package let pixels: [UInt8]

    /// The default limit of decoded pixels: 256 MB in memory.
    static let defaultMaximumArea = 1 << 26

    /// Creates a picture from its pixels.
    ///
    /// - Returns: `nil` if a side is not positive or the number of bytes does not fit the size.
    package init?(size: PictureSize, pixels: [UInt8]) {
        guard size.width > 0, size.height > 0 else { return nil }
        let (area, isTooLarge) = size.width.multipliedReportingOverflow(by: size.height)
        guard !isTooLarge, area <= Int.max / 4, pixels.count == area * 4 else { return nil }
        self.init(checkedSize: size, pixels: pixels)
    }

    init(checkedSize size: PictureSize, pixels: [UInt8]) {
        self.size = size
        self.pixels = pixels
    }

    /// Returns whether two pictures have the same size and the same bytes.
    package static func == (first: Picture, second: Picture) -> Bool {
        first.size == second.size && first.pixels.hasSameBytes(as: second.pixels)
    }
}

extension [UInt8] {
    /// Returns whether the bytes are equal, with `memcmp`, which is fast in debug builds too.
    func hasSameBytes(as other: [UInt8]) -> Bool {
        guard count == other.count else { return false }
        return withUnsafeBytes { first in
            other.withUnsafeBytes { second in
                guard let first = first.baseAddress, let second = second.baseAddress else { return true }
                return memcmp(first, second, count) == 0
            }
        }
    }
}

package struct PictureSize: Hashable, Codable, Sendable, CustomStringConvertible {
    package let width: Int
    package let height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The width and height as text: `1170 x 2532`.
    package var description: String { "\(width) x \(height)" }

    package var area: Int { width * height }

    /// The smallest size that holds pictures of both sizes at the same origin.
    func union(_ other: PictureSize) -> PictureSize {
        PictureSize(width: max(width, other.width), height: max(height, other.height))
    }

    /// The size of what pictures of both sizes have in common at the same origin.
    func intersection(_ other: PictureSize) -> PictureSize {
        PictureSize(width: min(width, other.width), height: min(height, other.height))
    }
}
