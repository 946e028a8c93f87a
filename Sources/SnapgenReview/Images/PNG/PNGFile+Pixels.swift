/// The conversion of rows to pixels (PNG 3rd edition, 13.3 to 13.12): numbers whose least significant byte is red.
extension PNGFile {
    /// The colours of the palette as pixels.
    var palettePixels: [UInt32] {
        (0..<palette.count / 3).map { index in
            let color = palette[3 * index..<3 * index + 3].reversed().reduce(0) { $0 << 8 | UInt32($1) }
            return color | (index < alphas.count ? UInt32(alphas[index]) : 255) << 24
        }
    }

    func write(_ row: UnsafePointer<UInt8>, to place: UnsafeMutableRawPointer, _ palette: [UInt32]) throws(PNGError) {
        if header.rowsArePixels { return place.copyMemory(from: row, byteCount: header.rowLength) }
        let pixels = place.bindMemory(to: UInt32.self, capacity: header.size.width)
        switch (header.colorType, header.depth) {
        case (.palette, _): try writePalette(row, pixels, palette)
        case (.rgb, 8): writeRGB8(row, pixels)
        default: writeSamples(row, to: pixels)
        }
    }

    private func writePalette(
        _ row: UnsafePointer<UInt8>, _ pixels: UnsafeMutablePointer<UInt32>, _ palette: [UInt32]
    ) throws(PNGError) {
        for index in 0..<header.size.width {
            let color = Int(row[index])
            guard color < palette.count else { throw .invalidPalette }
            pixels[index] = palette[color]
        }
    }

    /// Reads four bytes for each pixel, of which the last belongs to the next one.
    private func writeRGB8(_ row: UnsafePointer<UInt8>, _ pixels: UnsafeMutablePointer<UInt32>) {
        for index in 0..<header.size.width {
            let bytes = UnsafeRawPointer(row + index &* 3).loadUnaligned(as: UInt32.self)
            pixels[index] = bytes.littleEndian | 0xff00_0000
        }
    }

    /// Reads the first bytes of the samples of any form without a palette, or those behind them from the second byte on.
    func writeSamples(_ row: UnsafePointer<UInt8>, to pixels: UnsafeMutablePointer<UInt32>) {
        let (length, pixelLength) = (header.depth / 8, header.pixelLength)
        for index in 0..<header.size.width {
            let place = row + index &* pixelLength
            let sample = { (number: Int) in UInt32(place[number &* length]) }
            pixels[index] =
                switch header.colorType {
                case .gray, .palette: sample(0) &* 0x01_0101 | 0xff00_0000
                case .grayAlpha: sample(0) &* 0x01_0101 | sample(1) << 24
                case .rgb: sample(0) | sample(1) << 8 | sample(2) << 16 | 0xff00_0000
                case .rgba: sample(0) | sample(1) << 8 | sample(2) << 16 | sample(3) << 24
                }
        }
    }
}
