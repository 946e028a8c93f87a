/// Arrays that cover pairs of many columns: those of a small array, each repeated as often as there are values.
///
/// Repeated columns are equal in the rows of the small array. What they miss, all pairs of different values, is in
/// `order` * (`order` - 1) more rows, the lines of the field's plane that are not level. One column more, the first, tells
/// the lines' slopes; it is 0 in all rows of the small array, so there it can have a few values more. (Colbourn, Martirosyan, Mullen, Shasha, Sherwood and Yucas, "Products of mixed covering arrays of strength
/// two", 2006.)
struct RepeatedArray {
    private let field: GaloisField
    /// How often the columns are repeated, repetitions of repetitions.
    private let times: Int

    /// An array with at least `width` columns; `nil` where the field's orthogonal array is wide enough already.
    init?(order: Int, width: Int) {
        guard let field = GaloisField(order: order), width > order + 1 else { return nil }
        self.field = field
        var (columns, times) = (order + 1, 0)
        while columns < width { (columns, times) = (columns * order + 1, times + 1) }
        self.times = times
    }

    /// How many rows there are.
    var size: Int { field.order * field.order + times * field.order * (field.order - 1) }

    /// The rows, with all columns that there are.
    func rows() -> [[Int]] {
        let orthogonal = OrthogonalArray(order: field.order, strength: 2).rows(strength: 2, width: field.order + 1)
        return (0..<times).reduce(orthogonal) { rows, _ in repeated(rows) }
    }

    private func repeated(_ rows: [[Int]]) -> [[Int]] {
        let old = rows.map { row in [0] + (0..<field.order).flatMap { _ in row } }
        let width = rows.first?.count ?? 0
        let new = (1..<field.order).flatMap { slope in
            (0..<field.order).map { offset in
                [slope]
                    + (0..<field.order).flatMap { x in
                        Array(repeating: field.sum(field.product(slope, x), offset), count: width)
                    }
            }
        }
        return old + new
    }
}
