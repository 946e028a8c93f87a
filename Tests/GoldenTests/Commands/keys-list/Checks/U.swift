import XCTest

let text = "b"
let row = XCUIApplication().buttons["row.1"]
