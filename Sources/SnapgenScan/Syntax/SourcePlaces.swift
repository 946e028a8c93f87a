package import SnapgenModel
import SwiftSyntax

/// The model's type, because swift-syntax declares one of the same name.
package typealias SourceLocation = SnapgenModel.SourceLocation

final class SourcePlaces {
    let path: RelativePath
    /// The parts of the file that the parsed text lacks, in source order.
    var cuts: [Range<Int>] = []
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The offset of each line's first byte, found on first use: most files have no declaration to locate.
    ///
    /// A line ends with a line feed, or with a carriage return that no line feed follows, as in Swift's own lexer. A
    /// byte order mark is not part of the first line.
    private lazy var lineStarts: [Int] = {
        var starts = [bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0]
        let (lineFeed, hasReturns) = (UInt8(ascii: "\n"), bytes.offset(of: UInt8(ascii: "\r"), from: 0) != nil)
        var next = 0
        while let end = hasReturns
            ? bytes[next...].firstIndex(where: \.endsLine) : bytes.offset(of: lineFeed, from: next)
        {
            next = end + 1
            if bytes[end] == lineFeed || next == bytes.count || bytes[next] != lineFeed { starts.append(next) }
        }
        return starts
    }()

    /// `bytes` have to stay valid as long as places are asked for.
    init(path: RelativePath, bytes: UnsafeBufferPointer<UInt8>) {
        self.path = path
        self.bytes = bytes
    }

    func location(atOffset offset: Int) -> SourceLocation {
        var offset = offset
        for cut in cuts where cut.lowerBound <= offset { offset += cut.count }
        let line = self.line(atOffset: offset)
        return SourceLocation(path: path, line: line, column: max(0, offset - lineStarts[line - 1]) + 1)
    }

    func location(of node: some SyntaxProtocol) -> SourceLocation { location(atOffset: node.offset) }

    func line(of node: some SyntaxProtocol) -> Int { location(of: node).line }

    private func line(atOffset offset: Int) -> Int {
        var (low, high) = (1, lineStarts.count)
        while low < high {
            let middle = (low + high + 1) / 2
            if lineStarts[middle - 1] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

class PlaceVisitor: SyntaxVisitor {
    let places: SourcePlaces

    init(_ places: SourcePlaces) {
        self.places = places
        super.init(viewMode: .sourceAccurate)
    }
}

extension SyntaxProtocol {
    /// The offset in the file of the first character that is neither space nor comment.
    var offset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
}
