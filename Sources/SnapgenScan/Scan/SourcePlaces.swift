import SnapgenModel
import SwiftSyntax

/// The model's, which swift-syntax has a type of the same name for.
typealias SourceLocation = SnapgenModel.SourceLocation

/// The lines of a file: turns byte offsets into places.
struct SourcePlaces {
    /// The file.
    let path: RelativePath
    /// The offset of each line's first byte.
    private let lineStarts: [Int]

    /// The places of the file at `path` with the content `bytes`.
    init(path: RelativePath, bytes: UnsafeBufferPointer<UInt8>) {
        self.path = path
        self.lineStarts = Self.lineStarts(of: bytes)
    }

    /// The place of the byte at `offset`.
    func location(atOffset offset: Int) -> SourceLocation {
        let line = self.line(atOffset: offset)
        return SourceLocation(path: path, line: line, column: max(0, offset - lineStarts[line - 1]) + 1)
    }

    /// The place of a node's first character that is neither space nor comment.
    func location(of node: some SyntaxProtocol) -> SourceLocation {
        location(atOffset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// The line of a node's first character, counted from 1.
    func line(of node: some SyntaxProtocol) -> Int {
        line(atOffset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// The number of line starts at or before `offset`, found by halving.
    private func line(atOffset offset: Int) -> Int {
        var (low, high) = (1, lineStarts.count)
        while low < high {
            let middle = (low + high + 1) / 2
            if lineStarts[middle - 1] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// A line ends with a line feed, or with a carriage return that has none behind it, as in Swift's own lexer.
    private static func lineStarts(of bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var starts = [bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0]
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
            let next = index + 1
            let isFirstHalf =
                byte == UInt8(ascii: "\r") && next < bytes.count && bytes[next] == UInt8(ascii: "\n")
            if !isFirstHalf { starts.append(next) }
        }
        return starts
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
