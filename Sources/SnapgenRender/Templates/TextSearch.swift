/// A text to look for, byte by byte, in time that grows with both lengths and never with their product.
///
/// Knuth, Morris and Pratt, "Fast Pattern Matching in Strings" (1977).
package struct TextSearch {
    private let sought: [UInt8]
    /// For each number of bytes that agree, the next smaller number that agrees as well.
    private let borders: [Int]

    /// A search for `text`; an empty text is found nowhere.
    package init(_ text: String) {
        sought = Array(text.utf8)
        var borders = [0, 0]
        var length = 0
        for byte in sought.dropFirst() {
            while length > 0, sought[length] != byte { length = borders[length] }
            if sought[length] == byte { length += 1 }
            borders.append(length)
        }
        self.borders = borders
    }

    /// The length of the text, in bytes.
    var length: Int { sought.count }

    /// Returns whether `text` holds what is sought; every text holds an empty one.
    package func isFound(in text: String) -> Bool {
        if sought.isEmpty { return true }
        var isFound = false
        forEachMatch(in: Array(text.utf8)) { _ in
            isFound = true
            return false
        }
        return isFound
    }

    /// Calls a function with the place of each match in order; matches do not overlap.
    ///
    /// - Parameter body: returns whether the search goes on.
    func forEachMatch(in text: [UInt8], _ body: (Int) throws -> Bool) rethrows {
        guard !sought.isEmpty else { return }
        var length = 0
        for (index, byte) in text.enumerated() {
            while length > 0, sought[length] != byte { length = borders[length] }
            if sought[length] == byte { length += 1 }
            guard length == sought.count else { continue }
            guard try body(index + 1 - length) else { return }
            length = 0
        }
    }

    /// A text with another one in place of each match.
    ///
    /// - Parameter growth: takes the bytes of the result before it is made.
    package func replacingMatches(in text: String, with other: String, growth: (Int) throws -> Void) throws -> String {
        let bytes = Array(text.utf8)
        var count = 0
        forEachMatch(in: bytes) { _ in
            count += 1
            return true
        }
        guard count > 0 else { return text }
        let size = bytes.count + count * (other.utf8.count - sought.count)
        try growth(size)
        var result: [UInt8] = []
        result.reserveCapacity(size)
        var end = 0
        forEachMatch(in: bytes) { start in
            result += bytes[end..<start]
            result += other.utf8
            end = start + sought.count
            return true
        }
        return String(decoding: result + bytes[end...], as: UTF8.self)
    }

    /// The parts of a text around the matches.
    ///
    /// - Parameter most: the most parts.
    /// - Returns: `nil` where there are more.
    func parts(of text: String, most: Int) -> [String]? {
        let bytes = Array(text.utf8)
        var parts: [String] = []
        var end = 0
        forEachMatch(in: bytes) { start in
            parts.append(String(decoding: bytes[end..<start], as: UTF8.self))
            end = start + sought.count
            return parts.count < most
        }
        guard parts.count < most else { return nil }
        return parts + [String(decoding: bytes[end...], as: UTF8.self)]
    }
}
