#if canImport(XCUIAutomation)
    public import XCTest

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

        /// Runs other steps in a chain of calls.
        @discardableResult
        public func perform(_ steps: () -> Void) -> Self {
            steps()
            return self
        }

        /// Checks that a condition is true.
        @discardableResult
        public func assert(
            _ condition: @autoclosure () -> Bool, file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            XCTAssertTrue(condition(), file: file, line: line)
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

        /// Waits until a condition is true.
        ///
        /// - Parameter message: The message of the failure.
        @discardableResult
        public func wait(
            for condition: @autoclosure () -> Bool, timeout: TimeInterval = 4, failing: Bool = true,
            message: String = "", file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            if !becomesTrue(within: timeout, condition), failing {
                XCTFail(message, file: file, line: line)
            }
            return self
        }

        /// Waits until a condition is true of this element or list.
        ///
        /// - Parameter message: The message of the failure.
        @discardableResult
        public func wait(
            for condition: (Self) -> Bool, timeout: TimeInterval = 4, failing: Bool = true,
            message: String = "", file: StaticString = #filePath, line: UInt = #line
        ) -> Self {
            wait(
                for: condition(self), timeout: timeout, failing: failing, message: message, file: file, line: line)
        }
    }
#endif
