#if canImport(XCUIAutomation)
    import XCTest

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
