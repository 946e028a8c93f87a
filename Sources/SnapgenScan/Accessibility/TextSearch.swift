/// A search for texts in a file, or for whole ones that are no parts of longer identifiers or of comments.
///
/// Of many texts, it looks only for those whose threes of bytes the file contains.
package struct TextSearch: Sendable {
    private let searches: [(text: String, search: ByteSearch, threes: [Int])]

    private let areWhole: Bool

    private static let size = 1 << 16

    package init(for texts: some Sequence<String>, areWhole: Bool = false) {
        self.areWhole = areWhole
        searches = texts.map { text in
            let bytes = Array(text.utf8)
            return (text, ByteSearch(for: text), bytes.indices.dropFirst(2).map { Self.three(in: bytes, endingAt: $0) })
        }
    }

    package func found(in bytes: [UInt8]) -> [String] { bytes.withUnsafeBufferPointer { found(in: $0) } }

    func found(in bytes: UnsafeBufferPointer<UInt8>) -> [String] {
        var known = [Bool](repeating: false, count: Self.size)
        for end in bytes.indices.dropFirst(2) { known[Self.three(in: bytes, endingAt: end)] = true }
        return searches.filter { item in
            item.threes.allSatisfy { known[$0] } && occurs(item.search, in: bytes)
        }.map(\.text)
    }

    private func occurs(_ search: ByteSearch, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = 0
        while let found = search.first(in: bytes, from: start) {
            start = found + 1
            let end = found + search.sought.count
            let isPart =
                (found > 0 && Self.areJoined(bytes[found - 1], bytes[found]))
                || (end < bytes.count && Self.areJoined(bytes[end], bytes[end - 1]))
            if !areWhole || !isPart && !Self.isInComment(found, of: bytes) { return true }
        }
        return false
    }

    /// Returns whether a byte beside a text belongs to the same identifier as that of the text.
    private static func areJoined(_ outer: UInt8, _ inner: UInt8) -> Bool {
        inner.isSurelyOfName && (outer.isSurelyOfName || outer == UInt8(ascii: "-"))
    }

    /// Returns whether two slashes, but not those of an address, are before an offset in its line.
    private static func isInComment(_ offset: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = bytes.prefix(offset).lastIndex(where: \.endsLine) ?? 0
        let slash = UInt8(ascii: "/")
        return (start..<offset).dropLast().contains { index in
            bytes[index] == slash && bytes[index + 1] == slash
                && (index == 0 || ![UInt8(ascii: ":"), slash].contains(bytes[index - 1]))
        }
    }

    @inline(__always)
    private static func three<Bytes: RandomAccessCollection<UInt8>>(in bytes: Bytes, endingAt end: Int) -> Int
    where Bytes.Index == Int {
        (Int(bytes[end - 2]) << 10 ^ Int(bytes[end - 1]) << 5 ^ Int(bytes[end])) & (size - 1)
    }
}
