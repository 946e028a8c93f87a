import Foundation

/// Keeps the blank lines that a template has, and drops those that its tags leave behind, as Sourcery does.
enum BlankLines {
    /// A vertical tab: what stands for a blank line while a template is rendered.
    private static let mark = "\n\u{B}\n"
    /// A control character that no source has: stands on a blank line of a value that is to stay blank.
    private static let kept = "\u{1}"
    /// What the tag `newline` leaves, which is no line end until the others are put in order.
    static let lineEnd = "\u{2}"

    /// A template's text with its blank lines marked.
    static func marked(_ template: String) -> String {
        // Twice, because the line end between two blank lines belongs to both.
        let once = template.replacingOccurrences(of: "\n\n", with: mark)
        return once.replacingOccurrences(of: "\n\n", with: mark)
    }

    /// A value whose blank lines mean something, such as those of a string over several lines.
    static func protected(_ value: String) -> String {
        value.replacingOccurrences(of: "\n(?=[ \\t]*\n)", with: "\n\(kept)", options: .regularExpression)
    }

    /// What was rendered, with the blank lines that were marked and no others.
    ///
    /// An empty line of a string has to stay empty whatever indents the others; one of spaces has to move with them.
    static func restored(_ output: String) -> String {
        let compact = output.replacingOccurrences(of: "\n([ \\t]*\n)+", with: "\n", options: .regularExpression)
        let once = compact.replacingOccurrences(of: mark, with: "\n\n")
        return once.replacingOccurrences(of: mark, with: "\n\n")
            .replacingOccurrences(of: "[ \\t]*\(kept)(?=\n)", with: "", options: .regularExpression)
            .replacingOccurrences(of: kept, with: "")
            .replacingOccurrences(of: lineEnd, with: "\n")
    }
}
