import SnapgenModel

/// The annotations in the `// sourcery:` comments of a file, line by line.
///
///     // sourcery: PrefireProvider, order = 2
///     @available(iOS 17, *)
///     struct Cell_Previews: PreviewProvider {
struct AnnotationLines {
    private enum Kind: Equatable {
        case comment
        /// An attribute on a line of its own, or `#if`: annotations above it still belong to what follows.
        case passage
        case other
    }

    private struct Line {
        var text: Substring
        var kind: Kind
        var own: [String: UserValue] = [:]
        /// The annotations of `begin` and `file` comments above the line.
        var around: [String: UserValue] = [:]
    }

    private var lines: [Line] = []

    init(_ text: String) {
        var block: [String: UserValue] = [:]
        var file: [String: UserValue] = [:]
        // Other line ends that Unicode has end no line of Swift, and may stand in a string.
        for text in text.split(omittingEmptySubsequences: false, whereSeparator: { ["\n", "\r", "\r\n"].contains($0) })
        {
            var line = Line(text: text, kind: Self.kind(of: text))
            switch AnnotationText.comment(on: text, isComment: line.kind == .comment) {
            case .annotations(let own): line.own = own
            case .begin(let own): block = own
            case .file(let own): file.merge(own) { $1 }
            case .end: block = [:]
            case nil: break
            }
            line.around = file.merging(block) { $1 }
            lines.append(line)
        }
    }

    /// The annotations of a declaration whose name is at `place`.
    func annotations(at place: SourceLocation) -> [String: UserValue] {
        guard lines.indices.contains(place.line - 1) else { return [:] }
        var annotations = lines[place.line - 1].around
        for line in above(place.line).reversed() + [lines[place.line - 1]] {
            AnnotationText.add(line.own, to: &annotations)
        }
        return annotations
    }

    /// The comments and attributes right above a line, and nothing of another declaration.
    private func above(_ line: Int) -> [Line] {
        lines[..<(line - 1)].reversed().prefix { $0.kind != .other }
    }

    private static func kind(of line: Substring) -> Kind {
        let text = line.drop(while: \.isWhitespace)
        if text.hasPrefix("//") || text.hasPrefix("/*") || text.hasPrefix("*") { return .comment }
        let isAttribute = text.hasPrefix("@") && (text.contains(")") || !text.contains(" "))
        return isAttribute || text.hasPrefix("#") ? .passage : .other
    }
}
