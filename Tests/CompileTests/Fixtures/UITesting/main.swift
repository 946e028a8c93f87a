// A UI test with an app of the stubs, as a program that prints failures and actions.

import SnapgenUITesting
import XCTest

@MainActor
func cell(_ item: String, title: String) -> StubElement {
    StubElement(
        .other, "UserListAccessibility.content.users[\(item)]",
        [
            StubElement(
                .other, "CellAccessibility.avatar",
                [
                    StubElement(.image, "AvatarAccessibility.image", label: "Face of \(title)"),
                    StubElement(.image, "AvatarAccessibility.placeholder", label: "Placeholder"),
                ]),
            StubElement(.staticText, "CellAccessibility.title", label: title),
        ])
}

@MainActor
func app() -> StubElement {
    var field = StubElement(.textField)
    (field.value, field.placeholder, field.isFocused, field.cursor) = ("ada", "Search", true, 1)
    return StubElement(
        .application, "",
        [
            StubElement(
                .other, "UserListAccessibility.content",
                [
                    StubElement(
                        .other, "UserListAccessibility.content.search",
                        [field, StubElement(.button, "clear-search", label: "Clear")]),
                    cell("ada", title: "Ada"), cell("bob", title: "Bob"),
                ]),
            StubElement(.staticText, "UserListAccessibility.footer.count", label: "2 users"),
            StubElement(.staticText, "UserListAccessibility.guests[eve]", label: "Eve"),
            StubElement(.other, "UserListAccessibility.chart"),
        ])
}

@MainActor
func section(_ title: String, _ steps: (TestingElement<UserListAccessibility>) -> Void) {
    print("# \(title)")
    XCUIApplication.root = app()
    XCUIApplication.log = []
    steps(XCUIApplication().screen(of: UserListAccessibility.self))
    XCUIApplication.log.forEach { print($0) }
}

section("everything is found") { screen in
    screen.content.waitForExistence(timeout: 0).assert(exists: true)
    screen.content.users.assert(count: 2).assert(isEmpty: false)
    screen.content.users["ada"].title.assert(text: "Ada")
    screen.content.users[1].perform { $0.title.waitForText("Bob", timeout: 0) }
        .avatar.image.assert(label: "Face of Bob")
    screen.content.users[0].avatar.placeholder[ImageAccessibility.self].assert(label: "Placeholder")
    screen.content.search.assert(text: "ada").assert(placeholder: "Search").assert(isFocused: true).clearText()
    screen.content.search.clear.tap()
    screen.footer.count.assert(text: "2 users")
    screen.guests["eve"].assert(text: "Eve")
    screen.content.swipeUp(limit: 2, until: { _ in false }).drag(deltaX: 0, deltaY: -2)
    screen.content.users["bob"].assert(isSelected: false).assert(isEnabled: true)
    screen.content.search.waitForFocused(timeout: 0)
    screen.content.users["eve"].assert(exists: false).waitForNonExistence(timeout: 0)
}

section("a view that stands twice fails with its key") { screen in
    XCUIApplication.root.children.append(cell("ada", title: "Ada"))
    XCUIApplication().view(of: CellAccessibility.self).title.assert(text: "Ada")
    XCUIApplication().view(of: CellAccessibility.self).title.waitForExistence(timeout: 0)
    screen.content.users["ada"].title.assert(text: "Ada")
    screen.content.users["ada"].avatar.image.tap()
}

section("an element around it that stands twice fails too") { screen in
    XCUIApplication.root.children.append(app().children[0])
    screen.content.users["ada"].title.assert(text: "Ada")
}

section("a value that differs, an element that is missing") { screen in
    screen.content.users["ada"].title.assert(text: "Bob")
    screen.content.users["eve"].waitForExistence(timeout: 0)
    screen.content.users["eve"].waitForExistence(timeout: 0, failing: false)
}

section("an element keeps the key of a schema around its own") { screen in
    XCUIApplication.root.children = [StubElement(.image, "UserListAccessibility.content.search", label: "wide")]
    screen.content.search.assert(exists: false)
    XCUIApplication().screen(of: UserListAccessibility.self).footer.count.assert(exists: false)
}

section("a sample that the app does not show") { _ in
    let application = XCUIApplication()
    application.launch(sample: "UserList/1", timeout: 0)
    XCUIApplication.root.children = [
        StubElement(.staticText, "snapgen-unknown-sample", label: "there is no sample 'UserLst/1'")
    ]
    application.launch(sample: "UserLst/1", timeout: 0)
}

section("the issues of a sample") { _ in
    XCUIApplication.root.children.append(StubElement(.other, "snapgen-sample"))
    XCUIApplication.issues = [(.contrast, "pale"), (.hitRegion, "small")]
    try? XCUIApplication().assertSample("UserList/1", allowing: [.contrast])
}

section("an element within one with its identifier is the same element") { screen in
    let id = "UserListAccessibility.add"
    XCUIApplication.root.children.append(StubElement(.other, id, [StubElement(.button, id, label: "Add")]))
    screen.add.assert(exists: true).assert(isEnabled: true).tap()
    XCUIApplication.root.children.removeLast()
    XCUIApplication.root.children.append(StubElement(.button, id, [StubElement(.other, id)]))
    screen.add.tap()
    print("type of the element: \(screen.add.element.elementType)")
    XCUIApplication.root.children.append(StubElement(.other, id, [StubElement(.other, id)]))
    screen.add.assert(exists: true)
    XCUIApplication.root.children.append(
        StubElement(
            .other, "UserListAccessibility.guests[mia]", [StubElement(.button, "UserListAccessibility.guests[mia]")]))
    screen.guests.assert(count: 2)
}

section("an inherited part may have the name of its class") { _ in
    let screen = XCUIApplication().screen(of: GuestListAccessibility.self)
    XCUIApplication.root.children.append(StubElement(.button, "BaseAccessibility.close"))
    screen.close.tap()
    XCUIApplication.root.children = [StubElement(.button, "GuestListAccessibility.close")]
    screen.close.tap()
}

section("a check takes one snapshot of the app, and an action two") { screen in
    @MainActor func snapshots(_ steps: () -> Void) -> Int {
        let before = XCUIElement.snapshots
        steps()
        return XCUIElement.snapshots - before
    }
    let title = screen.content.users["ada"].title
    print(
        snapshots { title.assert(text: "Ada") }, snapshots { title.waitForExistence(timeout: 0) },
        snapshots { _ = title.exists }, snapshots { screen.content.users.assert(count: 2) }, snapshots { title.tap() })
}

section("gestures") { screen in
    screen.content.users["ada"].tap().tap(x: 0, y: 1).doubleTap().doubleTap(x: 0, y: 1)
        .press(duration: 2).press(duration: 2, x: 0, y: 1).longPress().longPress(x: 0, y: 1)
    screen.content.drag(from: CGVector(dx: 0, dy: 1), to: CGVector(dx: 1, dy: 0))
    #if os(iOS)
        screen.content.users["ada"].tap(count: 3)
        screen.chart.rotate(degrees: 180, velocity: 90).pinch(scale: 3, velocity: 1)
        screen.chart.rotate(degrees: 180, duration: 2).pinch(scale: 3, duration: 2)
    #endif
}

section("another field has the focus") { screen in
    var other = StubElement(.textField)
    (other.isFocused, other.frame.origin.y) = (true, 50)
    XCUIApplication.root.children[0].children[0].children[0].isFocused = false
    XCUIApplication.root.children.append(other)
    screen.content.search.assert(isFocused: false).waitForUnfocused(timeout: 0)
    XCUIApplication().descendants(matching: .textField).element(boundBy: 1).view(of: FieldAccessibility.self)
        .assert(isFocused: true)
    XCUIApplication.root.children[0].children[0].children = []
    screen.content.search.assert(isFocused: false)
}

section("a field without a text has none, and one that keeps a text is not cleared") { screen in
    screen.content.search.clearText().assert(text: "").assert(placeholder: "Search").clearText()
    XCUIApplication.root = app()
    XCUIApplication.root.changeFields { ($0.isFocused, $0.frame.size.width) = (false, 50) }
    screen.content.search.clearText()
}
