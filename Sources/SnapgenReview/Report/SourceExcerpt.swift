package import SnapgenKit
import SnapgenModel

/// Some lines of a source around the place of a case, with the comment before it.
package struct SourceExcerpt: Hashable, Codable, Sendable {
    /// The path relative to the root.
    package var path: String
    /// The line of the place, counted from 1.
    package var line: Int
    package var first: Int
    /// The lines, of which long ones are cut.
    package var lines: [String]

    private static let linesBefore = 2
    private static let commentLines = 20
    private static let linesAfter = 8
    private static let longestLine = 240

    /// Takes the lines around a place; `nil` if the file has no such line.
    init?(of place: ReportCase.Source, in text: [Substring]) {
        guard text.indices.contains(place.line - 1) else { return nil }
        path = place.path
        line = place.line
        let comment = text[..<(place.line - 1)].suffix(Self.commentLines).reversed().prefix(while: Self.isComment)
        first = max(place.line - max(Self.linesBefore, comment.count), 1)
        lines = text[(first - 1)..<min(place.line + Self.linesAfter, text.count)].map(Self.cut)
    }

    /// Returns whether a line belongs to the declaration below it, as its comment or an attribute.
    private static func isComment(_ line: Substring) -> Bool {
        ["//", "/*", "*", "@"].contains { line.drop(while: \.isWhitespace).hasPrefix($0) }
    }

    private static func cut(_ line: Substring) -> String {
        line.count > longestLine ? "\(line.prefix(longestLine))…" : String(line)
    }
}

package struct SourceExcerpts: Sendable {
    private let root: ProjectRoot
    private let files: any FileSystem

    /// Creates a reader of sources.
    ///
    /// - Parameter root: The folder that the paths of sources are relative to.
    package init(below root: ProjectRoot, in files: any FileSystem) {
        self.root = root
        self.files = files
    }

    /// Returns an excerpt for each place of cases, without those that cannot be read.
    func excerpts(of cases: [ReportCase]) -> [SourceExcerpt] {
        let places = Set(cases.compactMap(\.snapshot.source))
        return Dictionary(grouping: places, by: \.path).sorted { $0.key < $1.key }.flatMap { path, places in
            let text = lines(of: path)
            return places.sorted { $0.line < $1.line }.compactMap { SourceExcerpt(of: $0, in: text) }
        }
    }

    /// Returns the lines as the compiler counts them.
    private func lines(of path: String) -> [Substring] {
        guard let path = RelativePath(path), let bytes = try? files.read(root.absolute(path)) else { return [] }
        return String(decoding: bytes, as: UTF8.self)
            .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    }
}
