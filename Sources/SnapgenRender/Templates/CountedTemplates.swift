/// A user's templates in which Stencil counts what it does, and stops where it is too much.
struct CountedTemplates {
    /// The tag that stands at the beginning of every template and of every loop's body; it takes the bytes of the texts
    /// behind it.
    static let turn = "snapgen_turn"
    /// The filter behind every value that is printed.
    static let value = "snapgen_value"

    /// The templates with the tags and filters.
    let templates: TemplateSet

    /// Prepares the files among `templates`.
    ///
    /// - Parameter countsValues: whether values get the filter, because nothing else sees them.
    init(_ templates: TemplateSet, countsValues: Bool) {
        self.templates = templates.changingFiles { template in
            Self.counted(template.source, countsValues: countsValues)
        }
    }

    private static func counted(_ source: String, countsValues: Bool) -> String {
        let changed =
            countsValues ? TemplateTag.changingVariables(of: source) { contents, _ in filtered(contents) } : source
        let pieces = TemplateTag.pieces(of: changed)
        let sizes = textSizes(of: pieces)
        var result = "{%+ \(turn) \(sizes[0]) +%}"
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .text(let text): result += text
            case .tag(let tag, let written):
                result += tag.opening + written + tag.closing
                if tag.isLoop { result += "{%+ \(turn) \(sizes[index + 1]) \(written.trimmingSign)%}" }
            }
        }
        return result
    }

    /// For the template and for each piece, the bytes of the texts in it or in the loop that begins there, without those
    /// of loops inside it.
    private static func textSizes(of pieces: [TemplatePiece]) -> [Int] {
        var sizes = [Int](repeating: 0, count: pieces.count + 1)
        var open = [0]
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .text(let text): sizes[open[open.count - 1]] += text.utf8.count
            case .tag(let tag, _) where tag.isLoop: open.append(index + 1)
            case .tag(let tag, _) where tag.endsLoop: if open.count > 1 { open.removeLast() }
            case .tag: break
            }
        }
        return sizes
    }

    private static func filtered(_ contents: String) -> String {
        TemplateExpression.changingPrinted(contents) { "\($0)|\(value)" }
    }
}

extension TemplateTag {
    fileprivate var isLoop: Bool { kind == .block && contents.hasPrefix("for ") }
    fileprivate var endsLoop: Bool { kind == .block && contents == "endfor" }

    fileprivate var opening: String {
        switch kind {
        case .variable: "{{"
        case .block: "{%"
        case .comment, .unclosed: "{#"
        }
    }

    fileprivate var closing: String {
        switch kind {
        case .variable: "}}"
        case .block: "%}"
        case .comment: "#}"
        case .unclosed: ""
        }
    }
}

extension Substring {
    /// The sign at the end of a tag that says what becomes of the white space behind it.
    fileprivate var trimmingSign: String {
        last.map { "+-".contains($0) ? String($0) : "" } ?? ""
    }
}
