/// Checks that rows of values cover all combinations, by enumerating them.
///
/// It is independent of the code that generates the rows.
struct CoverageChecker {
    private let levels: [Int]
    private let strength: Int
    private let forbidden: [[Int?]]

    /// Creates a checker of rows in which every combination of values of `strength` axes must occur.
    ///
    /// - Parameters:
    ///   - levels: The number of values of each axis.
    ///   - strength: The number of axes in a combination.
    ///   - forbidden: The combinations that no row may contain; `nil` stands for any value of an axis. With forbidden
    ///     combinations, all possible rows are enumerated, so there must not be millions.
    init(levels: [Int], strength: Int = 2, forbidden: [[Int?]] = []) {
        self.levels = levels
        self.strength = strength
        self.forbidden = forbidden
    }

    /// Returns the violations; empty if the rows are correct.
    func problems(in rows: [[Int]]) -> [String] {
        let malformed = rows.filter { row in
            row.count != levels.count || zip(row, levels).contains { !(0..<$1).contains($0) }
        }
        guard malformed.isEmpty else { return malformed.map { "\($0) is no row" } }
        let refused = rows.filter { !isAllowed($0) }.map { "\($0) is forbidden" }
        return refused + axisSets().flatMap { missing($0, in: rows) }
    }

    /// The lower bound for the number of rows: the number of combinations of the largest axes.
    var bound: Int {
        axisSets().map { possible($0).count }.max() ?? 0
    }

    /// Returns all rows without forbidden combinations, in order.
    func allowedRows() -> [[Int]] {
        levels.reduce([[]]) { rows, level in rows.flatMap { row in (0..<level).map { row + [$0] } } }.filter(isAllowed)
    }

    private func isAllowed(_ row: [Int]) -> Bool {
        !forbidden.contains { combination in zip(row, combination).allSatisfy { $1 == nil || $0 == $1 } }
    }

    private func missing(_ axes: [Int], in rows: [[Int]]) -> [String] {
        let found = Set(rows.map { row in axes.map { row[$0] } })
        return possible(axes).subtracting(found).map { "the values \($0) of the axes \(axes) are never together" }
    }

    private func possible(_ axes: [Int]) -> Set<[Int]> {
        guard forbidden.isEmpty else { return Set(allowedRows().map { row in axes.map { row[$0] } }) }
        return Set(axes.reduce([[]]) { rows, axis in rows.flatMap { row in (0..<levels[axis]).map { row + [$0] } } })
    }

    /// Returns all sets of axes whose size is the strength.
    private func axisSets() -> [[Int]] {
        (0..<strength).reduce([[]]) { sets, _ in
            sets.flatMap { set in levels.indices.filter { $0 > set.last ?? -1 }.map { set + [$0] } }
        }
    }
}
