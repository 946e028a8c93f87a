import XCTest

func testRows(_ app: XCUIApplication) {
    let rows = [app.cells["list-other"], app.cells["list-row-1"]]
    // Data may make the first, and the second is misspelled.
    let others = [app.cells["product-blue-shirt"], app.cells["list-othr"]]
}
