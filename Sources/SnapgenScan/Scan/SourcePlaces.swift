import SnapgenModel
import SwiftSyntax

/// The model's, which swift-syntax has a type of the same name for.
typealias SourceLocation = SnapgenModel.SourceLocation

/// The lines of a file: turns byte offsets into places.
struct SourcePlaces {
    /// The file.
    let path: RelativePath
    private let lines: LineStarts
    private let removed: CodeBodies

    /// The places of a file.
    ///
    /// - Parameters:
    ///   - bytes: its content, which has to be there as long as places are asked for.
    ///   - removed: what is missing where the offsets are from that are asked for.
    init(path: RelativePath, bytes: UnsafeBufferPointer<UInt8>, without removed: CodeBodies = CodeBodies()) {
        self.path = path
        self.lines = LineStarts(of: bytes)
        self.removed = removed
    }

    /// The place of the byte at `offset`.
    func location(atOffset offset: Int) -> SourceLocation {
        let offset = removed.offsetInSource(offset)
        let line = self.line(atOffset: offset)
        return SourceLocation(path: path, line: line, column: max(0, offset - lines.offsets[line - 1]) + 1)
    }

    /// The place of a node's first character that is neither space nor comment.
    func location(of node: some SyntaxProtocol) -> SourceLocation {
        location(atOffset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// The line of a node's first character, counted from 1.
    func line(of node: some SyntaxProtocol) -> Int {
        line(atOffset: offset(of: node))
    }

    /// The offset in the file of a node's first character.
    func offset(of node: some SyntaxProtocol) -> Int {
        removed.offsetInSource(node.positionAfterSkippingLeadingTrivia.utf8Offset)
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
