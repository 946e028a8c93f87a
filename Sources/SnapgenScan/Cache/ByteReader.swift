/// Reads what `ByteWriter` wrote; nothing that it may find makes it read outside of its bytes.
package struct ByteReader {
    /// The bytes are not what was written, or not of this version.
    package struct Broken: Error {}

    private let bytes: ArraySlice<UInt8>
    private var position: Int

    /// A reader at the first of some bytes.
    package init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// The number of bytes that are left.
    package var left: Int { bytes.endIndex - position }

    private mutating func byte() throws(Broken) -> UInt8 {
        guard position < bytes.endIndex else { throw Broken() }
        defer { position += 1 }
        return bytes[position]
    }

    /// Reads a number.
    package mutating func number() throws(Broken) -> Int {
        var number: UInt = 0
        for shift in stride(from: UInt(0), to: 64, by: 7) {
            let byte = try byte()
            number |= UInt(byte & 0x7f) << shift
            if byte & 0x80 == 0 { return Int(bitPattern: number) }
        }
        throw Broken()
    }

    /// Reads a number that was written in as many bytes as it has.
    package mutating func fixed<Number: FixedWidthInteger>(_ type: Number.Type) throws(Broken) -> Number {
        let slice = try raw(MemoryLayout<Number>.size)
        return slice.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(as: Number.self)) }
    }

    /// Reads a flag.
    package mutating func flag() throws(Broken) -> Bool { try byte() != 0 }

    /// Reads a text.
    package mutating func text() throws(Broken) -> String {
        let count = try number()
        return String(decoding: try raw(count), as: UTF8.self)
    }

    /// Reads bytes as they are.
    package mutating func raw(_ count: Int) throws(Broken) -> ArraySlice<UInt8> {
        guard count >= 0, count <= left else { throw Broken() }
        defer { position += count }
        return bytes[position..<(position + count)]
    }

    /// Reads numbers, or structures of nothing but numbers, that were written as they lay in memory.
    package mutating func memory<Element: BitwiseCopyable>(
        of type: Element.Type, _ count: Int
    ) throws(Broken) -> [Element] {
        guard count >= 0, count <= left else { throw Broken() }
        let slice = try raw(count * MemoryLayout<Element>.stride)
        return [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
            slice.withUnsafeBytes { UnsafeMutableRawBufferPointer(buffer).copyMemory(from: $0) }
            initialized = count
        }
    }

    /// Reads a value that may be missing.
    package mutating func optional<Value>(
        _ body: (inout ByteReader) throws(Broken) -> Value
    ) throws(Broken) -> Value? {
        try flag() ? try body(&self) : nil
    }

    /// Reads values; each takes a byte at least, so that a wrong count is found before memory is taken.
    package mutating func list<Value>(_ body: (inout ByteReader) throws(Broken) -> Value) throws(Broken) -> [Value] {
        let count = try number()
        guard count >= 0, count <= left else { throw Broken() }
        var values: [Value] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(try body(&self)) }
        return values
    }

    /// Reads a text that may be missing.
    package mutating func optionalText() throws(Broken) -> String? {
        try optional { reader throws(Broken) in try reader.text() }
    }

    /// Reads texts.
    package mutating func texts() throws(Broken) -> [String] {
        try list { reader throws(Broken) in try reader.text() }
    }

    /// Reads the raw value of an enum.
    package mutating func raw<Value: RawRepresentable<String>>(_ type: Value.Type) throws(Broken) -> Value {
        guard let value = Value(rawValue: try text()) else { throw Broken() }
        return value
    }
}
