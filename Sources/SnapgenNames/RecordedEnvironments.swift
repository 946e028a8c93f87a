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

    /// The environment of a picture; if a merge has left several, the last one.
    package subscript(file: String) -> String? {
        get {
            line(of: file).map { line in
                String(decoding: contents[line].dropFirst(file.utf8.count + 1), as: UTF8.self)
                    .trimmingCharacters(in: .newlines)
            }
        }
        set {
            let line = Data((newValue.map { "\(file)\t\($0)\n" } ?? "").utf8)
            let place = self.line(of: file) ?? place(of: line)
            contents.replaceSubrange(place, with: line)
        }
    }

    /// Sorts the lines, and removes those of some pictures and others, such as the marks of a conflict.
    package mutating func removeAll(where isRemoved: (String) -> Bool) {
        let lines: [Substring] = String(decoding: contents, as: UTF8.self).split(whereSeparator: \.isNewline)
        let pairs = lines.compactMap { line in line.firstIndex(of: "\t").map { (line[..<$0], line[$0...]) } }
        let known = Dictionary(pairs) { $1 }.filter { !isRemoved(String($0.key)) }.sorted { $0.key < $1.key }
        contents = Data(known.map { "\($0)\($1)\n" }.joined().utf8)
    }

    private func line(of file: String) -> Range<Data.Index>? {
        let start = Data("\(file)\t".utf8)
        let inner = contents.range(of: Self.end + start, options: .backwards).map { $0.lowerBound + 1 }
        guard let begin = inner ?? (contents.starts(with: start) ? contents.startIndex : nil) else { return nil }
        return begin..<lineEnd(from: begin)
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
