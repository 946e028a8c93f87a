/// Combines axes of which only the number of values matters; a row holds one value's index per axis.
enum AxisCombination {
    /// Every value with every other, the last axis changing fastest; no row where an axis has no value.
    static func product(of sizes: [Int]) -> [[Int]] {
        sizes.reduce([[]]) { rows, size in
            rows.flatMap { row in (0..<size).map { row + [$0] } }
        }
    }

    /// Few rows in which every pair of values of two axes occurs.
    ///
    /// The greedy choice of the row that covers most new pairs, the earliest of equals, so that the result is always
    /// the same (Cohen, Dalal, Fredman and Patton, "The AETG System", 1997, without its random candidates).
    static func pairwise(of sizes: [Int]) -> [[Int]] {
        let candidates = product(of: sizes)
        var missing = Set(candidates.flatMap(pairs))
        var rows: [[Int]] = []
        while !missing.isEmpty {
            guard let best = row(coveringMostOf: missing, in: candidates) else { break }
            rows.append(best)
            missing.subtract(pairs(of: best))
        }
        return rows.isEmpty ? candidates : rows.sorted { $0.lexicographicallyPrecedes($1) }
    }

    private static func row(coveringMostOf missing: Set<ValuePair>, in candidates: [[Int]]) -> [Int]? {
        var best: (row: [Int], covered: Int)?
        for candidate in candidates {
            let covered = pairs(of: candidate).count { missing.contains($0) }
            if covered > best?.covered ?? 0 { best = (candidate, covered) }
        }
        return best?.row
    }

    private static func pairs(of row: [Int]) -> [ValuePair] {
        row.indices.flatMap { first in
            row.indices.dropFirst(first + 1).map { second in
                ValuePair(firstAxis: first, first: row[first], secondAxis: second, second: row[second])
            }
        }
    }
}

private struct ValuePair: Hashable {
    var firstAxis: Int
    var first: Int
    var secondAxis: Int
    var second: Int
}
