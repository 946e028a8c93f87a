/// Values that bytes decide, whatever they are: where they end, only zeros follow.
struct FuzzBytes {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    /// Whether there are bytes left.
    var hasMore: Bool { !rest.isEmpty }

    /// A number from 0 to one below `bound`, of one byte.
    mutating func number(below bound: Int) -> Int { Int(rest.popFirst() ?? 0) % bound }

    /// A choice of two.
    mutating func flag() -> Bool { number(below: 2) == 1 }

    /// One of some elements, of which there is at least one.
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(below: elements.count)] }

    /// Values, fewer than `bound`.
    mutating func list<Value>(below bound: Int, _ value: (inout FuzzBytes) -> Value) -> [Value] {
        (0..<number(below: bound)).map { _ in value(&self) }
    }

    /// A value, or none.
    mutating func optional<Value>(_ value: (inout FuzzBytes) -> Value) -> Value? { flag() ? value(&self) : nil }

    /// One of some words, or whatever the next bytes say as UTF-8, up to 255 of them.
    mutating func text(or words: [String]) -> String {
        let choice = number(below: words.count + 2)
        if choice < words.count { return words[choice] }
        let bytes = rest.prefix(number(below: 256))
        rest = rest.dropFirst(bytes.count)
        return String(decoding: bytes, as: UTF8.self)
    }
}
