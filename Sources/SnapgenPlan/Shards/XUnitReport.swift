public import SnapgenModel

/// What ran in a run, from the XML that test tools write: `swift test --xunit-output`, and the JUnit format of Xcode's
/// helpers.
///
/// Only the attributes of `testcase` elements are read. A document type is refused and no entity but the five of XML is
/// replaced, so no file can make this read another or grow without end.
public struct XUnitReport: Equatable, Sendable {
    /// In the order of the file, without those that were skipped.
    public var tests: [RecordedTest]

    /// Reads a report.
    ///
    /// - Parameters:
    ///   - bytes: the file, in UTF-8.
    ///   - path: the file as the user knows it, for diagnostics.
    /// - Throws: `bad-durations` where this is no such file.
    public init(_ bytes: [UInt8], path: String) throws(DiagnosticError) {
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
        guard isReport else { throw Self.problem("there is no 'testsuites' in it", path) }
        self.tests = tests
    }

    private static func test(_ attributes: [String: String]) -> RecordedTest? {
        guard let suite = attributes["classname"], let function = attributes["name"],
            let seconds = attributes["time"].flatMap({ Double($0) }), seconds.isFinite, seconds >= 0
        else { return nil }
        return RecordedTest(suite: suite, function: function, seconds: min(seconds, longest))
    }

    /// A day: what a report claims beyond it is a mistake, and sums stay small.
    private static let longest: Double = 86_400

    private static func problem(_ reason: String, _ path: String) -> DiagnosticError {
        let advice = "name files that 'swift test --xunit-output' or a JUnit reporter has written"
        return DiagnosticError(
            Diagnostic(.badDurations, .error, "this is no report of a test run: \(reason); \(advice)", path: path))
    }
}
