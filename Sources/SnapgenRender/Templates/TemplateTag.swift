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
    /// The text between the braces, without the signs that trim white space.
    var contents: String
    /// The line of its first brace, counted from 1.
    var line: Int
    /// The text between its braces as written.
    var written: Substring

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
    static func changingVariables(
        of source: String, _ change: (_ written: String, TemplateTag) -> String
    ) -> String {
        var result = ""
        var end = source.startIndex
        for tag in tags(in: source) where tag.kind == .variable {
            result += source[end..<tag.written.startIndex] + change(String(tag.written), tag)
            end = tag.written.endIndex
        }
        return result + source[end...]
    }
}

private struct TemplateTagScanner {
    private let source: String
    private var rest: Substring.UTF8View
    private var line = 1

    init(_ source: String) {
        self.source = source
        rest = source[...].utf8
    }

    /// The next tag, or `nil` behind the last one.
    mutating func next() -> TemplateTag? {
        guard let (start, kind) = nextTag() else { return nil }
        pass(upTo: start)
        return tag(kind)
    }

    /// The beginning and the kind of the next tag.
    private func nextTag() -> (String.Index, TemplateTag.Kind)? {
        var rest = rest
        while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
            rest = rest[rest.index(after: brace)...]
            switch rest.first {
            case UInt8(ascii: "{"): return (brace, .variable)
            case UInt8(ascii: "%"): return (brace, .block)
            case UInt8(ascii: "#"): return (brace, .comment)
            default: continue
            }
        }
        return nil
    }

    private mutating func tag(_ kind: TemplateTag.Kind) -> TemplateTag {
        let line = line
        rest = rest.dropFirst(2)
        guard let end = end(of: kind) else {
            rest = rest[rest.endIndex...]
            return TemplateTag(kind: .unclosed, contents: "", line: line, written: "")
        }
        let written = source[rest.startIndex..<end]
        pass(upTo: end)
        rest = rest.dropFirst(2)
        return TemplateTag(kind: kind, contents: Self.trimmed(written), line: line, written: written)
    }

    /// The end of a tag's contents.
    private func end(of kind: TemplateTag.Kind) -> String.Index? {
        let closer = kind == .variable ? UInt8(ascii: "}") : kind == .block ? UInt8(ascii: "%") : UInt8(ascii: "#")
        var rest = rest
        while let end = rest.firstIndex(of: closer) {
            rest = rest[rest.index(after: end)...]
            if rest.first == UInt8(ascii: "}") { return end }
        }
        return nil
    }

    private mutating func pass(upTo end: String.Index) {
        line += rest[..<end].count { $0 == UInt8(ascii: "\n") }
        rest = rest[end...]
    }

    private static func trimmed(_ contents: Substring) -> String {
        var text = contents
        if let sign = text.first, "+-".contains(sign) { text.removeFirst() }
        if let sign = text.last, "+-".contains(sign) { text.removeLast() }
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
            return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        return text.utf8.split(whereSeparator: isBlank).map(Substring.init).joined(separator: " ")
    }

    /// Returns whether a byte is white space in ASCII.
    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
