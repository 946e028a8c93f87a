import XCTest

final class RoomTests: XCTestCase {
    func testRoom() {
        let application = XCUIApplication()
        application.launch()
        application.staticTexts[A11yIdentifiers.room.name].tap()
        application.staticTexts["text"].tap()
        application.buttons.matching(NSPredicate(format: "identifier BEGINSWITH 'abo'")).firstMatch.tap()
    }
}
