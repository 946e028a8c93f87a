import SnapgenNames
import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenReview

@Suite("Texts in reports")
struct ReportEncoderTests {
    private func report(_ text: String) -> ReviewReport {
        let name = text.unicodeScalars.map { $0 == "/" || $0 == "\0" ? "-" : $0 }
        var item = ReportCase(path: "a/\(String(String.UnicodeScalarView(name)))x", status: .changed)
        item.reason = text
        var report = ReviewReport(
            title: text, base: text, head: text, cases: [item, ReportCase(path: "b", status: .new)])
        report.diagnostics = [Diagnostic(.outdatedResults, .warning, text)]
        return report
    }

    private func count(_ scalars: Unicode.Scalar..., in text: String) -> [Int] {
        scalars.map { scalar in text.unicodeScalars.count { $0 == scalar } }
    }

    @Test("JUnit's report has the same markup for all texts, and only characters of XML", arguments: NastyText.all)
    func xml(text: String) {
        let (plain, found) = (
            JUnitReport(report: report("plain"), folder: "/r").text,
            JUnitReport(report: report(text), folder: "/r").text
        )
        #expect(count("<", ">", "\"", "\n", in: found) == count("<", ">", "\"", "\n", in: plain))
        let entities = ["amp;", "lt;", "gt;", "quot;", "#9;", "#10;", "#13;"].map(\.unicodeScalars)
        for rest in found.unicodeScalars.split(separator: "&").dropFirst() {
            #expect(entities.contains { rest.starts(with: $0) })
        }
        #expect(found.unicodeScalars.allSatisfy(Self.isXML))
    }

    /// Production 2 of "Extensible Markup Language (XML) 1.0".
    private static func isXML(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    @Test(
        "Markdown has the same lines for all texts, and no markup of them",
        arguments: NastyText.all.filter { $0.utf8.count < 5000 })
    func markdown(text: String) throws {
        let (plain, found) = (
            MarkdownReport(report: report("plain")).comment, MarkdownReport(report: report(text)).comment
        )
        #expect(count("`", "\n", in: found) == count("`", "\n", in: plain))
        #expect(!found.unicodeScalars.contains { $0 != "\n" && VisibleText.isHidden($0) })
        let outsideOfCode = found.dropFirst(MarkdownReport.mark.count).unicodeScalars
            .split(separator: "`", omittingEmptySubsequences: false)
        #expect(stride(from: 0, to: outsideOfCode.count, by: 2).allSatisfy { !outsideOfCode[$0].contains("<") })
    }
}
