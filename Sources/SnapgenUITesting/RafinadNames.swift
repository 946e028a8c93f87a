// The names of Rafinad, so that its users change imports first.

#if canImport(XCUIAutomation)
    public import Foundation
    public import SnapgenAccessibility

    /// The elements of a list.
    @available(*, deprecated, message: "write 'TestingElement<[Cell]>'")
    public typealias TestingList<Accessibility: ViewAccessibility> = TestingElement<[Accessibility]>

    @available(*, deprecated, message: "pass a closure, which gets the element")
    extension TestingElement {
        /// Runs other steps in a chain of calls.
        @discardableResult
        public func perform(_ steps: () -> Void) -> Self { perform { _ in steps() } }

        /// Checks that a condition is true.
        @discardableResult
        public func assert(
            _ condition: @autoclosure () -> Bool, file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            assert({ _ in condition() }, file: file, line: line)
        }

        /// Waits until a condition is true.
        @discardableResult
        public func wait(
            for condition: @autoclosure () -> Bool, timeout: TimeInterval = 4, failing: Bool = true,
            message: String = "", file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            wait(
                for: { _ in condition() }, timeout: timeout, failing: failing, message: message, file: file, line: line)
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
        public import XCUIAutomation

        @available(*, deprecated, message: "pass a closure, which gets the element")
        extension ElementSwipe {
            /// Swipes until a condition is true.
            @discardableResult
            public func callAsFunction(
                velocity: XCUIGestureVelocity = .default, limit: Int = 16,
                until condition: @autoclosure @escaping () -> Bool
            ) -> TestingElement<Accessibility> {
                self(velocity: velocity, limit: limit, until: { _ in condition() })
            }
        }

        @available(*, deprecated, message: "pass a closure, which gets the element")
        extension TestingElement where Accessibility: SwipeableAccessibility {
            /// Drags from a point of the element to another until a condition is true.
            @discardableResult
            public func drag(
                from start: CGVector, to end: CGVector, limit: Int = 16,
                until condition: @autoclosure @escaping () -> Bool
            ) -> Self {
                drag(from: start, to: end, limit: limit, until: { _ in condition() })
            }

            /// Drags around the centre of the element until a condition is true.
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
            /// Rotates the element with two fingers, by an angle in radians, with a velocity or within a time in seconds.
            @available(*, deprecated, renamed: "rotate(degrees:velocity:duration:)")
            @discardableResult
            public func rotate(radians: CGFloat, velocity: CGFloat? = nil, duration: TimeInterval = 1) -> Self {
                let velocity = velocity ?? radians / duration
                return rotate(degrees: radians * 180 / .pi, velocity: velocity * 180 / .pi)
            }
        }
    #endif
#endif
