import XCTest

@testable import TravelUI

final class RoomTests: XCTestCase {
    func testRooms() {
        RoomCell_Previews.test()
    }

    func testPrice() {
        Room.Price_Previews.test(batch: .small, record: false)
    }

    func testRoomsAgain() {
        RoomCell_Previews.test(batch: .component)
    }
}
