/// Covers what is missing by filling free values, and by rows of their own where nothing fits.
struct RowGrowth {
    private let forbidden: ForbiddenCombinations

    /// Rows that hold none of the forbidden combinations.
    init(_ forbidden: ForbiddenCombinations) {
        self.forbidden = forbidden
    }

    /// The rows with everything covered; what stays free in them may take any value that is allowed.
    func grown(_ coverage: Coverage) -> Coverage {
        var coverage = coverage
        for tuple in coverage.missing.sorted() where coverage.isMissing(tuple) { cover(tuple, in: &coverage) }
        return coverage
    }

    private func cover(_ tuple: Int, in coverage: inout Coverage) {
        let parts = coverage.table.parts(of: tuple)
        if let row = (0..<coverage.rowCount).first(where: { fits(parts, coverage, row: $0) }) {
            for part in parts { coverage.change(row, part.axis, to: part.value) }
        } else {
            coverage.append(coverage.table.row(of: tuple))
        }
    }

    private func fits(_ parts: [(axis: Int, value: Int)], _ coverage: Coverage, row index: Int) -> Bool {
        let isFree = parts.allSatisfy { part in
            [part.value, CoveringModel.free].contains(coverage.value(index, part.axis))
        }
        guard isFree, !forbidden.isEmpty else { return isFree }
        var row = coverage.row(index)
        for part in parts { row[part.axis] = part.value }
        return forbidden.completion(of: row) != nil
    }
}
