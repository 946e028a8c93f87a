/// A `{{ … }}`, `{% … %}` or `{# … #}` in a template.
struct TemplateTag: Equatable {
    enum Kind: Equatable {
        /// `{{ … }}`
        case variable
        /// `{% … %}`
        case block
        /// `{# … #}`
        case comment
        /// Opened and never closed; Stencil would drop the rest of the template without a word.
        case unclosed
    }

    var kind: Kind
    /// What stands between the braces, without the signs that trim white space.
    var contents: String
    /// The line of its first brace, counted from 1.
    var line: Int

    /// The tags of a template in order.
    static func tags(in source: String) -> [TemplateTag] {
        var scanner = TemplateTagScanner(source)
        var tags: [TemplateTag] = []
        while let tag = scanner.next() { tags.append(tag) }
        return tags
    }

    /// A template with other contents in its `{{ … }}`; nothing else of it changes, and no line moves.
    ///
    /// - Parameter change: takes the contents as written, and the tag.
    static func changingVariables(of source: String, _ change: (_ written: String, TemplateTag) -> String) -> String {
        var scanner = TemplateTagScanner(source)
        var result = ""
        var end = source.startIndex
        while let tag = scanner.next() {
            guard tag.kind == .variable, let written = scanner.lastContents else { continue }
            result += source[end..<written.startIndex] + change(String(written), tag)
            end = written.endIndex
        }
        return result + source[end...]
    }
}

private struct TemplateTagScanner {
    private let source: String
    private var rest: Substring.UnicodeScalarView
    private var line = 1
    /// What stands between the braces of the tag that was found last, as written.
    private(set) var lastContents: Substring?

    init(_ source: String) {
        self.source = source
        rest = Substring(source).unicodeScalars
    }

    /// The next tag, or `nil` behind the last one.
    mutating func next() -> TemplateTag? {
        while let scalar = rest.popFirst() {
            if scalar == "\n" { line += 1 }
            guard scalar == "{" else { continue }
            switch rest.first {
            case "{": return tag(.variable, closedBy: "}")
            case "%": return tag(.block, closedBy: "%")
            case "#": return tag(.comment, closedBy: "#")
            default: continue
            }
        }
        return nil
    }

    private mutating func tag(_ kind: TemplateTag.Kind, closedBy closer: Unicode.Scalar) -> TemplateTag {
        let start = line
        rest.removeFirst()
        guard let contents = contents(upTo: closer) else {
            return TemplateTag(kind: .unclosed, contents: "", line: start)
        }
        return TemplateTag(kind: kind, contents: Self.trimmed(contents), line: start)
    }

    private mutating func contents(upTo closer: Unicode.Scalar) -> String? {
        let start = rest.startIndex
        lastContents = nil
        while let scalar = rest.first {
            let end = rest.startIndex
            rest.removeFirst()
            if scalar == closer, rest.first == "}" {
                rest.removeFirst()
                lastContents = source[start..<end]
                return String(source[start..<end])
            }
            if scalar == "\n" { line += 1 }
        }
        return nil
    }

    private static func trimmed(_ contents: String) -> String {
        var text = Substring(contents)
        if let sign = text.first, "+-".contains(sign) { text.removeFirst() }
        if let sign = text.last, "+-".contains(sign) { text.removeLast() }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
