import SnapgenTestSupport
import Testing

@testable import SnapgenReview

/// Pairs of files from a generator, by what differs.
@Suite("Visible changes")
struct VisibleChangesTests {
    private typealias Color = (red: Int, green: Int, blue: Int, alpha: Int)

    /// Returns a file with samples of 8 or 16 bits, which a function gives for each pixel.
    private func file(
        _ width: Int = 60, _ height: Int = 40, depth: Int = 8, chunks: [(name: String, contents: [UInt8])] = [],
        _ color: (_ x: Int, _ y: Int) -> Color
    ) throws -> Picture {
        let builder = PNGBuilder(width: width, height: height, depth: depth, chunks: chunks)
        let png = builder.file { x, y, channel in
            let color = color(x, y)
            return [color.red, color.green, color.blue, color.alpha][channel]
        }
        return try Picture(png: png)
    }

    private func flat(
        _ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255, chunks: [(name: String, contents: [UInt8])] = []
    ) throws -> Picture { try file(chunks: chunks) { _, _ in (red, green, blue, alpha) } }

    private func compare(_ old: Picture, _ new: Picture) -> PictureDifference {
        PictureComparison().compare(old, with: new)
    }

    @Test(
        "of colours of the system are perceptible",
        arguments: [
            ([255, 255, 255], [242, 242, 247]), ([255, 59, 48], [255, 56, 60]), ([0, 122, 255], [0, 136, 255]),
            ([28, 28, 30], [31, 31, 33]), ([242, 242, 247], [238, 238, 243]),
        ])
    func systemColors(old: [Int], new: [Int]) throws {
        let difference = try compare(flat(old[0], old[1], old[2]), flat(new[0], new[1], new[2]))
        #expect(difference.differing == 2400 && difference.perceptible == 2400)
        #expect(difference.boxes == [PixelBox(left: 0, top: 0, width: 60, height: 40)])
        #expect(!difference.isImperceptible && !difference.hasSamePixels)
        #expect(difference.summary(of: 2400) == "differs in 2400 pixels (100 %), all perceptible")
    }

    @Test("of one level differ and are not perceptible, and have a precision with which tests pass")
    func oneLevel() throws {
        let difference = try compare(flat(200, 200, 200), flat(200, 201, 200))
        #expect(difference.differing == 2400 && difference.perceptible == 0 && difference.isImperceptible)
        #expect(try 0.98..<1 ~= #require(difference.perceptualPrecision))
    }

    @Test("of transparency count on one ground at least", arguments: [255, 0])
    func transparency(gray: Int) throws {
        let difference = try compare(flat(gray, gray, gray), flat(gray, gray, gray, 0))
        #expect(difference.changed == 2400 && difference.differing == 2400 && difference.largest > 0.9)
        #expect(try compare(flat(gray, 0, 0, 0), flat(0, gray, 0, 0)).hasSamePixels)
    }

    @Test("of one pixel and of one line are found, however faint the line is")
    func small() throws {
        let white = try flat(255, 255, 255)
        let dot = try file { x, y in x == 31 && y == 17 ? (0, 0, 0, 255) : (255, 255, 255, 255) }
        let pixel = compare(white, dot)
        #expect(pixel.differing == 1 && pixel.perceptible == 1)
        #expect(pixel.boxes == [PixelBox(left: 31, top: 17, width: 1, height: 1)])
        #expect(pixel.summary(of: 12_000_000) == "differs in 1 pixel (under 0.0001 %), all perceptible")
        let line = try file { _, y in y == 20 ? (245, 245, 250, 255) : (255, 255, 255, 255) }
        #expect(compare(white, line).perceptible >= 40)
    }

    @Test("of 16 bits differ, also below one level of 8 bits")
    func depth() throws {
        let deep = { (red: Int) in try self.file(depth: 16) { _, _ in (red, 40000, 40000, 65535) } }
        let difference = try compare(deep(40000), deep(40001))
        #expect(difference.differing == 2400 && difference.perceptible == 0)
        #expect(0..<0.001 ~= difference.largest && difference.largest > 0)
        let equal = try file(depth: 16) { x, y in (x * 257, y * 257, 51 * 257, 65535) }
        #expect(try compare(equal, file { x, y in (x, y, 51, 255) }).hasSamePixels)
    }

    private static let p3: (name: String, contents: [UInt8]) = ("cICP", [12, 13, 0, 1])

    @Test("of a profile alone are named, and change what is seen")
    func profile() throws {
        let difference = try compare(flat(255, 0, 0), flat(255, 0, 0, chunks: [Self.p3]))
        #expect(difference.profiles == ["sRGB", "Display P3"])
        #expect(difference.differing == 2400 && difference.perceptible == 2400)
        #expect(difference.summary(of: 2400).hasSuffix("; the colour profile sRGB has become Display P3"))
    }

    @Test("are none where a program has converted the colours, but the profile is named")
    func convertedProfile() throws {
        let old = try file { x, y in (40 + x * 3, 100 + y * 2, 90, 200) }
        let difference = compare(old, old.converted(to: .displayP3, isDeep: false))
        #expect(difference.differing == 0 && difference.profiles != nil && !difference.hasSamePixels)
        // sRGB's red has these samples in Display P3 (CSS Color 4, 234 51 35).
        let red = try flat(255, 0, 0).converted(to: .displayP3, isDeep: false)
        #expect(Array(red.pixels.prefix(4)) == [234, 51, 35, 255])
    }

    @Test(
        "are none between files that state sRGB in different ways",
        arguments: [
            ("sRGB", [0]), ("gAMA", [0, 0, 0xb1, 0x8f]), ("cICP", [1, 13, 0, 1]),
            ("cHRM", [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000].flatMap { StoredPNG.bigEndian($0) }),
        ] as [(String, [UInt8])])
    func sameProfile(name: String, contents: [UInt8]) throws {
        let stated = try file(chunks: [(name, contents)]) { x, y in (x * 4, y * 6, 7, 255) }
        for chunks in [[], [("iCCP", Self.icc(.sRGB))]] {
            #expect(try compare(file(chunks: chunks) { x, y in (x * 4, y * 6, 7, 255) }, stated).hasSamePixels)
        }
    }

    @Test(
        "are found between files with primaries that are no colours",
        arguments: [
            [Int](repeating: 0, count: 8), [31270, 0, 64000, 0, 30000, 0, 15000, 0],
            [31270, 32900, 64000, 33000, 64000, 33000, 64000, 33000],
        ])
    func damagedPrimaries(numbers: [Int]) throws {
        let chunks = [(name: "cHRM", contents: numbers.flatMap { StoredPNG.bigEndian($0) })]
        let red = try flat(255, 0, 0, chunks: chunks)
        #expect(try compare(red, flat(0, 0, 255)).perceptible == 2400)
        #expect(try compare(red, flat(255, 0, 0)).hasSamePixels)
    }

    @Test("of embedded profiles are compared by converted values")
    func embedded() throws {
        let embedded = try flat(234, 51, 35, chunks: [("iCCP", Self.icc(.displayP3))])
        #expect(embedded.profile.name == "Test")
        #expect(try compare(flat(234, 51, 35, chunks: [Self.p3]), embedded).hasSamePixels)
        #expect(try compare(flat(255, 0, 0), embedded).differing == 0)
    }

    @Test("A damaged profile is left out, at every length and with any byte changed")
    func damagedProfile() throws {
        let profile = Self.icc(.displayP3)
        for index in profile.indices {
            _ = try file(2, 1, chunks: [("iCCP", Array(profile.prefix(index)))]) { _, _ in (1, 2, 3, 255) }
            var changed = profile
            changed[index] ^= 0xff
            _ = try file(2, 1, chunks: [("iCCP", changed)]) { _, _ in (1, 2, 3, 255) }
        }
    }

    /// Returns the contents of `iCCP` with the parts of a profile that Apple writes: three colours and one curve.
    private static func icc(_ profile: ColorProfile) -> [UInt8] {
        func fixed(_ value: Double) -> [UInt8] { StoredPNG.bigEndian(Int((value * 65536).rounded())) }
        let numbers = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
        let curve = Array("para".utf8) + [0, 0, 0, 0, 0, 3, 0, 0] + numbers.flatMap(fixed)
        let title = Array("desc".utf8) + [0, 0, 0, 0, 0, 0, 0, 5] + Array("Test\0".utf8)
        let colors = profile.primaries.map { color in
            Array("XYZ ".utf8) + [0, 0, 0, 0] + [color.x, color.y, color.z].flatMap(fixed)
        }
        let tags = zip(["rXYZ", "gXYZ", "bXYZ", "gTRC", "desc"], colors + [curve, title])
        var (table, data): ([UInt8], [UInt8]) = (StoredPNG.bigEndian(5), [])
        for (name, contents) in tags {
            let offset = StoredPNG.bigEndian(128 + 4 + 5 * 12 + data.count)
            table += Array(name.utf8) + offset + StoredPNG.bigEndian(contents.count)
            data += contents
        }
        let header = [UInt8](repeating: 0, count: 16) + Array("RGB XYZ ".utf8) + [UInt8](repeating: 0, count: 104)
        return Array("x\0\0".utf8) + StoredPNG.zlib(header + table + data)
    }
}
