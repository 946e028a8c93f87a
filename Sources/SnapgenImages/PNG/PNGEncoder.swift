/// An encoder of PNG files with eight bits for each sample.
///
/// Rows have no filter: in drawn pictures, rows that repeat are shorter than differences between rows.
struct PNGEncoder {
    let picture: Picture

    /// Returns the bytes of the file.
    func file() -> [UInt8] {
        let isOpaque = picture.isOpaque
        var bytes = PNGFile.signature
        append("IHDR", header(isOpaque ? .rgb : .rgba), to: &bytes)
        append("IDAT", Deflater.compress(isOpaque ? opaqueRows() : rows()), to: &bytes)
        append("IEND", [], to: &bytes)
        return bytes
    }

    private func header(_ colorType: PNGHeader.ColorType) -> [UInt8] {
        Self.bigEndian(UInt32(picture.size.width)) + Self.bigEndian(UInt32(picture.size.height))
            + [8, colorType.rawValue, 0, 0, 0]
    }

    /// Returns the rows with their filters.
    private func rows() -> [UInt8] {
        let length = picture.size.width * 4
        var rows: [UInt8] = []
        rows.reserveCapacity(picture.pixels.count + picture.size.height)
        for start in stride(from: 0, to: picture.pixels.count, by: length) {
            rows.append(RowFilter.none.rawValue)
            rows += picture.pixels[start..<start + length]
        }
        return rows
    }

    /// Returns the rows with their filters and without alpha.
    private func opaqueRows() -> [UInt8] {
        let (width, height) = (picture.size.width, picture.size.height)
        let length = 1 + 3 * width
        return [UInt8](unsafeUninitializedCapacity: length * height) { rows, count in
            picture.pixels.withUnsafeBufferPointer { pixels in
                for y in 0..<height {
                    rows[y &* length] = RowFilter.none.rawValue
                    for x in 0..<width {
                        let (place, pixel) = (y &* length &+ 1 &+ 3 &* x, (y &* width &+ x) &* 4)
                        rows[place] = pixels[pixel]
                        rows[place &+ 1] = pixels[pixel &+ 1]
                        rows[place &+ 2] = pixels[pixel &+ 2]
                    }
                }
            }
            count = length * height
        }
    }

    private func append(_ name: StaticString, _ contents: [UInt8], to bytes: inout [UInt8]) {
        let chunk = name.withUTF8Buffer { Array($0) } + contents
        bytes += Self.bigEndian(UInt32(contents.count)) + chunk
        bytes += Self.bigEndian(chunk.withUnsafeBytes(CRC32.checksum))
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
}
