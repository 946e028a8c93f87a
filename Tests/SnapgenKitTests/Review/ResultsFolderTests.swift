import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenReview

@Suite("folders of results")
struct ResultsFolderTests {
    @Test(arguments: ["", "/results.jsonl"]) func folderOrFileCanBeNamed(file: String) throws {
        let folder = try TemporaryFolder(["results.jsonl": line("passed", time: 1)])
        #expect(try outcomes(in: folder.path + file)["T/a.png"]?.kind == .passed)
    }

    @Test func olderLinesComeFirst() throws {
        let folder = try TemporaryFolder([
            "results.old.jsonl": line("changed", time: 1), "results.jsonl": line("passed", time: 1),
        ])
        #expect(try outcomes(in: folder.path)["T/a.png"]?.kind == .passed)
    }

    @Test func foldersOfShardsAreRead() throws {
        let folder = try TemporaryFolder([
            "shard-1/results.jsonl": line("passed", time: 1),
            "shard-2/results.jsonl": line("new", time: 1, path: "T/b.png"),
        ])
        #expect(try outcomes(in: folder.path).keys.sorted() == ["T/a.png", "T/b.png"])
    }

    @Test func folderWithoutResultsIsAnError() throws {
        let folder = try TemporaryFolder(["a.txt": ""])
        let error = #expect(throws: DiagnosticError.self) { try outcomes(in: folder.path) }
        #expect(error?.diagnostics.map(\.id) == [.unreadableInput])
    }

    private func outcomes(in path: String) throws -> [String: CaseOutcome] {
        RunResults(of: try ResultsFolder(path, in: LocalFileSystem()).read()).outcomes
    }

    private func line(_ event: String, time: Int, path: String = "T/a.png") -> String {
        #"{"case":"\#(path)","event":"\#(event)","process":1,"time":\#(time)}"# + "\n"
    }
}
