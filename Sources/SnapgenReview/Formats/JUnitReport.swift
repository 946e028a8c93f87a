import SnapgenModel
import SnapgenNames

/// A report in JUnit's XML, with attachments as lines `[[ATTACHMENT|path]]` in `system-out`, which the JUnit
/// Attachments plugin of Jenkins and GitLab read.
struct JUnitReport: Sendable {
    let report: ReviewReport
    /// The absolute path of the report's folder, because services look for attachments below other folders.
    let folder: String

    private static let failures: [ReportCase.Status] = [.changed, .new, .failed, .crashed]

    var text: String {
        let suites = Dictionary(grouping: report.cases, by: Self.suite).sorted { $0.key < $1.key }
        let body = suites.map { suite(named: $0.key, $0.value) }.joined()
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<testsuites name=\"\(report.title.escapedMarkup)\" \(Self.counts(report.cases))>\n\(body)</testsuites>\n"
    }

    private static func suite(of item: ReportCase) -> String { RelativePath(item.path)?.parent?.string ?? "snapshots" }

    private func suite(named name: String, _ cases: [ReportCase]) -> String {
        "  <testsuite name=\"\(name.escapedMarkup)\" \(Self.counts(cases))>\n" + cases.map(text).joined()
            + "  </testsuite>\n"
    }

    private static func counts(_ cases: [ReportCase]) -> String {
        let failures = cases.count { Self.failures.contains($0.status) }
        let skipped = cases.count { $0.status != .passed } - failures
        return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
    }

    private func text(of item: ReportCase) -> String {
        let suite = Self.suite(of: item)
        let name = RelativePath(item.path)?.name ?? item.path
        let start =
            "    <testcase classname=\"\(suite.escapedMarkup)\" name=\"\(name.escapedMarkup)\""
            + (item.outcome?.duration.map { " time=\"\(Double($0) / 1000)\"" } ?? "")
        let body = result(of: item) + attachments(of: item)
        return body.isEmpty ? "\(start)/>\n" : "\(start)>\n\(body)    </testcase>\n"
    }

    private func result(of item: ReportCase) -> String {
        if item.status == .passed { return "" }
        let message = item.summary(in: report).escapedMarkup
        guard Self.failures.contains(item.status) else { return "      <skipped message=\"\(message)\"/>\n" }
        let text = details(of: item).map(\.escapedMarkup).joined(separator: "\n")
        return "      <failure message=\"\(message)\" type=\"\(item.status.rawValue)\">\(text)</failure>\n"
    }

    /// Returns the lines that services show of a failure.
    private func details(of item: ReportCase) -> [String] {
        let source = item.snapshot.source.map { "\($0.path):\($0.line)" }
        let lines = (item.text?.lines ?? []).map { "\($0.kind.rawValue)\($0.text)" }
        return ["\(item.path) \(item.summary(in: report))", source].compactMap { $0 } + lines
    }

    private func attachments(of item: ReportCase) -> String {
        // GitLab reads the first one only. A path with a line break cannot be stated.
        let files = [item.actual?.file, item.reference?.file].compactMap { $0 }.filter {
            !$0.contains(where: \.isNewline)
        }
        if files.isEmpty { return "" }
        let lines = files.map { "[[ATTACHMENT|\("\(folder)/\($0)".escapedMarkup)]]\n" }.joined()
        return "      <system-out>\n\(lines)      </system-out>\n"
    }
}

extension String {
    /// The text for an attribute or an element of XML or HTML; characters that XML 1.0 forbids are replaced.
    var escapedMarkup: String {
        unicodeScalars.reduce(into: "") { result, scalar in
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
    }
}
