/// Combines axes of which only the number of values matters; a row holds one value's index per axis.
enum AxisCombination {
    /// Every value with every other, the last axis changing fastest; no row where an axis has no value.
    static func product(of sizes: [Int]) -> [[Int]] {
        sizes.reduce([[]]) { rows, size in
            rows.flatMap { row in (0..<size).map { row + [$0] } }
        }
    }
}
