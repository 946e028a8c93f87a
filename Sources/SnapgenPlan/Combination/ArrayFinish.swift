/// Makes of a construction the array for a model: without what is forbidden, and without rows that are not needed.
struct ArrayFinish {
    private let model: CoveringModel
    private let forbidden: ForbiddenCombinations
    private let table: TupleTable
    /// The combinations that no allowed row holds.
    private let impossible: Set<Int>

    /// The last steps to arrays for a model.
    init(_ model: CoveringModel) {
        let forbidden = ForbiddenCombinations(model)
        let table = TupleTable(levels: model.levels, strength: model.strength)
        self.model = model
        self.forbidden = forbidden
        self.table = table
        impossible = forbidden.isEmpty ? [] : Set((0..<table.count).filter { isImpossible($0, table, forbidden) })
    }

    /// The array, with as few rows as are found; none where every row is forbidden.
    ///
    /// - Parameter rows: Cover everything, without regard to what is forbidden.
    func finished(_ rows: [[Int]]) -> [[Int]] {
        guard let first = forbidden.completion(of: model.levels.map { _ in CoveringModel.free }) else { return [] }
        let allowed = rows.compactMap { forbidden.completion(of: opened($0)) }
        let covering = covering([first] + allowed.filter { $0 != first })
        return RowReduction(forbidden).reduced(covering, to: bound).rows
    }

    /// No array has fewer rows: two rows never hold the same values of the axes that have most combinations.
    private var bound: Int {
        (0..<table.blockCount).map { block in table.tuples(of: block).count { !impossible.contains($0) } }.max() ?? 0
    }

    /// The row with values freed until it can be completed to one without anything forbidden.
    private func opened(_ row: [Int]) -> [Int] {
        var row = row
        for axis in row.indices where forbidden.completion(of: row) == nil { row[axis] = CoveringModel.free }
        return row
    }

    /// Rows that cover everything, by changes first and by more rows where that is not enough.
    private func covering(_ rows: [[Int]]) -> Coverage {
        let coverage = coverage(of: rows)
        guard !coverage.missing.isEmpty else { return coverage }
        var search = CoverageSearch(from: coverage, moving: 0..<coverage.width, keeping: 1, forbidden: forbidden)
        search.run(steps: SearchEffort.steps(for: coverage))
        let grown = RowGrowth(forbidden).grown(search.coverage)
        return self.coverage(of: grown.rows.compactMap(forbidden.completion))
    }

    private func coverage(of rows: [[Int]]) -> Coverage {
        Coverage(of: rows, table: table, impossible: impossible)
    }
}

/// Whether no allowed row holds a combination.
private func isImpossible(_ tuple: Int, _ table: TupleTable, _ forbidden: ForbiddenCombinations) -> Bool {
    forbidden.completion(of: table.row(of: tuple)) == nil
}
