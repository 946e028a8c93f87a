import Testing

@testable import SnapgenReview

@Suite("Boxes of changes")
struct ChangedBoxesTests {
    private func boxes(_ width: Int, _ height: Int, _ isChanged: (Int, Int) -> Bool) -> [PixelBox] {
        let old = Picture(width: width, height: height) { _, _ in Pixels.white }
        let new = Picture(width: width, height: height) { isChanged($0, $1) ? Pixels.black : Pixels.white }
        return PictureComparison(includesAntialiasing: true).compare(old, with: new).boxes
    }

    @Test("fit exactly around changes that are apart, from top to bottom")
    func apart() {
        let places = [
            PixelBox(left: 200, top: 3, width: 20, height: 9), PixelBox(left: 5, top: 100, width: 1, height: 1),
        ]
        let result = boxes(300, 150) { x, y in
            places.contains { $0.left..<$0.left + $0.width ~= x && $0.top..<$0.top + $0.height ~= y }
        }
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
