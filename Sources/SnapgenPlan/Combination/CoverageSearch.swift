/// Changes one value after the other until every combination is covered, for as many steps as it is given.
///
/// A tabu search: a step takes a combination that is missing, looks at the rows that hold all of it but one value, and
/// makes the change that loses least; what has just changed rests for a while.
/// (Nurmela, "Upper bounds for covering arrays by tabu search", 2004.)
struct CoverageSearch {
    /// The rows as they are now.
    private(set) var coverage: Coverage
    private let forbidden: ForbiddenCombinations
    private var random: SeededRandom
    /// For each value of a row the step from which on it may change again.
    private var restsUntil: [Int]

    /// A search from these rows, always the same one; the first row stays as it is.
    init(from coverage: Coverage, forbidden: ForbiddenCombinations) {
        self.coverage = coverage
        self.forbidden = forbidden
        random = SeededRandom(seed: coverage.rowCount)
        restsUntil = Array(repeating: 0, count: coverage.cells.count)
    }

    /// The length of a search: many steps for a small array, and fewer where each of them takes long.
    ///
    /// Steps are counted and never time, so that what is found does not depend on the machine.
    static func steps(for coverage: Coverage) -> Int {
        let blocks = coverage.table.blocksOfAxis.map(\.count).max() ?? 0
        return min(2000, 10_000_000 / max(1, coverage.rowCount * (coverage.table.strength + blocks)))
    }

    /// Searches for at most `steps`, and returns the number of steps that it took.
    @discardableResult
    mutating func run(steps: Int) -> Int {
        for step in 0..<max(steps, 0) {
            guard !coverage.missing.isEmpty else { return step }
            let tuple = coverage.missing[random.next(below: coverage.missing.count)]
            guard let change = bestChange(for: tuple, at: step) else { continue }
            restsUntil[change.row * coverage.width + change.axis] = step + 2 + random.next(below: 8)
            coverage.change(change.row, change.axis, to: change.value)
        }
        return steps
    }

    private struct Change {
        var row: Int
        var axis: Int
        var value: Int
    }

    /// Of the changes of one value that cover `tuple` one of those that lose least.
    private mutating func bestChange(for tuple: Int, at step: Int) -> Change? {
        let parts = coverage.table.parts(of: tuple)
        var best: (change: Change, loss: Int, ties: Int)?
        for row in 1..<coverage.rowCount {
            guard let change = onlyChange(of: row, to: parts), isPossible(change, at: step) else { continue }
            let loss = coverage.loss(changing: row, change.axis, to: change.value)
            if loss < best?.loss ?? .max {
                best = (change, loss, 1)
            } else if loss == best?.loss {
                let ties = (best?.ties ?? 0) + 1
                best?.ties = ties
                if random.next(below: ties) == 0 { best?.change = change }
            }
        }
        return best?.change ?? anyChange(for: parts)
    }

    /// The one value in which a row differs from a combination, if it is one.
    private func onlyChange(of row: Int, to parts: [(axis: Int, value: Int)]) -> Change? {
        var change: Change?
        for part in parts where coverage.value(row, part.axis) != part.value {
            guard change == nil else { return nil }
            change = Change(row: row, axis: part.axis, value: part.value)
        }
        return change
    }

    private func isPossible(_ change: Change, at step: Int) -> Bool {
        restsUntil[change.row * coverage.width + change.axis] <= step && isAllowed(change)
    }

    private func isAllowed(_ change: Change) -> Bool {
        forbidden.isEmpty || forbidden.allow(coverage.row(change.row), changing: change.axis, to: change.value)
    }

    /// A step towards a combination that no row is close to.
    private mutating func anyChange(for parts: [(axis: Int, value: Int)]) -> Change? {
        guard coverage.rowCount > 1 else { return nil }
        let part = parts[random.next(below: parts.count)]
        let row = 1 + random.next(below: coverage.rowCount - 1)
        guard coverage.value(row, part.axis) != part.value else { return nil }
        let change = Change(row: row, axis: part.axis, value: part.value)
        return isAllowed(change) ? change : nil
    }
}
