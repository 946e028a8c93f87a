/// Keeps the blank lines that a template has, and drops those that its tags leave behind, as Sourcery does.
enum BlankLines {
    /// A vertical tab: what stands for a blank line while a template is rendered.
    private static let mark = UInt8(0x0B)
    /// A control character that no source has: stands on a blank line of a value that is to stay blank.
    private static let kept = UInt8(1)
    /// The output of the tag `newline`, which is no line end until the others are put in order.
    static let lineEnd = "\u{2}"
    private static let lineFeed = UInt8(ascii: "\n")

    static func marked(_ template: String) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(template.utf8.count)
        for byte in template.utf8 {
            if byte == lineFeed, result.last == lineFeed { result.append(mark) }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// A value whose blank lines mean something, such as those of a string over several lines.
    static func protected(_ value: String) -> String {
        let lines = value.utf8.split(separator: lineFeed, omittingEmptySubsequences: false)
        let protected = lines.enumerated().map { index, line in
            let isBlank = index > 0 && index < lines.count - 1 && line.allSatisfy(isSpace)
            return (isBlank ? [kept] : []) + Array(line)
        }
        return String(decoding: Array(protected.joined(separator: [lineFeed])), as: UTF8.self)
    }

    /// An empty line of a string has to stay empty whatever indents the others; one of spaces has to move with them.
    static func restored(_ output: String) -> String {
        let lines = output.utf8.split(separator: lineFeed, omittingEmptySubsequences: false)
        let restored = lines.enumerated().compactMap { index, line -> [UInt8]? in
            let isInside = index > 0 && index < lines.count - 1
            if isInside, line.allSatisfy(isSpace) { return nil }
            return isInside && line.elementsEqual([mark]) ? [] : bytes(of: line, isLast: index == lines.count - 1)
        }
        return String(decoding: Array(restored.joined(separator: [lineFeed])), as: UTF8.self)
    }

    /// A line without what protected it, and without the spaces before that at its end.
    private static func bytes(of line: Substring.UTF8View, isLast: Bool) -> [UInt8] {
        var rest = line[...]
        if !isLast, rest.last == kept {
            rest.removeLast()
            while let last = rest.last, isSpace(last) { rest.removeLast() }
        }
        return rest.filter { $0 != kept }.map { $0 == lineEnd.utf8.first ? lineFeed : $0 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
