#if canImport(XCUIAutomation)
    public import Foundation
    import XCTest

    /// An element or a list that a test looks up by its schema.
    ///
    /// Methods return the element or the list; `TestingElement` describes the parameters that they share.
    @MainActor
    public protocol TestingSubject {}

    extension TestingSubject {
        /// Runs other steps, which get this element or list, in a chain of calls.
        @discardableResult
        public func perform(_ steps: (Self) -> Void) -> Self {
            steps(self)
            return self
        }

        /// Checks that a condition is true of this element or list.
        @discardableResult
        public func assert(
            _ condition: (Self) -> Bool, file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            XCTAssertTrue(condition(self), file: file, line: line)
            return self
        }

        /// Waits until a condition is true of this element or list.
        ///
        /// - Parameter message: The message of the failure.
        @discardableResult
        public func wait(
            for condition: (Self) -> Bool, timeout: TimeInterval = 4, failing: Bool = true, message: String = "",
            file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            if !becomesTrue(within: timeout, { condition(self) }), failing {
                XCTFail(message, file: file, line: line)
            }
            return self
        }
    }
#endif
