/// The text of a `project.xcproj`, which is JSON with comments and with commas after last items.
///
/// Values are only added, in the form in which Xcode writes them.
struct JSONProjectText {
    /// A field of an object or an item of a list, whose key is its index: the indices of its tokens.
    private typealias Entry = (key: String, start: Int, value: Range<Int>)

    private let text: String
    /// The places of brackets, texts and other values.
    private let tokens: [Range<String.Index>]

    /// `nil` if it is not in UTF-8.
    init?(bytes: [UInt8]) {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        let token =
            /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|[{}\[\]]|[^\s,:{}\[\]"'\/]+/
            .matchingSemantics(.unicodeScalar)
        self.text = text
        tokens = text.matches(of: token).map(\.range).filter { !text[$0].utf8.starts(with: "/".utf8) }
    }

    /// Returns the file with an item at the end of a list, and the list itself as the last field of its object if it is
    /// missing; `nil` if there is no such object.
    ///
    /// - Parameter path: The keys and indices on the way to the list.
    func appending(_ item: String, to path: [String]) -> [UInt8]? {
        if let list = value(at: path) { return appending(item, in: list) }
        guard let key = path.last, let object = value(at: path.dropLast()) else { return nil }
        return appending("\"\(key)\": [ \(item) ]", in: object)
    }

    /// Adds an entry after the last one, before the comma that may follow, and in a line of its own if the first one has.
    private func appending(_ entry: String, in container: Int) -> [UInt8]? {
        guard let (entries, end) = entries(of: container) else { return nil }
        let last = entries.last.map { tokens[$0.value.upperBound - 1].upperBound }
        let head = text.utf8[tokens[container].lowerBound..<tokens[entries.first?.start ?? end].lowerBound]
        var added = last == nil ? " \(entry) " : ", \(entry)"
        if let lineFeed = head.lastIndex(of: UInt8(ascii: "\n")) {
            let margin = Substring(head[lineFeed...].dropFirst().prefix { " \t".utf8.contains($0) })
            let line = (text.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n") + margin
            added = last == nil ? "\(line)  \(entry)," : ",\(line)\(entry)"
        }
        let place = last ?? tokens[container].upperBound
        return Array(text.utf8[..<place]) + added.utf8 + text.utf8[place...]
    }

    private func value(at path: [String]) -> Int? {
        path.reduce(tokens.isEmpty ? nil : 0) { container, key in
            container.flatMap(entries)?.all.first { $0.key == key }?.value.lowerBound
        }
    }

    /// Returns the entries of an object or list and its end; `nil` for another value.
    private func entries(of container: Int) -> (all: [Entry], end: Int)? {
        guard depth(of: container) > 0 else { return nil }
        let isObject = text.utf8[tokens[container].lowerBound] == UInt8(ascii: "{")
        var all: [Entry] = []
        var index = container + 1
        while index < tokens.count, depth(of: index) >= 0 {
            let key = isObject ? text[tokens[index]].filter { !"\"'".contains($0) } : "\(all.count)"
            let start = index
            let value = isObject ? index + 1 : index
            index = value
            var depth = 0
            repeat {
                guard index < tokens.count else { return nil }
                depth += self.depth(of: index)
                index += 1
            } while depth > 0
            all.append((key, start, value..<index))
        }
        return index < tokens.count ? (all, index) : nil
    }

    /// Returns 1 for an opening bracket, -1 for a closing one, and 0 for another token.
    private func depth(of token: Int) -> Int {
        let byte = text.utf8[tokens[token].lowerBound]
        return "{[".utf8.contains(byte) ? 1 : "}]".utf8.contains(byte) ? -1 : 0
    }
}
