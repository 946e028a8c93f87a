/// How long searches go on: a number of steps, so that what they find does not depend on the machine.
enum SearchEffort {
    /// So many steps for small arrays, and fewer where each of them takes long.
    static func steps(for coverage: Coverage) -> Int {
        let blocks = coverage.table.blocksOfAxis.map(\.count).max() ?? 0
        return min(2000, 10_000_000 / max(1, coverage.rowCount * (coverage.table.strength + blocks)))
    }
}
