import Testing

@testable import SnapgenReview

@Suite("PictureComparison")
struct PictureComparisonTests {
    @Test("finds nothing in equal pictures")
    func equal() {
        let picture = Picture(width: 20, height: 10) { _, _ in Pixels.white }
        var none = PictureDifference()
        none.perceptualPrecision = 1
        #expect(PictureComparison().compare(picture, with: picture) == none)
    }

    @Test("counts pixels above the threshold")
    func threshold() {
        let old = Picture(width: 10, height: 1) { _, _ in (100, 100, 100, 255) }
        let new = Picture(width: 10, height: 1) { x, _ in (100 + UInt8(x) * 10, 100, 100, 255) }
        let strict = PictureComparison(threshold: 0, includesAntialiasing: true).compare(old, with: new)
        #expect(strict.changed == 9)
        let largest = strict.largest
        let atLargest = PictureComparison(threshold: largest + 1e-9, includesAntialiasing: true)
        #expect(atLargest.compare(old, with: new).changed == 0)
        let below = PictureComparison(threshold: largest - 1e-9, includesAntialiasing: true)
        #expect(below.compare(old, with: new).changed == 1)
        #expect(below.compare(old, with: new).share == 0.1)
    }

    @Test("counts smoothed edges only if it includes antialiasing")
    func antialiasing() {
        let edge = { (gray: UInt8) in
            Picture(width: 9, height: 9) { x, _ in
                x < 4 ? Pixels.black : x == 4 ? (gray, gray, gray, 255) : Pixels.white
            }
        }
        let difference = PictureComparison().compare(edge(90), with: edge(180))
        #expect(difference.changed == 0)
        #expect(difference.antialiased == 9)
        #expect(difference.differing == 9 && difference.perceptible == 9)
        #expect(PictureComparison().compare(edge(90), with: edge(120)).perceptible == 0)
        let all = PictureComparison(includesAntialiasing: true).compare(edge(90), with: edge(180))
        #expect(all.changed == 9)
        #expect(all.antialiased == 0)
        #expect(all.boxes == [PixelBox(left: 4, top: 0, width: 1, height: 9)])
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
