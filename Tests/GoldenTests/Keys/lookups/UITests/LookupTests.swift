import XCTest

final class LookupTests: XCTestCase {
    let app = XCUIApplication()

    func testOther() { app.buttons["list-other"].tap() }

    func testQueries() {
        app.buttons["list-cancle"].tap()
        _ = app.staticTexts["userProfile-cancle"].label
        _ = app.otherElements["a11y_cancle"].exists
        _ = app.tables.cells["Checkout_main-main-cancle"].firstMatch
        _ = app.buttons.matching(identifier: "row2_cancle").count
        _ = app.buttons.element(matching: .button, identifier: "list.main.cancle")
        _ = app.cells.containing(.button, identifier: "userProfile_cancle").count
        app.descendants(matching: .any)["a11y_cancel_1"].tap()
        app.descendants(matching: .any).matching(predicate)["Checkout_main_cancle"].tap()
        _ = app.buttons.matching(NSPredicate(format: "identifier == 'row2_cancel'")).count
        _ = app.windows.firstMatch.switches["list_cancle"].value
        XCUIApplication().textFields["userProfile_cancel"].typeText("a")
        _ = query.images["a11y_cancle"].exists
        app.sliders["Checkout_main_cancel"].adjust(toNormalizedSliderPosition: 1)
        _ = app.navigationBars["row2_cancle"].exists
        _ = app.segmentedControls["list_cancel"].exists
        app.cells["userProfile_cancle_12"].tap()
    }

    func testConstants() {
        app.buttons[IDs.save.rawValue].tap()
        app.buttons[Constants.save].tap()
        app.buttons[Page.save].tap()
        app.buttons[Outer.Row.save].tap()
        app.buttons[Alias.saveAlias].tap()
        app.buttons[ClassPage.save].tap()
        app.buttons[Functions.save()].tap()
        app.buttons[Computed.save].tap()
        app.buttons[instance.save].tap()
        app.buttons[saveID].tap()
    }

    func testHelpers() {
        let id = "list_local"
        app.buttons[id].tap()
        let other = id
        app.buttons[other].tap()
        app.buttons[isOn ? "list_chosen" : "list-other"].tap()
        tap("list_argument")
        press(id: "list_labelled_argument")
        app.buttons.matching(NSPredicate(format: "identifier == %@", "list_format")).element.tap()
    }

    func tap(_ id: String) { app.buttons[id].tap() }

    func press(id: String) { app.buttons[id].tap() }
}

extension LookupTests {
    func testExtension() {
        self.app.descendants(matching: .any).matching(identifier: "list_extension").element.tap()
    }
}

enum IDs: String { case save = "list_enumeration", passed = "list_enumeration_passed" }
enum Constants {
    static let save = "list_constant"
    static let saveAlias = "list_alias"
}
struct Page {
    static let save = "list_page"
    func tap() {}
}
enum Outer { enum Row { static let save = "list_nested" } }
typealias Alias = Constants
final class ClassPage { static let save = "list_class" }
enum Functions { static func save() -> String { "list_function" } }
enum Computed { static var save: String { "list_computed" } }
struct InstancePage { let save = "list_instance" }
let instance = InstancePage()
private let saveID = "list_global"

extension LookupTests {
    func testMoreQueries() {
        app.menuItems["list_menu"].tap()
        _ = app.windows["list_window"].exists
        let cells = app.tables.cells
        cells["list_cell"].tap()
        app.cancel.tap()
        app.buttons["list-other-part"].tap()
        app.buttons["list-old"].tap()
        _ = app.buttons.matching(.init(format: "identifier LIKE %@", "list_like")).count
    }

    func testMoreHelpers() {
        tap(Constants.passed)
        tap(IDs.passed.rawValue)
        choose(.passed)
        find("list_chain").tap()
    }

    func choose(_ id: IDs) { tap(id.rawValue) }

    func find(_ identifier: String) -> XCUIElement { element(named: identifier) }

    func element(named id: String) -> XCUIElement { app.descendants(matching: .any)[id] }
}

extension XCUIApplication { var cancel: XCUIElement { buttons["list_implicit"] } }
extension Constants { static let passed = "list_passed" }
