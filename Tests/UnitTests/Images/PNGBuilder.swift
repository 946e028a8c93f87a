import SnapgenTestSupport

/// PNG files that tests put together byte by byte, without an encoder: data is stored without compression.
struct PNGBuilder {
    var width: Int
    var height: Int
    var depth = 8
    var colorType = 6
    /// The method of interlacing, which is not read.
    var interlacing: UInt8 = 0
    /// Additional chunks before the data.
    var chunks: [(name: String, contents: [UInt8])] = []
    /// The filter of each row; `nil` to use all in turn.
    var filter: Int?

    var samples: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }

    /// Returns the file of a picture whose samples a function gives.
    func file(_ sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int) -> [UInt8] {
        file(data: StoredPNG.zlib(rows(sample)))
    }

    /// Returns a file with a zlib stream.
    func file(data: [UInt8]) -> [UInt8] {
        var file: [UInt8] = StoredPNG.signature
        file += StoredPNG.chunk("IHDR", header)
        for chunk in chunks { file += StoredPNG.chunk(chunk.name, chunk.contents) }
        return file + StoredPNG.chunk("IDAT", data) + StoredPNG.chunk("IEND", [])
    }

    var header: [UInt8] {
        StoredPNG.bigEndian(width) + StoredPNG.bigEndian(height)
            + [UInt8(depth), UInt8(colorType), 0, 0, interlacing]
    }

    /// Returns the filtered rows.
    func rows(_ sample: (Int, Int, Int) -> Int) -> [UInt8] {
        var above = [UInt8](repeating: 0, count: width * samples * depth / 8)
        return (0..<height).flatMap { y in
            let values = (0..<width).flatMap { x in (0..<samples).map { sample(x, y, $0) } }
            let row = values.flatMap { depth == 16 ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0)] }
            defer { above = row }
            return filtered(row, above: above, filter ?? y % 5)
        }
    }

    private func filtered(_ row: [UInt8], above: [UInt8], _ filter: Int) -> [UInt8] {
        let distance = samples * depth / 8
        let bytes = row.indices.map { index -> UInt8 in
            let left = index >= distance ? Int(row[index - distance]) : 0
            let up = Int(above[index])
            let upLeft = index < distance ? 0 : Int(above[index - distance])
            let prediction = [0, left, up, (left + up) / 2, Self.paeth(left, up, upLeft)][filter]
            return UInt8((Int(row[index]) - prediction) & 255)
        }
        return [UInt8(filter)] + bytes
    }

    private static func paeth(_ left: Int, _ up: Int, _ upLeft: Int) -> Int {
        let target = left + up - upLeft
        return [left, up, upLeft].min { abs(target - $0) < abs(target - $1) } ?? 0
    }
}
