#if canImport(XCUIAutomation)
    import Foundation
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

    /// The parameters of waiting for a state.
    struct WaitOptions {
        var timeout: TimeInterval
        var isFailing: Bool
        var place: SourcePlace

        init(_ timeout: TimeInterval, _ isFailing: Bool, _ file: StaticString, _ line: UInt) {
            self.timeout = timeout
            self.isFailing = isFailing
            place = SourcePlace(file, line)
        }
    }

    /// The place in a test to which a failure belongs.
    struct SourcePlace {
        var file: StaticString
        var line: UInt

        init(_ file: StaticString = #filePath, _ line: UInt = #line) {
            self.file = file
            self.line = line
        }

        func fail(_ message: String) {
            XCTFail(message, file: file, line: line)
        }

        func assertEqual<Value: Equatable>(_ value: Value, _ expected: Value, _ message: String) {
            XCTAssertEqual(value, expected, message, file: file, line: line)
        }
    }
#endif
