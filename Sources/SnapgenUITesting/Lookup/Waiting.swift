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

    /// A wait for a state of an element, which is called like a method: `element.waitForExistence(timeout: 2)`.
    @MainActor
    public struct ElementWait<Accessibility: AnyObject> {
        let element: TestingElement<Accessibility>
        /// The failure behind the name of the element: `did not appear`.
        let problem: String
        let isReached: (FoundElement) -> Bool

        /// Waits for the state.
        @discardableResult
        public func callAsFunction(
            timeout: TimeInterval = 4, failing: Bool = true, file: StaticString = #filePath, line: UInt = #line
        ) -> TestingElement<Accessibility> {
            let place = SourcePlace(file, line)
            var found: FoundElement?
            let isInTime = becomesTrue(within: timeout) {
                let current = element.lookup.find()
                found = current
                return isReached(current)
            }
            if let problem = found?.problem {
                place.fail(problem)
            } else if !isInTime, failing {
                place.fail("'\(element.lookup.name)' \(problem) within \(timeout) s")
            }
            return element
        }
    }

    /// A wait for a value of an element, which is called like a method: `title.waitForText("Ada", timeout: 2)`.
    @MainActor
    public struct ElementValueWait<Accessibility: AnyObject, Value: Equatable> {
        let element: TestingElement<Accessibility>
        let name: String
        let value: (FoundElement) -> Value?

        /// Waits until the element has a value.
        @discardableResult
        public func callAsFunction(
            _ expected: Value, timeout: TimeInterval = 4, failing: Bool = true, file: StaticString = #filePath,
            line: UInt = #line
        ) -> TestingElement<Accessibility> {
            let wait = ElementWait(element: element, problem: "did not have the \(name) '\(expected)'") { found in
                value(found) == expected
            }
            return wait(timeout: timeout, failing: failing, file: file, line: line)
        }
    }

    extension TestingElement {
        func wait(_ problem: String, until isReached: @escaping (FoundElement) -> Bool) -> ElementWait<Accessibility> {
            ElementWait(element: self, problem: problem, isReached: isReached)
        }

        func wait<Value>(
            for name: String, _ value: @escaping (FoundElement) -> Value?
        ) -> ElementValueWait<Accessibility, Value> {
            ElementValueWait(element: self, name: name, value: value)
        }
    }

    /// The place in a test to which a failure belongs.
    struct SourcePlace {
        var file: StaticString
        var line: UInt

        init(_ file: StaticString = #filePath, _ line: UInt = #line) {
            (self.file, self.line) = (file, line)
        }

        func fail(_ message: String) {
            XCTFail(message, file: file, line: line)
        }

        func assertEqual<Value: Equatable>(_ value: Value, _ expected: Value, _ message: String) {
            XCTAssertEqual(value, expected, message, file: file, line: line)
        }
    }
#endif
