import Testing

@testable import SnapgenReview

@Suite("signatures of changes")
struct ChangeSignatureTests {
    @Test func equalPicturesHaveNone() throws {
        #expect(try signature(picture(100, 100), picture(100, 100)) == nil)
    }

    @Test func placeInThePictureDoesNotCount() throws {
        let first = try signature(picture(100, 100), picture(100, 100, (box(5, 8), 0)))
        let second = try signature(picture(200, 300), picture(200, 300, (box(131, 222), 0)))
        #expect(first != nil)
        #expect(first == second)
    }

    @Test func numberOfEqualRectanglesDoesNotCount() throws {
        let one = try signature(picture(300, 300), picture(300, 300, (box(5, 8), 0)))
        let two = try signature(picture(300, 300), picture(300, 300, (box(5, 8), 0), (box(201, 203), 0)))
        #expect(one == two)
    }

    @Test func unchangedPixelsDoNotCount() throws {
        let corners = [box(10, 10, 2, 2), box(28, 18, 2, 2)]
        let inside = box(15, 14, 4, 2)
        let first = try signature(
            picture(100, 100), picture(100, 100, (corners[0], 0), (corners[1], 0)))
        let second = try signature(
            picture(100, 100, (inside, 90)), picture(100, 100, (inside, 90), (corners[0], 0), (corners[1], 0)))
        #expect(first == second)
    }

    @Test func sizeColourAndGrowthCount() throws {
        let signatures = try [
            signature(picture(100, 100), picture(100, 100, (box(5, 8), 0))),
            signature(picture(100, 100), picture(100, 100, (box(5, 8), 30))),
            signature(picture(100, 100), picture(100, 100, (box(5, 8, 21), 0))),
            signature(picture(100, 100, gray: 200), picture(100, 100, gray: 200, (box(5, 8), 0))),
            signature(picture(100, 100), picture(100, 120)),
            signature(picture(100, 100), picture(100, 121)),
        ]
        #expect(Set(signatures).count == signatures.count)
    }

    private func signature(_ old: Picture, _ new: Picture) throws -> UInt64? {
        PictureComparison().compare(old, with: new).signature(from: old, to: new)
    }
}
