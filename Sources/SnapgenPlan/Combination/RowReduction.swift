/// Takes rows away as long as the others can be changed to cover everything.
struct RowReduction {
    private let table: TupleTable
    private let forbidden: ForbiddenCombinations

    init(_ model: CoveringModel) {
        table = TupleTable(levels: model.levels, strength: model.strength)
        forbidden = ForbiddenCombinations(model)
    }

    /// As few rows as are found that cover what the rows cover; the first row stays as it is.
    func reduced(_ rows: [[Int]]) -> [[Int]] {
        var best = Coverage(of: rows, table: table)
        best.ignoreMissing()
        // No array has fewer rows: two rows never hold the same values of the axes that have most combinations.
        let bound = (0..<table.blockCount).map(best.wanted(in:)).max() ?? 0
        // A search that succeeds leaves its steps to the next; so those that a model takes are limited.
        var stepsLeft = CoverageSearch.steps(for: best)
        while best.rowCount > bound, let fewer = withoutRow(best, &stepsLeft) { best = fewer }
        return best.rows
    }

    private func withoutRow(_ coverage: Coverage, _ stepsLeft: inout Int) -> Coverage? {
        var coverage = coverage
        let shares = (1..<coverage.rowCount).map { (row: $0, share: coverage.share(of: $0)) }
        guard let least = shares.min(by: { $0.share < $1.share }) else { return nil }
        coverage.removeRow(least.row)
        var search = CoverageSearch(from: coverage, forbidden: forbidden)
        stepsLeft -= search.run(steps: stepsLeft)
        return search.coverage.missing.isEmpty ? search.coverage : nil
    }
}
