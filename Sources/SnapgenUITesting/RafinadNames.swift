// The names of Rafinad, so that its users change imports first.

#if canImport(XCUIAutomation)
    public import Foundation
    public import SnapgenAccessibility
    public import XCTest

    extension TestingSubject {
        /// Runs other steps in a chain of calls.
        @available(*, deprecated, message: "write the steps after the chain")
        @discardableResult
        public func perform(_ steps: () -> Void) -> Self {
            steps()
            return self
        }

        /// Checks that a condition is true.
        @available(*, deprecated, message: "use 'XCTAssertTrue'")
        @discardableResult
        public func assert(
            _ condition: @autoclosure () -> Bool, file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            assert({ _ in condition() }, file: file, line: line)
        }

        /// Waits until a condition is true.
        @available(*, deprecated, message: "pass a closure, which gets the element")
        @discardableResult
        public func wait(
            for condition: @autoclosure () -> Bool, timeout: TimeInterval = 4, failing: Bool = true,
            message: String = "", file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            wait(
                for: { _ in condition() }, timeout: timeout, failing: failing, message: message, file: file,
                line: line)
        }
    }

    extension TestingElement where Accessibility: ViewAccessibility {
        /// A Boolean value that indicates whether the element exists.
        @available(*, deprecated, renamed: "exists")
        public var isExist: Bool { exists }

        /// Checks that the element exists, or that it does not.
        @available(*, deprecated, renamed: "assert(exists:file:line:)")
        @discardableResult
        public func assert(isExist: Bool, file: StaticString = #filePath, line: UInt = #line) -> Self {
            assert(exists: isExist, file: file, line: line)
        }

        /// Prints the tree of the element.
        @available(*, deprecated, message: "print the element")
        @discardableResult
        public func print() -> Self {
            Swift.print(debugDescription)
            return self
        }
    }

    extension TestingElement where Accessibility: EditableAccessibility {
        /// Presses the return key.
        @available(*, deprecated, renamed: "pressReturn()")
        @discardableResult
        public func submitByKeyboard() -> Self { pressReturn() }

        /// Deletes the text of the field, which has to be focused.
        @available(*, deprecated, renamed: "clearText()")
        @discardableResult
        public func clearByKeyboard() -> Self { clearText() }
    }

    #if os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
        extension TestingElement where Accessibility: SwipeableAccessibility {
            /// Swipes left once, or until a condition is true.
            @available(*, deprecated, message: "use 'swipe(.left)'")
            @discardableResult
            public func swipeLeft(
                velocity: XCUIGestureVelocity = .default, limit: Int = 16, until condition: ((Self) -> Bool)? = nil
            ) -> Self {
                swipe(.left, velocity: velocity, limit: limit, until: condition)
            }

            /// Swipes left until a condition is true.
            @available(*, deprecated, message: "use 'swipe(.left, until:)'")
            @discardableResult
            public func swipeLeft(
                velocity: XCUIGestureVelocity = .default, limit: Int = 16,
                until condition: @autoclosure @escaping () -> Bool
            ) -> Self {
                swipe(.left, velocity: velocity, limit: limit, until: { _ in condition() })
            }

            /// Swipes right once, or until a condition is true.
            @available(*, deprecated, message: "use 'swipe(.right)'")
            @discardableResult
            public func swipeRight(
                velocity: XCUIGestureVelocity = .default, limit: Int = 16, until condition: ((Self) -> Bool)? = nil
            ) -> Self {
                swipe(.right, velocity: velocity, limit: limit, until: condition)
            }

            /// Swipes right until a condition is true.
            @available(*, deprecated, message: "use 'swipe(.right, until:)'")
            @discardableResult
            public func swipeRight(
                velocity: XCUIGestureVelocity = .default, limit: Int = 16,
                until condition: @autoclosure @escaping () -> Bool
            ) -> Self {
                swipe(.right, velocity: velocity, limit: limit, until: { _ in condition() })
            }

            /// Swipes up once, or until a condition is true.
            @available(*, deprecated, message: "use 'swipe(.up)'")
            @discardableResult
            public func swipeUp(
                velocity: XCUIGestureVelocity = .default, limit: Int = 16, until condition: ((Self) -> Bool)? = nil
            ) -> Self {
                swipe(.up, velocity: velocity, limit: limit, until: condition)
            }

            /// Swipes up until a condition is true.
            @available(*, deprecated, message: "use 'swipe(.up, until:)'")
            @discardableResult
            public func swipeUp(
                velocity: XCUIGestureVelocity = .default, limit: Int = 16,
                until condition: @autoclosure @escaping () -> Bool
            ) -> Self {
                swipe(.up, velocity: velocity, limit: limit, until: { _ in condition() })
            }

            /// Swipes down once, or until a condition is true.
            @available(*, deprecated, message: "use 'swipe(.down)'")
            @discardableResult
            public func swipeDown(
                velocity: XCUIGestureVelocity = .default, limit: Int = 16, until condition: ((Self) -> Bool)? = nil
            ) -> Self {
                swipe(.down, velocity: velocity, limit: limit, until: condition)
            }

            /// Swipes down until a condition is true.
            @available(*, deprecated, message: "use 'swipe(.down, until:)'")
            @discardableResult
            public func swipeDown(
                velocity: XCUIGestureVelocity = .default, limit: Int = 16,
                until condition: @autoclosure @escaping () -> Bool
            ) -> Self {
                swipe(.down, velocity: velocity, limit: limit, until: { _ in condition() })
            }

            /// Drags from a point of the element to another until a condition is true.
            @available(*, deprecated, message: "pass a closure, which gets the element")
            @discardableResult
            public func drag(
                from start: CGVector, to end: CGVector, limit: Int = 16,
                until condition: @autoclosure @escaping () -> Bool
            ) -> Self {
                drag(from: start, to: end, limit: limit, until: { _ in condition() })
            }

            /// Drags around the centre of the element until a condition is true.
            @available(*, deprecated, message: "pass a closure, which gets the element")
            @discardableResult
            public func drag(
                deltaX: CGFloat, deltaY: CGFloat, limit: Int = 16, until condition: @autoclosure @escaping () -> Bool
            ) -> Self {
                drag(deltaX: deltaX, deltaY: deltaY, limit: limit, until: { _ in condition() })
            }
        }
    #endif

    #if os(iOS) || os(watchOS)
        extension TestingElement where Accessibility: RotatableAccessibility {
            /// Rotates the element with two fingers, by an angle in degrees, within a time in seconds.
            @available(*, deprecated, renamed: "rotate(degrees:velocity:)")
            @discardableResult
            public func rotate(degrees: CGFloat, duration: TimeInterval) -> Self {
                rotate(degrees: degrees, velocity: degrees / duration)
            }

            /// Rotates the element with two fingers, by an angle in radians.
            @available(*, deprecated, renamed: "rotate(degrees:velocity:)")
            @discardableResult
            public func rotate(radians: CGFloat, velocity: CGFloat) -> Self {
                rotate(degrees: radians * 180 / .pi, velocity: velocity * 180 / .pi)
            }

            /// Rotates the element with two fingers, by an angle in radians, within a time in seconds.
            @available(*, deprecated, renamed: "rotate(degrees:velocity:)")
            @discardableResult
            public func rotate(radians: CGFloat, duration: TimeInterval) -> Self {
                rotate(radians: radians, velocity: radians / duration)
            }
        }

        extension TestingElement where Accessibility: PinchableAccessibility {
            /// Pinches the element with two fingers within a time in seconds.
            @available(*, deprecated, renamed: "pinch(scale:velocity:)")
            @discardableResult
            public func pinch(scale: CGFloat, duration: TimeInterval) -> Self {
                pinch(scale: scale, velocity: (scale - 1) / duration)
            }
        }
    #endif
#endif
