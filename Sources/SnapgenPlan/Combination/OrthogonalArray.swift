/// Arrays in which every combination of values of any `strength` columns occurs in exactly one row.
struct OrthogonalArray {
    /// How many values each column has.
    let order: Int
    /// How many columns there are.
    let width: Int
    private let field: GaloisField?

    /// Arrays with `order` values, for a strength.
    init(order: Int, strength: Int) {
        self.order = order
        width = Self.width(order: order, strength: strength)
        field = width > strength + 1 ? GaloisField(order: order) : nil
    }

    /// How many columns there are: one more than the order if there is a field of it, else one more than the strength.
    static func width(order: Int, strength: Int) -> Int {
        max(strength, GaloisField.exists(order: order) ? order : 0) + 1
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
