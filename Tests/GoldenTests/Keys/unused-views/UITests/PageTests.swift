import XCTest

func testPages(_ app: XCUIApplication) {
    let texts = [app.staticTexts["list-member"], app.staticTexts["list-page"], app.staticTexts["list-shown"]]
    let old = app.staticTexts["list-old"]
    let title = app.staticTexts["header-title"]
}
