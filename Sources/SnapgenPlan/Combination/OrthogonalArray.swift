/// Arrays in which every combination of values of any `strength` columns occurs in exactly one row.
struct OrthogonalArray {
    /// How many values each column has.
    let order: Int
    /// How many columns there are.
    let width: Int
    private let field: GaloisField?

    /// Arrays with `order` values, for a strength: of `order` + 1 columns if there is a field of that order, else of one
    /// more than the strength.
    init(order: Int, strength: Int) {
        self.order = order
        field = strength < order ? GaloisField(order: order) : nil
        width = field == nil ? strength + 1 : order + 1
    }

    /// An array of `order` to the power of `strength` rows.
    func rows(strength: Int, width: Int) -> [[Int]] {
        let all = AxisCombination.product(of: Array(repeating: order, count: strength))
        guard strength > 0 else { return [Array(repeating: CoveringModel.free, count: width)] }
        return all.map { row in
            field.map { polynomial(row, $0, width) } ?? Array((row + [row.reduce(0, +) % order]).prefix(width))
        }
    }

    /// The values that a polynomial takes in the field, and its leading coefficient in one more column.
    ///
    /// Bush, "Orthogonal arrays of index unity", 1952.
    private func polynomial(_ coefficients: [Int], _ field: GaloisField, _ width: Int) -> [Int] {
        let values = (0..<min(width, order)).map { field.value(of: coefficients, at: $0) }
        return width > order ? values + coefficients.suffix(1) : values
    }
}
