import XCTest

let text = "b"
let sum = XCUIApplication().buttons["ro" + "w.1"]
