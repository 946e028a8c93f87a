import Foundation
import SnapgenKit
package import SnapgenModel

package struct ReportOutput: Sendable {
    package static let pageName = "index.html"

    private let folder: ReportFolder
    private let embedsFiles: Bool

    /// Creates an output.
    ///
    /// - Parameter embedsFiles: `true` for a page that contains its files.
    package init(to folder: ReportFolder, embedsFiles: Bool) {
        self.folder = folder
        self.embedsFiles = embedsFiles
    }

    /// Writes all formats.
    ///
    /// - Parameter place: The path of the report's folder for programs that read the report of JUnit.
    /// - Throws: A diagnostic if a file cannot be written.
    package func write(_ report: ReviewReport, seenAt place: String? = nil) throws(DiagnosticError) {
        let line = try Self.json { try CommandJSON.line(of: pageReport(of: report)) }
        folder.write(ReportPage.text(title: report.title, report: line), to: Self.pageName)
        folder.write(try Self.json { try CommandJSON.text(of: report) }, to: ReportFolder.reportName)
        folder.write(try Self.json { try CommandJSON.text(of: RegReport(report)) }, to: "reg.json")
        folder.write(JUnitReport(report, in: place ?? folder.path).text, to: "junit.xml")
        let markdown = MarkdownReport(report)
        folder.write(markdown.summary, to: "summary.md")
        folder.write(markdown.comment, to: "comment.md")
        try folder.finish()
    }

    private static func json(_ encoding: () throws -> String) throws(DiagnosticError) -> String {
        do {
            return try encoding()
        } catch {
            throw DiagnosticError(Diagnostic(.cannotWrite, .error, "the report cannot be encoded: \(error)"))
        }
    }

    /// Returns the report for the page: files that are not copied are left out, and others may be contained.
    private func pageReport(of report: ReviewReport) -> ReviewReport {
        var report = report
        for index in report.cases.indices {
            report.cases[index].reference = shown(report.cases[index].reference)
            report.cases[index].actual = shown(report.cases[index].actual)
        }
        return report
    }

    private func shown(_ version: ReportCase.Version?) -> ReportCase.Version? {
        guard var version, let file = version.file else { return nil }
        version.file = address(of: file)
        return version
    }

    private func address(of file: String) -> String {
        guard embedsFiles, let bytes = folder.read(file) else { return file }
        let type = file.hasSuffix(".png") ? "image/png" : "text/plain"
        return "data:\(type);base64,\(Data(bytes).base64EncodedString())"
    }
}

/// A report in the format of reg-cli's `reg.json`, for reg-suit and other programs that read it.
///
/// The keys are those of reg-cli 0.18 (`src/report.ts`). A case that is none of its four kinds is left out.
struct RegReport: Hashable, Encodable, Sendable {
    var failedItems: [String]
    var newItems: [String]
    var deletedItems: [String]
    var passedItems: [String]
    var expectedItems: [String]
    var actualItems: [String]
    /// The report contains no pictures of differences.
    var diffItems: [String] = []
    var actualDir = ReportFolder.Role.actual.folder
    var expectedDir = ReportFolder.Role.reference.folder
    var diffDir = "\(ReportFolder.copies)/difference"

    init(_ report: ReviewReport) {
        func paths(_ isIncluded: (ReportCase) -> Bool) -> [String] { report.cases.filter(isIncluded).map(\.path) }
        failedItems = paths { $0.status == .changed }
        newItems = paths { $0.status == .new }
        deletedItems = paths { $0.status == .deleted }
        passedItems = paths { $0.status == .passed }
        expectedItems = paths { $0.reference?.file != nil }
        actualItems = paths { $0.actual?.file != nil }
    }
}
