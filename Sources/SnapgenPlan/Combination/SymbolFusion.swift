/// Takes the last value away from all columns of an array that covers pairs, and two rows with it.
///
/// The values of each column are renamed so that the first row holds nothing but the last value: it goes. A second row
/// goes too, its values standing in where the last value was: the pairs that it had are in those rows.
/// (Colbourn, Keri, Rivas Soriano and Schlage-Puchta, "Covering and radius-covering arrays", 2010.)
enum SymbolFusion {
    /// The rows of an array with `order` values, made to have `level`.
    static func fused(_ rows: [[Int]], order: Int, to level: Int) -> [[Int]] {
        (level..<order).reversed().reduce(rows) { withoutValue($1, $0) }
    }

    private static func withoutValue(_ last: Int, _ rows: [[Int]]) -> [[Int]] {
        guard let first = rows.first else { return [] }
        let renamed = rows.dropFirst().map { row in zip(row, first).map { swapped($0, $1, last) } }
        guard let second = renamed.first else { return [] }
        return renamed.dropFirst().map { row in
            zip(row, second).map { value, other in value == last ? other % last : value }
        }
    }

    private static func swapped(_ value: Int, _ one: Int, _ other: Int) -> Int {
        value == one ? other : value == other ? one : value
    }
}
