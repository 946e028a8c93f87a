import Foundation
import Testing

@testable import SnapgenReview

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
