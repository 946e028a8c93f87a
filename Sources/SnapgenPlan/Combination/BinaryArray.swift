/// The smallest arrays that cover all pairs of axes with two values.
///
/// Below a first row of zeros each column is another set of half of the rows: two such sets differ both ways and
/// overlap. (Katona, "Two applications of Sperner type theorems", 1973; Kleitman and Spencer, "Families of
/// k-independent sets", 1973.)
struct BinaryArray {
    /// How many rows there are.
    let size: Int
    private let width: Int

    /// The smallest array with `width` columns.
    init(width: Int) {
        self.width = width
        size = (4...).first { Self.choose(($0 + 1) / 2, of: $0 - 1) >= width } ?? 4
    }

    /// The rows.
    func rows() -> [[Int]] {
        let columns = Self.sets(of: (size + 1) / 2, below: size - 1).prefix(width).map { Set($0) }
        return [columns.map { _ in 0 }] + (0..<size - 1).map { row in columns.map { $0.contains(row) ? 1 : 0 } }
    }

    private static func choose(_ count: Int, of total: Int) -> Int {
        (0..<count).reduce(1) { min($0 * (total - $1) / ($1 + 1), 1 << 40) }
    }

    private static func sets(of count: Int, below total: Int) -> [[Int]] {
        TupleTable.subsets(of: total, size: count)
    }
}
