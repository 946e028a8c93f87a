import SnapgenTestSupport
import Testing

@testable import SnapgenReview

@Suite("Damaged PNG")
struct DamagedPNGTests {
    private static let builder = PNGBuilder(width: 5, height: 4)
    private static let file = builder.file { x, y, channel in x * 16 + y + channel }

    private func error(_ bytes: [UInt8], maximumArea: Int = 1000) -> PNGError? {
        do throws(PNGError) {
            _ = try Picture(png: bytes, maximumArea: maximumArea)
            return nil
        } catch {
            return error
        }
    }

    @Test("is refused at every length, and if any byte of the file is changed")
    func truncatedOrChanged() {
        for index in Self.file.indices {
            let reason = error(Array(Self.file.prefix(index)))
            #expect(reason == (index < 8 ? .notPNG : .truncated), "\(index) bytes")
            var file = Self.file
            file[index] ^= 0x10
            #expect(error(file) != nil, "byte \(index)")
        }
    }

    @Test("is refused without memory for its pixels if the header says more than the data can hold")
    func bomb() {
        let builder = PNGBuilder(width: 1 << 15, height: 1 << 15)
        let file = builder.file(data: StoredPNG.zlib(Array(repeating: 0, count: 1000)))
        #expect(error(file, maximumArea: .max) == .truncated)
        #expect(error(file) == .tooLarge(PictureSize(width: 1 << 15, height: 1 << 15)))
        let side = 1 << 31 - 1
        let largest = PNGBuilder(width: side, height: side).file(data: [1])
        #expect(error(largest, maximumArea: .max) == .tooLarge(PictureSize(width: side, height: side)))
    }

    @Test("is refused if there is more data than the header says, or an unknown filter")
    func excess() {
        let rows = Self.builder.rows { _, _, _ in 0 }
        #expect(error(Self.builder.file(data: StoredPNG.zlib(rows))) == nil)
        #expect(error(Self.builder.file(data: StoredPNG.zlib(rows + [0]))) == .excessData)
        let bomb = rows + Array(repeating: 0, count: 1 << 20)
        #expect(error(Self.builder.file(data: StoredPNG.zlib(bomb))) == .excessData)
        #expect(error(Self.builder.file(data: StoredPNG.zlib(Array(rows.dropLast())))) == .truncated)
        #expect(error(Self.builder.file(data: StoredPNG.zlib([5] + rows.dropFirst()))) == .invalidFilter)
    }

    @Test("is refused for an invalid header", arguments: [(8, 5), (9, 1), (10, 1), (11, 1), (12, 2), (3, 0)])
    func header(byte: Int, value: UInt8) {
        var header = Self.builder.header
        header[byte] = value
        let file = Self.file.prefix(8) + StoredPNG.chunk("IHDR", header) + Self.file.dropFirst(33)
        #expect(error(Array(file)) == .invalidHeader)
    }

    @Test("is refused for chunks that are unknown, repeated or misplaced")
    func chunks() {
        let cases: [(String, [UInt8], PNGError)] = [
            ("CgBI", [0, 0, 0, 0], .unknownChunk("CgBI")),
            ("IHDR", Self.builder.header, .invalidChunk("IHDR")),
            ("PLTE", [1, 2], .invalidChunk("PLTE")),
            ("tRNS", [0, 0], .invalidChunk("tRNS")),
        ]
        for (name, contents, expected) in cases {
            var builder = Self.builder
            builder.chunks = [(name, contents)]
            #expect(error(builder.file { _, _, _ in 0 }) == expected)
        }
        let apple = Array(Self.file.prefix(8)) + StoredPNG.chunk("CgBI", [0, 0, 0, 0]) + Self.file.dropFirst(8)
        #expect(error(apple) == .unknownChunk("CgBI"))
    }

    @Test("is refused if data chunks are apart")
    func separatedData() {
        let data = StoredPNG.zlib(Self.builder.rows { _, _, _ in 0 })
        let (first, second) = (Array(data.prefix(9)), Array(data.dropFirst(9)))
        let file =
            Array(Self.file.prefix(33)) + StoredPNG.chunk("IDAT", first) + StoredPNG.chunk("tIME", [])
            + StoredPNG.chunk("IDAT", second) + StoredPNG.chunk("IEND", [])
        #expect(error(file) == .invalidChunk("IDAT"))
    }

    @Test("is refused without a palette or with too small a one")
    func palette() {
        var builder = PNGBuilder(width: 2, height: 1, colorType: 3)
        #expect(error(builder.file { _, _, _ in 0 }) == .invalidPalette)
        builder.chunks = [("PLTE", [1, 2, 3])]
        #expect(error(builder.file { _, _, _ in 0 }) == nil)
        #expect(error(builder.file { x, _, _ in x }) == .invalidPalette)
    }

    @Test(
        "is refused for invalid compression",
        arguments: [
            [0x78, 0x01, 0x07],  // an unknown kind of block
            [0x78, 0x01, 0x01, 5, 0, 5, 0],  // a stored block whose length is not repeated
            [0x78, 0x01, 0x4b, 0x04, 0x12, 0x00],  // a distance before the beginning
            [0x78, 0x01, 0x05, 0xe0, 0x01, 0, 0, 0, 0, 0, 0, 0, 0, 0],  // codes without a symbol
            [0x78, 0x01, 0xfd, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],  // too many codes
            [0x79, 0x9c], [0x88, 0x1c], [0x78, 0x9d], [0x78, 0x20],  // other kinds of streams
        ] as [[UInt8]])
    func compression(start: [UInt8]) {
        #expect(error(Self.builder.file(data: start + Array(repeating: 0, count: 16))) == .invalidCompression)
    }
}

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
