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
            guard let tag = MarkupTag(rest.utf8) else { throw problem("a tag is not well-formed") }
            if tag.begins {
                guard open.count < deepest else { throw problem("elements are nested too deeply") }
                var element = MarkupElement(name: tag.name)
                for (name, value) in tag.attributes {
                    guard let value = Self.text(value) else { throw problem("an entity is unknown") }
                    element.attributes[name] = value
                }
                open.append(element)
            }
            if tag.ends {
                guard open.count > 1 else { throw problem("an end closes no element") }
                let element = open.removeLast()
                open[open.count - 1].children.append(element)
            }
            rest = rest[tag.end...]
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

/// A tag, `<name key="value">`, which begins an element, ends one, or both.
private struct MarkupTag {
    private(set) var name = ""
    private(set) var attributes: [(name: String, value: Substring)] = []
    private(set) var begins = true
    private(set) var ends = false
    private(set) var end: String.Index

    /// Reads the tag at the beginning of a text; `nil` if it is not well-formed.
    init?(_ text: Substring.UTF8View) {
        var rest = text.dropFirst()
        func takes(_ byte: UInt8) -> Bool {
            guard rest.first == byte else { return false }
            rest.removeFirst()
            return true
        }
        func word() -> String {
            let word = rest.prefix { !$0.isMarkupSpace && !"=<>/\"'".utf8.contains($0) }
            rest = rest[word.endIndex...].drop(while: \.isMarkupSpace)
            return String(Substring(word))
        }
        end = rest.endIndex
        if takes(UInt8(ascii: "/")) { (begins, ends) = (false, true) }
        name = word()
        while !name.isEmpty {
            if takes(UInt8(ascii: "/")) { ends = true }
            if takes(UInt8(ascii: ">")) {
                end = rest.startIndex
                return
            }
            let key = word()
            guard !key.isEmpty, begins, !ends, takes(UInt8(ascii: "=")) else { return nil }
            rest = rest.drop(while: \.isMarkupSpace)
            guard let quote = rest.popFirst(), "\"'".utf8.contains(quote), let close = rest.firstIndex(of: quote),
                !rest[..<close].contains(UInt8(ascii: "<"))
            else { return nil }
            attributes.append((key, Substring(rest[..<close])))
            rest = rest[close...].dropFirst().drop(while: \.isMarkupSpace)
        }
        return nil
    }
}

extension UInt8 {
    fileprivate var isMarkupSpace: Bool {
        self == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(self)
    }
}
