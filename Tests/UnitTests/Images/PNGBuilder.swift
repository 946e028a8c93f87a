import SnapgenTestSupport

/// PNG files that tests put together byte by byte, without an encoder: data is stored without compression.
struct PNGBuilder {
    var width: Int
    var height: Int
    var depth = 8
    var colorType = 6
    var isInterlaced = false
    /// Additional chunks before the data.
    var chunks: [(name: String, contents: [UInt8])] = []
    /// The number of bytes in a data chunk.
    var dataChunk = Int.max
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
        for start in stride(from: 0, to: data.count, by: min(dataChunk, data.count)) {
            file += StoredPNG.chunk("IDAT", Array(data[start..<min(start + min(dataChunk, data.count), data.count)]))
        }
        return file + StoredPNG.chunk("IEND", [])
    }

    var header: [UInt8] {
        StoredPNG.bigEndian(width) + StoredPNG.bigEndian(height)
            + [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
    }

    // MARK: Rows

    /// Returns the filtered rows.
    func rows(_ sample: (Int, Int, Int) -> Int) -> [UInt8] {
        passes.flatMap { columns, lines in
            var above: [UInt8] = []
            return lines.enumerated().flatMap { index, y -> [UInt8] in
                guard !columns.isEmpty else { return [] }
                let row = packed(columns.flatMap { x in (0..<samples).map { sample(x, y, $0) } })
                defer { above = row }
                return filtered(row, above: above, filter ?? index % 5)
            }
        }
    }

    private var passes: [(columns: [Int], rows: [Int])] {
        guard isInterlaced else { return [(Array(0..<width), Array(0..<height))] }
        // The pass of each pixel in a square of 8 by 8 pixels, as the standard draws it.
        let pattern = ["16462646", "77777777", "56565656", "77777777", "36463646", "77777777", "56565656", "77777777"]
        return (1...7).map { pass in
            let rows = (0..<height).filter { pattern[$0 % 8].contains("\(pass)") }
            let line = pattern.first { $0.contains("\(pass)") } ?? ""
            let columns = (0..<width).filter { Array(line)[$0 % 8] == Character("\(pass)") }
            return (columns, rows)
        }
    }

    private func packed(_ values: [Int]) -> [UInt8] {
        if depth == 16 { return values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
        let perByte = 8 / depth
        return stride(from: 0, to: values.count, by: perByte).map { start in
            (0..<perByte).reduce(0) { byte, index in
                let value = start + index < values.count ? values[start + index] : 0
                return byte | UInt8(value << (8 - depth * (index + 1)))
            }
        }
    }

    private func filtered(_ row: [UInt8], above: [UInt8], _ filter: Int) -> [UInt8] {
        let distance = max(1, samples * depth / 8)
        let bytes = row.indices.map { index -> UInt8 in
            let left = index >= distance ? Int(row[index - distance]) : 0
            let up = above.isEmpty ? 0 : Int(above[index])
            let upLeft = above.isEmpty || index < distance ? 0 : Int(above[index - distance])
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
