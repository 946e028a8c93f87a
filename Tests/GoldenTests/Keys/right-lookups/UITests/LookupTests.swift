import XCTest

/// Look-ups of labels, of views of the system and of other apps, and texts that are no look-ups.
final class LookupTests: XCTestCase {
    let app = XCUIApplication()

    func testLabels() {
        app.buttons["list-other"].tap()  // not "old_name"
        app.buttons["Save"].tap()
        app.buttons["Sign-in"].tap()
        _ = app.staticTexts["Hello, world"].exists
        _ = app.staticTexts["Wi-Fi"].exists
        _ = app.staticTexts["example.com"].exists
        app.buttons["OK"].tap()
        _ = app.staticTexts["https://a.b/c_d"].exists
        _ = app.staticTexts["ada@example.com"].exists
        app.buttons["1.5"].tap()
        app.buttons["Über-uns"].tap()
        _ = app.staticTexts["12_34"].exists
        app.buttons["x_y z"].tap()
        _ = app.staticTexts["iPhone"].exists
        _ = app.staticTexts["v1.2.3"].exists
    }

    func testOtherApps() {
        springboard.buttons["some_button"].tap()
        app.keyboards.buttons["some_button"].tap()
        app.webViews.buttons["some_button"].tap()
        safari.textFields["url_field"].tap()
        app.buttons["BackButton"].tap()
        app.keys["more_keys"].tap()
        let contacts = XCUIApplication(bundleIdentifier: "com.apple.MobileAddressBook")
        contacts.buttons["some_button"].tap()
        settings.cells["some_cell"].tap()
        self.settings.staticTexts.matching(identifier: "some_text").firstMatch.tap()
        let sheet = springboard.otherElements["some_sheet"]
        sheet.buttons["some_button"].tap()
        let web = app.webViews.firstMatch
        web.buttons["some_button"].tap()
        home().buttons["some_button"].tap()
        Apps.finder.buttons["some_button"].tap()
    }

    func home() -> XCUIApplication { XCUIApplication(bundleIdentifier: "com.apple.springboard") }

    func testSystem() {
        app.buttons["header.closeButton"].tap()
        app.sheets["save-panel"].tap()
        app.otherElements["com.apple.UIKit.activity.Copy"].tap()
        app.cells["ActivityAction_Copy"].tap()
        app.images["chevron.backward"].tap()
        app.images["plus.circle.fill"].tap()
    }

    func testHelpers() {
        Screen().send("list-other")
        Service().send("user_signed_in")
        app.buttons[Button.saveList.id].tap()
    }

    var settings: XCUIApplication { XCUIApplication(bundleIdentifier: Settings.name) }

    func testOtherTexts() {
        app.launchArguments = ["ui_testing"]
        app.launchEnvironment["some_key"] = "1"
        _ = dictionary["some_key"]
        XCTAssertEqual(app.label, "some_label")
        app.buttons[name].tap()
        app.buttons["\(id)_x"].tap()
        app.buttons[helper("some_name")].tap()
        app.buttons.element(boundBy: 0).tap()
        _ = app.buttons.matching(NSPredicate(format: "identifier BEGINSWITH 'row_'")).count
        _ = app.buttons.matching(NSPredicate(format: "label == 'a_b'")).count
    }
}

enum Apps { static let finder = XCUIApplication(url: url) }
struct Screen { func send(_ id: String) { XCUIApplication().buttons[id].tap() } }
struct Service { func send(_ event: String) {} }
enum Button: String {
    case saveList
    var id: String { rawValue.lowercased() }
}
