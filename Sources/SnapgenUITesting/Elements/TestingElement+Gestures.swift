#if canImport(XCUIAutomation) && (os(iOS) || os(macOS) || os(visionOS) || os(watchOS))
    public import Foundation
    public import SnapgenAccessibility
    public import XCUIAutomation

    extension TestingElement where Accessibility: ViewAccessibility {
        /// Taps the element, or a point of it; on macOS, the pointer clicks.
        @discardableResult
        public func tap(
            x: CGFloat? = nil, y: CGFloat? = nil, file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            act(file, line) { element in element.point(x, y).map { $0.touch() } ?? element.touch() }
        }

        /// Taps the element, or a point of it, twice; on macOS, the pointer clicks.
        @discardableResult
        public func doubleTap(
            x: CGFloat? = nil, y: CGFloat? = nil, file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            act(file, line) { element in element.point(x, y).map { $0.touchTwice() } ?? element.touchTwice() }
        }

        /// Presses the element, or a point of it, for a time in seconds.
        @discardableResult
        public func press(
            duration: TimeInterval, x: CGFloat? = nil, y: CGFloat? = nil, file: StaticString = #filePath,
            line: UInt = #line
        ) -> Self {
            act(file, line) { element in
                element.point(x, y).map { $0.hold(for: duration) } ?? element.hold(for: duration)
            }
        }

        /// Presses the element, or a point of it, for half a second.
        @discardableResult
        public func longPress(
            x: CGFloat? = nil, y: CGFloat? = nil, file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            press(duration: 0.5, x: x, y: y, file: file, line: line)
        }
    }

    /// A swipe in one direction, which is called like a method: `list.swipeUp { $0.exists }`.
    @MainActor
    public struct ElementSwipe<Accessibility> {
        let element: TestingElement<Accessibility>
        let swipe: (XCUIElement, XCUIGestureVelocity) -> Void

        /// Swipes once, or until a condition is true.
        @discardableResult
        public func callAsFunction(
            velocity: XCUIGestureVelocity = .default, limit: Int = 16,
            until condition: ((TestingElement<Accessibility>) -> Bool)? = nil, file: StaticString = #filePath,
            line: UInt = #line
        ) -> TestingElement<Accessibility> {
            element.act(file, line, limit, until: condition) { swipe($0, velocity) }
        }
    }

    extension TestingElement where Accessibility: SwipeableAccessibility {
        /// Swipes left.
        public var swipeLeft: ElementSwipe<Accessibility> { ElementSwipe(element: self) { $0.swipeLeft(velocity: $1) } }

        /// Swipes right.
        public var swipeRight: ElementSwipe<Accessibility> {
            ElementSwipe(element: self) { $0.swipeRight(velocity: $1) }
        }

        /// Swipes up.
        public var swipeUp: ElementSwipe<Accessibility> { ElementSwipe(element: self) { $0.swipeUp(velocity: $1) } }

        /// Swipes down.
        public var swipeDown: ElementSwipe<Accessibility> { ElementSwipe(element: self) { $0.swipeDown(velocity: $1) } }

        /// Drags once, or until a condition is true, between points from (0, 0) at the element's top left corner to (1, 1).
        @discardableResult
        public func drag(
            from start: CGVector, to end: CGVector, limit: Int = 16, until condition: ((Self) -> Bool)? = nil,
            file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            act(file, line, limit, until: condition) { element in
                element.coordinate(withNormalizedOffset: start)
                    .drag(to: element.coordinate(withNormalizedOffset: end))
            }
        }

        /// Drags once, or until a condition is true, around the centre, by shares of the element's width and height.
        @discardableResult
        public func drag(
            deltaX: CGFloat, deltaY: CGFloat, limit: Int = 16, until condition: ((Self) -> Bool)? = nil,
            file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            let (x, y) = (max(-1, min(deltaX, 1)) / 2, max(-1, min(deltaY, 1)) / 2)
            let (start, end) = (CGVector(dx: 0.5 - x, dy: 0.5 - y), CGVector(dx: 0.5 + x, dy: 0.5 + y))
            return drag(from: start, to: end, limit: limit, until: condition, file: file, line: line)
        }
    }

    #if os(iOS) || os(watchOS)
        extension TestingElement where Accessibility: ViewAccessibility {
            /// Taps the element a number of times, with a number of fingers.
            @discardableResult
            public func tap(
                count: Int, touchCount: Int = 1, file: StaticString = #filePath, line: UInt = #line
            ) -> Self {
                act(file, line) { $0.tap(withNumberOfTaps: count, numberOfTouches: touchCount) }
            }
        }

        extension TestingElement where Accessibility: RotatableAccessibility {
            /// Rotates the element with two fingers by an angle in degrees, with a speed per second, or in a time in seconds.
            @discardableResult
            public func rotate(
                degrees: CGFloat, velocity: CGFloat? = nil, duration: TimeInterval = 1,
                file: StaticString = #filePath, line: UInt = #line
            ) -> Self {
                let velocity = velocity ?? degrees / duration
                return act(file, line) { $0.rotate(degrees * .pi / 180, withVelocity: velocity * .pi / 180) }
            }
        }

        extension TestingElement where Accessibility: PinchableAccessibility {
            /// Pinches the element with two fingers by a factor, with a speed per second, which is negative for a
            /// factor below 1, or in a time in seconds.
            @discardableResult
            public func pinch(
                scale: CGFloat, velocity: CGFloat? = nil, duration: TimeInterval = 1,
                file: StaticString = #filePath, line: UInt = #line
            ) -> Self {
                act(file, line) { $0.pinch(withScale: scale, velocity: velocity ?? (scale - 1) / duration) }
            }
        }
    #endif

    extension XCUIElement {
        /// Returns a point of the element, by default in the middle; `nil` without a number.
        fileprivate func point(_ x: CGFloat?, _ y: CGFloat?) -> XCUICoordinate? {
            if x == nil, y == nil { return nil }
            return coordinate(withNormalizedOffset: CGVector(dx: x ?? 0.5, dy: y ?? 0.5))
        }
    }

    // On macOS, taps and presses are for the Touch Bar, and the pointer clicks.
    // Source: https://developer.apple.com/documentation/xcuiautomation/xcuicoordinate/tap()
    #if os(macOS)
        extension XCUIElement {
            fileprivate func touch() { click() }
            fileprivate func touchTwice() { doubleClick() }
            fileprivate func hold(for duration: TimeInterval) { click(forDuration: duration, thenDragTo: self) }
        }

        extension XCUICoordinate {
            fileprivate func touch() { click() }
            fileprivate func touchTwice() { doubleClick() }
            fileprivate func hold(for duration: TimeInterval) { click(forDuration: duration, thenDragTo: self) }
            fileprivate func drag(to end: XCUICoordinate) { click(forDuration: 0.05, thenDragTo: end) }
        }
    #else
        extension XCUIElement {
            fileprivate func touch() { tap() }
            fileprivate func touchTwice() { doubleTap() }
            fileprivate func hold(for duration: TimeInterval) { press(forDuration: duration) }
        }

        extension XCUICoordinate {
            fileprivate func touch() { tap() }
            fileprivate func touchTwice() { doubleTap() }
            fileprivate func hold(for duration: TimeInterval) { press(forDuration: duration) }
            fileprivate func drag(to end: XCUICoordinate) { press(forDuration: 0.05, thenDragTo: end) }
        }
    #endif
#endif
