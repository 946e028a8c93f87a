import Testing

@testable import SnapgenReview

@Suite("Picture")
struct PictureTests {
    @Test("has as many bytes as its size needs")
    func pixels() {
        let size = PictureSize(width: 2, height: 1)
        #expect(Picture(size: size, pixels: Array(repeating: 0, count: 8)) != nil)
        #expect(Picture(size: size, pixels: Array(repeating: 0, count: 7)) == nil)
        #expect(Picture(size: PictureSize(width: 0, height: 1), pixels: []) == nil)
        #expect(Picture(size: PictureSize(width: .max, height: 4), pixels: []) == nil)
    }
}
