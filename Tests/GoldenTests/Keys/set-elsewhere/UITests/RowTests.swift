import XCTest

func testRows(_ app: XCUIApplication) {
    let rows = [
        app.cells["list-other"], app.cells["interpolated-1"], app.cells["joined-row-1"], app.cells["case-row"],
        app.cells["constant-row"], app.cells["static-row"], app.cells["passed-row"], app.cells["symbol-row"],
        app.cells["chosen-row"], app.cells["a-interpolated-end"], app.cells["a-made-end"], app.cells["a-joined-end"],
        app.cells["lines-row"], app.cells["extension-row"], app.cells["debug-row"], app.cells["property-row"],
        app.cells["method-row"], app.cells["legacy-row"], app.cells["format-1-row"],
    ]
    let unknown = app.cells["unknown-row"]
}
