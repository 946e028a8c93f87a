/// The combinations that a covering array covers: those of all values of any few axes.
///
/// Only the number of values of an axis matters. A value is its index, an axis is its position.
struct CoveringModel: Equatable, Sendable {
    /// For each axis the number of its values.
    var levels: [Int]
    /// The number of axes whose combinations are all covered: 2 for pairs, 3 for triples.
    var strength: Int = 2
    /// Combinations that no row may hold: for each axis a value, or `nil` where any value will do.
    var forbidden: [[Int?]] = []
}

extension CoveringModel {
    /// Stands in a row for a value that is not chosen yet.
    static let free = -1

    /// A row in which every value is free.
    var freeRow: [Int] { levels.map { _ in Self.free } }

    /// Returns whether a row, which may have free values, holds nothing forbidden.
    func allows(_ row: [Int]) -> Bool {
        !forbidden.contains { combination in zip(row, combination).allSatisfy { $1 == nil || $0 == $1 } }
    }

    /// The row with its free values chosen, each the first that leads to an allowed row; `nil` if there is none.
    func completion(of row: [Int]) -> [Int]? {
        guard allows(row) else { return nil }
        let free = row.indices.filter { row[$0] == Self.free }
        // First the axes that something is said about: the others never fail.
        let isFirst = { (axis: Int) in forbidden.contains { $0[axis] != nil } }
        var row = row
        return complete(&row, (free.filter(isFirst) + free.filter { !isFirst($0) })[...]) ? row : nil
    }

    private func complete(_ row: inout [Int], _ free: ArraySlice<Int>) -> Bool {
        guard let axis = free.first else { return true }
        for value in 0..<levels[axis] {
            row[axis] = value
            if allows(row), complete(&row, free.dropFirst()) { return true }
        }
        row[axis] = Self.free
        return false
    }
}
