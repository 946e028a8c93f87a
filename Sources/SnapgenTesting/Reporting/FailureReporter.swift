#if canImport(Testing)
    import Testing
#endif

#if canImport(XCTest)
    public import XCTest

    /// The test case that a failure is reported to.
    public typealias SnapshotTestCase = XCTestCase
#else
    /// A placeholder for the test case type on platforms without XCTest.
    public enum SnapshotTestCase {}
#endif

/// Reports failures to the running test framework, each at the line of its sample.
@MainActor
struct FailureReporter {
    let entry: SnapshotEntry
    let testCase: SnapshotTestCase?

    /// Reports a failure to Swift Testing within one of its tests, otherwise to XCTest.
    func report(_ failure: SnapshotFailure) {
        #if canImport(Testing)
            if Test.current != nil {
                reportToSwiftTesting(failure)
                return
            }
        #endif
        #if canImport(XCTest)
            reportToXCTest(failure)
        #endif
    }

    /// The argument of `swift test --filter` that selects the current test; `nil` if the framework does not provide it.
    var testFilter: String? {
        #if canImport(Testing)
            if let test = Test.current { return TestFilter.swiftTesting(function: test.name) }
        #endif
        #if canImport(XCTest)
            if let testCase { return TestFilter.xctest(name: testCase.name) }
        #endif
        return nil
    }

    #if canImport(Testing)
        private func reportToSwiftTesting(_ failure: SnapshotFailure) {
            let location = SourceLocation(
                fileID: SourceFileID.text(entry: entry), filePath: failure.file, line: Int(failure.line), column: 1)
            Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
        }
    #endif

    #if canImport(XCTest)
        private func reportToXCTest(_ failure: SnapshotFailure) {
            #if canImport(ObjectiveC)
                // Xcode finds a source file by its absolute path only, but the generated `StaticString` is relative.
                if let testCase {
                    testCase.record(issue(for: failure))
                    return
                }
            #endif
            XCTFail(failure.message, file: entry.file, line: failure.line)
        }
    #endif

    #if canImport(XCTest) && canImport(ObjectiveC)
        private func issue(for failure: SnapshotFailure) -> XCTIssue {
            let location = XCTSourceCodeLocation(filePath: failure.file, lineNumber: Int(failure.line))
            return XCTIssue(
                type: .assertionFailure,
                compactDescription: failure.message,
                sourceCodeContext: XCTSourceCodeContext(location: location))
        }
    #endif
}
