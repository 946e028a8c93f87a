#if canImport(XCUIAutomation) && (os(iOS) || os(watchOS))
    public import Foundation
    public import SnapgenAccessibility
    import XCUIAutomation

    extension TestingElement where Accessibility: RotatableAccessibility {
        /// Rotates the element with two fingers.
        ///
        /// - Parameters:
        ///   - radians: The angle in radians.
        ///   - velocity: The speed in radians per second.
        @discardableResult
        public func rotate(radians: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line)
            -> Self
        {
            act(SourcePlace(file, line)) { $0.rotate(radians, withVelocity: velocity) }
        }

        /// Rotates the element with two fingers.
        ///
        /// - Parameters:
        ///   - radians: The angle in radians.
        ///   - duration: The time in seconds.
        @discardableResult
        public func rotate(radians: CGFloat, duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line)
            -> Self
        {
            act(SourcePlace(file, line)) { $0.rotate(radians, withVelocity: radians / duration) }
        }

        /// Rotates the element with two fingers.
        ///
        /// - Parameters:
        ///   - degrees: The angle in degrees.
        ///   - velocity: The speed in degrees per second.
        @discardableResult
        public func rotate(degrees: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line)
            -> Self
        {
            act(SourcePlace(file, line)) { $0.rotate(degrees * .pi / 180, withVelocity: velocity * .pi / 180) }
        }

        /// Rotates the element with two fingers.
        ///
        /// - Parameters:
        ///   - degrees: The angle in degrees.
        ///   - duration: The time in seconds.
        @discardableResult
        public func rotate(degrees: CGFloat, duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line)
            -> Self
        {
            act(SourcePlace(file, line)) {
                $0.rotate(degrees * .pi / 180, withVelocity: degrees * .pi / 180 / duration)
            }
        }
    }

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
