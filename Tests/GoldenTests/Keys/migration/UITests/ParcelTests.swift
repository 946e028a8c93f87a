import XCTest

extension XCUIElementQuery {
    subscript(identifier: AccessibilityIdentifier) -> XCUIElement { self[identifier.asString] }
}

final class ParcelTests: XCTestCase {
    func testParcel() {
        let app = XCUIApplication()
        XCTAssertTrue(app.staticTexts["parcelTitle"].exists)
        app.buttons[.trackButton].tap()
        app.buttons[.refuseButton].tap()
        app.cells["languageCell"].tap()
        app.cells["literal"].tap()
        app.cells[A11yIdentifiers.page].tap()
        app.screen(of: PageAccessibility.self).title.tap()
    }

    func testParcelByKeys() {
        let screen = application.screen(of: ParcelAccessibility.self)
        screen.parcelTitle.assert(text: "Book")
        screen.trackButton.tap()
    }
}
