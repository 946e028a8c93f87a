import SnapgenTestSupport
import Testing

@Suite("snapgen accept, with what CI leaves")
struct DownloadedReportTests {
    private let download: DownloadedReport

    init() throws {
        download = try DownloadedReport.ofOne()
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
