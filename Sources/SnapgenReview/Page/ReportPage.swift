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
        Self.beforeTitle + HTML.escaped(title) + Self.beforeReport + script + Self.afterReport
    }

    /// The report, in which nothing ends its element, and nothing is a line break to old parsers.
    ///
    /// In JSON, these characters occur in strings only, where the escapes mean the same.
    private var script: String {
        let escapes = ["<": "\\u003c", "\u{2028}": "\\u2028", "\u{2029}": "\\u2029"]
        return escapes.reduce(report) { text, escape in
            String(text.unicodeScalars.replacing(escape.key.unicodeScalars, with: escape.value.unicodeScalars))
        }
    }
}
