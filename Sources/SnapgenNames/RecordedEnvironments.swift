package import Foundation

/// The environments that have recorded the pictures of a folder: a file with a line for each picture, in their order,
/// so that Git merges it.
///
///     Cart-iPhone13.full.png<TAB>iOS 18.5 (22F77), Xcode 16F6, arm64, iPhone17,3 @3
///
/// A test that records thousands of pictures changes the file once for each of them, so that a line is searched for,
/// and the others are not read.
package struct RecordedEnvironments {
    package static let name = ".snapgen-environments"
    private static let end = Data("\n".utf8)

    package private(set) var contents: Data

    package init(_ contents: Data) {
        self.contents = contents
        if !contents.isEmpty, contents.suffix(1) != Self.end { self.contents += Self.end }
    }

    /// The environment of a picture; `nil` if a merge has left several, of which one is older.
    package subscript(file: String) -> String? {
        get {
            let lines = lines(of: file).map { contents[$0] }
            guard let line = lines.first, lines.dropFirst().allSatisfy({ $0 == line }) else { return nil }
            return String(decoding: line.dropFirst(file.utf8.count + 1), as: UTF8.self)
                .trimmingCharacters(in: .newlines)
        }
        set {
            for line in lines(of: file).reversed() { contents.removeSubrange(line) }
            let line = Data((newValue.map { "\(file)\t\($0)\n" } ?? "").utf8)
            contents.replaceSubrange(place(of: line), with: line)
        }
    }

    /// Sorts the lines, and removes those of some pictures and others, such as the marks of a conflict.
    package mutating func removeAll(where isRemoved: (String) -> Bool) {
        let lines = Set(String(decoding: contents, as: UTF8.self).split(whereSeparator: \.isNewline))
        let kept = lines.filter { $0.contains("\t") && !isRemoved(String($0.prefix { $0 != "\t" })) }
        contents = Data(kept.sorted().map { "\($0)\n" }.joined().utf8)
    }

    private func lines(of file: String) -> [Range<Data.Index>] {
        let start = Data("\(file)\t".utf8)
        var (lines, place): ([Range<Data.Index>], _) = ([], contents.startIndex)
        while let found = contents.range(of: start, in: place..<contents.endIndex)?.lowerBound {
            place = lineEnd(from: found)
            if contents[..<found].last.map({ Data([$0]) == Self.end }) ?? true { lines.append(found..<place) }
        }
        return lines
    }

    /// Returns the empty place of a new line by bisection.
    private func place(of line: Data) -> Range<Data.Index> {
        var (low, high) = (contents.startIndex, contents.endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            let begin = contents.range(of: Self.end, options: .backwards, in: low..<middle)?.upperBound ?? low
            let end = lineEnd(from: begin)
            if contents[begin..<end].lexicographicallyPrecedes(line) { low = end } else { high = begin }
        }
        return low..<low
    }

    private func lineEnd(from begin: Data.Index) -> Data.Index {
        contents.range(of: Self.end, in: begin..<contents.endIndex)?.upperBound ?? contents.endIndex
    }
}
