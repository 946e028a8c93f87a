import Testing

@testable import SnapgenReview

@Suite("Counts of pixelmatch")
struct PixelmatchTests {
    /// Counts of pixelmatch 7.2.0 with `checkerboard: false`: all pixels above the threshold, and those not at smoothed edges.
    private static let counts: [(seed: Int, all: Int, changed: Int)] = [
        (0, 1168, 902),
        (1, 933, 1),
        (2, 1067, 0),
        (3, 1289, 1124),
        (4, 787, 2),
        (5, 933, 1),
        (6, 1269, 1218),
        (7, 1218, 803),
        (8, 714, 296),
        (9, 1516, 1367),
        (10, 1072, 861),
        (11, 1146, 1146),
    ]

    @Test("are the same for stripes with smoothed edges, opaque and transparent", arguments: counts)
    func areEqual(seed: Int, all: Int, changed: Int) {
        let (old, new) = (stripes(seed, 0), stripes(seed, 1))
        var comparison = PictureComparison(threshold: 0.05 + 0.02 * Double(seed % 4))
        comparison.grounds = [255]
        let difference = comparison.compare(old, with: new)
        #expect(difference.changed == changed)
        #expect(difference.changed + difference.antialiased == all)
        comparison.includesAntialiasing = true
        #expect(comparison.compare(old, with: new).changed == all)
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
