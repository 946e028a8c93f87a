/// The page of a report: one HTML file that loads nothing but pictures.
///
/// Its source is in `Templates/Review`; `Scripts/embed-sources` makes `EmbeddedPage.swift` of it.
public struct ReportPage: Sendable {
    /// The title of the browser's window until the report is shown.
    public var title: String
    /// The report as JSON, as in `report.json`.
    public var report: String

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - title: The name of the project, or of what is compared.
    ///   - report: The report as JSON.
    public init(title: String, report: String) {
        self.title = title
        self.report = report
    }

    /// The page as HTML.
    public var text: String {
        Self.beforeTitle + replacing(["&": "&amp;", "<": "&lt;"], in: title)
            + Self.beforeReport + replacing(Self.escapes, in: report)
            + Self.afterReport
    }

    /// Replacements for what could end the element of the report, and for what old parsers take for line breaks.
    ///
    /// In JSON, these characters occur in strings only, where the escapes mean the same.
    private static let escapes: [Unicode.Scalar: String] = [
        "<": "\\u003c", "\u{2028}": "\\u2028", "\u{2029}": "\\u2029",
    ]

    /// Returns a text with some scalars replaced, also if they are parts of a larger character.
    private func replacing(_ replacements: [Unicode.Scalar: String], in text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if let replacement = replacements[scalar] {
                result.append(contentsOf: replacement.unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
