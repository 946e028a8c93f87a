extension TextPattern {
    /// The globs that together match the texts in which the pattern matches anywhere; `nil` if there are none, or many.
    ///
    /// A `.` of the pattern becomes a `?`, which matches all but a `/`.
    ///
    ///     try TextPattern("^App\\.(Row|Cell)").globs  // ["App.Row**", "App.Cell**"]
    package var globs: [String]? {
        guard let parts = tree.globs else { return nil }
        let globs = parts.compactMap(Self.anchored)
        return globs.count == parts.count ? globs : nil
    }

    /// The most globs of a pattern.
    fileprivate static let mostGlobs = 32
    /// The marks of the beginning and the end of a text within a glob.
    fileprivate static let start: Character = "\u{2}"
    fileprivate static let end: Character = "\u{3}"

    /// The glob with `**` where the text may go on; `nil` if it has a beginning or an end in the middle.
    private static func anchored(_ glob: String) -> String? {
        var rest = glob[...]
        let isStart = rest.first == start
        if isStart { rest.removeFirst() }
        let isEnd = rest.last == end
        if isEnd { rest.removeLast() }
        guard !rest.contains(start), !rest.contains(end) else { return nil }
        let whole = (isStart ? "" : "**") + rest + (isEnd ? "" : "**")
        return whole.replacing("****", with: "**")
    }
}

extension TextPatternTree {
    /// The globs of all ways to match; `nil` if a part has none, or there are too many.
    fileprivate var globs: [String]? {
        switch self {
        case .scalar(let set): set.glob.map { [$0] }
        case .assertion(.start): ["\(TextPattern.start)"]
        case .assertion(.end), .assertion(.endOrLastLineEnd): ["\(TextPattern.end)"]
        case .assertion: nil
        case .sequence(let parts): Self.product(of: parts)
        case .choice(let parts): Self.union(of: parts)
        case .group(let part, _): part.globs
        case .repetition(let part, let least, let most, _): Self.repeated(part, least, most)
        }
    }

    private static func limited(_ globs: [String]?) -> [String]? {
        globs.flatMap { $0.count <= TextPattern.mostGlobs ? $0 : nil }
    }

    private static func union(of parts: [TextPatternTree]) -> [String]? {
        let globs = parts.map(\.globs)
        return globs.contains(nil) ? nil : limited(globs.flatMap { $0 ?? [] })
    }

    private static func product(of parts: [TextPatternTree]) -> [String]? {
        parts.reduce([""]) { all, part in
            guard let all, let globs = part.globs else { return nil }
            return limited(all.flatMap { beginning in globs.map { beginning + $0 } })
        }
    }

    private static func repeated(_ part: TextPatternTree, _ least: Int, _ most: Int?) -> [String]? {
        guard let most else { return part.globs == ["?"] ? [String(repeating: "?", count: least) + "**"] : nil }
        guard most <= TextPattern.mostGlobs else { return nil }
        return union(of: (least...most).map { .sequence(Array(repeating: part, count: $0)) })
    }
}
