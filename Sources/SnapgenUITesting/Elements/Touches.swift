#if canImport(XCUIAutomation) && (os(iOS) || os(macOS) || os(visionOS) || os(watchOS))
    import Foundation
    import XCUIAutomation

    // On macOS, taps and presses are for the Touch Bar, and the pointer clicks.
    // Source: https://developer.apple.com/documentation/xcuiautomation/xcuicoordinate/tap()
    #if os(macOS)
        extension XCUIElement {
            func touch() { click() }
            func touchTwice() { doubleClick() }
            func hold(for duration: TimeInterval) { click(forDuration: duration, thenDragTo: self) }
        }

        extension XCUICoordinate {
            func touch() { click() }
            func touchTwice() { doubleClick() }
            func hold(for duration: TimeInterval) { click(forDuration: duration, thenDragTo: self) }
            func drag(to end: XCUICoordinate) { click(forDuration: 0.05, thenDragTo: end) }
        }
    #else
        extension XCUIElement {
            func touch() { tap() }
            func touchTwice() { doubleTap() }
            func hold(for duration: TimeInterval) { press(forDuration: duration) }
        }

        extension XCUICoordinate {
            func touch() { tap() }
            func touchTwice() { doubleTap() }
            func hold(for duration: TimeInterval) { press(forDuration: duration) }
            func drag(to end: XCUICoordinate) { press(forDuration: 0.05, thenDragTo: end) }
        }
    #endif
#endif
