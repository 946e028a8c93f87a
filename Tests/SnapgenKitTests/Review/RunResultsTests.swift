import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenReview

@Suite("results of runs")
struct RunResultsTests {
    private static func line(
        _ event: String, time: Int, process: Int = 1, path: String = "T/a.png", more: String = ""
    ) -> String {
        #"{"case":"\#(path)","event":"\#(event)","process":\#(process),"time":\#(time)\#(more)}"#
    }

    private static let run = line("run", time: 1, path: "", more: #","origin":{"address":"https://a"}"#)

    private static func outcome(_ kind: ReportCase.Status, time: Int64) -> CaseOutcome {
        CaseOutcome(path: "T/a.png", kind: kind, time: time)
    }

    @Test(
        "the last line of a case is its outcome, unless it was skipped; without one it has crashed",
        arguments: [
            ([line("passed", time: 5), line("changed", time: 2)], outcome(.passed, time: 5)),
            ([line("passed", time: 2), line("skipped", time: 5)], outcome(.passed, time: 2)),
            ([line("started", time: 2)], outcome(.crashed, time: 2)),
            (
                [run, line("started", time: 2)],
                CaseOutcome(path: "T/a.png", kind: .crashed, time: 2, run: TestRun(address: "https://a"))
            ),
            (
                [line("started", time: 2, process: 2), line("started", time: 4), line("passed", time: 9)],
                CaseOutcome(path: "T/a.png", kind: .passed, time: 9, duration: 5)
            ),
            (
                [line("changed", time: 2, more: #","reference":"aa","actual":"artifacts/a.png""#)],
                CaseOutcome(path: "T/a.png", kind: .changed, time: 2, reference: "aa", actual: "/run/artifacts/a.png")
            ),
        ])
    func outcomes(lines: [String], outcome: CaseOutcome) {
        #expect(results(of: lines).outcomes["T/a.png"] == outcome)
        guard outcome.duration == nil, outcome.run == nil else { return }
        let shards = lines.map { ResultsFile(folder: "/run", bytes: Array($0.utf8)) }
        #expect(RunResults(of: shards).outcomes["T/a.png"] == outcome)
    }

    @Test(
        "lines that are incomplete or earlier than 1970 are counted and have no outcome",
        arguments: [
            #"{"case":"T/b.png","#, line("started", time: -2), line("passed", time: .min, path: "T/b.png"),
        ])
    func unreadable(line: String) {
        let results = results(of: [line, Self.line("passed", time: .max)])
        #expect((results.unreadableLines, results.outcomes.count) == (1, 1))
    }

    @Test(arguments: ["../a.png", "/etc/a.png", "T/../../a.png", ""])
    func pathsOutsideOfTheReferencesAreIgnored(path: String) {
        #expect(results(of: [Self.line("passed", time: 2, path: path)]).outcomes.isEmpty)
    }

    @Test(arguments: ["", "/results.jsonl"]) func olderLinesOfAFolderComeFirst(file: String) throws {
        let folder = try TemporaryFolder([
            "results.old.jsonl": Self.line("changed", time: 1) + "\n", "results.jsonl": Self.line("passed", time: 1),
        ])
        #expect(try outcomes(at: folder.path + file)["T/a.png"]?.kind == .passed)
    }

    @Test func foldersOfShardsAreRead() throws {
        let folder = try TemporaryFolder([
            "shard-1/results.jsonl": Self.line("passed", time: 1),
            "shard-2/results.jsonl": Self.line("new", time: 1, path: "T/b.png"), "empty/a.txt": "",
        ])
        #expect(try outcomes(at: folder.path).keys.sorted() == ["T/a.png", "T/b.png"])
        #expect(problems { try outcomes(at: folder.path("empty")) }.map(\.id) == [.unreadableInput])
    }

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

    private func results(of lines: [String]) -> RunResults {
        RunResults(of: [ResultsFile(folder: "/run", bytes: Array(lines.joined(separator: "\n").utf8))])
    }
}

/// The manifests have the form that `xcresulttool export attachments` of Xcode 16 writes.
@Suite("manifests of exported attachments")
struct AttachmentManifestTests {
    @Test func namedAttachmentsArePairedByTheirNames() throws {
        let snapshots = try snapshots(
            attachment("1.png", "Cart-iPhone13.full.failure_1"), attachment("2.png", "Total-iPhone13.1.failure_2"),
            attachment("3.png", "Cart-iPhone13.full.reference_0"),
            attachment("4.png", "Cart-iPhone13.full.difference_3"))
        #expect(snapshots.allSatisfy { $0.test == "ShopTests/testCart" && $0.run == "iPhone 16" })
        let shown = snapshots.map { "\($0.name) \($0.reference ?? "-") \($0.actual ?? "-")" }
        #expect(shown == ["Cart-iPhone13.full.png 3.png 1.png", "Total-iPhone13.1.png - 2.png"])
    }

    @Test func unnamedAttachmentsArePairedByTheirOrder() throws {
        let snapshots = try snapshots(
            attachment("1.png", "reference_0"), attachment("2.png", "failure_0"), attachment("3.png", "difference_0"),
            attachment("4.png", "reference_0"), attachment("5.png", "failure_0"))
        let shown = snapshots.map { "\($0.name) \($0.reference ?? "-") \($0.actual ?? "-")" }
        #expect(shown == ["1.png 1.png 2.png", "2.png 4.png 5.png"])
    }

    @Test func otherAttachmentsAndPathsAreIgnored() throws {
        let snapshots = try snapshots(
            attachment("1.png", "Screenshot_0"),
            attachment("../2.png", "a.failure_0"), attachment("/etc/passwd", "b.failure_0"))
        #expect(snapshots.isEmpty)
    }

    private func snapshots(_ attachments: String...) throws -> [AttachedSnapshot] {
        let text = #"{"attachments":[\#(attachments.joined(separator: ","))],"testIdentifier":"ShopTests/testCart()"}"#
        return try JSONDecoder().decode(AttachmentManifest.self, from: Data(text.utf8)).snapshots
    }

    private func attachment(_ file: String, _ name: String) -> String {
        """
        {"deviceName":"iPhone 16","exportedFileName":"\(file)","isAssociatedWithFailure":true,\
        "suggestedHumanReadableName":"\(name)_06CC1705-2420-4FA6-8FEE-6B470BAC4CD0.png","timestamp":1763815816.131}
        """
    }
}
