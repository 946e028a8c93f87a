package import SnapgenModel

/// The tests in an XML report of `swift test --xunit-output`, or in the JUnit format of other tools.
///
/// It reads the attributes of `testcase` elements only. For security, it rejects document types and replaces only the
/// five predefined entities of XML, so a report cannot include other files or expand without limit.
package struct XUnitReport {
    /// In the order of the file, without skipped ones.
    package let tests: [RecordedTest]

    /// Parses a report in UTF-8; throws `bad-durations` if the file is none.
    package init(_ bytes: [UInt8], path: String) throws(DiagnosticError) {
        var reader = XMLTags(bytes)
        var tests: [RecordedTest] = []
        var open: RecordedTest?
        var isReport = false
        do throws(XMLTags.Problem) {
            while let tag = try reader.next() {
                isReport = isReport || ["testsuites", "testsuite"].contains(tag.name)
                switch (tag.name, tag.kind) {
                case ("testcase", .start): open = Self.test(tag.attributes)
                case ("testcase", .empty): tests += Self.test(tag.attributes).map { [$0] } ?? []
                case ("testcase", .end):
                    tests += open.map { [$0] } ?? []
                    open = nil
                case ("skipped", _): open = nil
                default: break
                }
            }
        } catch {
            throw Self.problem("line \(error.line): \(error.reason)", path)
        }
        guard isReport else { throw Self.problem("it contains no 'testsuites'", path) }
        self.tests = tests
    }

    private static func test(_ attributes: [String: String]) -> RecordedTest? {
        guard let suite = attributes["classname"], let function = attributes["name"],
            let seconds = attributes["time"].flatMap({ Double($0) }), seconds.isFinite, seconds >= 0
        else { return nil }
        return RecordedTest(suite: suite, function: function, seconds: min(seconds, longest))
    }

    /// One day, which keeps sums of invalid durations small.
    private static let longest: Double = 86_400

    private static func problem(_ reason: String, _ path: String) -> DiagnosticError {
        let advice = "pass files that 'swift test --xunit-output' or a JUnit reporter has written"
        return DiagnosticError(
            Diagnostic(.badDurations, .error, "this is not a test report: \(reason); \(advice)", path: path))
    }
}
