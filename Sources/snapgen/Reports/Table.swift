import SnapgenNames

/// A table with aligned columns, which fits the width of a terminal.
///
///     var table = Table(style, .whole, .middle)
///     table.append("HotelCell", .init("Sources/TravelUI/HotelCell.swift:8", .dim))
struct Table {
    /// One line, with all characters visible, with an optional colour.
    struct Cell: ExpressibleByStringInterpolation {
        var text: String
        var color: Style.Color?

        init(_ text: String, _ color: Style.Color? = nil) {
            self.text = VisibleText.escaped(text)
            self.color = color
        }

        init(stringLiteral text: String) {
            self.init(text)
        }
    }

    /// The way in which the texts of a column fit a narrow terminal.
    enum Fit {
        /// The text is never changed. If it is longer than the others, the next cell is on a line of its own.
        case whole
        /// The text ends with `…`.
        case end
        /// The text contains `…`, and its end is kept, as that of a path should be.
        case middle
        /// The text has several lines; only for the last column.
        case wrapped
    }

    private let style: Style
    private let fits: [Fit]
    private var rows: [[Cell]] = []

    /// The width that columns keep, and the one of shortened texts if nothing else fits.
    private static let (narrow, narrowest) = (12, 4)
    private static let indent = 2
    private static let gap = 2

    /// Creates a table.
    ///
    /// - Parameter fits: The ways in which the columns become narrower; columns without one are `whole`.
    init(_ style: Style, _ fits: Fit...) {
        self.init(style, fits)
    }

    init(_ style: Style, _ fits: [Fit]) {
        self.style = style
        self.fits = fits
    }

    mutating func append(_ row: Cell...) {
        append(row)
    }

    mutating func append(_ row: [Cell]) {
        rows.append(row)
    }

    /// The indented rows with line breaks, without trailing spaces.
    var text: String {
        let widths = fitted(columnWidths)
        return rows.map { Self.spaces(Self.indent) + text(of: $0, widths) + "\n" }.joined()
    }

    private func text(of row: [Cell], _ widths: [Int]) -> String {
        row.indices.map { column in
            let start = widths[..<column].reduce(Self.indent) { $0 + $1 + Self.gap }
            let lines = lines(of: row[column].text, in: column, width: widths[column])
            let text = lines.map { style.colored($0, row[column].color) }.joined(separator: "\n" + Self.spaces(start))
            guard column < row.count - 1 else { return text }
            let rest = widths[column] - (lines.last?.displayWidth ?? 0)
            let next = start + widths[column] + Self.gap
            return text + (rest < 0 ? "\n" + Self.spaces(next) : Self.spaces(rest + Self.gap))
        }.joined()
    }

    private func lines(of text: String, in column: Int, width: Int) -> [String] {
        switch fit(of: column) {
        case .whole: [text]
        case .end: [text.shortenedAtEnd(to: width)]
        case .middle: [text.shortenedInMiddle(to: width)]
        case .wrapped: text.wrapped(to: width)
        }
    }

    private func fit(of column: Int) -> Fit { column < fits.count ? fits[column] : .whole }

    private static func spaces(_ count: Int) -> String {
        // String(repeating:count:) appends the spaces one by one, which took an eighth of an unchanged 'scan'.
        String(decoding: repeatElement(UInt8(ascii: " "), count: count), as: UTF8.self)
    }
}

// MARK: - Widths

extension Table {
    private var columnWidths: [Int] {
        rows.reduce(into: []) { widths, row in
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.text.displayWidth)
            }
        }
    }

    /// Returns the widths with which the table fits the terminal, or the smallest ones.
    ///
    /// Of the columns that stay whole, those that need more than half of the terminal become narrower first, because few
    /// rows have such long texts.
    private func fitted(_ widths: [Int]) -> [Int] {
        guard let terminal = style.width else { return widths }
        let available = terminal - Self.indent - Self.gap * (widths.count - 1)
        let whole = widths.indices.dropLast().filter { fit(of: $0) == .whole }
        let others = widths.indices.filter { fit(of: $0) != .whole }
        var widths = widths
        for (columns, least) in [
            (whole, max(available / 2, Self.narrow)), (others, Self.narrow), (whole, Self.narrow),
            (others, Self.narrowest),
        ] {
            Self.shrink(&widths, to: available, columns: columns, keeping: least)
        }
        return widths
    }

    /// Takes width from the widest of some columns until all columns fit.
    private static func shrink(_ widths: inout [Int], to available: Int, columns: [Int], keeping least: Int) {
        while widths.reduce(0, +) > available,
            let widest = columns.max(by: { widths[$0] < widths[$1] }), widths[widest] > least
        {
            widths[widest] -= 1
        }
    }
}
