final class A: SnapshotTest {
    override class func snapshotPreviews() -> [String]? { names }
}
final class B: XCTestCase {
    func testHotelList() { HotelListView_Previews.test() }
}
