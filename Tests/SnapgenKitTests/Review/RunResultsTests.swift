import Testing

@testable import SnapgenReview

@Suite("results of runs")
struct RunResultsTests {
    @Test func lastOutcomeCounts() throws {
        let results = results(
            of: line("changed", time: 2, more: #""reference":"aa","actual":"artifacts/a.png""#),
            line("passed", time: 5))
        let outcome = try #require(results.outcomes["T/a.png"])
        #expect(outcome.kind == .passed)
        #expect(outcome.time == 5)
    }

    @Test func skippedReplacesNoOther() {
        let results = results(of: line("passed", time: 2), line("skipped", time: 5))
        #expect(results.outcomes["T/a.png"]?.kind == .passed)
    }

    @Test func actualResultIsRelativeToTheFile() {
        let results = results(of: line("changed", time: 2, more: #""actual":"artifacts/a.png""#))
        #expect(results.outcomes["T/a.png"]?.actual == "/run/artifacts/a.png")
    }

    @Test func caseWithoutOutcomeIsACrash() {
        let results = results(of: line("started", time: 2))
        #expect(results.outcomes["T/a.png"]?.kind == .crashed)
    }

    @Test func durationIsTheTimeSinceTheBeginningInItsProcess() {
        let results = results(
            of: line("started", time: 2, process: 2), line("started", time: 4), line("passed", time: 9))
        #expect(results.outcomes["T/a.png"]?.duration == 5)
    }

    @Test func shardsAreMergedByTime() {
        let late = ResultsFile(folder: "/2", bytes: Array(line("passed", time: 9).utf8))
        let early = ResultsFile(folder: "/1", bytes: Array(line("changed", time: 3).utf8))
        #expect(RunResults(of: [late, early]).outcomes["T/a.png"]?.kind == .passed)
        #expect(RunResults(of: [early, late]).outcomes["T/a.png"]?.kind == .passed)
    }

    @Test func incompleteLineIsCounted() {
        let results = results(of: line("passed", time: 2), #"{"case":"T/b.png","#)
        #expect(results.unreadableLines == 1)
        #expect(results.outcomes.count == 1)
    }

    @Test(arguments: ["../a.png", "/etc/a.png", "T/../../a.png", ""])
    func pathsOutsideOfTheReferencesAreIgnored(path: String) {
        #expect(results(of: line("passed", time: 2, path: path)).outcomes.isEmpty)
    }

    private func results(of lines: String...) -> RunResults {
        RunResults(of: [ResultsFile(folder: "/run", bytes: Array(lines.joined(separator: "\n").utf8))])
    }

    private func line(
        _ event: String, time: Int, process: Int = 1, path: String = "T/a.png", more: String? = nil
    ) -> String {
        let rest = more.map { ",\($0)" } ?? ""
        return #"{"case":"\#(path)","event":"\#(event)","process":\#(process),"time":\#(time)\#(rest)}"#
    }
}
