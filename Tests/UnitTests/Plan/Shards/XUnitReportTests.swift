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
        "are refused where they are something else, or ask for more than attributes",
        arguments: [
            "", "{}", "<html></html>", "<testsuite><testcase", "<testsuite a", "<testsuite a='", "<testsuite a='<'/>",
            "<testsuite a='&x;'/>", "<testsuite a='&#xD800;'/>", "<testsuite a='&lt'/>", "<", "<>", "<!--",
            "<testsuite /",
            "<![CDATA[", "<?xml", "<testsuite =''/>", "<testsuite a=b/>", "</testsuite/>",
            "<!DOCTYPE x [<!ENTITY a '&b;&b;'>]><testsuite/>",
        ])
    func hostile(text: String) {
        let error = #expect(throws: DiagnosticError.self) { try tests(text) }
        #expect(error?.diagnostics.map(\.id) == [.badDurations])
    }

    @Test("say the line of a mistake")
    func line() throws {
        let error = #expect(throws: DiagnosticError.self) { try tests("<testsuite>\n\n<testcase name=1/>") }
        #expect(error?.diagnostics.first?.message.contains("line 3") == true)
    }

    @Test("tell of their own target only, and a suite without a target may be any")
    func targets() throws {
        let plan = try plan(entry("Cell"))
        func milliseconds(_ suite: String, _ function: String = "testCell") -> Int? {
            let durations = TestDurations([RecordedTest(suite: suite, function: function, seconds: 2)])
            let shards = ShardPlanner(total: 1).shards(of: plan, by: durations)
            return durations.count(in: shards) == 1 ? shards.shards[0].tests[0].milliseconds : nil
        }
        #expect(milliseconds("TravelSnapshotTests.TravelUISnapshotTests") == 2000)
        #expect(milliseconds("TravelUISnapshotTests", "testCell()") == 2000)
        #expect(milliseconds("OtherTests.TravelUISnapshotTests") == nil)
        #expect(milliseconds("TravelUISnapshotTests", "testCells") == nil)
    }

    @Test("recorded twice give the longer time, because a run may have skipped the test")
    func twice() throws {
        let recorded = [0.0, 3, 1].map {
            RecordedTest(suite: "TravelUISnapshotTests", function: "testCell", seconds: $0)
        }
        let shards = ShardPlanner(total: 1).shards(of: try plan(entry("Cell")), by: TestDurations(recorded))
        #expect(shards.shards[0].tests.map(\.milliseconds) == [3000])
    }
}
