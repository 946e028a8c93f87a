/// The shell command that runs one test again, where it ran.
struct RerunCommand: Equatable, Sendable {
    /// The test target, as the reflection of a suite's type states it; `nil` outside of a test.
    var module: String?
    /// The suite; `nil` outside of a test.
    var suite: String?
    /// The function: `testCart`, or `testCart()` in Swift Testing.
    var function: String?
    /// The folder that a run without a known test is named by: its first component is the test target.
    var folder: String
    /// A Boolean value that indicates whether the test ran in a simulator.
    var isSimulator = false

    /// Returns the command with a record mode.
    ///
    /// `xcodebuild` passes variables with the prefix `TEST_RUNNER_` on to the tests.
    func text(_ mode: SnapgenRecordMode) -> String {
        let variable = "\(SnapgenRecordMode.variable)=\(mode.rawValue)"
        guard isSimulator else { return "\(variable) swift test --filter '\(filter)'" }
        return "TEST_RUNNER_\(variable) xcodebuild test -only-testing:'\(identifier)'"
    }

    /// The argument of `--filter`, a regular expression, which has to be one line without parentheses.
    private var filter: String {
        let name = function.map { String($0.prefix { $0 != "(" }) }
        return [suite, name].compactMap { $0 }.joined(separator: "/").nonEmpty ?? target
    }

    private var identifier: String {
        [target, suite, function].compactMap { $0 }.joined(separator: "/")
    }

    private var target: String { module ?? String(folder.prefix { $0 != "/" }) }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
