/// The picture of a difference, drawn by several threads in different rows.
///
/// It looks as pixelmatch 7.2.0 draws it by default: changed pixels are red, those of smoothed edges yellow, and the others are
/// the old picture in grays that are blended with white.
struct DifferenceCanvas {
    private let pixels: UnsafeMutablePointer<UInt32>
    private let width: Int

    static let changed: UInt32 = 0xff00_00ff
    static let antialiased: UInt32 = 0xff00_ffff
    private static let opacity = 0.1

    init(_ pixels: UnsafeMutablePointer<UInt32>, width: Int) {
        self.pixels = pixels
        self.width = width
    }

    /// Draws a pixel.
    func draw(_ color: UInt32, _ x: Int, _ y: Int) { pixels[y &* width &+ x] = color }

    /// Draws a row without changes, white where the old picture has no pixels.
    func drawBackground(_ row: UnsafeBufferPointer<UInt32>, _ y: Int) {
        let start = pixels + y &* width
        var last: (pixel: UInt32, gray: UInt32) = (.max, .max)
        for (x, pixel) in row.enumerated() {
            if pixel != last.pixel { last = (pixel, Self.gray(pixel)) }
            start[x] = last.gray
        }
        (start + row.count).update(repeating: .max, count: width - row.count)
    }

    private static func gray(_ pixel: UInt32) -> UInt32 {
        let channels = (0..<4).map { Double(pixel >> (8 * $0) & 255) }
        let brightness = channels[0] * 0.29889531 + channels[1] * 0.58662247 + channels[2] * 0.11448223
        let gray = UInt32(255 + (brightness - 255) * opacity * channels[3] / 255)
        return 0xff00_0000 | gray << 16 | gray << 8 | gray
    }
}
