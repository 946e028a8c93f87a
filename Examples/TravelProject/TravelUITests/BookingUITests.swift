import SnapgenUITesting
import XCTest

/// A UI test with the schemas that snapgen generated, because it does not see the sources of the app.
nonisolated final class BookingUITests: XCTestCase {
    @MainActor
    func testATripIsBooked() {
        let application = XCUIApplication()
        application.launch()
        application.screen(of: TripListAccessibility.self).trips["rvn"].waitForExistence().tap()
        let trip = application.screen(of: TripDetailAccessibility.self)
        trip.price.waitForExistence()
        trip.stops["Rovaniemi"].assert(exists: true)
        trip.book.tap()
        let form = application.screen(of: BookingFormAccessibility.self)
        form.name.waitForExistence().tap().typeText("Ada")
        form.travelers.assert(exists: true)
        form.insurance.tap()
        form.total.assert(exists: true)
    }
}
