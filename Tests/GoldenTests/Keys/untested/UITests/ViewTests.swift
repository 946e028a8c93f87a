import XCTest

func testViews(_ app: XCUIApplication) {
    let texts = [
        app.buttons[A11yIdentifiers.used], app.buttons[A11yIdentifiers.set], app.buttons[A11yIdentifiers.unset],
        app.buttons["text"], app.buttons["row \(n)"],
    ]
    let predicates = [
        "identifier == 'equal' AND value == 'x'", "identifier BEGINSWITH[c] 'begin-'", "identifier endswith \"-end\"",
        "identifier CONTAINS 'middle'", "identifier LIKE 'some-*'", "label == 'label'",
    ]
    let other = "sum-" + String(1)
}
