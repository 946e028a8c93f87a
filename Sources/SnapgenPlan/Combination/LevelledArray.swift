/// Arrays of as few rows as there can be: as many as the axes with the most values have combinations.
///
/// The values that the other axes have as well are an orthogonal array. To each value more of a large axis belongs a
/// smaller array of one strength less over the other axes.
struct LevelledArray {
    private let base: OrthogonalArray

    /// Arrays around an orthogonal one.
    init(_ base: OrthogonalArray) {
        self.base = base
    }

    /// The rows for axes with these numbers of values, of which the first `strength` may have more than the base's order.
    func rows(levels: [Int], strength: Int) -> [[Int]] {
        let core = base.rows(strength: strength, width: levels.count).map { row in
            zip(row, levels).map { value, level in value == CoveringModel.free ? value : value % level }
        }
        return core + (0..<strength).flatMap { surplusRows(of: $0, levels, strength) }
    }

    /// For each value of an axis that the base does not have, the array over the other axes.
    private func surplusRows(of axis: Int, _ levels: [Int], _ strength: Int) -> [[Int]] {
        guard levels[axis] > base.order else { return [] }
        let smaller = rows(levels: others(than: axis, of: levels), strength: strength - 1)
        return (base.order..<levels[axis]).flatMap { value in
            smaller.map { row in Array(row[..<axis]) + [value] + Array(row[axis...]) }
        }
    }

    /// The other axes, those before `axis` without the values that their own arrays have covered already.
    private func others(than axis: Int, of levels: [Int]) -> [Int] {
        levels[..<axis].map { min($0, base.order) } + levels[(axis + 1)...]
    }
}
