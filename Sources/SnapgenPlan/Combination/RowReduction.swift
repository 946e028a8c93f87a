/// Takes rows away as long as the others can be changed to cover everything.
struct RowReduction {
    private let forbidden: ForbiddenCombinations

    /// A reduction to rows that hold none of the forbidden combinations.
    init(_ forbidden: ForbiddenCombinations) {
        self.forbidden = forbidden
    }

    /// As few rows as are found, at least `bound`; the first row stays as it is.
    ///
    /// - Parameter coverage: Has no free values and misses nothing.
    func reduced(_ coverage: Coverage, to bound: Int) -> Coverage {
        // A search that succeeds leaves its steps to the next; so those that a model takes are limited.
        var (best, stepsLeft) = (coverage, SearchEffort.steps(for: coverage))
        while best.rowCount > bound, let fewer = withoutRow(best, &stepsLeft) { best = fewer }
        return best
    }

    private func withoutRow(_ coverage: Coverage, _ stepsLeft: inout Int) -> Coverage? {
        var coverage = coverage
        let shares = (1..<coverage.rowCount).map { (row: $0, share: coverage.share(of: $0)) }
        guard let least = shares.min(by: { $0.share < $1.share }) else { return nil }
        coverage.removeRow(least.row)
        var search = CoverageSearch(from: coverage, moving: 0..<coverage.width, keeping: 1, forbidden: forbidden)
        stepsLeft -= search.run(steps: stepsLeft)
        return search.coverage.missing.isEmpty ? search.coverage : nil
    }
}
