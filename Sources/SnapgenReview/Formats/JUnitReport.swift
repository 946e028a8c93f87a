import SnapgenModel
import SnapgenPlan

/// A report in JUnit's XML, as test reports of CI services read it.
///
/// A changed, new, failed or crashed case is a failure; one without a comparison is skipped. Attachments are lines
/// `[[ATTACHMENT|path]]` in `system-out`, which the JUnit Attachments plugin of Jenkins and GitLab read.
struct JUnitReport: Sendable {
    private let report: ReviewReport
    /// The absolute path of the report's folder, because services look for attachments below other folders.
    private let folder: String

    /// Creates the report.
    ///
    /// - Parameter folder: The absolute path of the report's folder.
    init(_ report: ReviewReport, in folder: String) {
        self.report = report
        self.folder = folder
    }

    var text: String {
        let suites = Dictionary(grouping: report.cases, by: Self.suite).sorted { $0.key < $1.key }
        let body = suites.map { suite(named: $0.key, $0.value) }.joined()
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<testsuites name=\"\(Markup.escaped(report.title))\" \(Self.counts(report.cases))>\n\(body)</testsuites>\n"
    }

    /// Returns the folder of a case, which is the name of its suite.
    private static func suite(of item: ReportCase) -> String {
        RelativePath(item.path)?.parent?.string ?? "snapshots"
    }

    private func suite(named name: String, _ cases: [ReportCase]) -> String {
        "  <testsuite name=\"\(Markup.escaped(name))\" \(Self.counts(cases))>\n" + cases.map(text).joined()
            + "  </testsuite>\n"
    }

    private static func counts(_ cases: [ReportCase]) -> String {
        let failures = cases.count { Outcome($0.status) == .failure }
        let skipped = cases.count { Outcome($0.status) == .skipped }
        return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
    }

    private func text(of item: ReportCase) -> String {
        let suite = Self.suite(of: item)
        let name = RelativePath(item.path)?.name ?? item.path
        let start =
            "    <testcase classname=\"\(Markup.escaped(suite))\" name=\"\(Markup.escaped(name))\""
            + (item.duration.map { " time=\"\(Double($0) / 1000)\"" } ?? "")
        let body = result(of: item) + attachments(of: item)
        return body.isEmpty ? "\(start)/>\n" : "\(start)>\n\(body)    </testcase>\n"
    }

    private func result(of item: ReportCase) -> String {
        let message = Markup.escaped(item.summary)
        return switch Outcome(item.status) {
        case .passed: ""
        case .failure: "      <failure message=\"\(message)\" type=\"\(item.status.rawValue)\"/>\n"
        case .skipped: "      <skipped message=\"\(message)\"/>\n"
        }
    }

    private func attachments(of item: ReportCase) -> String {
        // A path with a line break cannot be stated.
        let files = item.files.filter { !$0.contains(where: \.isNewline) }
        if files.isEmpty { return "" }
        let lines = files.map { "[[ATTACHMENT|\(Markup.escaped("\(folder)/\($0)"))]]\n" }.joined()
        return "      <system-out>\n\(lines)      </system-out>\n"
    }

    private enum Outcome {
        case passed, failure, skipped

        init(_ status: ReportCase.Status) {
            switch status {
            case .passed: self = .passed
            case .changed, .new, .failed, .crashed: self = .failure
            case .deleted, .skipped, .outdated, .notRun: self = .skipped
            }
        }
    }
}

enum Markup {
    /// Returns a text for an attribute or an element; characters that XML 1.0 forbids are replaced.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case _ where scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff: result += "\u{fffd}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
