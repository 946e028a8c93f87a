/// A search for texts in a file; of many, only those are looked for whose threes of bytes the file contains.
package struct TextSearch: Sendable {
    private let searches: [(text: String, search: ByteSearch, threes: [Int])]

    private static let (few, size) = (16, 1 << 16)

    package init(for texts: some Sequence<String>) {
        searches = texts.map { text in
            let bytes = Array(text.utf8)
            return (text, ByteSearch(for: text), bytes.indices.dropFirst(2).map { Self.three(in: bytes, endingAt: $0) })
        }
    }

    package func found(in bytes: [UInt8]) -> [String] { bytes.withUnsafeBufferPointer { found(in: $0) } }

    func found(in bytes: UnsafeBufferPointer<UInt8>) -> [String] {
        if searches.count <= Self.few {
            return searches.filter { $0.search.occurs(in: bytes) }.map(\.text)
        }
        var known = [Bool](repeating: false, count: Self.size)
        for end in bytes.indices.dropFirst(2) { known[Self.three(in: bytes, endingAt: end)] = true }
        return searches.filter { item in
            item.threes.allSatisfy { known[$0] } && item.search.occurs(in: bytes)
        }.map(\.text)
    }

    @inline(__always)
    private static func three<Bytes: RandomAccessCollection<UInt8>>(in bytes: Bytes, endingAt end: Int) -> Int
    where Bytes.Index == Int {
        (Int(bytes[end - 2]) << 10 ^ Int(bytes[end - 1]) << 5 ^ Int(bytes[end])) & (size - 1)
    }
}
