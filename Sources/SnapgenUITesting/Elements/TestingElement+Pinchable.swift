#if canImport(XCUIAutomation) && !os(macOS) && !os(tvOS) && !os(watchOS)
    public import Foundation
    public import SnapgenAccessibility
    import XCUIAutomation

    extension TestingElement where Accessibility: PinchableAccessibility {
        /// Pinches the element with two fingers.
        ///
        /// - Parameters:
        ///   - scale: The factor: below 1 to pinch, above 1 to spread.
        ///   - velocity: The change of the factor per second, negative to pinch.
        @discardableResult
        public func pinch(scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line) -> Self
        {
            act(SourcePlace(file, line)) { $0.pinch(withScale: scale, velocity: velocity) }
        }

        /// Pinches the element with two fingers.
        ///
        /// - Parameters:
        ///   - scale: The factor: below 1 to pinch, above 1 to spread.
        ///   - duration: The time in seconds.
        @discardableResult
        public func pinch(scale: CGFloat, duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line)
            -> Self
        {
            act(SourcePlace(file, line)) { $0.pinch(withScale: scale, velocity: (scale - 1) / duration) }
        }
    }
#endif
