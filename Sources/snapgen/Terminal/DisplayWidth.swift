extension String {
    /// The number of columns of the text in a terminal.
    ///
    /// East Asian wide characters and emoji have two (Unicode Annex 11), combining and invisible characters none.
    var displayWidth: Int {
        // Most texts have a byte for each column, and looking their characters up takes longer than writing them.
        if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return utf8.count }
        return reduce(0) { $0 + $1.displayWidth }
    }

    /// Returns a text of at most `width` columns, with `…` in place of its end.
    func shortenedAtEnd(to width: Int) -> String {
        displayWidth <= width ? self : prefix(displayWidth: width - 1) + "…"
    }

    /// Returns a text of at most `width` columns, with `…` in place of its middle.
    ///
    /// Two thirds of what is left are the end, which is the name in a path.
    func shortenedInMiddle(to width: Int) -> String {
        guard displayWidth > width else { return self }
        let start = prefix(displayWidth: (width - 1) / 3)
        let end = String(reversed()).prefix(displayWidth: width - 1 - start.displayWidth)
        return start + "…" + String(end.reversed())
    }

    /// Returns the words of the text in lines of at most `width` columns; a longer word has a line of its own.
    func wrapped(to width: Int) -> [String] {
        split(separator: " ", omittingEmptySubsequences: false).map(String.init).reduce(into: []) { lines, word in
            if let last = lines.last, last.displayWidth + 1 + word.displayWidth <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(word)
            }
        }
    }

    private func prefix(displayWidth width: Int) -> String {
        var left = width
        return String(
            prefix { character in
                left -= character.displayWidth
                return left >= 0
            })
    }
}

extension Character {
    /// The number of columns of the character in a terminal.
    fileprivate var displayWidth: Int {
        if unicodeScalars.allSatisfy(\.isInvisible) { return 0 }
        return isWide ? 2 : 1
    }

    private var isWide: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        // A variation selector turns a sign of text into an emoji.
        if scalar.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return true }
        return Self.wide.contains { $0.contains(scalar.value) }
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
}

extension Unicode.Scalar {
    fileprivate var isInvisible: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control, .format: true
        default: properties.isDefaultIgnorableCodePoint
        }
    }
}
