import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenReview

@Suite("results of runs")
struct RunResultsTests {
    @Test func lastOutcomeCounts() throws {
        let results = results(
            of: line("changed", time: 2, more: #","reference":"aa","actual":"artifacts/a.png""#),
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
        let results = results(of: line("changed", time: 2, more: #","actual":"artifacts/a.png""#))
        #expect(results.outcomes["T/a.png"]?.actual == "/run/artifacts/a.png")
    }

    @Test func caseWithoutOutcomeIsACrash() {
        #expect(results(of: line("started", time: 2)).outcomes["T/a.png"]?.kind == .crashed)
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

    // MARK: - Folders

    @Test(arguments: ["", "/results.jsonl"]) func olderLinesOfAFolderComeFirst(file: String) throws {
        let folder = try TemporaryFolder([
            "results.old.jsonl": line("changed", time: 1) + "\n", "results.jsonl": line("passed", time: 1),
        ])
        #expect(try outcomes(at: folder.path + file)["T/a.png"]?.kind == .passed)
    }

    @Test func foldersOfShardsAreRead() throws {
        let folder = try TemporaryFolder([
            "shard-1/results.jsonl": line("passed", time: 1),
            "shard-2/results.jsonl": line("new", time: 1, path: "T/b.png"), "empty/a.txt": "",
        ])
        #expect(try outcomes(at: folder.path).keys.sorted() == ["T/a.png", "T/b.png"])
        let error = #expect(throws: DiagnosticError.self) { try outcomes(at: folder.path("empty")) }
        #expect(error?.diagnostics.map(\.id) == [.unreadableInput])
    }

    // MARK: - Statuses

    @Test("an outcome is outdated if its reference has changed", arguments: ReportCase.Status.allCases)
    func statuses(kind: ReportCase.Status) {
        let outcome = CaseOutcome(path: "a.png", kind: kind, reference: "1f")
        #expect(outcome.status(reference: "1f", actual: "2e") == (kind, nil))
        let isCompared = [.passed, .changed, .new].contains(kind)
        for reference in ["3d", "2e", nil] {
            let expected = isCompared ? .outdated : kind
            #expect(outcome.status(reference: reference, actual: "2e").status == expected)
        }
        guard isCompared else { return }
        #expect(outcome.status(reference: "2e", actual: "2e").reason?.contains("has become the reference") == true)
    }

    private func outcomes(at path: String) throws -> [String: CaseOutcome] {
        RunResults(of: try ResultsFile.all(at: path, in: LocalFileSystem())).outcomes
    }

    private func results(of lines: String...) -> RunResults {
        RunResults(of: [ResultsFile(folder: "/run", bytes: Array(lines.joined(separator: "\n").utf8))])
    }

    private func line(
        _ event: String, time: Int, process: Int = 1, path: String = "T/a.png", more: String = ""
    ) -> String {
        #"{"case":"\#(path)","event":"\#(event)","process":\#(process),"time":\#(time)\#(more)}"#
    }
}
