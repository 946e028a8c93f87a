/// Adds one column after the other to an array, with as few new rows as possible.
///
/// In parameter order: a column is first sought for the rows that there are, and what it then still misses goes into
/// free values and new rows (Lei and Tai, "In-parameter-order: a test generation strategy for pairwise testing", 1998).
struct ColumnSearch {
    private let levels: [Int]
    private let strength: Int
    private let unrestricted = ForbiddenCombinations(CoveringModel(levels: []))

    /// Columns of an array for axes with these numbers of values.
    init(levels: [Int], strength: Int) {
        self.levels = levels
        self.strength = strength
    }

    /// The rows with all columns.
    ///
    /// - Parameter rows: Cover every combination of the columns that they have.
    func extended(_ rows: [[Int]]) -> [[Int]] {
        ((rows.first?.count ?? 0)..<levels.count).reduce(rows) { rows, axis in
            filled(rows.map { $0 + [CoveringModel.free] }, axis: axis)
        }
    }

    /// The rows with the free values of a column chosen, and with the rows that it takes more.
    func filled(_ rows: [[Int]], axis: Int) -> [[Int]] {
        let width = rows.first?.count ?? 0
        let table = TupleTable(levels: Array(levels[..<width]), strength: strength, holding: axis)
        var coverage = Coverage(of: rows, table: table)
        for row in rows.indices where rows[row][axis] == CoveringModel.free { choose(row, axis, of: &coverage) }
        var search = CoverageSearch(from: coverage, moving: axis..<(axis + 1), forbidden: unrestricted)
        search.run(steps: SearchEffort.steps(for: coverage))
        return RowGrowth(unrestricted).grown(search.coverage).rows
    }

    /// Gives a row the value that covers most.
    private func choose(_ row: Int, _ axis: Int, of coverage: inout Coverage) {
        let losses = (0..<levels[axis]).map { (value: $0, loss: coverage.loss(changing: row, axis, to: $0)) }
        guard let best = losses.min(by: { $0.loss < $1.loss }) else { return }
        coverage.change(row, axis, to: best.value)
    }
}
