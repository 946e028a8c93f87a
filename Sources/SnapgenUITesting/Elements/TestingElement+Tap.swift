#if canImport(XCUIAutomation) && (os(iOS) || os(macOS) || os(visionOS) || os(watchOS))
    public import Foundation
    public import SnapgenAccessibility
    import XCUIAutomation

    extension TestingElement where Accessibility: ViewAccessibility {
        /// Taps the element, or clicks it on macOS.
        @discardableResult
        public func tap(file: StaticString = #filePath, line: UInt = #line) -> Self {
            act(SourcePlace(file, line)) { $0.touch() }
        }

        /// Taps a point of the element, or clicks it on macOS.
        @discardableResult
        public func tap(x: CGFloat, y: CGFloat, file: StaticString = #filePath, line: UInt = #line) -> Self {
            act(SourcePlace(file, line)) { $0.point(x, y).touch() }
        }

        /// Taps the element twice, or clicks it twice on macOS.
        @discardableResult
        public func doubleTap(file: StaticString = #filePath, line: UInt = #line) -> Self {
            act(SourcePlace(file, line)) { $0.touchTwice() }
        }

        /// Taps a point of the element twice, or clicks it twice on macOS.
        @discardableResult
        public func doubleTap(x: CGFloat, y: CGFloat, file: StaticString = #filePath, line: UInt = #line) -> Self {
            act(SourcePlace(file, line)) { $0.point(x, y).touchTwice() }
        }

        /// Presses the element.
        ///
        /// - Parameter duration: The time in seconds.
        @discardableResult
        public func press(duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) -> Self {
            act(SourcePlace(file, line)) { $0.hold(for: duration) }
        }

        /// Presses a point of the element.
        ///
        /// - Parameter duration: The time in seconds.
        @discardableResult
        public func press(
            duration: TimeInterval, x: CGFloat, y: CGFloat, file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            act(SourcePlace(file, line)) { $0.point(x, y).hold(for: duration) }
        }

        /// Presses the element for half a second.
        @discardableResult
        public func longPress(file: StaticString = #filePath, line: UInt = #line) -> Self {
            act(SourcePlace(file, line)) { $0.hold(for: 0.5) }
        }

        /// Presses a point of the element for half a second.
        @discardableResult
        public func longPress(x: CGFloat, y: CGFloat, file: StaticString = #filePath, line: UInt = #line) -> Self {
            act(SourcePlace(file, line)) { $0.point(x, y).hold(for: 0.5) }
        }
    }

    #if os(iOS) || os(watchOS)
        extension TestingElement where Accessibility: ViewAccessibility {
            /// Taps the element several times.
            ///
            /// - Parameters:
            ///   - count: The number of taps.
            ///   - touchCount: The number of fingers.
            @discardableResult
            public func tap(count: Int, touchCount: Int = 1, file: StaticString = #filePath, line: UInt = #line) -> Self
            {
                act(SourcePlace(file, line)) { $0.tap(withNumberOfTaps: count, numberOfTouches: touchCount) }
            }
        }
    #endif

    extension XCUIElement {
        fileprivate func point(_ x: CGFloat, _ y: CGFloat) -> XCUICoordinate {
            coordinate(withNormalizedOffset: CGVector(dx: x, dy: y))
        }
    }
#endif
