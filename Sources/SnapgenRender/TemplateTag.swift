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
}

private struct TemplateTagScanner {
    private var rest: Substring.UnicodeScalarView
    private var line = 1

    init(_ source: String) {
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
        var contents = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            if scalar == closer, rest.first == "}" {
                rest.removeFirst()
                return String(contents)
            }
            if scalar == "\n" { line += 1 }
            contents.append(scalar)
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
