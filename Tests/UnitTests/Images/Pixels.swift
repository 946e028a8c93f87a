@testable import SnapgenReview

enum Pixels {
    static let white: (UInt8, UInt8, UInt8, UInt8) = (255, 255, 255, 255)
    static let black: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 255)
}

extension Picture {
    /// A picture that a test draws pixel by pixel.
    init(width: Int, height: Int, _ pixel: (_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8)) {
        let pixels = (0..<height).flatMap { y in (0..<width).map { pixel($0, y) } }
        self.init(size: PictureSize(width: width, height: height), pixels: pixels.flatMap { [$0.0, $0.1, $0.2, $0.3] })
    }
}
