// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `corefoundation/cgvector`, which Foundation has on Apple's platforms only
public struct CGVector: Equatable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    // `corefoundation/cgvector/init(dx:dy:)`
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}

// `xcuiautomation/xcuigesturevelocity`
public struct XCUIGestureVelocity: RawRepresentable, Equatable, Hashable, Sendable {
    public var rawValue: CGFloat

    // `xcuiautomation/xcuigesturevelocity/init(rawvalue:)`
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    // `xcuiautomation/xcuigesturevelocity/default`, and its neighbours
    public static let `default` = XCUIGestureVelocity(rawValue: 0)
    public static let slow = XCUIGestureVelocity(rawValue: 1)
    public static let fast = XCUIGestureVelocity(rawValue: 2)
}

// `xcuiautomation/xcuikeyboardkey`
public struct XCUIKeyboardKey: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String

    // `xcuiautomation/xcuikeyboardkey/init(rawvalue:)`
    public init(rawValue: String) { self.rawValue = rawValue }

    // `xcuiautomation/xcuikeyboardkey/delete`
    public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
}

// `xcuiautomation/xcuicoordinate`
@MainActor
open class XCUICoordinate: NSObject {
    let element: XCUIElement
    let offset: CGVector

    init(_ element: XCUIElement, _ offset: CGVector) {
        self.element = element
        self.offset = offset
    }

    private var place: String { "at \(offset.dx), \(offset.dy) of" }

    // `xcuiautomation/xcuicoordinate/tap()`
    public func tap() { element.log("tap \(place)") }

    // `xcuiautomation/xcuicoordinate/doubletap()`
    public func doubleTap() { element.log("double tap \(place)") }

    // `xcuiautomation/xcuicoordinate/press(forduration:)`
    public func press(forDuration duration: TimeInterval) { element.log("press \(place)") }

    // `xcuiautomation/xcuicoordinate/press(forduration:thendragto:)`
    public func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
        element.log("drag \(place) \(otherCoordinate.offset.dx), \(otherCoordinate.offset.dy)")
    }
}

extension XCUIElement {
    // `xcuiautomation/xcuielement/tap()`
    public func tap() { log("tap") }

    // `xcuiautomation/xcuielement/tap(withnumberoftaps:numberoftouches:)`
    public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) { log("\(numberOfTaps) taps") }

    // `xcuiautomation/xcuielement/doubletap()`
    public func doubleTap() { log("double tap") }

    // `xcuiautomation/xcuielement/press(forduration:)`
    public func press(forDuration duration: TimeInterval) { log("press") }

    // `xcuiautomation/xcuielement/typetext(_:)`
    public func typeText(_ text: String) { log("type \(text.debugDescription) into") }

    // `xcuiautomation/xcuielement/swipeleft(velocity:)`
    public func swipeLeft(velocity: XCUIGestureVelocity = .default) { log("swipe left") }

    // `xcuiautomation/xcuielement/swiperight(velocity:)`
    public func swipeRight(velocity: XCUIGestureVelocity = .default) { log("swipe right") }

    // `xcuiautomation/xcuielement/swipeup(velocity:)`
    public func swipeUp(velocity: XCUIGestureVelocity = .default) { log("swipe up") }

    // `xcuiautomation/xcuielement/swipedown(velocity:)`
    public func swipeDown(velocity: XCUIGestureVelocity = .default) { log("swipe down") }

    // `xcuiautomation/xcuielement/pinch(withscale:velocity:)`
    public func pinch(withScale scale: CGFloat, velocity: CGFloat) { log("pinch \(scale) \(velocity)") }

    // `xcuiautomation/xcuielement/rotate(_:withvelocity:)`
    public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) { log("rotate \(rotation) \(velocity)") }

    // `xcuiautomation/xcuielement/coordinate(withnormalizedoffset:)`
    public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(self, normalizedOffset)
    }
}
