/// Writes values one behind another, in the order in which `ByteReader` asks for them.
package struct ByteWriter {
    /// The bytes written so far.
    package private(set) var bytes: [UInt8] = []

    /// A writer of nothing yet.
    package init() {}

    /// Writes a number, small ones in one byte: seven bits in each, the last without the eighth.
    package mutating func write(_ number: Int) {
        var rest = UInt(bitPattern: number)
        while rest > 0x7f {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Writes a number in as many bytes as it has, the lowest first.
    package mutating func write(fixed number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Writes a flag.
    package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    /// Writes a text with its length.
    package mutating func write(_ text: String) {
        write(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes bytes as they are.
    package mutating func write(raw more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

    /// Writes numbers, or structures of nothing but numbers, as they lie in memory.
    package mutating func write<Element: BitwiseCopyable>(memoryOf elements: [Element]) {
        elements.withUnsafeBytes { bytes.append(contentsOf: $0) }
    }

    /// Writes whether there is a value, and the value.
    package mutating func write<Value>(_ value: Value?, _ body: (inout ByteWriter, Value) -> Void) {
        write(value != nil)
        if let value { body(&self, value) }
    }

    /// Writes the number of values, and the values.
    package mutating func write<Value>(_ values: [Value], _ body: (inout ByteWriter, Value) -> Void) {
        write(values.count)
        for value in values { body(&self, value) }
    }

    /// Writes a text that may be missing.
    package mutating func write(_ text: String?) { write(text) { $0.write($1) } }

    /// Writes texts.
    package mutating func write(_ texts: [String]) { write(texts) { $0.write($1) } }
}
