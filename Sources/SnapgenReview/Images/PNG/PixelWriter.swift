/// Converts rows of a file to pixels of a `Picture` (PNG 3rd edition, 13.3 to 13.12).
///
/// A pixel is written as a number whose least significant byte is red, as in the memory of a little-endian machine.
struct PixelWriter {
    private let header: PNGHeader
    /// The pixel of each sample, where a pixel has one sample of at most eight bits.
    private let table: [UInt32]
    private let colorCount: Int
    /// The bytes of the sample or samples that are transparent, where a pixel has no alpha.
    private let key: [UInt8]?

    init(_ file: PNGFile) {
        header = file.header
        let isPalette = header.colorType == .palette
        colorCount = isPalette ? (file.palette?.count ?? 0) / 3 : 256
        table = isPalette ? Self.palette(file) : Self.grays(header.depth, transparent: file.transparency)
        let depth = file.header.depth
        key = isPalette ? nil : file.transparency.map { Self.key($0, depth: depth) }
    }

    private static func palette(_ file: PNGFile) -> [UInt32] {
        let colors = file.palette ?? []
        let alphas = file.transparency ?? []
        return (0..<256).map { index in
            guard index < colors.count / 3 else { return pixel(0, 0, 0, 255) }
            let alpha = index < alphas.count ? alphas[index] : 255
            return pixel(colors[3 * index], colors[3 * index + 1], colors[3 * index + 2], alpha)
        }
    }

    private static func grays(_ depth: Int, transparent: [UInt8]?) -> [UInt32] {
        let largest = depth < 8 ? 1 << depth - 1 : 255
        let key = transparent.map { Int($0[0]) << 8 | Int($0[1]) }
        return (0..<256).map { sample in
            let gray = UInt8(min(sample, largest) * 255 / largest)
            return pixel(gray, gray, gray, sample == key ? 0 : 255)
        }
    }

    /// Returns the bytes of a transparent colour as they are in a row.
    private static func key(_ bytes: [UInt8], depth: Int) -> [UInt8] {
        depth == 16 ? bytes : bytes.indices.filter { $0 % 2 == 1 }.map { bytes[$0] }
    }

    private static func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt32 {
        UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
    }

    func write(
        _ row: UnsafeRawPointer, count: Int, to pixels: UnsafeMutablePointer<UInt32>, step: Int
    ) throws(PNGError) {
        switch (header.colorType, header.depth) {
        case (.palette, _), (.gray, 1...8): try writeTable(row, count, pixels, step)
        case (.gray, _): writeGray16(row, count, pixels, step)
        case (.rgb, 8) where key == nil && step == 1: writeOpaque(row, count, pixels)
        case (.rgb, _): writeRGB(row, count, pixels, step)
        case (.grayAlpha, _): writeGrayAlpha(row, count, pixels, step)
        case (.rgba, _): writeRGBA(row, count, pixels, step)
        }
    }

    private var sampleLength: Int { header.depth / 8 }

    private func writeTable(
        _ row: UnsafeRawPointer, _ count: Int, _ pixels: UnsafeMutablePointer<UInt32>, _ step: Int
    ) throws(PNGError) {
        let (depth, mask) = (header.depth, UInt8(truncatingIfNeeded: 1 << header.depth - 1))
        var largest: UInt8 = 0
        table.withUnsafeBufferPointer { table in
            for index in 0..<count {
                let bit = index &* depth
                let byte = row.load(fromByteOffset: bit >> 3, as: UInt8.self)
                let sample = byte &>> UInt8(truncatingIfNeeded: 8 &- depth &- bit & 7) & mask
                largest = max(largest, sample)
                pixels[index &* step] = table[Int(sample)]
            }
        }
        guard Int(largest) < colorCount else { throw .invalidPalette }
    }

    private func writeGray16(
        _ row: UnsafeRawPointer, _ count: Int, _ pixels: UnsafeMutablePointer<UInt32>, _ step: Int
    ) {
        for index in 0..<count {
            let gray = row.load(fromByteOffset: index * 2, as: UInt8.self)
            pixels[index * step] = Self.pixel(gray, gray, gray, isKey(row + index * 2) ? 0 : 255)
        }
    }

    private func writeRGB(
        _ row: UnsafeRawPointer, _ count: Int, _ pixels: UnsafeMutablePointer<UInt32>, _ step: Int
    ) {
        let length = sampleLength
        for index in 0..<count {
            let place = row + index * 3 * length
            let samples = (0..<3).map { place.load(fromByteOffset: $0 * length, as: UInt8.self) }
            pixels[index * step] = Self.pixel(samples[0], samples[1], samples[2], isKey(place) ? 0 : 255)
        }
    }

    /// Reads four bytes for each pixel, of which the last belongs to the next one.
    private func writeOpaque(_ row: UnsafeRawPointer, _ count: Int, _ pixels: UnsafeMutablePointer<UInt32>) {
        for index in 0..<count {
            let bytes = row.loadUnaligned(fromByteOffset: index &* 3, as: UInt32.self)
            pixels[index] = bytes.littleEndian | 0xff00_0000
        }
    }

    private func writeGrayAlpha(
        _ row: UnsafeRawPointer, _ count: Int, _ pixels: UnsafeMutablePointer<UInt32>, _ step: Int
    ) {
        let length = sampleLength
        for index in 0..<count {
            let gray = row.load(fromByteOffset: index &* 2 &* length, as: UInt8.self)
            let alpha = row.load(fromByteOffset: (index &* 2 &+ 1) &* length, as: UInt8.self)
            pixels[index &* step] = Self.pixel(gray, gray, gray, alpha)
        }
    }

    private func writeRGBA(
        _ row: UnsafeRawPointer, _ count: Int, _ pixels: UnsafeMutablePointer<UInt32>, _ step: Int
    ) {
        let length = sampleLength
        for index in 0..<count {
            let place = row + index &* 4 &* length
            let red = place.load(as: UInt8.self)
            let green = place.load(fromByteOffset: length, as: UInt8.self)
            let blue = place.load(fromByteOffset: 2 &* length, as: UInt8.self)
            let alpha = place.load(fromByteOffset: 3 &* length, as: UInt8.self)
            pixels[index &* step] = Self.pixel(red, green, blue, alpha)
        }
    }

    /// Returns whether the samples of a pixel are those of the transparent colour.
    private func isKey(_ place: UnsafeRawPointer) -> Bool {
        guard let key else { return false }
        return key.indices.allSatisfy { place.load(fromByteOffset: $0, as: UInt8.self) == key[$0] }
    }
}
