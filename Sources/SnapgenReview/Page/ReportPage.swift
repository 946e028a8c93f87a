/// The page of a report, whose source is in `Templates/Review`; `Scripts/embed-sources` makes `EmbeddedPage.swift` of it.
enum ReportPage {
    /// Returns the page as HTML, with the title of the browser's window until the report is shown, and the report as JSON.
    static func text(title: String, report: String) -> String {
        beforeTitle + title.escapedMarkup + beforeReport + script(report) + afterReport
    }

    /// Returns the report, in which nothing ends its element, and nothing is a line break to old parsers; in JSON,
    /// these characters occur in strings only, where the escapes mean the same.
    private static func script(_ report: String) -> String {
        let escapes = ["<": "\\u003c", "\u{2028}": "\\u2028", "\u{2029}": "\\u2029"]
        return escapes.reduce(report) { text, escape in
            String(text.unicodeScalars.replacing(escape.key.unicodeScalars, with: escape.value.unicodeScalars))
        }
    }
}
