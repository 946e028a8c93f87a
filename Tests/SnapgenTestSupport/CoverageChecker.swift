/// Says what rows of values do not cover, by looking at every combination and every row.
///
/// It shares nothing with the code that makes such rows.
public struct CoverageChecker {
    private let levels: [Int]
    private let strength: Int
    private let forbidden: [[Int?]]

    /// A checker of rows for axes with so many values, where every combination of `strength` axes has to occur.
    ///
    /// - Parameter forbidden: Combinations that no row may hold; `nil` for any value of an axis. With any, all rows that
    ///   there can be are looked at, so there should not be millions.
    public init(levels: [Int], strength: Int = 2, forbidden: [[Int?]] = []) {
        self.levels = levels
        self.strength = strength
        self.forbidden = forbidden
    }

    /// What is wrong with the rows; nothing if they do what they should.
    public func problems(in rows: [[Int]]) -> [String] {
        let malformed = rows.filter { row in
            row.count != levels.count || zip(row, levels).contains { !(0..<$1).contains($0) }
        }
        guard malformed.isEmpty else { return malformed.map { "\($0) is no row" } }
        let refused = rows.filter { !isAllowed($0) }.map { "\($0) is forbidden" }
        return refused + axisSets().flatMap { missing($0, in: rows) }
    }

    /// As many different values as the axes have that have most: no array has fewer rows.
    public var bound: Int {
        axisSets().map { possible($0).count }.max() ?? 0
    }

    /// All rows that hold nothing forbidden, in order.
    public func allowedRows() -> [[Int]] {
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

    /// All sets of as many axes as the strength is.
    private func axisSets() -> [[Int]] {
        (0..<strength).reduce([[]]) { sets, _ in
            sets.flatMap { set in levels.indices.filter { $0 > set.last ?? -1 }.map { set + [$0] } }
        }
    }
}
