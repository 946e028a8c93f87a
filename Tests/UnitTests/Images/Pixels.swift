@testable import SnapgenReview

/// The pixels of a picture that tests draw.
struct Pixels {
    typealias Pixel = (UInt8, UInt8, UInt8, UInt8)

    static let white: Pixel = (255, 255, 255, 255)
    static let black: Pixel = (0, 0, 0, 255)

    let width: Int
    var pixels: [Pixel]

    init(width: Int, height: Int, _ pixel: (_ x: Int, _ y: Int) -> Pixel) {
        self.width = width
        pixels = (0..<height).flatMap { y in (0..<width).map { pixel($0, y) } }
    }

    var picture: Picture {
        Picture(
            size: PictureSize(width: width, height: pixels.count / width),
            pixels: pixels.flatMap { [$0.0, $0.1, $0.2, $0.3] })
    }
}
