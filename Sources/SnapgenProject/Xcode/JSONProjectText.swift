/// The text of a `project.xcproj`, which is JSON with comments and with commas after last items.
///
/// Values are only added, in the form in which Xcode writes them.
struct JSONProjectText {
    private typealias Entry = (key: String, start: Int, value: Range<Int>)

    private(set) var bytes: [UInt8]

    /// Adds an item at the end of a list, and the list itself as the last field of its object if it is missing.
    ///
    /// - Parameter path: The keys and indices on the way to the list.
    /// - Returns: `false` if there is no such object.
    mutating func append(_ item: String, to path: [String]) -> Bool {
        if let list = place(of: path) { return append(text: item, in: list) }
        guard let key = path.last, let object = place(of: path.dropLast()) else { return false }
        return append(text: "\"\(key)\": [ \(item) ]", in: object)
    }

    /// Adds a text after the last entry, before the comma that may follow, and in a line of its own if the first one has.
    private mutating func append(text: String, in container: Int) -> Bool {
        guard let (entries, end) = entries(of: container) else { return false }
        let last = entries.last?.value.upperBound
        let head = bytes[container..<(entries.first?.start ?? end)]
        guard let lineFeed = head.lastIndex(of: UInt8(ascii: "\n")) else {
            bytes.insert(contentsOf: Array((last == nil ? " \(text) " : ", \(text)").utf8), at: last ?? container + 1)
            return true
        }
        let margin = head[(lineFeed + 1)...].prefix { [UInt8(ascii: " "), UInt8(ascii: "\t")].contains($0) }
        let line = (bytes[lineFeed - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n") + String(decoding: margin, as: UTF8.self)
        bytes.insert(
            contentsOf: Array((last == nil ? "\(line)  \(text)," : ",\(line)\(text)").utf8), at: last ?? container + 1)
        return true
    }

    // MARK: - Places

    private func place(of path: [String]) -> Int? {
        path.reduce(skippingSpace(from: 0)) { place, key in
            place.flatMap(entries)?.all.first { $0.key == key }?.value.lowerBound
        }
    }

    /// Returns the fields of an object, or the items of a list with their indices as keys, and the place of the closing
    /// bracket; `nil` for other values.
    private func entries(of container: Int) -> (all: [Entry], end: Int)? {
        guard container < bytes.count, Self.opening.contains(bytes[container]) else { return nil }
        var all: [Entry] = []
        var place = skippingSpace(from: container + 1)
        while place < bytes.count, !Self.closing.contains(bytes[place]) {
            let start = place
            var key = "\(all.count)"
            if bytes[container] == UInt8(ascii: "{") {
                let end = end(of: place)
                key = String(decoding: bytes[place..<end].filter { !Self.quotes.contains($0) }, as: UTF8.self)
                place = skippingSpace(from: end)
            }
            let end = end(of: place)
            all.append((key, start, place..<end))
            place = skippingSpace(from: end)
        }
        return place < bytes.count ? (all, place) : nil
    }

    /// Returns the place after a value or key.
    private func end(of start: Int) -> Int {
        var (place, depth) = (start, 0)
        repeat {
            guard place < bytes.count else { return place }
            let byte = bytes[place]
            place += 1
            if Self.opening.contains(byte) {
                depth += 1
            } else if Self.closing.contains(byte) {
                depth -= 1
            } else if Self.quotes.contains(byte) {
                while place < bytes.count, bytes[place] != byte { place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1 }
                place += 1
            } else {
                let rest = bytes[place...]
                place = rest.firstIndex { Self.isSpace($0) || Self.closing.contains($0) } ?? rest.endIndex
            }
            if depth > 0 { place = skippingSpace(from: place) }
        } while depth > 0
        return min(place, bytes.count)
    }

    /// Returns the next place without space, separators and comments.
    private func skippingSpace(from start: Int) -> Int {
        var place = start
        while place < bytes.count {
            let rest = bytes[place...]
            if rest.starts(with: "//".utf8) {
                place = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            } else if rest.starts(with: "/*".utf8) {
                place = rest.dropFirst(2).firstRange(of: Array("*/".utf8))?.upperBound ?? rest.endIndex
            } else if Self.isSpace(bytes[place]) {
                place += 1
            } else {
                break
            }
        }
        return place
    }

    private static let opening = Array("{[".utf8)
    private static let closing = Array("}]".utf8)
    private static let quotes = Array("\"'".utf8)

    private static func isSpace(_ byte: UInt8) -> Bool { " \t\r\n,:".utf8.contains(byte) }
}
