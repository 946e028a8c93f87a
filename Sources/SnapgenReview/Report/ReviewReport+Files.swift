import Foundation
import SnapgenKit
package import SnapgenModel

extension ReviewReport {
    package static let pageName = "index.html"

    /// The size of a page in bytes above which browsers take long to open it.
    static let largestPage = 50_000_000

    /// Writes all formats, and returns a warning if the page is large.
    ///
    /// `place` is the path of the folder for programs that read the report of JUnit, and `address` the one for comments.
    @discardableResult
    package func write(
        to folder: ReportFolder, embedsFiles: Bool, seenAt place: String? = nil, address: String? = nil
    ) throws(DiagnosticError) -> Diagnostic? {
        let page = shown { embedsFiles ? Self.address(of: $0, in: folder) : $0 }
        let line = try CommandJSON.line(of: page)
        folder.write(ReportPage.text(title: title, report: line), to: Self.pageName)
        folder.write(try CommandJSON.text(of: self), to: ReportFolder.reportName)
        folder.write(try CommandJSON.text(of: regReport), to: "reg.json")
        folder.write(JUnitReport(report: self, folder: place ?? folder.path).text, to: "junit.xml")
        if let results = try ResultsFile.text(of: cases) { folder.write(results, to: ResultsFile.name) }
        let markdown = MarkdownReport(report: self, address: address)
        folder.write(markdown.summary, to: "summary.md")
        folder.write(markdown.comment, to: "comment.md")
        try folder.finish()
        guard line.utf8.count > Self.largestPage else { return nil }
        let advice = embedsFiles ? "leave out --embed, or name fewer snapshots" : "name fewer snapshots"
        let problem = "the page has \(line.utf8.count / 1_000_000) MB, which browsers open slowly; \(advice)"
        return Diagnostic(.largePage, .warning, problem, path: "\(folder.path)/\(Self.pageName)")
    }

    /// The file `reg.json` of reg-cli 0.18 (`src/report.ts`), without cases that are none of its four kinds.
    private var regReport: JSONDocument {
        func paths(_ isIncluded: (ReportCase) -> Bool) -> [String] { cases.filter(isIncluded).map(\.path) }
        return JSONDocument([
            "failedItems": paths { $0.status == .changed }, "newItems": paths { $0.status == .new },
            "deletedItems": paths { $0.status == .deleted }, "passedItems": paths { $0.status == .passed },
            "expectedItems": paths { $0.reference?.file != nil }, "actualItems": paths { $0.actual?.file != nil },
            "diffItems": [String](), "actualDir": ReportFolder.actual, "expectedDir": ReportFolder.references,
            "diffDir": ReportFolder.differences,
        ])
    }

    /// Returns the report for the page, in which files have other addresses and those that are not copied are left out.
    private func shown(_ address: (String) -> String) -> ReviewReport {
        func shown(_ version: ReportCase.Version?) -> ReportCase.Version? {
            guard var version, let file = version.file else { return nil }
            version.file = address(file)
            return version
        }
        var report = self
        for index in report.cases.indices {
            report.cases[index].reference = shown(report.cases[index].reference)
            report.cases[index].actual = shown(report.cases[index].actual)
        }
        return report
    }

    private static func address(of file: String, in folder: ReportFolder) -> String {
        guard let bytes = folder.read(file) else { return file }
        let type = file.hasSuffix(".png") ? "image/png" : "text/plain"
        return "data:\(type);base64,\(Data(bytes).base64EncodedString())"
    }
}
