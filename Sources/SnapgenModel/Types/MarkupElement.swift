/// An element of an XML file with its attributes and children, without its text.
///
/// Xcode's workspaces and schemes have nothing else, and of the reports of test runs nothing else matters. An end tag
/// closes the innermost open element, whatever its name. For security, document types are refused, and only the five
/// predefined entities of XML are replaced, so that a file cannot include others or expand without limit.
package struct MarkupElement: Equatable {
    package struct Problem: Error {
        package var line: Int
        package var reason: String
    }

    /// Empty for the document.
    package var name: String
    package var attributes: [String: String] = [:]
    package var children: [MarkupElement] = []

    /// All elements with a name, at any depth, in order.
    package func all(_ name: String) -> [MarkupElement] {
        children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
    }
}

extension MarkupElement {
    /// The maximal depth of elements, which groups of workspaces do not reach.
    private static let deepest = 100
    /// The beginnings and ends of what is skipped: comments, texts and instructions.
    private static let skipped = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]

    // Made once, because making an expression takes longer than reading a scheme; they are never changed.
    nonisolated(unsafe) private static let tag =
        /<(\/?)([^\s=<>\/"']+)((?:\s+[^\s=<>\/"']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/
        .matchingSemantics(.unicodeScalar)
    nonisolated(unsafe) private static let attribute =
        /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/.matchingSemantics(.unicodeScalar)

    /// Returns an element without a name, whose children are those of the document.
    package static func document(_ bytes: [UInt8]) throws(Problem) -> MarkupElement {
        let text = String(decoding: bytes, as: UTF8.self)
        var rest = text[...]
        // The open elements, of which the first is the document.
        var open = [MarkupElement(name: "")]
        func problem(_ reason: String) -> Problem {
            Problem(line: text[..<rest.startIndex].utf8.count { $0 == UInt8(ascii: "\n") } + 1, reason: reason)
        }
        while let start = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[start...]
            if let (_, end) = skipped.first(where: { rest.utf8.starts(with: $0.0.utf8) }) {
                guard let found = rest.utf8.firstRange(of: end.utf8) else { throw problem("'\(end)' is missing") }
                rest = rest[found.upperBound...]
                continue
            }
            guard !rest.utf8.starts(with: "<!".utf8) else { throw problem("document types are not supported") }
            guard let match = rest.prefixMatch(of: tag) else { throw problem("a tag is not well-formed") }
            if match.1.isEmpty {
                guard open.count < deepest else { throw problem("elements are nested too deeply") }
                var element = MarkupElement(name: String(match.2))
                for pair in match.3.matches(of: attribute) {
                    guard let value = Self.text(pair.2 ?? pair.3 ?? "") else { throw problem("an entity is unknown") }
                    element.attributes[String(pair.1)] = value
                }
                open.append(element)
            }
            if !match.1.isEmpty || !match.4.isEmpty {
                guard open.count > 1 else { throw problem("an end closes no element") }
                let element = open.removeLast()
                open[open.count - 1].children.append(element)
            }
            rest = rest[match.range.upperBound...]
        }
        guard open.count == 1 else { throw problem("an element has no end") }
        return open[0]
    }

    /// Returns a value with its entities replaced; `nil` if one is unknown.
    private static func text(_ value: Substring) -> String? {
        var parts = value.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).map(Substring.init)
        let first = parts.removeFirst()
        return parts.reduce(String(first)) { text, part in
            guard let text, let end = part.firstIndex(of: ";"), let scalar = character(part[..<end]) else { return nil }
            return "\(text)\(scalar)\(part[end...].dropFirst())"
        }
    }

    private static func character(_ entity: Substring) -> Unicode.Scalar? {
        switch entity {
        case "lt": "<"
        case "gt": ">"
        case "amp": "&"
        case "quot": "\""
        case "apos": "'"
        case _ where entity.hasPrefix("#x"): UInt32(entity.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
        case _ where entity.hasPrefix("#"): UInt32(entity.dropFirst()).flatMap(Unicode.Scalar.init)
        default: nil
        }
    }
}
