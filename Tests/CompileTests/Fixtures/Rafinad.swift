import SnapgenUITesting
import XCTest

final class PageAccessibility: ScreenAccessibility {
    final class List: ViewAccessibility, SwipeableAccessibility { let rows = [TextAccessibility]() }
    let list = List()
    let name = TextFieldAccessibility()
}

@MainActor
func test(_ application: XCUIApplication) {
    let screen = application.screen(of: PageAccessibility.self)
    screen.list.assert(isExist: true).swipeUp().swipeUp(until: screen.name.isHittable)
        .swipeLeft { $0.isExist }.drag(deltaX: 0, deltaY: 1, until: screen.name.isExist)
        .perform { screen.name.submitByKeyboard().clearByKeyboard() }.print()
    screen.list.rows[0].wait(for: screen.list.isExist, message: "m").assert(screen.list.isExist)
}
