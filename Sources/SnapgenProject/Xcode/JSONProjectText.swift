/// The text of a `project.xcproj`, which is JSON with comments and with commas after last items.
///
/// Values are only added, in the form in which Xcode writes them.
struct JSONProjectText {
    /// A field of an object or an item of a list, whose key is its index: the indices of its tokens.
    private typealias Entry = (key: String, start: Int, value: Range<Int>)

    private(set) var bytes: [UInt8]
    /// The places of brackets, texts and other values.
    private var tokens: [Range<Int>] = []

    init(bytes: [UInt8]) {
        self.bytes = bytes
        readTokens()
    }

    /// Adds an item at the end of a list, and the list itself as the last field of its object if it is missing.
    ///
    /// - Parameter path: The keys and indices on the way to the list.
    /// - Returns: `false` if there is no such object.
    mutating func append(_ item: String, to path: [String]) -> Bool {
        if let list = value(at: path) { return append(text: item, in: list) }
        guard let key = path.last, let object = value(at: path.dropLast()) else { return false }
        return append(text: "\"\(key)\": [ \(item) ]", in: object)
    }

    /// Adds a text after the last entry, before the comma that may follow, and in a line of its own if the first one has.
    private mutating func append(text: String, in container: Int) -> Bool {
        guard let (entries, end) = entries(of: container) else { return false }
        let last = entries.last.map { tokens[$0.value.upperBound - 1].upperBound }
        let head = bytes[tokens[container].lowerBound..<tokens[entries.first?.start ?? end].lowerBound]
        var added = last == nil ? " \(text) " : ", \(text)"
        if let lineFeed = head.lastIndex(of: UInt8(ascii: "\n")) {
            let margin = head[(lineFeed + 1)...].prefix { " \t".utf8.contains($0) }
            let isWindows = bytes[lineFeed - 1] == UInt8(ascii: "\r")
            let line = (isWindows ? "\r\n" : "\n") + String(decoding: margin, as: UTF8.self)
            added = last == nil ? "\(line)  \(text)," : ",\(line)\(text)"
        }
        bytes.insert(contentsOf: Array(added.utf8), at: last ?? tokens[container].upperBound)
        readTokens()
        return true
    }

    private func value(at path: [String]) -> Int? {
        path.reduce(tokens.isEmpty ? nil : 0) { container, key in
            container.flatMap(entries)?.all.first { $0.key == key }?.value.lowerBound
        }
    }

    /// Returns the entries of an object or list and its end; `nil` for another value.
    private func entries(of container: Int) -> (all: [Entry], end: Int)? {
        guard depth(of: container) > 0 else { return nil }
        let isObject = bytes[tokens[container].lowerBound] == UInt8(ascii: "{")
        var all: [Entry] = []
        var index = container + 1
        while index < tokens.count, depth(of: index) >= 0 {
            let key = isObject ? bytes[tokens[index]].filter { !"\"'".utf8.contains($0) } : Array("\(all.count)".utf8)
            let value = isObject ? index + 1 : index
            let start = index
            index = value
            var depth = 0
            repeat {
                guard index < tokens.count else { return nil }
                depth += self.depth(of: index)
                index += 1
            } while depth > 0
            all.append((String(decoding: key, as: UTF8.self), start, value..<index))
        }
        return index < tokens.count ? (all, index) : nil
    }

    /// Returns 1 for an opening bracket, -1 for a closing one, and 0 for another token.
    private func depth(of token: Int) -> Int {
        let byte = bytes[tokens[token].lowerBound]
        return "{[".utf8.contains(byte) ? 1 : "}]".utf8.contains(byte) ? -1 : 0
    }

    private mutating func readTokens() {
        tokens = []
        var rest = bytes[...]
        while let byte = rest.first {
            let token = rest
            if rest.starts(with: "//".utf8) {
                rest = rest.drop { $0 != UInt8(ascii: "\n") }
            } else if rest.starts(with: "/*".utf8) {
                let end = rest.dropFirst(2).firstRange(of: Array("*/".utf8))
                rest = rest[(end?.upperBound ?? rest.endIndex)...]
            } else if "\"'".utf8.contains(byte) {
                rest.removeFirst()
                while let next = rest.popFirst(), next != byte {
                    if next == UInt8(ascii: "\\") { rest = rest.dropFirst() }
                }
                tokens.append(token.startIndex..<rest.startIndex)
            } else {
                rest.removeFirst()
                if " \t\r\n,:".utf8.contains(byte) { continue }
                if !"{}[]".utf8.contains(byte) { rest = rest.drop { !" \t\r\n,:{}[]".utf8.contains($0) } }
                tokens.append(token.startIndex..<rest.startIndex)
            }
        }
    }
}
