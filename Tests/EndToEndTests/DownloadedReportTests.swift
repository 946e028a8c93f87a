import Foundation
import SnapgenTestSupport
import Testing

@Suite("snapgen accept, with what CI leaves")
struct DownloadedReportTests {
    private let download: DownloadedReport

    init() throws {
        download = try DownloadedReport.ofOne()
    }

    @Test("from a failing run to a commit of its references in a fresh clone")
    func commits() throws {
        try FileManager.default.removeItem(atPath: download.folder.path("job"))
        try download.clone("clone")
        let run = try download.accept(in: "clone")
        #expect(run.output.hasSuffix("2 of 2 failures accepted\n"))
        #expect(!run.error.contains("checked out"), "\(run.error)")
        let clone = download.folder.path("clone")
        try DownloadedReport.git(["add", "."], in: clone)
        try DownloadedReport.git(["commit", "--quiet", "--message", "B"], in: clone)
        let names = try DownloadedReport.output(["show", "--name-status", "--format=", "HEAD"], in: clone)
        let folder = ReviewProject.folder
        #expect(names == "M\t\(folder)/Cart.full.txt\nA\t\(folder)/Open.new.txt")
        #expect(download.reference("Cart.full.txt", in: "clone") == "Cart.full.txt\n")
        #expect(try DownloadedReport.output(["status", "--porcelain"], in: clone) == "")
        let again = try download.accept(in: "clone")
        #expect(again.error.contains("are those of the commit \(download.commit.prefix(7)), and"), "\(again.error)")
        #expect(again.output.hasSuffix("0 of 2 failures accepted\n"))
    }

    @Test("the report states its commit and job, and a report of a report is the same")
    func reported() throws {
        let json = try download.folder.read("report/report.json")
        #expect(json.contains("\"address\" : \"https://github.com/travel/app/actions/runs/17\""))
        #expect(json.contains("\"commit\" : \"\(download.commit)\""))
        try download.clone("clone")
        try download.snapgen(["report", "--results", "../report", "--output", "../again"], in: "clone")
        #expect(try download.folder.read("again/results.jsonl") == download.folder.read("report/results.jsonl"))
    }

    @Test("a report of another repository is refused")
    func foreign() throws {
        let other = try DownloadedReport(changed: 2)
        try FileManager.default.copyItem(
            atPath: other.folder.path("origin"), toPath: download.folder.path("other"))
        let run = try download.accept(in: "other", status: 66)
        #expect(run.error.contains("which this repository does not have"), "\(run.error)")
        #expect(download.reference("Cart.full.txt", in: "other") == "a\n")
    }

    @Test("an edited result is refused, and the others are accepted")
    func edited() throws {
        try download.clone("clone")
        try download.folder.write(
            "edited\n", to: "report/snapshots/actual/AppTests/App/Cart.full.txt")
        let run = try download.accept(in: "clone", status: 1)
        #expect(run.error.contains("is not the result of the run"), "\(run.error)")
        #expect(download.reference("Cart.full.txt", in: "clone") == "a\n")
        #expect(download.reference("Open.new.txt", in: "clone") == "Open.new.txt\n")
    }

    @Test("a report without results has nothing to accept")
    func withoutResults() throws {
        try download.clone("clone")
        try download.snapgen(["report", "--base", "HEAD", "--output", "../report"], in: "clone")
        #expect(!download.folder.exists("report/results.jsonl"))
        #expect(try download.accept(in: "clone", status: 66).error.contains("there is no 'results.jsonl'"))
    }

    @Test("a report does not replace the results that it reads")
    func sameFolder() throws {
        try download.clone("clone")
        let before = try download.folder.read("report/results.jsonl")
        let words = ["report", "--results", "../report", "--output", "../report", "Open*"]
        let run = try download.snapgen(words, in: "clone", status: 73)
        #expect(run.error.contains("is the folder of the results"), "\(run.error)")
        #expect(try download.folder.read("report/results.jsonl") == before)
    }

    @Test("without git, results of another commit are accepted by the hashes of the references")
    func withoutGit() throws {
        try download.clone("clone")
        let clone = download.folder.path("clone")
        try DownloadedReport.git(["commit", "--quiet", "--allow-empty", "--message", "B"], in: clone)
        let run = try download.snapgen(
            ["accept", "--results", "../report"], in: "clone", environment: ["PATH": download.folder.path("caches")])
        #expect(run.output.hasSuffix("2 of 2 failures accepted\n"))
        #expect(run.error.contains("are those of the commit \(download.commit.prefix(7)), and"), "\(run.error)")
    }
}
