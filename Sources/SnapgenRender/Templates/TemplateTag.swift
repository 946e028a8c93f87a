/// A `{{ … }}`, `{% … %}` or `{# … #}` in a template.
package struct TemplateTag: Equatable {
    package enum Kind: Equatable {
        /// `{{ … }}`
        case variable
        /// `{% … %}`
        case block
        /// `{# … #}`
        case comment
        /// Opened and never closed; Stencil would drop the rest of the template without a word.
        case unclosed
    }

    package var kind: Kind
    /// The text between the braces, without the signs that trim white space.
    package var contents: String
    /// The line of its first brace, counted from 1.
    package var line: Int

    /// The tags of a template in order.
    package static func tags(in source: String) -> [TemplateTag] {
        pieces(of: source).compactMap(\.tag)
    }

    /// All of a template in order: its tags, and the texts around them.
    static func pieces(of source: String) -> [TemplatePiece] {
        var scanner = TemplateTagScanner(source)
        var pieces: [TemplatePiece] = []
        while let piece = scanner.next() { pieces.append(piece) }
        return pieces
    }

    /// A template with other contents in its `{{ … }}`; nothing else of it changes, and no line moves.
    ///
    /// - Parameter change: takes the contents as written, and the tag.
    package static func changingVariables(
        of source: String, _ change: (_ written: String, TemplateTag) -> String
    ) -> String {
        var result = ""
        var end = source.startIndex
        for case .tag(let tag, let written) in pieces(of: source) where tag.kind == .variable {
            result += source[end..<written.startIndex] + change(String(written), tag)
            end = written.endIndex
        }
        return result + source[end...]
    }
}

/// A part of a template.
enum TemplatePiece {
    /// Text that is printed as it is; never empty.
    case text(Substring)
    /// A tag, and the text between its braces as written.
    case tag(TemplateTag, written: Substring)

    /// The tag, where it is one.
    var tag: TemplateTag? {
        if case .tag(let tag, _) = self { tag } else { nil }
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

    /// The next piece, or `nil` behind the last one.
    mutating func next() -> TemplatePiece? {
        guard let (start, kind) = nextTag() else {
            defer { rest = rest[rest.endIndex...] }
            return rest.isEmpty ? nil : .text(source[rest.startIndex...])
        }
        guard start == rest.startIndex else {
            let text = source[rest.startIndex..<start]
            pass(upTo: start)
            return .text(text)
        }
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

    private mutating func tag(_ kind: TemplateTag.Kind) -> TemplatePiece {
        let line = line
        rest = rest.dropFirst(2)
        guard let end = end(of: kind) else {
            rest = rest[rest.endIndex...]
            return .tag(TemplateTag(kind: .unclosed, contents: "", line: line), written: source[rest.startIndex...])
        }
        let written = source[rest.startIndex..<end]
        pass(upTo: end)
        rest = rest.dropFirst(2)
        return .tag(TemplateTag(kind: kind, contents: Self.trimmed(written), line: line), written: written)
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
