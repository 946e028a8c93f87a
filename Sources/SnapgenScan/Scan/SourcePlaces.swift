import SnapgenModel
import SwiftSyntax

/// The model's, which swift-syntax has a type of the same name for.
typealias SourceLocation = SnapgenModel.SourceLocation

/// The lines of a file: turns byte offsets into places.
struct SourcePlaces {
    /// The file.
    let path: RelativePath
    private let lines: LineStarts

    /// The places of the file at `path` with the content `bytes`, which have to be there as long as places are asked for.
    init(path: RelativePath, bytes: UnsafeBufferPointer<UInt8>) {
        self.path = path
        self.lines = LineStarts(of: bytes)
    }

    /// The place of the byte at `offset`.
    func location(atOffset offset: Int) -> SourceLocation {
        let line = self.line(atOffset: offset)
        return SourceLocation(path: path, line: line, column: max(0, offset - lines.offsets[line - 1]) + 1)
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
        var (low, high) = (1, lines.offsets.count)
        while low < high {
            let middle = (low + high + 1) / 2
            if lines.offsets[middle - 1] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
