/// A `{{ … }}`, `{% … %}` or `{# … #}` in a template.
package struct TemplateTag: Equatable {
    enum Kind: Equatable {
        case variable
        case block
        case comment
        /// Opened and never closed; Stencil would drop the rest of the template without a word.
        case unclosed
    }

    var kind: Kind
    /// The text between the braces, without the signs that trim white space, and with single spaces.
    package var contents: String
    var line: Int
    var written: Substring

    package static func tags(in source: String) -> [TemplateTag] {
        var tags: [TemplateTag] = []
        var rest = source[...].utf8
        var line = 1
        while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
            line += lineEnds(in: rest[..<brace])
            rest = rest[rest.index(after: brace)...]
            guard let sign = rest.first, let (kind, closer) = kinds[sign] else { continue }
            rest = rest.dropFirst()
            guard let end = end(of: rest, at: closer) else {
                return tags + [TemplateTag(kind: .unclosed, contents: "", line: line, written: "")]
            }
            let written = source[rest.startIndex..<end]
            tags.append(TemplateTag(kind: kind, contents: trimmed(written), line: line, written: written))
            line += lineEnds(in: written.utf8)
            rest = rest[end...].dropFirst(2)
        }
        return tags
    }

    /// A template with other contents in its tags of a kind; nothing else of it changes, and no line moves.
    static func changing(_ kind: Kind, of source: String, _ change: (TemplateTag) -> String) -> String {
        var result = ""
        var end = source.startIndex
        for tag in tags(in: source) where tag.kind == kind {
            result += source[end..<tag.written.startIndex] + change(tag)
            end = tag.written.endIndex
        }
        return result + source[end...]
    }

    private static let kinds: [UInt8: (Kind, UInt8)] = [
        UInt8(ascii: "{"): (.variable, UInt8(ascii: "}")),
        UInt8(ascii: "%"): (.block, UInt8(ascii: "%")),
        UInt8(ascii: "#"): (.comment, UInt8(ascii: "#")),
    ]

    private static func end(of text: Substring.UTF8View, at closer: UInt8) -> String.Index? {
        var rest = text
        while let end = rest.firstIndex(of: closer) {
            rest = rest[rest.index(after: end)...]
            if rest.first == UInt8(ascii: "}") { return end }
        }
        return nil
    }

    private static func lineEnds(in text: Substring.UTF8View) -> Int { text.count { $0 == UInt8(ascii: "\n") } }

    private static func trimmed(_ contents: Substring) -> String {
        var text = contents
        if let sign = text.first, "+-".contains(sign) { text.removeFirst() }
        if let sign = text.last, "+-".contains(sign) { text.removeLast() }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
