#if canImport(XCUIAutomation) && (os(iOS) || os(macOS) || os(visionOS) || os(watchOS))
    public import Foundation
    public import SnapgenAccessibility
    public import XCUIAutomation

    extension TestingElement where Accessibility: SwipeableAccessibility {
        /// Swipes left.
        @discardableResult
        public func swipeLeft(
            velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            act(SourcePlace(file, line)) { $0.swipeLeft(velocity: velocity) }
        }

        /// Swipes left until a condition is true.
        @discardableResult
        public func swipeLeft(
            velocity: XCUIGestureVelocity = .default, limit: Int = 16, until condition: (Self) -> Bool,
            file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            `repeat`(limit, until: condition) { swipeLeft(velocity: velocity, file: file, line: line) }
        }

        /// Swipes left until a condition is true.
        @discardableResult
        public func swipeLeft(
            velocity: XCUIGestureVelocity = .default, limit: Int = 16, until condition: @autoclosure () -> Bool,
            file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            `repeat`(limit, until: { _ in condition() }) { swipeLeft(velocity: velocity, file: file, line: line) }
        }

        /// Swipes right.
        @discardableResult
        public func swipeRight(
            velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            act(SourcePlace(file, line)) { $0.swipeRight(velocity: velocity) }
        }

        /// Swipes right until a condition is true.
        @discardableResult
        public func swipeRight(
            velocity: XCUIGestureVelocity = .default, limit: Int = 16, until condition: (Self) -> Bool,
            file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            `repeat`(limit, until: condition) { swipeRight(velocity: velocity, file: file, line: line) }
        }

        /// Swipes right until a condition is true.
        @discardableResult
        public func swipeRight(
            velocity: XCUIGestureVelocity = .default, limit: Int = 16, until condition: @autoclosure () -> Bool,
            file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            `repeat`(limit, until: { _ in condition() }) { swipeRight(velocity: velocity, file: file, line: line) }
        }

        /// Swipes up.
        @discardableResult
        public func swipeUp(
            velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            act(SourcePlace(file, line)) { $0.swipeUp(velocity: velocity) }
        }

        /// Swipes up until a condition is true.
        @discardableResult
        public func swipeUp(
            velocity: XCUIGestureVelocity = .default, limit: Int = 16, until condition: (Self) -> Bool,
            file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            `repeat`(limit, until: condition) { swipeUp(velocity: velocity, file: file, line: line) }
        }

        /// Swipes up until a condition is true.
        @discardableResult
        public func swipeUp(
            velocity: XCUIGestureVelocity = .default, limit: Int = 16, until condition: @autoclosure () -> Bool,
            file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            `repeat`(limit, until: { _ in condition() }) { swipeUp(velocity: velocity, file: file, line: line) }
        }

        /// Swipes down.
        @discardableResult
        public func swipeDown(
            velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            act(SourcePlace(file, line)) { $0.swipeDown(velocity: velocity) }
        }

        /// Swipes down until a condition is true.
        @discardableResult
        public func swipeDown(
            velocity: XCUIGestureVelocity = .default, limit: Int = 16, until condition: (Self) -> Bool,
            file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            `repeat`(limit, until: condition) { swipeDown(velocity: velocity, file: file, line: line) }
        }

        /// Swipes down until a condition is true.
        @discardableResult
        public func swipeDown(
            velocity: XCUIGestureVelocity = .default, limit: Int = 16, until condition: @autoclosure () -> Bool,
            file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            `repeat`(limit, until: { _ in condition() }) { swipeDown(velocity: velocity, file: file, line: line) }
        }

        /// Drags from a point of the element to another.
        ///
        /// - Parameters:
        ///   - start: The point at which the drag starts, from (0, 0) at the top left corner of the element to (1, 1).
        ///   - end: The point at which it ends.
        @discardableResult
        public func drag(from start: CGVector, to end: CGVector, file: StaticString = #filePath, line: UInt = #line)
            -> Self
        {
            act(SourcePlace(file, line)) { $0.drag(from: start, to: end) }
        }

        /// Drags from a point of the element to another until a condition is true.
        @discardableResult
        public func drag(
            from start: CGVector, to end: CGVector, limit: Int = 16, until condition: (Self) -> Bool,
            file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            `repeat`(limit, until: condition) { drag(from: start, to: end, file: file, line: line) }
        }

        /// Drags from a point of the element to another until a condition is true.
        @discardableResult
        public func drag(
            from start: CGVector, to end: CGVector, limit: Int = 16, until condition: @autoclosure () -> Bool,
            file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            `repeat`(limit, until: { _ in condition() }) { drag(from: start, to: end, file: file, line: line) }
        }

        /// Drags around the centre of the element.
        ///
        /// - Parameters:
        ///   - deltaX: The horizontal distance, as a share of the element's width.
        ///   - deltaY: The vertical distance, as a share of its height.
        @discardableResult
        public func drag(deltaX: CGFloat, deltaY: CGFloat, file: StaticString = #filePath, line: UInt = #line) -> Self {
            act(SourcePlace(file, line)) { $0.drag(deltaX: deltaX, deltaY: deltaY) }
        }

        /// Drags around the centre of the element until a condition is true.
        @discardableResult
        public func drag(
            deltaX: CGFloat, deltaY: CGFloat, limit: Int = 16, until condition: (Self) -> Bool,
            file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            `repeat`(limit, until: condition) { drag(deltaX: deltaX, deltaY: deltaY, file: file, line: line) }
        }

        /// Drags around the centre of the element until a condition is true.
        @discardableResult
        public func drag(
            deltaX: CGFloat, deltaY: CGFloat, limit: Int = 16, until condition: @autoclosure () -> Bool,
            file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            `repeat`(limit, until: { _ in condition() }) {
                drag(deltaX: deltaX, deltaY: deltaY, file: file, line: line)
            }
        }
    }

    extension XCUIElement {
        fileprivate func drag(from start: CGVector, to end: CGVector) {
            coordinate(withNormalizedOffset: start).drag(to: coordinate(withNormalizedOffset: end))
        }

        fileprivate func drag(deltaX: CGFloat, deltaY: CGFloat) {
            let (x, y) = (deltaX.clamped / 2, deltaY.clamped / 2)
            drag(from: CGVector(dx: 0.5 - x, dy: 0.5 - y), to: CGVector(dx: 0.5 + x, dy: 0.5 + y))
        }
    }

    extension CGFloat {
        fileprivate var clamped: CGFloat { Swift.min(Swift.max(self, -1), 1) }
    }
#endif
