import SnapgenImages
import Testing

@Suite("Encoding of PNG")
struct PNGEncodingTests {
    /// Pictures whose data needs each part of deflate: short and long repetitions, near and far, no repetition, several blocks.
    private static let patterns: [@Sendable (Int, Int) -> Pixels.Pixel] = [
        { _, _ in Pixels.white },
        { x, y in (UInt8(x & 255), UInt8(y & 255), 0, 255) },
        { x, y in
            let noise = UInt64(x &+ 1) &* 0x9e37_79b9_7f4a_7c15 ^ UInt64(y &+ 1) &* 0xbf58_476d_1ce4_e5b9
            return (UInt8(noise >> 40 & 255), UInt8(noise >> 48 & 255), UInt8(noise >> 56), UInt8(noise >> 33 & 255))
        },
        { x, y in (x / 9 + y / 7) % 2 == 0 ? Pixels.black : (1, 2, 3, 4) },
    ]

    @Test("is read back unchanged", arguments: 0..<4, [(1, 1), (3, 200), (300, 2), (257, 131)])
    func roundTrip(pattern: Int, size: (Int, Int)) throws {
        let picture = Pixels(width: size.0, height: size.1, Self.patterns[pattern]).picture
        #expect(try Picture(png: picture.png()) == picture)
    }

    @Test("leaves alpha out of opaque pictures")
    func opaque() {
        #expect(Pixels(width: 2, height: 2) { _, _ in Pixels.white }.picture.png()[25] == 2)
        #expect(Pixels(width: 2, height: 2) { x, _ in (0, 0, 0, UInt8(254 + x)) }.picture.png()[25] == 6)
    }

    @Test("makes repetitions short")
    func compression() {
        #expect(Pixels(width: 300, height: 300) { _, _ in Pixels.white }.picture.png().count < 2700)
    }
}
