#if canImport(XCUIAutomation) && !os(tvOS)
    public import Foundation
    public import SnapgenAccessibility
    import XCUIAutomation

    extension TestingElement where Accessibility: ViewAccessibility {
        /// Taps the element.
        @discardableResult
        public func tap(file: StaticString = #filePath, line: UInt = #line) -> Self {
            act(SourcePlace(file, line)) { $0.tap() }
        }

        /// Taps a point of the element.
        @discardableResult
        public func tap(x: CGFloat, y: CGFloat, file: StaticString = #filePath, line: UInt = #line) -> Self {
            act(SourcePlace(file, line)) { $0.coordinate(withNormalizedOffset: CGVector(dx: x, dy: y)).tap() }
        }

        /// Taps the element twice.
        @discardableResult
        public func doubleTap(file: StaticString = #filePath, line: UInt = #line) -> Self {
            act(SourcePlace(file, line)) { $0.doubleTap() }
        }

        /// Taps a point of the element twice.
        @discardableResult
        public func doubleTap(x: CGFloat, y: CGFloat, file: StaticString = #filePath, line: UInt = #line) -> Self {
            act(SourcePlace(file, line)) { $0.coordinate(withNormalizedOffset: CGVector(dx: x, dy: y)).doubleTap() }
        }

        /// Presses the element.
        ///
        /// - Parameter duration: The time in seconds.
        @discardableResult
        public func press(duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) -> Self {
            act(SourcePlace(file, line)) { $0.press(forDuration: duration) }
        }

        /// Presses a point of the element.
        ///
        /// - Parameter duration: The time in seconds.
        @discardableResult
        public func press(
            duration: TimeInterval, x: CGFloat, y: CGFloat, file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            act(SourcePlace(file, line)) {
                $0.coordinate(withNormalizedOffset: CGVector(dx: x, dy: y)).press(forDuration: duration)
            }
        }

        /// Presses the element for half a second.
        @discardableResult
        public func longPress(file: StaticString = #filePath, line: UInt = #line) -> Self {
            act(SourcePlace(file, line)) { $0.press(forDuration: 0.5) }
        }

        /// Presses a point of the element for half a second.
        @discardableResult
        public func longPress(x: CGFloat, y: CGFloat, file: StaticString = #filePath, line: UInt = #line) -> Self {
            act(SourcePlace(file, line)) {
                $0.coordinate(withNormalizedOffset: CGVector(dx: x, dy: y)).press(forDuration: 0.5)
            }
        }
    }

    #if !os(macOS) && !os(watchOS)
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
#endif
