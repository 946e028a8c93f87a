import TravelModels
import XCTest

@testable import Travel

/// A test by hand: generated tests stand beside those that a team has.
final class BookingTests: XCTestCase {
    func testTotalIncludesInsuranceForEachTraveler() {
        XCTAssertEqual(Booking(trip: .lisbon, travelers: 3).total, 3 * (417 + 19))
        XCTAssertNil(Booking(trip: .madeira).total)
    }
}
