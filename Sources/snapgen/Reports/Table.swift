import SnapgenNames

struct Table {
    /// One line, with all characters visible, with an optional colour.
    struct Cell: ExpressibleByStringInterpolation {
        var text: String
        var color: Style.Color?

        init(_ text: String, _ color: Style.Color? = nil) {
            self.text = VisibleText.escaped(text)
            self.color = color
        }

        init(stringLiteral text: String) { self.init(text) }
    }

    let style: Style
    /// Indicates whether the last cell of a row fits the terminal, which paths need and sentences must not.
    var shortensLast = false
    var rows: [[Cell]] = []

    private static let indent = 2
    private static let gap = 2
    /// The width that the last cell keeps in a narrow terminal.
    private static let narrowest = 12

    mutating func append(_ row: Cell...) { rows.append(row) }

    var text: String {
        let widths = columnWidths
        return rows.map { Self.spaces(Self.indent) + text(of: $0, widths) + "\n" }.joined()
    }

    private var columnWidths: [Int] {
        rows.reduce(into: []) { widths, row in
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.text.width)
            }
        }
    }

    private func text(of row: [Cell], _ widths: [Int]) -> String {
        guard let last = row.last else { return "" }
        let cells = zip(row.dropLast(), widths).map { cell, width in
            style.colored(cell.text, cell.color) + Self.spaces(width - cell.text.width + Self.gap)
        }
        return cells.joined() + style.colored(fitted(last.text, behind: widths.prefix(row.count - 1)), last.color)
    }

    private func fitted(_ text: String, behind widths: ArraySlice<Int>) -> String {
        guard shortensLast, let terminal = style.width else { return text }
        let start = widths.reduce(Self.indent) { $0 + $1 + Self.gap }
        return text.shortened(to: max(terminal - start, Self.narrowest))
    }

    private static func spaces(_ count: Int) -> String {
        // String(repeating:count:) appends the spaces one by one, which took an eighth of an unchanged 'scan'.
        String(decoding: repeatElement(UInt8(ascii: " "), count: count), as: UTF8.self)
    }
}

extension String {
    /// The number of columns; most texts have a byte for each, and counting those is faster.
    fileprivate var width: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.width } }

    /// Returns a text of at most `width` columns, with `…` in place of its middle, but never without the last name of a
    /// path.
    fileprivate func shortened(to width: Int) -> String {
        guard self.width > width else { return self }
        let start = (width - 1) / 3
        let name = lastIndex(of: "/").map { String(self[$0...]).width } ?? 0
        let end = max(width - 1 - start, name)
        return String(beginning(of: width - 1 - end)) + "…" + String(reversed().beginning(of: end).reversed())
    }
}

extension Sequence<Character> {
    /// Returns the first characters, of at most `width` columns.
    fileprivate func beginning(of width: Int) -> [Character] {
        var rest = width
        return prefix { character in
            rest -= character.width
            return rest >= 0
        }
    }
}

extension Character {
    /// The number of columns in a terminal: two for what is wide in East Asian texts (Unicode Standard Annex #11).
    fileprivate var width: Int {
        switch unicodeScalars.first?.value ?? 0 {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            2
        default: 1
        }
    }
}

/// Returns a number with its noun: `1 entry`, `3 entries`.
func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? "\(noun)s")"
}

/// Returns a number of bytes for people: `812 B`, `13 KB`, `4.1 MB`.
func byteCount(_ bytes: Int) -> String {
    var (value, unit) = (Double(bytes), "B")
    for larger in ["KB", "MB", "GB"] where value >= 1000 { (value, unit) = (value / 1000, larger) }
    let isShort = unit == "B" || value >= 10
    let tenths = Int((value * 10).rounded())
    return isShort ? "\(Int(value.rounded())) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
}
