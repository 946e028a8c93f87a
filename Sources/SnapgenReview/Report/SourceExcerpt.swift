import SnapgenKit
import SnapgenModel

package struct SourceExcerpt: Equatable, Encodable, Sendable {
    let path: String
    let line: Int
    let first: Int
    let lines: [String]

    private static let linesBefore = 2
    private static let commentLines = 20
    private static let linesAfter = 8
    private static let longestLine = 240

    private init?(of place: ReportCase.Source, in text: [Substring]) {
        guard text.indices.contains(place.line - 1) else { return nil }
        path = place.path
        line = place.line
        let comment = text[..<(place.line - 1)].suffix(Self.commentLines).reversed().prefix(while: Self.isComment)
        first = max(place.line - max(Self.linesBefore, comment.count), 1)
        lines = text[(first - 1)..<min(place.line + Self.linesAfter, text.count)].map { line in
            line.count > Self.longestLine ? "\(line.prefix(Self.longestLine))…" : String(line)
        }
    }

    /// Returns whether a line belongs to the declaration below it, as its comment or an attribute.
    private static func isComment(_ line: Substring) -> Bool {
        ["//", "/*", "*", "@"].contains { line.drop(while: \.isWhitespace).hasPrefix($0) }
    }

    static func all(of cases: [ReportCase], below root: ProjectRoot, _ files: any FileSystem) -> [SourceExcerpt] {
        let places = Set(cases.compactMap(\.snapshot.source))
        return Dictionary(grouping: places, by: \.path).sorted { $0.key < $1.key }.flatMap { path, places in
            let text = lines(of: path, below: root, files)
            return places.sorted { $0.line < $1.line }.compactMap { SourceExcerpt(of: $0, in: text) }
        }
    }

    private static func lines(of path: String, below root: ProjectRoot, _ files: any FileSystem) -> [Substring] {
        guard let path = RelativePath(path), let bytes = try? files.read(root.absolute(path)) else { return [] }
        return String(decoding: bytes, as: UTF8.self)
            .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    }
}
