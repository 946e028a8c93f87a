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
        guard model.levels.count > model.strength else { return allRows(of: model) }
        guard let first = ForbiddenCombinations(model).completion(of: model.freeRow) else { return [] }
        // The axes with most values come first: no array has fewer rows than they have combinations.
        let order = model.levels.indices.sorted { (-model.levels[$0], $0) < (-model.levels[$1], $1) }
        let ordered = CoveringModel(
            levels: order.map { model.levels[$0] }, strength: model.strength,
            forbidden: model.forbidden.map { combination in order.map { combination[$0] } })
        let rows = RowReduction(ordered).reduced(ColumnGrowth(ordered).rows(from: order.map { first[$0] }))
        return rows.map { row in zip(order, row).reduce(into: row) { $0[$1.0] = $1.1 } }
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Every value with every other, the last axis changing fastest.
    private static func allRows(of model: CoveringModel) -> [[Int]] {
        model.levels.reduce([[]]) { rows, level in rows.flatMap { row in (0..<level).map { row + [$0] } } }
            .filter(ForbiddenCombinations(model).allow)
    }
}
