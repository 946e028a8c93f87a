package import SnapgenModel
import SwiftSyntax

/// The model's type, because swift-syntax declares one of the same name.
package typealias SourceLocation = SnapgenModel.SourceLocation

/// The lines of a file: turns byte offsets into places.
struct SourcePlaces {
    let path: RelativePath
    private let lines: LineStarts

    /// `bytes` have to stay valid as long as places are asked for.
    init(path: RelativePath, bytes: UnsafeBufferPointer<UInt8>) {
        self.path = path
        self.lines = LineStarts(of: bytes)
    }

    func location(atOffset offset: Int) -> SourceLocation {
        let line = self.line(atOffset: offset)
        return SourceLocation(path: path, line: line, column: max(0, offset - lines.offsets[line - 1]) + 1)
    }

    /// The place of a node's first character that is neither space nor comment.
    func location(of node: some SyntaxProtocol) -> SourceLocation { location(atOffset: node.offset) }

    /// The line of a node's first character, counted from 1.
    func line(of node: some SyntaxProtocol) -> Int { location(of: node).line }

    /// The number of line starts at or before `offset`, found by bisection.
    private func line(atOffset offset: Int) -> Int {
        var (low, high) = (1, lines.offsets.count)
        while low < high {
            let middle = (low + high + 1) / 2
            if lines.offsets[middle - 1] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

/// The starts of a source's lines, found on first use: most files have no declaration to locate.
private final class LineStarts {
    /// The offset of each line's first byte; a byte order mark is not part of the first line.
    private(set) lazy var offsets = Self.offsets(in: bytes)

    private let bytes: UnsafeBufferPointer<UInt8>

    init(of bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// A line ends with a line feed, or with a carriage return that no line feed follows, as in Swift's own lexer.
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

extension SyntaxProtocol {
    /// The offset in the file of the first character that is neither space nor comment.
    var offset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
}
