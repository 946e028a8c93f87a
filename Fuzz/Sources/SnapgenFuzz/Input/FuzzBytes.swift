/// A source of values that are decoded from bytes; at the end of the bytes, it continues with zeros.
struct FuzzBytes {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    /// Returns a number from 0 to `bound` - 1, decoded from one byte.
    mutating func number(below bound: Int) -> Int { Int(rest.popFirst() ?? 0) % bound }

    /// Returns a Boolean value, decoded from one byte.
    mutating func flag() -> Bool { number(below: 2) == 1 }

    /// Returns one of the elements, of which there is at least one.
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(below: elements.count)] }

    /// Returns fewer than `bound` values.
    mutating func list<Value>(below bound: Int, _ value: (inout FuzzBytes) -> Value) -> [Value] {
        (0..<number(below: bound)).map { _ in value(&self) }
    }

    /// Returns a value or `nil`.
    mutating func optional<Value>(_ value: (inout FuzzBytes) -> Value) -> Value? { flag() ? value(&self) : nil }

    /// Returns one of the words, or up to 255 of the next bytes as UTF-8.
    mutating func text(or words: [String]) -> String {
        let choice = number(below: words.count + 2)
        if choice < words.count { return words[choice] }
        let bytes = rest.prefix(number(below: 256))
        rest = rest.dropFirst(bytes.count)
        return String(decoding: bytes, as: UTF8.self)
    }
}
