import SnapshotTesting
import XCTest

@testable import TravelUI

final class HotelTests: XCTestCase {
    func testHotelListView() {
        HotelListView_Previews.test(batch: .extended)
    }

    func testHotelBanner() {
        HotelBanner_Previews.test(batch: .component, precision: 0.98)
    }

    func testHeader() {
        assertSnapshot(of: HeaderViewController(), as: .image)
    }
}
