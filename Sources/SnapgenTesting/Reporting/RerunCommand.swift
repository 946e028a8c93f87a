struct RerunCommand: Equatable, Sendable {
    /// The test target, as the reflection of a suite's type states it; `nil` outside of a test.
    var module: String?
    /// The suite; `nil` outside of a test.
    var suite: String?
    /// The function: `testCart`, or `testCart()` in Swift Testing.
    var function: String?
    /// The folder that a run without a known test is named by: its first component is the test target.
    var folder: String
    /// The destination for `xcodebuild`; `nil` for `swift test`.
    var destination: String?

    /// The test as the plan names it: `ShopSnapshotTests/testCart`; `nil` outside of a test.
    var test: String? { suite.map { [$0, functionName].compactMap { $0 }.joined(separator: "/") } }

    /// Returns the command with a record mode.
    ///
    /// `xcodebuild` passes variables with the prefix `TEST_RUNNER_` on to the tests. The scheme is not passed to them.
    func text(_ mode: SnapgenRecordMode) -> String {
        let variable = "\(SnapgenRecordMode.variable)=\(mode.rawValue)"
        // The argument of '--filter' is a regular expression, so it has no parentheses.
        guard let destination else { return "\(variable) swift test --filter '\(test ?? target)'" }
        let identifier = [target, suite, function].compactMap { $0 }.joined(separator: "/")
        return "TEST_RUNNER_\(variable) xcodebuild test -scheme <scheme> -destination '\(destination)' "
            + "-only-testing:'\(identifier)'"
    }

    /// Returns the next step after a test that has recorded nothing.
    func next(isMissing: Bool) -> String {
        if isMissing { return "To record it: \(text(.missing))" }
        return "To accept the actual result as the reference: \(text(.failed))"
    }

    private var functionName: String? { function.map { String($0.prefix { $0 != "(" }) } }

    private var target: String { module ?? String(folder.prefix { $0 != "/" }) }
}

enum TestName {
    /// Returns the suite and the function of an XCTest case, which is called `BookingTests.testCart` on Linux, and
    /// `-[BookingTests testCart]` on Apple platforms.
    static func parts(of name: String) -> [String] {
        name.split { " .-[]/".contains($0) }.suffix(2).map(String.init)
    }
}
