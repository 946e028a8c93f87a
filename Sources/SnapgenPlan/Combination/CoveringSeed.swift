/// A construction that covers the first columns of a model.
struct CoveringSeed {
    /// How many rows it has, known before they are made.
    var size: Int
    /// The rows, of as many columns as it covers; `nil` where it turns out not to work.
    var rows: () -> [[Int]]?
}

extension CoveringSeed {
    /// The constructions for axes with these numbers of values, in descending order; the fewest rows first.
    ///
    /// - Parameter levels: More than `strength`, and at least 2 each.
    static func all(levels: [Int], strength: Int) -> [CoveringSeed] {
        let seeds = strength == 2 ? pairwise(levels) : [levelled(levels, strength)]
        return seeds.enumerated().sorted { ($0.element.size, $0.offset) < ($1.element.size, $1.offset) }.map(\.element)
    }

    private static func pairwise(_ levels: [Int]) -> [CoveringSeed] {
        if levels[0] == 2 { return [binary(levels)] }
        return [levelled(levels, 2)] + fused(levels) + repeated(levels) + starters(levels)
    }

    private static func binary(_ levels: [Int]) -> CoveringSeed {
        let array = BinaryArray(width: levels.count)
        return CoveringSeed(size: array.size, rows: array.rows)
    }

    /// The array of as few rows as there can be, around the orthogonal one with most columns.
    private static func levelled(_ levels: [Int], _ strength: Int) -> CoveringSeed {
        CoveringSeed(size: levels.prefix(strength).reduce(1, *)) {
            let orders = (levels[strength]...levels[strength - 1]).map { order in
                (width: min(OrthogonalArray.width(order: order, strength: strength), levels.count), order: order)
            }
            let order = orders.max { $0 < $1 }?.order ?? levels[strength]
            let base = OrthogonalArray(order: order, strength: strength)
            return LevelledArray(base).rows(levels: Array(levels.prefix(base.width)), strength: strength)
        }
    }

    /// Orthogonal arrays of the next field's order, and of one that has enough columns.
    private static func fused(_ levels: [Int]) -> [CoveringSeed] {
        let top = levels[0]
        let least = [top, max(top, levels.count - 1)].filter { $0 <= 2 * top }
        return Set(least.map(GaloisField.smallestOrder)).sorted().map { order in
            CoveringSeed(size: order * order - 2 * (order - top)) {
                let base = OrthogonalArray(order: order, strength: 2)
                let rows = base.rows(strength: 2, width: min(base.width, levels.count))
                return clipped(SymbolFusion.fused(rows, order: order, to: top), levels)
            }
        }
    }

    /// Repeated arrays for the axes with at least so many values, for each such number; the first axis may have more.
    private static func repeated(_ levels: [Int]) -> [CoveringSeed] {
        Set(levels).sorted().flatMap { least in
            let width = levels.prefix { $0 >= least }.count
            return Set([levels[0], levels[1]]).sorted().compactMap { repeated(levels, width: width, top: $0) }
        }
    }

    private static func repeated(_ levels: [Int], width: Int, top: Int) -> CoveringSeed? {
        let order = GaloisField.smallestOrder(from: top)
        guard width > 1, let array = RepeatedArray(order: order, width: width) else { return nil }
        return CoveringSeed(size: array.size - 2 * (order - top)) {
            let rows = clipped(SymbolFusion.fused(array.rows(), order: order, to: top), levels)
            return top == levels[0] ? rows : withMoreValues(rows.map { Array($0.prefix(width)) }, levels)
        }
    }

    /// A repeated array whose first column gets the values that it does not have yet, where it is 0 again and again.
    private static func withMoreValues(_ rows: [[Int]], _ levels: [Int]) -> [[Int]] {
        let open = rows.map { row in [row[0] == 0 ? CoveringModel.free : row[0]] + row.dropFirst() }
        return ColumnSearch(levels: levels, strength: 2).filled(open, axis: 0)
    }

    /// Turned starters, with one or more fixed values, where a starter is likely to be found.
    private static func starters(_ levels: [Int]) -> [CoveringSeed] {
        let (top, width) = (levels[0], levels.count)
        return (1..<(top - 1)).filter { (top + $0) * 20 <= 13 * width }.map { fixed in
            let array = StarterArray(width: width, moving: top - fixed, fixed: fixed)
            let rest = CoveringArray.rows(for: CoveringModel(levels: Array(repeating: fixed, count: width)))
            return CoveringSeed(size: array.size + rest.count) {
                array.rows(steps: 100_000).map { rows in
                    clipped(rows + rest.map { row in row.map { $0 + array.moving } }, levels)
                }
            }
        }
    }

    /// An array of columns with more values, in which each column's values are those of an axis.
    private static func clipped(_ rows: [[Int]], _ levels: [Int]) -> [[Int]] {
        rows.map { row in zip(row, levels).map { $0 % $1 } }
    }
}
