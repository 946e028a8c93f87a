import SnapgenModel

/// A user's templates, prepared for being rendered as Sourcery renders them.
struct SourceryTemplates {
    /// A value that a template prints.
    struct PrintedValue: Equatable {
        /// What stands in the tag: `type.parentName`.
        var text: String
        /// The template.
        var path: String
        /// The line of the tag.
        var line: Int
    }

    /// The filter that every printed value goes through; it takes the value's position in `printed`.
    static let printing = "snapgen_printed"

    /// The templates with their blank lines marked, and with the filter behind every value that they print.
    let templates: TemplateSet
    /// The values that they print.
    let printed: [PrintedValue]

    /// Prepares `templates`.
    init(_ templates: TemplateSet) {
        var printed: [PrintedValue] = []
        self.templates = templates.changingFiles { template in
            let source = template.source.replacing("{PREVIEW_FILE_NAME}", with: "Preview")
            let checked = TemplateTag.changingVariables(of: source) { contents, tag in
                Self.printing(contents) { value in
                    printed.append(PrintedValue(text: value, path: template.path, line: tag.line))
                    return printed.count - 1
                }
            }
            return BlankLines.marked(checked)
        }
        self.printed = printed
    }

    /// The contents of a tag with the filter behind what it prints; a comparison always prints something.
    private static func printing(_ contents: String, _ position: (String) -> Int) -> String {
        var parts = TemplateExpression.split(contents, atWords: ["if", "else"])
        for part in [0, 2] where parts.indices.contains(part) {
            guard TemplateExpression.isSingleTerm(parts[part]) else { continue }
            let value = parts[part].trimming(while: \.isWhitespace)
            parts[part] = "\(value)|\(printing):\(position(value))"
        }
        let words = ["", " if ", " else "]
        return zip(words, parts).map { $0 + $1 }.joined()
    }
}

extension String {
    /// The text without the characters at its ends that fulfil a condition.
    fileprivate func trimming(while isDropped: (Character) -> Bool) -> String {
        var rest = self[...]
        while let first = rest.first, isDropped(first) { rest.removeFirst() }
        while let last = rest.last, isDropped(last) { rest.removeLast() }
        return String(rest)
    }
}
