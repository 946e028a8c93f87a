/// A picture in memory, with four bytes for each pixel: red, green, blue and alpha.
///
/// Colours are not multiplied with alpha, as in a PNG file, and are those of the file's colour profile.
package struct Picture: Sendable {
    package let size: PictureSize
    /// The rows with the samples, or with the upper bytes of those with 16 bits.
    let rows: ArraySlice<UInt8>
    /// The number of bytes from a row to the next one, which may begin behind a byte of the file.
    let bytesPerRow: Int
    /// The lower bytes of samples with 16 bits; empty for those with 8.
    let lowBytes: [UInt8]
    package let profile: ColorProfile

    /// The default limit of decoded pixels: 256 MB in memory.
    package static let defaultMaximumArea = 1 << 26

    package init(
        size: PictureSize, pixels: ArraySlice<UInt8>, bytesPerRow: Int? = nil, lowBytes: [UInt8] = [],
        profile: ColorProfile = .sRGB
    ) {
        self.bytesPerRow = bytesPerRow ?? size.width * 4
        let count = (size.height - 1) * self.bytesPerRow + size.width * 4
        precondition(size.width > 0 && size.height > 0 && pixels.count == count, "a pixel has four bytes")
        precondition(bytesPerRow != nil || pixels.startIndex == 0, "pixels are counted from 0")
        precondition(lowBytes.isEmpty || lowBytes.count == pixels.count, "a sample has one or two bytes")
        self.size = size
        rows = pixels
        self.lowBytes = lowBytes
        self.profile = profile
    }

    /// The samples of all rows one after the other.
    package var pixels: ArraySlice<UInt8> {
        let length = size.width * 4
        if bytesPerRow == length { return rows }
        return stride(from: rows.startIndex, to: rows.endIndex, by: bytesPerRow).reduce(into: []) { pixels, start in
            pixels += rows[start..<start + length]
        }
    }

    var isDeep: Bool { !lowBytes.isEmpty }

    /// Returns a picture whose samples stand for the same colours in another profile; those that it lacks become the
    /// nearest.
    func converted(to profile: ColorProfile, isDeep: Bool) -> Picture {
        if self.isDeep == isDeep, self.profile.isSame(as: profile) { return self }
        let (old, new) = (ColorBasis(self.profile.primaries), ColorBasis(profile.primaries))
        let linear = Self.linear(self.profile.curve, 0..<(self.isDeep ? 65536 : 256), offset: 0)
        // A sample is nearest to a share of light between its own limits.
        let limits = Self.linear(profile.curve, 0..<(isDeep ? 65535 : 255), offset: 0.5)
        var pixels = self.pixels
        var lowBytes = [UInt8](repeating: 0, count: isDeep ? pixels.count : 0)
        var last: (source: SIMD4<Int32>, result: SIMD4<Int32>)?
        for offset in stride(from: 0, to: pixels.count, by: 4) {
            var source = SIMD4<Int32>.zero
            for channel in 0..<4 { source[channel] = sample(pixels[offset + channel], offset + channel) }
            if last?.source != source {
                let light = SIMD3(linear[Int(source.x)], linear[Int(source.y)], linear[Int(source.z)])
                let parts = new.parts(of: old.color(of: light))
                var result = SIMD4<Int32>.zero
                for channel in 0..<3 { result[channel] = Self.index(of: parts[channel], in: limits) }
                result.w = Self.alpha(source.w, from: self.isDeep, to: isDeep)
                last = (source, result)
            }
            guard let result = last?.result else { continue }
            for channel in 0..<4 {
                pixels[offset + channel] = UInt8(truncatingIfNeeded: isDeep ? result[channel] >> 8 : result[channel])
                if isDeep { lowBytes[offset + channel] = UInt8(truncatingIfNeeded: result[channel]) }
            }
        }
        return Picture(size: size, pixels: pixels, lowBytes: lowBytes, profile: profile)
    }

    private func sample(_ byte: UInt8, _ index: Int) -> Int32 {
        isDeep ? Int32(byte) << 8 | Int32(lowBytes[index]) : Int32(byte)
    }

    private static func linear(_ curve: ColorCurve, _ samples: Range<Int>, offset: Double) -> [Double] {
        let largest = Double(offset > 0 ? samples.count : samples.count - 1)
        return samples.map { curve.linear((Double($0) + offset) / largest) }
    }

    /// Returns the number of limits that are not above a value.
    private static func index(of value: Double, in limits: [Double]) -> Int32 {
        var (low, high) = (0, limits.count)
        while low < high {
            let middle = (low + high) / 2
            if limits[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return Int32(low)
    }

    private static func alpha(_ value: Int32, from isDeep: Bool, to willBeDeep: Bool) -> Int32 {
        let (old, new) = (isDeep ? 65535 : 255, willBeDeep ? 65535 : 255)
        return Int32((Int(value) * new + old / 2) / old)
    }
}

package struct PictureSize: Hashable, Sendable, CustomStringConvertible {
    package let width: Int
    package let height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Returns whether a picture of a size fills a screen of this size, upright or turned.
    func isScreen(of picture: PictureSize) -> Bool {
        picture == self || picture.width == height && picture.height == width
    }

    package var description: String { "\(width) x \(height)" }

    package var area: Int { width * height }

    func union(_ other: PictureSize) -> PictureSize {
        PictureSize(width: max(width, other.width), height: max(height, other.height))
    }
}
