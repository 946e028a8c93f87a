import XCTest

let text = "b"
