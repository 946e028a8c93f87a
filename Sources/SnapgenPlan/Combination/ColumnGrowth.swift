/// Makes an array column by column.
///
/// In parameter order: each row gets the value that covers most, and what a column then still misses goes into free values
/// and new rows (Lei and Tai, "In-parameter-order: a test generation strategy for pairwise testing", 1998).
struct ColumnGrowth {
    private let model: CoveringModel
    private let forbidden: ForbiddenCombinations

    init(_ model: CoveringModel) {
        self.model = model
        forbidden = ForbiddenCombinations(model)
    }

    /// Rows that cover every combination that an allowed row can hold; `first` is one of them.
    func rows(from first: [Int]) -> [[Int]] {
        let columns = (model.strength - 1)..<model.levels.count
        return columns.reduce([first], covering).compactMap(forbidden.completion)
    }

    /// The rows with a value on an axis, and those that it takes more.
    private func covering(_ rows: [[Int]], _ axis: Int) -> [[Int]] {
        var coverage = Coverage(
            of: rows, table: TupleTable(levels: model.levels, strength: model.strength, endingWith: axis))
        for row in rows.indices where rows[row][axis] == CoveringModel.free { choose(row, axis, of: &coverage) }
        for tuple in coverage.missing.sorted() where coverage.isMissing(tuple) { cover(tuple, in: &coverage) }
        return coverage.rows
    }

    /// Gives a row the value that covers most.
    private func choose(_ row: Int, _ axis: Int, of coverage: inout Coverage) {
        let losses = (0..<model.levels[axis])
            .filter { canComplete(coverage.row(row), with: [(axis, $0)]) }
            .map { (value: $0, loss: coverage.loss(changing: row, axis, to: $0)) }
        guard let best = losses.min(by: { $0.loss < $1.loss }) else { return }
        coverage.change(row, axis, to: best.value)
    }

    /// Covers a combination in the first row that has room for it, or in one of its own, where any is allowed.
    private func cover(_ tuple: Int, in coverage: inout Coverage) {
        let parts = coverage.table.parts(of: tuple)
        if let row = (0..<coverage.rowCount).first(where: { fits(parts, coverage, row: $0) }) {
            for part in parts { coverage.change(row, part.axis, to: part.value) }
        } else if canComplete(model.freeRow, with: parts) {
            coverage.append(coverage.table.row(of: tuple))
        }
    }

    private func fits(_ parts: [(axis: Int, value: Int)], _ coverage: Coverage, row index: Int) -> Bool {
        parts.allSatisfy { [$0.value, CoveringModel.free].contains(coverage.value(index, $0.axis)) }
            && canComplete(coverage.row(index), with: parts)
    }

    private func canComplete(_ row: [Int], with parts: [(axis: Int, value: Int)]) -> Bool {
        guard !forbidden.isEmpty else { return true }
        return forbidden.completion(of: parts.reduce(into: row) { $0[$1.axis] = $1.value }) != nil
    }
}
