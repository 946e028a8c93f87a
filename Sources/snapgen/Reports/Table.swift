/// A table with aligned columns.
struct Table {
    /// A text with an optional colour.
    struct Cell: ExpressibleByStringInterpolation {
        var text: String
        var color: Style.Color?

        init(_ text: String, _ color: Style.Color? = nil) {
            self.text = text
            self.color = color
        }

        init(stringLiteral text: String) {
            self.init(text)
        }
    }

    private let style: Style
    private var rows: [[Cell]] = []

    init(_ style: Style) {
        self.style = style
    }

    mutating func append(_ row: Cell...) {
        append(row)
    }

    mutating func append(_ row: [Cell]) {
        rows.append(row)
    }

    /// The indented rows with line breaks, without trailing spaces.
    var text: String {
        let widths = columnWidths
        return rows.map { row in
            let last = row.indices.last
            let cells = row.indices.map { $0 == last ? colored(row[$0]) : padded(row[$0], to: widths[$0]) }
            return "  \(cells.joined(separator: "  "))\n"
        }.joined()
    }

    private var columnWidths: [Int] {
        rows.reduce(into: []) { widths, row in
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], Self.width(of: cell.text))
            }
        }
    }

    private func padded(_ cell: Cell, to width: Int) -> String {
        colored(cell) + String(repeating: " ", count: width - Self.width(of: cell.text))
    }

    private func colored(_ cell: Cell) -> String {
        cell.color.map { style($0, cell.text) } ?? cell.text
    }

    /// Returns the columns of a text in a terminal: two for East Asian wide characters and emoji (Unicode Annex 11).
    static func width(of text: String) -> Int {
        // Most texts have a byte for each column, and looking their characters up takes longer than writing them.
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
        return text.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
    }

    private static func isWide(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        if scalar.properties.isEmojiPresentation { return true }
        return wide.contains { $0.contains(scalar.value) }
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
}
