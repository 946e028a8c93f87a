#if canImport(XCUIAutomation)
    public import Foundation
    import XCTest

    /// Runs the run loop until the condition is true or the time is over.
    @MainActor
    func becomesTrue(within timeout: TimeInterval, _ condition: () -> Bool) -> Bool {
        let end = Date(timeIntervalSinceNow: timeout)
        // A look-up takes a snapshot of the whole app, so the intervals grow.
        var interval: TimeInterval = 0.1
        while !condition() {
            guard Date() < end else { return false }
            RunLoop.current.run(until: min(end, Date(timeIntervalSinceNow: interval)))
            interval = min(2 * interval, 1)
        }
        return true
    }

    extension TestingElement {
        /// Waits until a condition is true of this element.
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

        func wait(_ problem: String, until isReached: @escaping (FoundElement) -> Bool) -> ElementWait<Accessibility> {
            ElementWait(element: self, problem: problem, isReached: isReached)
        }
    }

    /// A wait for a state of an element, which is called like a method: `element.waitForExistence(timeout: 2)`.
    @MainActor
    public struct ElementWait<Accessibility> {
        let element: TestingElement<Accessibility>
        /// The failure behind the name of the element: `did not appear`.
        let problem: String
        let isReached: (FoundElement) -> Bool

        /// Waits for the state.
        @discardableResult
        public func callAsFunction(
            timeout: TimeInterval = 4, failing: Bool = true, file: StaticString = #filePath, line: UInt = #line
        ) -> TestingElement<Accessibility> {
            var problem: String?
            let isInTime = becomesTrue(within: timeout) {
                let found = element.lookup.find()
                problem = found.problem
                return isReached(found)
            }
            if !isInTime, failing {
                problem = problem ?? "'\(element.lookup.name)' \(self.problem) within \(timeout) s"
            }
            if let problem { XCTFail(problem, file: file, line: line) }
            return element
        }
    }

    /// A wait for a value of an element, which is called like a method: `title.waitForText("Ada", timeout: 2)`.
    @MainActor
    public struct ElementValueWait<Accessibility, Value: Equatable> {
        let element: TestingElement<Accessibility>
        let name: String
        let value: (FoundElement) -> Value?

        /// Waits until the element has a value.
        @discardableResult
        public func callAsFunction(
            _ expected: Value, timeout: TimeInterval = 4, failing: Bool = true, file: StaticString = #filePath,
            line: UInt = #line
        ) -> TestingElement<Accessibility> {
            element.wait("did not have the \(name) '\(expected)'") { value($0) == expected }(
                timeout: timeout, failing: failing, file: file, line: line)
        }
    }
#endif
