import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenReview

@Suite("formats of reports")
struct ReportFormatTests {
    private let project: ReviewedProject

    init() throws {
        project = try ReviewedProject()
        try project.write(picture(40, 30).png(), to: "old/a<&\"`|.png")
        try project.write(picture(40, 30, (box(4, 5), 0)).png(), to: "new/a<&\"`|.png")
        try project.write(picture(40, 30).png(), to: "old/b.png")
        for file in ["new/c.txt", "old/d.txt", "new/d.txt"] { try project.write("1\n", to: file) }
        try project.save(project.compare("old", "new"))
    }

    @Test func regJSONHasTheItemsOfRegCLI() throws {
        let report = try JSONValue(parsing: project.read("report/reg.json"))
        let changed = "a<&\"`|.png"
        let items = [
            "failedItems": [changed], "newItems": ["c.txt"], "deletedItems": ["b.png"], "passedItems": ["d.txt"],
            "expectedItems": [changed, "b.png"], "actualItems": [changed, "c.txt"], "diffItems": [],
        ]
        for (key, paths) in items { #expect(report[key] == .list(paths.map(JSONValue.text)), "\(key)") }
        let folders = ["expectedDir": "reference", "actualDir": "actual", "diffDir": "difference"]
        for (key, name) in folders { #expect(report[key] == .text("snapshots/\(name)")) }
        #expect(project.exists("report/snapshots/reference/b.png") && project.exists("report/snapshots/actual/c.txt"))
    }

    @Test func jUnitEscapesNamesAndAttachesFiles() throws {
        let text = try project.read("report/junit.xml")
        #expect(text.contains("name=\"a&lt;&amp;&quot;`|.png\""))
        #expect(text.contains("tests=\"4\" failures=\"2\" errors=\"0\" skipped=\"1\""))
        #expect(text.contains("\n[[ATTACHMENT|\(project.report)/snapshots/actual/a&lt;&amp;&quot;`|.png]]\n"))
    }

    @Test func markdownNamesCasesWithoutMarkup() throws {
        let text = try project.read("report/summary.md")
        #expect(text.contains("| passed | changed | new | deleted |"))
        #expect(text.contains("- `a<&\"'|.png` differs in 200 pixels (16.7 %), all perceptible"))
        #expect(try project.read("report/comment.md").hasPrefix("<!-- snapgen report -->\n## Snapshots: new"))
    }

    @Test func linesOfAReasonAreOneLineOfMarkdown() {
        var item = ReportCase(path: "a.png", status: .failed)
        item.reason = "one\r\ntwo"
        let text = MarkdownReport(report: ReviewReport(title: "Shop", cases: [item])).summary
        #expect(text.contains("- `a.png` was not compared: one two\n"))
    }

    @Test func markdownHasALargestSize() {
        let name = String(repeating: "x", count: 2_000)
        let cases = (0..<1_000).map { ReportCase(path: "\(name)\($0).png", status: .changed) }
        let markdown = MarkdownReport(report: ReviewReport(title: "Shop", cases: cases))
        #expect(markdown.summary.utf8.count <= MarkdownReport.longestSummary)
        #expect(markdown.summary.hasSuffix("more lines are in the report.\n"))
        #expect(markdown.comment.utf8.count <= MarkdownReport.longestComment)
    }

    @Test func equalChangesAreOneLine() {
        let cases = (0..<3).map { ReportCase(path: "\($0).png", status: .changed) }
        let report = ReviewReport(title: "Shop", cases: cases, shapes: [7, 8, 7].map(ChangeShape.init(text:)))
        let text = MarkdownReport(report: report).summary
        #expect(text.contains("- `0.png` differs; the same change in 2 snapshots\n- `1.png` differs\n"))
        #expect(!text.contains("2.png"))
    }

    @Test func environmentsOfAnEntryAreOneLineWithPictures() {
        let cases = (0..<3).map { number in
            var item = ReportCase(path: "Cart \(number).png", status: .changed)
            item.snapshot.entry = "Cart"
            item.acceptable = true
            item.actual = ReportCase.Version(file: "snapshots/actual/Cart \(number).png", bytes: 1, hash: "1")
            return item
        }
        var markdown = MarkdownReport(report: ReviewReport(title: "Shop", cases: cases))
        let line = "- `Cart 0.png` differs; 2 more of 'Cart'\n"
        #expect(markdown.comment.contains("### Changed\n\n\(line)\n`snapgen accept`"))
        markdown.address = "https://example.com/a\"b"
        let address = "https://example.com/a&quot;b/snapshots/actual/Cart%200.png"
        #expect(markdown.comment.contains("\(line)\n  <img alt=\"actual\" width=\"160\" src=\"\(address)\">\n"))
        #expect(markdown.comment.split(separator: "<img").count == 2)
        #expect(!markdown.comment.contains("Cart 1"))
    }

    @Test func clearestChangeOfAnEntryIsItsFirstLine() {
        let cases = [0, 0, 7, 9].enumerated().map { number, perceptible in
            var item = ReportCase(path: "\(number).png", status: .changed)
            item.snapshot.entry = "Cart"
            var difference = PictureDifference()
            (difference.differing, difference.perceptible) = (10, perceptible)
            item.difference = difference
            return item
        }
        let text = MarkdownReport(report: ReviewReport(title: "Shop", cases: cases)).summary
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("- ") }
        #expect(lines.map { $0.prefix(9) } == ["- `3.png`", "- `0.png`"])
        #expect(lines.allSatisfy { $0.hasSuffix("; 1 more of 'Cart'") })
    }

    @Test func jUnitStatesTheFailureAndTheChangedPictureFirst() {
        var item = ReportCase(path: "A/Cart.txt", status: .changed)
        item.reference = ReportCase.Version(file: "old", bytes: 1, hash: "1")
        item.actual = ReportCase.Version(file: "new", bytes: 1, hash: "2")
        item.text = TextDifference(from: "a\n<\n", to: "a\nb\n")
        let text = JUnitReport(report: ReviewReport(title: "Shop", cases: [item]), folder: "F").text
        let message = "differs in lines: 1 removed, 1 added"
        let element = "<failure message=\"\(message)\" type=\"changed\">A/Cart.txt \(message)\n a\n-&lt;\n+b</failure>"
        #expect(text.contains(element))
        #expect(text.contains("[[ATTACHMENT|F/new]]\n[[ATTACHMENT|F/old]]"))
    }

    @Test func pageIsOneFileIfItEmbeds() throws {
        let report = try project.compare("old", "new")
        try project.save(report, embedsFiles: true)
        let page = try project.read("report/index.html")
        #expect(page.contains("data:image/png;base64,iVBORw0KGgo"))
        #expect(!page.contains("snapshots/actual"))
        #expect(!(try project.read("report/report.json")).contains("data:"))
    }

    @Test func diagnosticsAreOneForEachEntryAndStatus() {
        let cases = (0..<5).map { number in
            var item = ReportCase(path: "\(number).png", status: .changed)
            item.snapshot.entry = "Cart"
            item.snapshot.source = ReportCase.Source(path: "Sources/Cart.swift", line: 9 - number)
            item.acceptable = true
            return item
        }
        let report = ReviewReport(title: "Shop", cases: cases + [ReportCase(path: "x", status: .passed)])
        let names = "'0.png', '1.png', '2.png' and 2 more"
        let advice = "look at the report, then mend the code or run 'snapgen accept' [changed-snapshot]"
        let message = "5 snapshots of 'Cart' differ from their references: \(names); \(advice)"
        #expect(report.caseDiagnostics.map(\.description) == ["Sources/Cart.swift:5: warning: \(message)"])
    }

    @Test func comparisonsRecommendNoCommandThatAccepts() {
        let cases = [ReportCase(path: "a", status: .changed), ReportCase(path: "b", status: .deleted)]
        let report = ReviewReport(title: "Shop", base: "main", head: "HEAD", cases: cases)
        let messages = ["1 snapshot has changed: 'a'", "1 snapshot is deleted: 'b'"].map { "\($0); look at the report" }
        #expect(report.caseDiagnostics.map(\.message).sorted() == messages)
        let comment = MarkdownReport(report: report).comment
        #expect(comment.contains("- `b` is deleted\n") && !comment.contains("snapgen accept"))
    }

    @Test func recordedSnapshotsAreToBeCommitted() {
        let recorded = [("a", ReportCase.Status.new), ("b", .changed)].map { path, status in
            var item = ReportCase(path: path, status: status)
            item.outcome = CaseOutcome(path: path, kind: status, time: 0, isRecorded: true)
            return item
        }
        let report = ReviewReport(title: "Shop", cases: recorded + [ReportCase(path: "c", status: .new)])
        let advice = "look at the report"
        #expect(
            report.caseDiagnostics.map(\.message).sorted() == [
                "1 snapshot has no reference: 'c'; \(advice)",
                "1 snapshot was recorded: 'a'; \(advice), then commit what is right",
                "1 snapshot was recorded: 'b'; \(advice), then commit what is right",
            ])
        let comment = MarkdownReport(report: report).comment
        #expect(comment.contains("- `b` has changed and was recorded\n") && !comment.contains("snapgen accept"))
    }
}

@Suite("The page of a report")
struct ReportPageTests {
    @Test("contains the report as JSON that cannot end its element")
    func reportIsEscaped() throws {
        let report = #"{"title":"</script><!--<script>","text":"\#u{2028}\#u{2029}"}"#
        let element = try #require(reportElement(of: ReportPage.text(title: "Travel", report: report)))
        #expect(!element.contains("<"))
        #expect(!element.contains { $0.unicodeScalars.contains { ["\u{2028}", "\u{2029}"].contains($0) } })
        let decoded = try JSONDecoder().decode([String: String].self, from: Data(element.utf8))
        #expect(decoded == ["title": "</script><!--<script>", "text": "\u{2028}\u{2029}"])
    }

    @Test("has the title as text, and keeps what looks like a place for a value")
    func titleIsEscaped() {
        let report = #"{"title":"{{ title }} {{ report }}"}"#
        let page = ReportPage.text(title: "</title><b> & {{ report }}", report: report)
        #expect(page.contains("<title>&lt;/title&gt;&lt;b&gt; &amp; {{ report }}</title>"))
        #expect(reportElement(of: page) == report)
    }

    @Test("loads nothing but pictures")
    func nothingIsLoaded() {
        let page = ReportPage.text(title: "Travel", report: "{}")
        #expect(page.contains("default-src 'none'; img-src 'self' file: data:; style-src 'sha256-"))
        #expect(!page.contains("<link"))
        #expect(!page.contains("<script src"))
        #expect(page.ranges(of: "<style>").count == 1)
        #expect(page.ranges(of: "<script>").count == 1)
    }

    private func reportElement(of page: String) -> String? {
        page.components(separatedBy: #"id="report-data">"#).dropFirst().first?
            .components(separatedBy: "</script>").first
    }
}
