import XCTest

let q = XCUIApplication().buttons["a"]
