import Foundation
import Testing

@testable import SnapgenReview

@Suite("Decoding of PNG")
struct PNGDecodingTests {
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
        let plain = try Picture(png: PNGBuilder(width: 20, height: 20).file(sample))
        #expect(try Picture(png: builder.file(sample)) == plain)
        #expect(try Picture(png: builder.file(sample) + [1, 2, 3]) == plain)
    }

    @Test("keeps what deflate refers to while rows are taken: more than 32 kB")
    func longPictures() throws {
        let builder = PNGBuilder(width: 400, height: 300, filter: 2)
        let picture = try Picture(png: builder.file { x, y, channel in (x * 3 + y * y + channel) & 255 })
        #expect(picture.pixels[4 * (299 * 400 + 399)] == UInt8((399 * 3 + 299 * 299) & 255))
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
