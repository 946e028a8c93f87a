/// An element of an XML file with its attributes and children, without its text.
///
/// Xcode's workspaces and schemes consist of nothing else. Comments, processing instructions and declarations are
/// skipped. An end tag closes the innermost open element, whatever its name.
struct MarkupElement: Equatable {
    /// The name of the element; empty for the document.
    var name: String
    /// The values of the attributes, with the predefined entities and numeric references replaced.
    var attributes: [String: String] = [:]
    /// The elements directly inside, in order.
    var children: [MarkupElement] = []

    /// Parses a document.
    ///
    /// - Returns: An element without a name, whose children are those of the document; `nil` if a tag is not closed or
    ///   nested implausibly.
    static func document(_ text: String) -> MarkupElement? {
        var rest = Substring(text)
        var open = [MarkupElement(name: "")]
        while let start = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[start...].dropFirst()
            guard let tag = tag(&rest) else { return nil }
            if tag.hasPrefix("!") || tag.hasPrefix("?") { continue }
            guard accept(tag, &open) else { return nil }
        }
        return open.count == 1 ? open.first : nil
    }

    /// The maximal depth of elements, which groups of workspaces do not reach.
    private static let deepest = 100

    /// Removes a tag or comment from the rest and returns it without its angle brackets; `nil` if it does not end.
    private static func tag(_ rest: inout Substring) -> Substring? {
        let end = rest.hasPrefix("!--") ? rest.firstRange(of: "-->")?.upperBound : closingBracket(in: rest)
        guard let end else { return nil }
        defer { rest = rest[end...] }
        return rest[..<rest.utf8.index(before: end)]
    }

    /// Returns the index behind the first `>` outside of quotes.
    private static func closingBracket(in text: Substring) -> Substring.Index? {
        var quote: UInt8?
        let bracket = text.utf8.indices.first { index in
            let byte = text.utf8[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
            return quote == nil && byte == UInt8(ascii: ">")
        }
        return bracket.map(text.utf8.index(after:))
    }

    /// Opens or closes an element; returns whether that is possible.
    private static func accept(_ tag: Substring, _ open: inout [MarkupElement]) -> Bool {
        if tag.hasPrefix("/") {
            guard open.count > 1, let element = open.popLast() else { return false }
            open[open.count - 1].children.append(element)
            return true
        }
        let element = MarkupElement(tag: tag.hasSuffix("/") ? tag.dropLast() : tag)
        if tag.hasSuffix("/") { open[open.count - 1].children.append(element) } else { open.append(element) }
        return open.count <= deepest
    }

    private init(tag: Substring) {
        name = String(tag.prefix { !$0.isWhitespace })
        var rest = tag.dropFirst(name.count)
        while let (key, value) = Self.attribute(&rest) { attributes[key] = Self.replacingReferences(in: value) }
    }

    init(name: String) {
        self.name = name
    }

    /// Removes the first attribute from the rest and returns it.
    private static func attribute(_ rest: inout Substring) -> (String, Substring)? {
        guard let equals = rest.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        let key = rest[..<equals].filter { !$0.isWhitespace }
        let value = rest[equals...].dropFirst().drop(while: \.isWhitespace)
        guard let quote = value.utf8.first, "\"'".utf8.contains(quote) else { return nil }
        guard let end = value.utf8.dropFirst().firstIndex(of: quote) else { return nil }
        rest = value[end...].dropFirst()
        return (String(key), value[..<end].dropFirst())
    }

    private static func replacingReferences(in text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        var parts = text.split(separator: "&", omittingEmptySubsequences: false)
        let first = parts.removeFirst()
        return parts.reduce(into: String(first)) { result, part in
            guard let end = part.firstIndex(of: ";"), let character = character(part[..<end]) else {
                return result += "&\(part)"
            }
            result += "\(character)\(part[end...].dropFirst())"
        }
    }

    private static func character(_ reference: Substring) -> Character? {
        if let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][String(reference)] {
            return Character(known)
        }
        guard reference.hasPrefix("#") else { return nil }
        let digits = reference.dropFirst()
        let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(Unicode.Scalar.init).map(Character.init)
    }

    /// All elements with a name, at any depth, in order.
    func all(_ name: String) -> [MarkupElement] {
        children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
    }
}
