/// The pixels of a picture as numbers, within bounds that can be smaller than the picture.
struct PixelGrid {
    let pixels: UnsafePointer<UInt32>
    /// The distance between two rows.
    let stride: Int
    let size: PictureSize

    @inline(__always)
    func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y &* stride &+ x] }

    @inline(__always)
    func row(_ y: Int) -> UnsafePointer<UInt32> { pixels + y &* stride }
}

extension Picture {
    /// Calls a function with the pixels within the bounds that two pictures have in common.
    static func withGrids<Result>(
        _ first: Picture, _ second: Picture, _ body: (PixelGrid, PixelGrid) -> Result
    ) -> Result {
        let size = first.size.intersection(second.size)
        return first.withPixels { firstPixels in
            second.withPixels { secondPixels in
                body(
                    PixelGrid(pixels: firstPixels, stride: first.size.width, size: size),
                    PixelGrid(pixels: secondPixels, stride: second.size.width, size: size))
            }
        }
    }

    /// Calls a function with the pixels, whose memory is aligned because it is the beginning of an array's.
    private func withPixels<Result>(_ body: (UnsafePointer<UInt32>) -> Result) -> Result {
        pixels.withUnsafeBytes { bytes in
            guard let base = bytes.assumingMemoryBound(to: UInt32.self).baseAddress else {
                preconditionFailure("a picture has pixels")
            }
            return body(base)
        }
    }
}
