/// A user's templates, prepared for being rendered as Sourcery renders them.
struct SourceryTemplates {
    /// A value that a template prints.
    struct PrintedValue: Equatable {
        /// The text in the tag: `type.parentName`.
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

    private static func printing(_ contents: String, _ position: (String) -> Int) -> String {
        TemplateExpression.changingPrinted(contents) { "\($0)|\(printing):\(position($0))" }
    }
}
