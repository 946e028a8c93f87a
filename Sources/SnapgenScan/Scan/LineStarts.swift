/// Where the lines of a source begin, found when somebody asks: in most files nobody does.
final class LineStarts {
    /// The offset of each line's first byte; a byte order mark is no part of the first line.
    private(set) lazy var offsets = Self.offsets(in: bytes)

    private let bytes: UnsafeBufferPointer<UInt8>

    /// The lines of `bytes`, which have to be there when `offsets` are asked for.
    init(of bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// A line ends with a line feed, or with a carriage return that has none behind it, as in Swift's own lexer.
    private static func offsets(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        let first = bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
        let returns = bytes.indices(of: UInt8(ascii: "\r")).filter { index in
            index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
        }
        let ends = bytes.indices(of: UInt8(ascii: "\n")) + returns
        return [first] + (returns.isEmpty ? ends : ends.sorted()).map { $0 + 1 }
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func indices(of byte: UInt8) -> [Int] {
        guard let start = baseAddress else { return [] }
        var indices: [Int] = []
        var index = start.index(of: byte, from: 0, to: count)
        while index < count {
            indices.append(index)
            index = start.index(of: byte, from: index + 1, to: count)
        }
        return indices
    }
}
