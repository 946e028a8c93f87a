import XCTest

let q = [XCUIApplication().staticTexts["n"], XCUIApplication().buttons["b"]]
