import SnapgenImages
import SnapgenNames

/// A number for the change of a picture that is equal in all pictures with the same change.
///
/// The change consists of the rectangles around the changed pixels. Of each rectangle, its size counts, and the pixels that
/// differ: their places in the rectangle with their old and new colours. The places of the rectangles in the picture and their
/// number do not count, so that a button that changes its colour is the same change on every screen, also where a screen has
/// two of them. The same change in light and dark pictures, or at two scales, is two changes, because its pixels differ.
struct ChangeSignature {
    /// The number; `nil` if no pixel has changed.
    let value: UInt64?

    init(_ difference: PictureDifference, from old: Picture, to new: Picture) {
        let boxes = Set(difference.boxes.map { Self.hash(of: $0, old, new) }).sorted()
        let growth = [new.size.width - old.size.width, new.size.height - old.size.height]
        let numbers = growth.map { UInt64(bitPattern: Int64($0)) } + boxes
        value = boxes.isEmpty ? nil : StableHash.mixed(numbers.reduce(0, Self.combined))
    }

    private static func hash(of box: PixelBox, _ old: Picture, _ new: Picture) -> UInt64 {
        var hash = combined(UInt64(box.width), UInt64(box.height))
        old.pixels.withUnsafeBytes { oldBytes in
            new.pixels.withUnsafeBytes { newBytes in
                let (oldRows, newRows) = (Rows(oldBytes, old.size), Rows(newBytes, new.size))
                for y in 0..<box.height {
                    for x in 0..<box.width {
                        let oldPixel = oldRows.pixel(box.left &+ x, box.top &+ y)
                        let newPixel = newRows.pixel(box.left &+ x, box.top &+ y)
                        if oldPixel == newPixel { continue }
                        hash = combined(hash, UInt64(x) << 32 | UInt64(y))
                        hash = combined(hash, UInt64(oldPixel) << 32 | UInt64(newPixel))
                    }
                }
            }
        }
        return hash
    }

    private static func combined(_ hash: UInt64, _ value: UInt64) -> UInt64 {
        StableHash.mixed((hash << 23 | hash >> 41) ^ value &* 0x9e37_79b9_7f4a_7c15)
    }

    /// The pixels of a picture, with transparent ones around it.
    private struct Rows {
        let bytes: UnsafeRawBufferPointer
        let size: PictureSize

        init(_ bytes: UnsafeRawBufferPointer, _ size: PictureSize) {
            (self.bytes, self.size) = (bytes, size)
        }

        func pixel(_ x: Int, _ y: Int) -> UInt32 {
            guard x < size.width, y < size.height else { return 0 }
            return bytes.loadUnaligned(fromByteOffset: (y &* size.width &+ x) &* 4, as: UInt32.self).littleEndian
        }
    }
}
