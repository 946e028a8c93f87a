import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenReview

@Suite("Decoding of PNG")
struct PNGDecodingTests {
    /// Returns the channels of a pixel with the given samples; a palette's color has three bytes that follow its index.
    private static func expected(_ samples: [Int], _ colorType: Int, _ depth: Int) -> [UInt8] {
        let bytes = samples.map { UInt8($0 >> (depth - 8)) }
        return switch colorType {
        case 0: [bytes[0], bytes[0], bytes[0], 255]
        case 2: bytes + [255]
        case 3: [bytes[0], 255 - bytes[0], bytes[0] &* 37, 255]
        case 4: [bytes[0], bytes[0], bytes[0], bytes[1]]
        default: bytes
        }
    }

    @Test(
        "reads every color type, depth and filter at many sizes",
        arguments: [(0, 8), (0, 16), (2, 8), (2, 16), (3, 8), (4, 8), (4, 16), (6, 8), (6, 16)])
    func forms(colorType: Int, depth: Int) throws {
        for (width, height) in [(1, 1), (2, 9), (7, 6), (33, 13), (70, 5)] {
            var builder = PNGBuilder(width: width, height: height, depth: depth, colorType: colorType)
            if colorType == 3 {
                builder.chunks = [("PLTE", (0...255 as ClosedRange<UInt8>).flatMap { [$0, 255 - $0, $0 &* 37] })]
            }
            let sample = { (x: Int, y: Int, channel: Int) in
                (x * 7919 + y * 104_729 + channel * 1299 + x * y * 31) % (1 << depth)
            }
            let expected = (0..<width * height).flatMap { place in
                let samples = (0..<builder.samples).map { sample(place % width, place / width, $0) }
                return Self.expected(samples, colorType, depth)
            }
            for filter in [nil, 0, 1, 2, 3, 4] {
                builder.filter = filter
                let picture = try Picture(png: builder.file(sample))
                #expect(picture.pixels == expected[...], "\(width) x \(height), filter \(filter ?? -1)")
            }
        }
    }

    @Test(
        "refuses forms that Apple's encoders do not write, and reads their size",
        arguments: [(4, 3, 0, false), (1, 0, 0, false), (8, 6, 1, false), (8, 0, 0, true), (16, 2, 0, true)])
    func unsupported(depth: Int, colorType: Int, interlacing: UInt8, hasKey: Bool) throws {
        var builder = PNGBuilder(width: 4, height: 3, depth: depth, colorType: colorType, interlacing: interlacing)
        if hasKey { builder.chunks = [("tRNS", [UInt8](repeating: 0, count: builder.samples * 2))] }
        let file = builder.file(data: Array(repeating: 0, count: 20))
        let error = #expect(throws: PNGError.self) { try Picture(png: file) }
        #expect(error?.description.hasSuffix("which snapgen does not read") == true)
        #expect(try PictureSize(png: file) == PictureSize(width: 4, height: 3))
    }

    @Test("ignores unknown ancillary chunks, and what follows the end")
    func chunks() throws {
        var builder = PNGBuilder(width: 20, height: 20)
        builder.chunks = [("tEXt", Array("Comment\u{0}x".utf8)), ("zzZz", [1, 2, 3])]
        let sample = { (x: Int, y: Int, channel: Int) in (x * y + channel) & 255 }
        let plain = try Picture(png: PNGBuilder(width: 20, height: 20).file(sample)).pixels
        #expect(try Picture(png: builder.file(sample)).pixels == plain)
        #expect(try Picture(png: builder.file(sample) + [1, 2, 3]).pixels == plain)
    }

    @Test("keeps what deflate refers to while rows are taken: more than 32 kB")
    func longPictures() throws {
        let builder = PNGBuilder(width: 160, height: 100, filter: 2)
        let picture = try Picture(png: builder.file { x, y, channel in (x * 3 + y * y + channel) & 255 })
        #expect(picture.pixels[4 * (99 * 160 + 159)] == UInt8((159 * 3 + 99 * 99) & 255))
    }

    @Test("a picture stays as it is while its decoder decodes the next one")
    func usedAgain() throws {
        let large = PNGBuilder(width: 30, height: 20).file { x, y, channel in (x * y + channel) & 255 }
        let small = PNGBuilder(width: 7, height: 5).file { x, y, channel in (x + y * 3 + channel) & 255 }
        var decoder = PNGDecoder()
        let first = try decoder.picture(large)
        let second = try decoder.picture(small)
        #expect(try first.pixels == Picture(png: large).pixels)
        #expect(try second.pixels == Picture(png: small).pixels)
        #expect(throws: PNGError.self) { try decoder.picture(Array(large.dropLast(30))) }
        #expect(try second.pixels == Picture(png: small).pixels)
        #expect(try decoder.picture(large).pixels == first.pixels)
    }

    @Test("reads the size from the header alone")
    func size() throws {
        let file = PNGBuilder(width: 1170, height: 2532).file(data: [1])
        #expect(try PictureSize(png: Array(file.prefix(33))).description == "1170 x 2532")
        #expect(throws: PNGError.truncated) { try PictureSize(png: Array(file.prefix(32))) }
    }
}

/// Willem van Schaik's test images of the forms that are read.
///
/// `Expected.txt` has for each the size and the FNV-1a hash of the pixels as pypng 0.20220715.0 reads
/// them, with 8 bits for each sample, or `refused`.
@Suite("PngSuite")
struct PngSuiteTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "PngSuite")

    static let expected: [String] =
        (try? String(contentsOf: folder.appending(path: "Expected.txt"), encoding: .utf8))?
        .split(separator: "\n").map(String.init) ?? []

    @Test("has 91 files, of which 14 are broken")
    func count() {
        #expect(Self.expected.count == 91)
        #expect(Self.expected.filter { $0.hasSuffix(" refused") }.count == 14)
    }

    @Test("is decoded as another decoder does", arguments: expected)
    func decode(expected: String) throws {
        let name = expected.prefix { $0 != " " }
        let bytes = try [UInt8](Data(contentsOf: Self.folder.appending(path: "\(name)")))
        #expect("\(name) \(Self.summary(bytes))" == expected)
    }

    private static func summary(_ bytes: [UInt8]) -> String {
        guard let picture = try? Picture(png: bytes) else { return "refused" }
        let hash = picture.pixels.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return "\(picture.size.width) \(picture.size.height) " + String(repeating: "0", count: 16 - digits.count)
            + digits
    }
}

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

    private static let rows = builder.rows { _, _, _ in 0 }
    private static let data = StoredPNG.zlib(rows)
    private static let beginning = Array(file.prefix(8))

    private static func adding(_ name: String, _ contents: [UInt8]) -> [UInt8] {
        var builder = builder
        builder.chunks = [(name, contents)]
        return builder.file(data: data)
    }

    /// Returns a file of two pixels with an index for each.
    private static func indexed(_ palette: [UInt8]?, last: Int = 0) -> [UInt8] {
        let chunks = palette.map { [("PLTE", $0)] } ?? []
        return PNGBuilder(width: 2, height: 1, colorType: 3, chunks: chunks).file { x, _, _ in x * last }
    }

    private static let damaged: [(file: [UInt8], error: PNGError?)] = [
        (builder.file(data: data), nil), (builder.file(data: StoredPNG.zlib(rows + [0])), .excessData),
        (builder.file(data: StoredPNG.zlib(rows + Array(repeating: 0, count: 1 << 20))), .excessData),
        (builder.file(data: StoredPNG.zlib(rows.dropLast())), .truncated),
        (builder.file(data: StoredPNG.zlib([5] + rows.dropFirst())), .invalidFilter),
        (adding("CgBI", [0, 0, 0, 0]), .unknownChunk("CgBI")),
        (beginning + StoredPNG.chunk("CgBI", [0, 0, 0, 0]) + file.dropFirst(8), .unknownChunk("CgBI")),
        (adding("IHDR", builder.header), .invalidChunk("IHDR")),
        (adding("PLTE", [1, 2]), .invalidChunk("PLTE")),
        (adding("tRNS", [0, 0]), .invalidChunk("tRNS")),
        // Chunks of data that are apart.
        (
            Array(file.prefix(33)) + StoredPNG.chunk("IDAT", Array(data.prefix(9))) + StoredPNG.chunk("tIME", [])
                + StoredPNG.chunk("IDAT", Array(data.dropFirst(9))) + StoredPNG.chunk("IEND", []), .invalidChunk("IDAT")
        ),
        (indexed(nil), .invalidPalette), (indexed([1, 2, 3]), nil), (indexed([1, 2, 3], last: 1), .invalidPalette),
    ]

    @Test("is refused for data that do not fit the header, an unknown filter, chunks and palettes", arguments: damaged)
    func refused(file: [UInt8], expected: PNGError?) { #expect(error(file) == expected) }

    @Test("is refused for an invalid header", arguments: [(8, 5), (9, 1), (10, 1), (11, 1), (12, 2), (3, 0)])
    func header(byte: Int, value: UInt8) {
        var header = Self.builder.header
        header[byte] = value
        #expect(error(Self.beginning + StoredPNG.chunk("IHDR", header) + Self.file.dropFirst(33)) == .invalidHeader)
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
    /// The filter of all rows; `nil` to use the five in turn.
    var filter: Int? = 0

    var samples: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }

    /// Returns the file of a picture whose samples a function gives.
    func file(_ sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int) -> [UInt8] {
        file(data: StoredPNG.zlib(rows(sample)))
    }

    /// Returns a file with a zlib stream.
    func file(data: [UInt8]) -> [UInt8] {
        let start = StoredPNG.signature + StoredPNG.chunk("IHDR", header)
        let others = chunks.flatMap { StoredPNG.chunk($0.name, $0.contents) }
        return start + others + StoredPNG.chunk("IDAT", data) + StoredPNG.chunk("IEND", [])
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
        if filter == 0 { return [0] + row }
        let distance = samples * depth / 8
        let bytes = row.indices.map { index -> UInt8 in
            let left = index < distance ? 0 : Int(row[index - distance])
            let up = Int(above[index])
            let upLeft = index < distance ? 0 : Int(above[index - distance])
            let nearest = [left, up, upLeft].min { abs(left + up - upLeft - $0) < abs(left + up - upLeft - $1) }
            let predictions = [0, left, up, (left + up) / 2, nearest ?? 0]
            return row[index] &- UInt8(predictions[filter])
        }
        return [UInt8(filter)] + bytes
    }
}
