import XCTest

func testRows(_ app: XCUIApplication) {
    let rows = [app.cells["list-other"], app.cells["list-row-1"]]
}
