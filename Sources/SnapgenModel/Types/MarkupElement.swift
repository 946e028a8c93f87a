import SnapgenNames

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

    /// Returns an element without a name, whose children are those of the document.
    package static func document(_ bytes: [UInt8]) throws(Problem) -> MarkupElement {
        var reader = MarkupReader(bytes: bytes)
        return try reader.document()
    }

    /// All elements with a name, at any depth, in order.
    package func all(_ name: String) -> [MarkupElement] {
        children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
    }
}

/// Skips text, comments, CDATA and processing instructions.
private struct MarkupReader {
    typealias Problem = MarkupElement.Problem

    let bytes: [UInt8]
    var position = 0
    /// The open elements, of which the first is the document.
    var open = [MarkupElement(name: "")]

    /// The maximal depth of elements, which groups of workspaces do not reach.
    private static let deepest = 100

    mutating func document() throws(Problem) -> MarkupElement {
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start + 1
            if starts(with: "!--") {
                try skip(to: "-->")
            } else if starts(with: "![CDATA[") {
                try skip(to: "]]>")
            } else if starts(with: "?") {
                try skip(to: "?>")
            } else if starts(with: "!") {
                throw problem("document types are not supported")
            } else if take(UInt8(ascii: "/")) {
                _ = try name()
                skipSpace()
                guard take(UInt8(ascii: ">")) else { throw problem("'>' is missing") }
                try close()
            } else {
                try element()
            }
        }
        guard open.count == 1 else { throw problem("an element has no end") }
        return open[0]
    }

    private mutating func element() throws(Problem) {
        var element = MarkupElement(name: try name())
        while true {
            skipSpace()
            let isEmpty = take(UInt8(ascii: "/"))
            if take(UInt8(ascii: ">")) {
                guard open.count < Self.deepest else { throw problem("elements are nested too deeply") }
                open.append(element)
                if isEmpty { try close() }
                return
            }
            guard !isEmpty else { throw problem("'>' is missing after '/'") }
            let name = try name()
            skipSpace()
            guard take(UInt8(ascii: "=")) else { throw problem("the attribute '\(name)' has no value") }
            skipSpace()
            element.attributes[name] = try value()
        }
    }

    private mutating func close() throws(Problem) {
        guard open.count > 1 else { throw problem("an end closes no element") }
        let element = open.removeLast()
        open[open.count - 1].children.append(element)
    }

    private mutating func name() throws(Problem) -> String {
        let start = position
        while position < bytes.count, Self.isName(bytes[position]) { position += 1 }
        guard position > start else { throw problem("a name is missing") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func value() throws(Problem) -> String {
        guard position < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[position]) else {
            throw problem("a quote is missing")
        }
        let quote = bytes[position]
        let start = position + 1
        guard let end = bytes[start...].firstIndex(of: quote) else { throw problem("a value has no end") }
        position = end + 1
        return try text(bytes[start..<end])
    }

    private func text(_ bytes: ArraySlice<UInt8>) throws(Problem) -> String {
        guard !bytes.contains(UInt8(ascii: "<")) else { throw problem("there is a '<' in a value") }
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var parts = bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
        var text = String(decoding: parts.removeFirst(), as: UTF8.self)
        for part in parts {
            guard let end = part.firstIndex(of: UInt8(ascii: ";")),
                let character = Self.character(String(decoding: part[..<end], as: UTF8.self))
            else { throw problem("an entity is unknown") }
            text.unicodeScalars.append(character)
            text += String(decoding: part[(end + 1)...], as: UTF8.self)
        }
        return text
    }

    private static func character(_ entity: String) -> Unicode.Scalar? {
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

    private func starts(with text: StaticString) -> Bool {
        bytes[position...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func skip(to end: String) throws(Problem) {
        guard let found = bytes[position...].firstRange(of: Array(end.utf8)) else {
            throw problem("'\(end)' is missing")
        }
        position = found.upperBound
    }

    private mutating func skipSpace() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte.isOfPlainWord || byte >= 0x80 || "-.:".utf8.contains(byte)
    }

    private func problem(_ reason: String) -> Problem {
        Problem(line: bytes.prefix(position).count { $0 == UInt8(ascii: "\n") } + 1, reason: reason)
    }
}
