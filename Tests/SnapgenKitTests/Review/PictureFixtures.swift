import SnapgenTestSupport
import Testing

@testable import SnapgenReview

/// A picture of one colour with rectangles of other colours.
func picture(
    _ width: Int, _ height: Int, gray: UInt8 = 255, _ boxes: (box: PixelBox, gray: UInt8)...
) throws -> Picture { try picture(width, height, gray: gray, boxes) }

func picture(
    _ width: Int, _ height: Int, gray: UInt8 = 255, _ boxes: [(box: PixelBox, gray: UInt8)]
) throws -> Picture {
    var pixels = [UInt8](repeating: gray, count: width * height * 4)
    for (box, gray) in boxes {
        for y in box.top..<box.top + box.height {
            for x in box.left..<box.left + box.width {
                for channel in 0..<3 { pixels[(y * width + x) * 4 + channel] = gray }
            }
        }
    }
    for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
    return Picture(size: PictureSize(width: width, height: height), pixels: pixels)
}

extension Picture {
    func png() -> [UInt8] { StoredPNG.file(width: size.width, height: size.height, pixels: pixels) }
}

func box(_ left: Int, _ top: Int, _ width: Int = 20, _ height: Int = 10) -> PixelBox {
    PixelBox(left: left, top: top, width: width, height: height)
}
