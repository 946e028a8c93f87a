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
@available(tvOS, unavailable)
@MainActor
open class XCUICoordinate: NSObject {
    let element: XCUIElement
    let offset: CGVector

    init(_ element: XCUIElement, _ offset: CGVector) {
        self.element = element
        self.offset = offset
    }

    private var place: String { "at \(offset.dx), \(offset.dy) of" }

    // `xcuiautomation/xcuicoordinate/tap()`: "in iOS and for Touch Bar interactions in macOS"
    public func tap() {
        element.touch("tap \(place)")
        placeCursor()
    }

    // In a field, a touch in the second half sets the cursor to the end.
    private func placeCursor() {
        let frame = element.frame
        let point = CGPoint(x: frame.minX + frame.width * offset.dx, y: frame.minY + frame.height * offset.dy)
        XCUIApplication.root.changeFields { field in
            guard field.frame.contains(point) else { return }
            field.cursor = point.x > field.frame.midX ? nil : 0
        }
    }

    // `xcuiautomation/xcuicoordinate/doubletap()`
    public func doubleTap() { element.touch("double tap \(place)") }

    // `xcuiautomation/xcuicoordinate/press(forduration:)`
    public func press(forDuration duration: TimeInterval) { element.touch("press \(place)") }

    // `xcuiautomation/xcuicoordinate/press(forduration:thendragto:)`: as `tap()`
    public func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
        element.touch("drag \(place) \(otherCoordinate.offset.dx), \(otherCoordinate.offset.dy)")
    }

    // `xcuiautomation/xcuicoordinate/click()`
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public func click() {
        element.log("click \(place)")
        placeCursor()
    }

    // `xcuiautomation/xcuicoordinate/doubleclick()`
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public func doubleClick() { element.log("double click \(place)") }

    // `xcuiautomation/xcuicoordinate/click(forduration:thendragto:)`
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public func click(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
        let end = "\(otherCoordinate.offset.dx), \(otherCoordinate.offset.dy)"
        element.log("click for \(duration) s \(place) \(end)")
    }
}

extension XCUIElement {
    // `xcuiautomation/xcuielement/tap()`
    @available(tvOS, unavailable)
    public func tap() { touch("tap") }

    // `xcuiautomation/xcuielement/tap(withnumberoftaps:numberoftouches:)`
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) { touch("\(numberOfTaps) taps") }

    // `xcuiautomation/xcuielement/doubletap()`
    @available(tvOS, unavailable)
    public func doubleTap() { touch("double tap") }

    // `xcuiautomation/xcuielement/press(forduration:)`
    @available(tvOS, unavailable)
    public func press(forDuration duration: TimeInterval) { touch("press") }

    // `xcuiautomation/xcuielement/click()`
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public func click() { log("click") }

    // `xcuiautomation/xcuielement/doubleclick()`
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public func doubleClick() { log("double click") }

    // `xcuiautomation/xcuielement/click(forduration:thendragto:)`
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public func click(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
        log("click for \(duration) s until \(otherElement.identifier) on")
    }

    // `xcuiautomation/xcuielement/typetext(_:)`; here only what is deleted changes the field with the focus
    public func typeText(_ text: String) {
        log("type \(text.debugDescription) into")
        let deleted = text.count { String($0) == XCUIKeyboardKey.delete.rawValue }
        XCUIApplication.root.changeFields { if $0.isFocused { $0.delete(deleted) } }
    }

    // `xcuiautomation/xcuielement/swipeleft(velocity:)`
    @available(tvOS, unavailable)
    public func swipeLeft(velocity: XCUIGestureVelocity) { log("swipe left") }

    // `xcuiautomation/xcuielement/swiperight(velocity:)`
    @available(tvOS, unavailable)
    public func swipeRight(velocity: XCUIGestureVelocity) { log("swipe right") }

    // `xcuiautomation/xcuielement/swipeup(velocity:)`
    @available(tvOS, unavailable)
    public func swipeUp(velocity: XCUIGestureVelocity) { log("swipe up") }

    // `xcuiautomation/xcuielement/swipedown(velocity:)`
    @available(tvOS, unavailable)
    public func swipeDown(velocity: XCUIGestureVelocity) { log("swipe down") }

    // `xcuiautomation/xcuielement/pinch(withscale:velocity:)`
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public func pinch(withScale scale: CGFloat, velocity: CGFloat) { log("pinch \(scale) \(velocity)") }

    // `xcuiautomation/xcuielement/rotate(_:withvelocity:)`
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) { log("rotate \(rotation) \(velocity)") }

    // `xcuiautomation/xcuielement/coordinate(withnormalizedoffset:)`
    @available(tvOS, unavailable)
    public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(self, normalizedOffset)
    }

    /// A touch, which reaches the Touch Bar only on macOS.
    func touch(_ action: String) {
        #if os(macOS)
            log("Touch Bar: \(action)")
        #else
            log(action)
        #endif
    }
}
