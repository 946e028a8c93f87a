import XCTest

typealias Identifiers = A11yIdentifiers

func testPage(_ app: XCUIApplication) {
    let buttons = [
        app.buttons[A11yIdentifiers.other], app.buttons[A11yIdentifiers.constant], app.buttons["list-text"],
        app.buttons[Identifiers.alias], app.buttons["list-preview"], app.buttons["list-provider"],
        app.buttons[RowAccessibilityIdentifier.send.rawValue], app.buttons[RowAccessibilityIdentifier.other.rawValue],
        app.buttons[.used],
    ]
    let page = app.screen(of: PageAccessibility.self)
    page.submit.tap()
    page.other.tap()
}
