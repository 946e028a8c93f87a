import Foundation
import Testing

@testable import SnapgenReview

@Suite("Decoding of PNG")
struct PNGDecodingTests {
    /// A form of pixels that PNG defines.
    struct Form: CustomTestStringConvertible {
        let colorType: Int
        let depth: Int
        let isInterlaced: Bool

        static let all = [(0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16])]
            .flatMap { type, depths in
                depths.flatMap { depth in
                    [false, true].map { Form(colorType: type, depth: depth, isInterlaced: $0) }
                }
            }

        var testDescription: String { "type \(colorType), \(depth) bits\(isInterlaced ? ", interlaced" : "")" }
    }

    private static func sample(_ x: Int, _ y: Int, _ channel: Int, depth: Int) -> Int {
        (x * 7919 + y * 104_729 + channel * 1299 + x * y * 31) % (1 << depth)
    }

    private static func color(_ index: Int) -> [UInt8] { [UInt8(index), UInt8(255 - index), UInt8(index * 37 % 256)] }

    /// The channels of a pixel with the given samples.
    private static func expected(_ samples: [Int], _ form: Form) -> [UInt8] {
        if form.colorType == 3 { return color(samples[0]) + [255] }
        let bytes = samples.map { form.depth == 16 ? UInt8($0 >> 8) : UInt8($0 * 255 / (1 << form.depth - 1)) }
        switch form.colorType {
        case 0: return [bytes[0], bytes[0], bytes[0], 255]
        case 2: return bytes + [255]
        case 4: return [bytes[0], bytes[0], bytes[0], bytes[1]]
        default: return bytes
        }
    }

    @Test("reads every color type, depth, filter and interlacing at many sizes", arguments: Form.all)
    func forms(form: Form) throws {
        for (width, height) in [(1, 1), (2, 9), (7, 6), (33, 13), (70, 5)] {
            var builder = PNGBuilder(
                width: width, height: height, depth: form.depth, colorType: form.colorType,
                isInterlaced: form.isInterlaced)
            if form.colorType == 3 {
                builder.chunks = [("PLTE", (0..<(1 << form.depth)).flatMap(Self.color))]
            }
            let file = builder.file { Self.sample($0, $1, $2, depth: form.depth) }
            let expected = (0..<height).flatMap { y in
                (0..<width).flatMap { x in
                    Self.expected((0..<builder.samples).map { Self.sample(x, y, $0, depth: form.depth) }, form)
                }
            }
            let picture = try Picture(png: file)
            #expect(picture.size == PictureSize(width: width, height: height))
            #expect(picture.pixels == expected, "\(width) x \(height)")
        }
    }

    @Test("reads every filter in every form", arguments: Form.all)
    func filters(form: Form) throws {
        var builder = PNGBuilder(
            width: 37, height: 4, depth: form.depth, colorType: form.colorType, isInterlaced: form.isInterlaced)
        if form.colorType == 3 { builder.chunks = [("PLTE", (0..<(1 << form.depth)).flatMap(Self.color))] }
        let pictures = try (0..<5).map { filter in
            builder.filter = filter
            return try Picture(png: builder.file { Self.sample($0, $1, $2, depth: form.depth) })
        }
        #expect(pictures.allSatisfy { $0 == pictures[0] })
    }

    @Test("makes one gray transparent", arguments: [1, 2, 4, 8, 16])
    func transparentGray(depth: Int) throws {
        let key = (1 << depth - 1) & 0x0fff
        var builder = PNGBuilder(width: 2, height: 1, depth: depth, colorType: 0)
        builder.chunks = [("tRNS", [UInt8(key >> 8), UInt8(key & 255)])]
        let picture = try Picture(png: builder.file { x, _, _ in x == 0 ? key : key ^ 1 })
        #expect(picture.pixels[3] == 0)
        #expect(picture.pixels[7] == 255)
    }

    @Test("compares all bits of a transparent color", arguments: [8, 16])
    func transparentColor(depth: Int) throws {
        var builder = PNGBuilder(width: 2, height: 1, depth: depth, colorType: 2)
        builder.chunks = [("tRNS", [0, 10, 0, 20, 0, 30])]
        let picture = try Picture(png: builder.file { x, _, channel in [10, 20, 30][channel] + x })
        #expect(picture.pixels[3] == 0)
        #expect(picture.pixels[7] == 255)
    }

    @Test("gives colours of a palette their alpha")
    func transparentPalette() throws {
        var builder = PNGBuilder(width: 3, height: 1, depth: 2, colorType: 3)
        builder.chunks = [("PLTE", [1, 2, 3, 4, 5, 6, 7, 8, 9]), ("tRNS", [0, 128])]
        let picture = try Picture(png: builder.file { x, _, _ in x })
        #expect(picture.pixels == [1, 2, 3, 0, 4, 5, 6, 128, 7, 8, 9, 255])
    }

    @Test("joins data chunks, and ignores ancillary ones and what follows the end")
    func chunks() throws {
        var builder = PNGBuilder(width: 20, height: 20)
        builder.chunks = [("tEXt", Array("Comment\u{0}x".utf8)), ("zzZz", [1, 2, 3])]
        builder.dataChunk = 7
        let file = builder.file { x, y, channel in (x * y + channel) & 255 }
        builder = PNGBuilder(width: 20, height: 20)
        let plain = builder.file { x, y, channel in (x * y + channel) & 255 }
        #expect(try Picture(png: file) == Picture(png: plain))
        #expect(try Picture(png: file + [1, 2, 3]) == Picture(png: plain))
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
        #expect(try PictureSize(png: Array(file.prefix(33))) == PictureSize(width: 1170, height: 2532))
        #expect(try PictureSize(png: Array(file.prefix(33))).description == "1170 x 2532")
        #expect(throws: PNGError.truncated) { try PictureSize(png: Array(file.prefix(32))) }
    }
}
