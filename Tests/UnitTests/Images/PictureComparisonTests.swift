import Testing

@testable import SnapgenReview

@Suite("PictureComparison")
struct PictureComparisonTests {
    @Test("counts pixels above the threshold")
    func threshold() {
        let old = Picture(width: 10, height: 1) { _, _ in (100, 100, 100, 255) }
        let new = Picture(width: 10, height: 1) { x, _ in (100 + UInt8(x) * 10, 100, 100, 255) }
        func compare(_ threshold: Double) -> PictureDifference {
            PictureComparison(threshold: threshold).compare(old, with: new)
        }
        let largest = compare(0).largest
        #expect([0, largest + 1e-9, largest - 1e-9].map { compare($0).changed } == [9, 0, 1])
        #expect(compare(largest - 1e-9).share == 0.1)
    }

    @Test("does not count smoothed edges as changed")
    func antialiasing() {
        let edge = { (gray: UInt8) in
            Picture(width: 9, height: 9) { x, _ in
                x < 4 ? Pixels.black : x == 4 ? (gray, gray, gray, 255) : Pixels.white
            }
        }
        let difference = PictureComparison().compare(edge(90), with: edge(180))
        #expect((difference.changed, difference.antialiased) == (0, 9))
        #expect(difference.differing == 9 && difference.perceptible == 9)
        #expect(PictureComparison().compare(edge(90), with: edge(120)).perceptible == 0)
        #expect(difference.boxes == [PixelBox(left: 4, top: 0, width: 1, height: 9)])
    }

    @Test("counts pixels that only one of two sizes has, unless they are transparent")
    func sizes() {
        let old = Picture(width: 10, height: 4) { _, _ in Pixels.white }
        let new = Picture(width: 6, height: 8) { x, _ in x == 5 ? (0, 0, 0, 0) : Pixels.white }
        for (first, second) in [(old, new), (new, old)] {
            let difference = PictureComparison().compare(first, with: second)
            // In the common area, transparent pixels differ from white ones on black.
            #expect(difference.changed == 4 * 4 + 4 * 5 + 4)
            #expect(difference.share == 40.0 / 80)
            #expect(!difference.sameSize)
        }
    }
}

@Suite("Boxes of changes")
struct ChangedBoxesTests {
    private func boxes(_ width: Int, _ height: Int, _ isChanged: (Int, Int) -> Bool) -> [PixelBox] {
        let old = Picture(width: width, height: height) { _, _ in Pixels.white }
        let new = Picture(width: width, height: height) { isChanged($0, $1) ? Pixels.black : Pixels.white }
        return PictureComparison().compare(old, with: new).boxes
    }

    @Test("fit exactly around changes that are apart, from top to bottom")
    func apart() {
        let result = boxes(300, 150) { x, y in 200..<220 ~= x && 3..<12 ~= y || x == 5 && y == 100 }
        let places = [(200, 3, 20, 9), (5, 100, 1, 1)].map { PixelBox(left: $0, top: $1, width: $2, height: $3) }
        #expect(result == places)
    }

    @Test("are one for changes close to each other, such as the letters of a word")
    func close() {
        #expect(boxes(200, 40) { x, y in 40..<160 ~= x && x % 12 < 8 && 10..<20 ~= y }.count == 1)
    }

    @Test("do not intersect, and hold every change")
    func disjoint() {
        let isChanged = { (x: Int, y: Int) in
            (x - 90) * (x - 90) + (y - 90) * (y - 90) > 7000 || (85..<95 ~= x && y == 90)
        }
        let result = boxes(180, 180, isChanged)
        #expect(result == [PixelBox(left: 0, top: 0, width: 180, height: 180)])
    }

    @Test("are few however many changes there are")
    func few() {
        let result = boxes(1000, 400) { x, y in x % 40 == 0 && y % 40 == 0 }
        #expect((1...100).contains(result.count))
        #expect(result.reduce(0) { $0 + $1.width * $1.height } >= 250)
    }
}

@Suite("Counts of pixelmatch")
struct PixelmatchTests {
    /// Counts of pixelmatch 7.2.0 with `checkerboard: false`: all pixels above the threshold, and those not at smoothed edges.
    private static let counts: [(seed: Int, all: Int, changed: Int)] = [
        (0, 1168, 902), (1, 933, 1), (2, 1067, 0), (3, 1289, 1124), (4, 787, 2), (5, 933, 1), (6, 1269, 1218),
        (7, 1218, 803), (8, 714, 296), (9, 1516, 1367), (10, 1072, 861), (11, 1146, 1146),
    ]

    @Test("are the same for stripes with smoothed edges, opaque and transparent", arguments: counts)
    func areEqual(seed: Int, all: Int, changed: Int) throws {
        let (old, new) = (stripes(seed, 0), stripes(seed, 1))
        var comparison = PictureComparison(threshold: 0.05 + 0.02 * Double(seed % 4))
        comparison.grounds = [255]
        let difference = comparison.compare(old, with: new)
        #expect(difference.changed == changed)
        #expect(difference.changed + difference.antialiased == all)
        // Decoded rows stay where they are between bytes of the file.
        let decoded = try [old, new].map { picture in
            let file = PNGBuilder(width: 61, height: 47, filter: nil).file { x, y, channel in
                Int(picture.pixels[(y * 61 + x) * 4 + channel])
            }
            return try Picture(png: file)
        }
        #expect(comparison.compare(decoded[0], with: decoded[1]) == difference)
        #expect(decoded[0].bytesPerRow == 61 * 4 + 1)
    }

    private func stripes(_ seed: Int, _ shift: Int) -> Picture {
        Picture(width: 61, height: 47) { x, y in
            let place = (x * (3 + seed % 5) + y * (2 + seed % 3) + shift * (1 + seed % 4)) % 40
            let rising = place < 14 ? 20 : 20 + (place - 13) * 55
            let gray = place < 17 ? rising : place < 34 ? 240 : 240 - (place - 33) * 31
            let alpha = seed % 3 == 0 ? 255 - x * y % 5 * (shift + 1) * 9 : 255
            return (UInt8(gray), UInt8((gray + seed * 3) & 255), UInt8(255 - gray), UInt8(alpha))
        }
    }
}

enum Pixels {
    static let white: (UInt8, UInt8, UInt8, UInt8) = (255, 255, 255, 255)
    static let black: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 255)
}

extension Picture {
    /// A picture that a test draws pixel by pixel.
    init(width: Int, height: Int, _ pixel: (_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8)) {
        let pixels = (0..<height).flatMap { y in (0..<width).map { pixel($0, y) } }
        let bytes = pixels.flatMap { [$0.0, $0.1, $0.2, $0.3] }
        self.init(size: PictureSize(width: width, height: height), pixels: bytes[...])
    }
}
