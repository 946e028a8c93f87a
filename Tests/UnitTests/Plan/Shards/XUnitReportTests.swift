import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenPlan

@Suite("Reports of test runs")
struct XUnitReportTests {
    private func tests(_ text: String) throws(DiagnosticError) -> [RecordedTest] {
        try RecordedTest.tests(inReport: Array(text.utf8), path: "xunit.xml")
    }

    @Test("of swift test are read, without what was skipped")
    func swiftTest() throws {
        let tests = try tests(
            """
            \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
            <!-- a comment with <testcase classname="X" name="y" time="1"/> -->
            <testsuites>
            <testsuite name="TestResults" errors="0" tests="3" failures="1" time="2.5">
            <testcase classname="TravelSnapshotTests.UITests" name="testCell" time="0.25"/>
            <testcase classname='TravelSnapshotTests.UITests' name='testList()' time = '1e-3' >
            <failure message="a &lt;b&gt; &quot;c&quot; &#x41;"></failure>
            <system-out><![CDATA[ <testcase classname="X" name="y" time="1"/> ]]></system-out>
            </testcase>
            <testcase classname="TravelSnapshotTests.UITests" name="testRow" time="0.1"><skipped/></testcase>
            </testsuite>
            </testsuites>
            """)
        #expect(
            tests == [
                RecordedTest(suite: "TravelSnapshotTests.UITests", function: "testCell", seconds: 0.25),
                RecordedTest(suite: "TravelSnapshotTests.UITests", function: "testList()", seconds: 0.001),
            ])
    }

    @Test("give nothing for a time that is none", arguments: ["", "-1", "nan", "inf", "1,5", "soon"])
    func badTime(time: String) throws {
        #expect(try tests("<testsuite><testcase classname='A' name='b' time='\(time)'/></testsuite>").isEmpty)
    }

    @Test(
        "are refused where they are something else, or ask for more than attributes, with the line of a mistake",
        arguments: [
            "", "{}", "<html></html>", "<testsuite><testcase", "<testsuite a", "<testsuite a='", "<testsuite a='<'/>",
            "<testsuite a='&x;'/>", "<testsuite a='&#xD800;'/>", "<testsuite a='&lt'/>", "<", "<>", "<!--",
            "<testsuite /",
            "<![CDATA[", "<?xml", "<testsuite =''/>", "<testsuite a=b/>", "</testsuite/>",
            "<!DOCTYPE x [<!ENTITY a '&b;&b;'>]><testsuite/>",
        ])
    func hostile(text: String) {
        #expect(problems { try tests(text) }.map(\.id) == [.badDurations])
        let problem = problems { try tests("<testsuite>\n\n<testcase name=1/>\n\(text)") }.first
        #expect(problem?.message.contains("line 3") == true)
    }

    @Test(
        "tell of their own target only, a suite without a target may be any, and of two times the longer is not of a skip",
        arguments: [
            ("TravelSnapshotTests.TravelUISnapshotTests", "testCell", 2000),
            ("TravelUISnapshotTests", "testCell()", 2000),
            ("OtherTests.TravelUISnapshotTests", "testCell", nil), ("TravelUISnapshotTests", "testCells", nil),
        ] as [(String, String, Int?)])
    func targets(suite: String, function: String, milliseconds: Int?) throws {
        let recorded = [0.0, 2, 1].map { RecordedTest(suite: suite, function: function, seconds: $0) }
        let durations = TestDurations(recorded)
        let shards = ShardPlanner(total: 1).shards(of: try plan(entry("Cell")), by: durations)
        #expect((durations.count(in: shards) == 1 ? shards.shards[0].tests[0].milliseconds : nil) == milliseconds)
    }
}
