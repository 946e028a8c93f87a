/// An iterator over the tags of an XML document, which skips text, comments, CDATA and processing instructions, and does
/// not check the nesting of tags.
package struct XMLTags {
    package struct Tag: Equatable {
        package var name: String
        package var isEnd: Bool
        package var attributes: [String: String] = [:]
    }

    package struct Problem: Error, Equatable {
        package var line: Int
        package var reason: String
    }

    private let bytes: [UInt8]
    private var position = 0
    /// The end of an empty element.
    private var end: Tag?

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the next tag; an empty element has a start and an end.
    package mutating func next() throws(Problem) -> Tag? {
        if let end {
            self.end = nil
            return end
        }
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
            } else {
                return try tag()
            }
        }
        return nil
    }

    private mutating func tag() throws(Problem) -> Tag {
        let isEnd = take(UInt8(ascii: "/"))
        var tag = Tag(name: try name(), isEnd: isEnd)
        while true {
            skipSpace()
            if take(UInt8(ascii: ">")) { return tag }
            if take(UInt8(ascii: "/")) {
                guard take(UInt8(ascii: ">")), !isEnd else { throw problem("'>' is missing after '/'") }
                end = Tag(name: tag.name, isEnd: true)
                return tag
            }
            let name = try name()
            skipSpace()
            guard take(UInt8(ascii: "=")) else { throw problem("the attribute '\(name)' has no value") }
            skipSpace()
            tag.attributes[name] = try value()
        }
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
        let end = Array(end.utf8)
        var last = position
        while last + end.count <= bytes.count {
            if bytes[last] == end[0], bytes[last..<last + end.count].elementsEqual(end) {
                position = last + end.count
                return
            }
            last += 1
        }
        throw problem("'\(String(decoding: end, as: UTF8.self))' is missing")
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
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: "_-.:".utf8.contains(byte)
        }
    }

    private func problem(_ reason: String) -> Problem {
        Problem(line: bytes.prefix(position).count { $0 == UInt8(ascii: "\n") } + 1, reason: reason)
    }
}
