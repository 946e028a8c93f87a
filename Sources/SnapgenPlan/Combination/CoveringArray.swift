/// Few rows of values in which every combination of values of any few axes occurs.
///
///     CoveringArray.rows(for: CoveringModel(levels: [2, 2, 2]))
///     // [[0, 0, 0], [0, 1, 1], [1, 0, 1], [1, 1, 0]]
public enum CoveringArray {
    /// The rows for a model, in lexicographic order; always the same for the same model.
    ///
    /// No row holds anything forbidden, and a combination that only such rows could hold does not occur. The first row in
    /// lexicographic order that is allowed, the first values of all axes, is always there. There is no row at all
    /// if an axis has no value.
    public static func rows(for model: CoveringModel) -> [[Int]] {
        guard !model.levels.contains(0) else { return [] }
        guard model.levels.count > model.strength else { return everything(model) }
        // The constructions take the axes with most values first.
        let order = model.levels.indices.sorted { (-model.levels[$0], $0) < (-model.levels[$1], $1) }
        let places = order.indices.sorted { order[$0] < order[$1] }
        let constructed = constructed(order.map { model.levels[$0] }, model.strength)
        let rows = constructed.map { row in places.map { row[$0] } }
        return ArrayFinish(model).finished(startingWithZeros(rows)).sorted { $0.lexicographicallyPrecedes($1) }
    }

    private static func everything(_ model: CoveringModel) -> [[Int]] {
        AxisCombination.product(of: model.levels).filter(ForbiddenCombinations(model).allow)
    }

    /// Rows for axes with these numbers of values, in descending order, if nothing is forbidden.
    private static func constructed(_ levels: [Int], _ strength: Int) -> [[Int]] {
        let choices = Array(levels.prefix { $0 > 1 })
        let rows = choices.count > strength ? fewest(choices, strength) : AxisCombination.product(of: choices)
        return rows.map { $0 + Array(repeating: 0, count: levels.count - choices.count) }
    }

    /// The rows of the construction that needs fewest, with all columns.
    private static func fewest(_ levels: [Int], _ strength: Int) -> [[Int]] {
        var fewest: [[Int]]?
        for seed in CoveringSeed.all(levels: levels, strength: strength) where seed.size < fewest?.count ?? .max {
            guard let rows = seed.rows() else { continue }
            let extended = ColumnSearch(levels: levels, strength: strength).extended(rows)
            if extended.count < fewest?.count ?? .max { fewest = extended }
        }
        return fewest ?? AxisCombination.product(of: levels)
    }

    /// The rows with the values of each column renamed so that one row holds the first value everywhere.
    private static func startingWithZeros(_ rows: [[Int]]) -> [[Int]] {
        guard let first = rows.first else { return [] }
        return rows.map { row in
            zip(row, first).map { value, name in value == name ? 0 : value == 0 ? name : value }
        }
    }
}
