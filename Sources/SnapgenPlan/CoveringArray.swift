/// The combinations that a covering array covers: those of all values of any few axes.
///
/// Only the number of values of an axis matters. A value is its index, an axis is its position.
struct CoveringModel {
    /// For each axis the number of its values.
    var levels: [Int]
    /// The number of axes whose combinations are all covered: 2 for pairs, 3 for triples.
    var strength = 2
    /// Combinations that no row may hold: for each axis a value, or `nil` where any value will do.
    var forbidden: [[Int?]] = []

    /// Stands in a row for a value that is not chosen yet.
    static let free = -1

    var freeRow: [Int] { levels.map { _ in Self.free } }

    /// Returns whether a row, which may have free values, holds nothing forbidden.
    func allows(_ row: [Int]) -> Bool {
        !forbidden.contains { combination in zip(row, combination).allSatisfy { $1 == nil || $0 == $1 } }
    }

    /// The row with its free values chosen, each the first that leads to an allowed row; `nil` if there is none.
    func completion(of row: [Int]) -> [Int]? {
        guard allows(row) else { return nil }
        let free = row.indices.filter { row[$0] == Self.free }
        // First the axes of forbidden combinations: the others never fail.
        let isFirst = { (axis: Int) in forbidden.contains { $0[axis] != nil } }
        var row = row
        return complete(&row, (free.filter(isFirst) + free.filter { !isFirst($0) })[...]) ? row : nil
    }

    private func complete(_ row: inout [Int], _ free: ArraySlice<Int>) -> Bool {
        guard let axis = free.first else { return true }
        for value in 0..<levels[axis] {
            row[axis] = value
            if allows(row), complete(&row, free.dropFirst()) { return true }
        }
        row[axis] = Self.free
        return false
    }
}

/// Few rows of values in which every combination of values of any few axes occurs.
///
/// Greedy, row by row: a row begins with a combination that is missing, and each further value is the one that covers
/// most (Cohen et al., "The AETG system: an approach to testing based on combinatorial design", 1997).
struct CoveringArray {
    private let model: CoveringModel
    private let axes: [Int]
    /// The sets of axes, as many as the strength, whose combinations are covered.
    private let blocks: [[Int]]
    /// For each block the numbers of the combinations that no row holds.
    private var missing: [Set<Int>]
    private var uses: [[Int]]
    private var rows: [[Int]] = []

    private init(_ model: CoveringModel) {
        // The axes with most values come first: no array has fewer rows than they have combinations.
        let axes = model.levels.indices.sorted { (-model.levels[$0], $0) < (-model.levels[$1], $1) }
        self.model = model
        self.axes = axes
        blocks = Self.subsets(of: axes, size: model.strength)
        missing = blocks.map { Set(0..<$0.reduce(1) { $0 * model.levels[$1] }) }
        uses = model.levels.map { Array(repeating: 0, count: $0) }
    }

    /// The rows for a model, in lexicographic order; always the same for the same model.
    ///
    /// The first row in lexicographic order that is allowed is always there. There is none if an axis has no value.
    static func rows(for model: CoveringModel) -> [[Int]] {
        guard !model.levels.contains(0) else { return [] }
        guard model.levels.count > model.strength else {
            return model.levels.reduce([[]]) { rows, level in rows.flatMap { row in (0..<level).map { row + [$0] } } }
                .filter(model.allows)
        }
        var array = CoveringArray(model)
        array.fill()
        return array.rows.sorted { $0.lexicographicallyPrecedes($1) }
    }

    private static func subsets(of axes: [Int], size: Int) -> [[Int]] {
        guard size > 0 else { return [[]] }
        return axes.indices.flatMap { index in
            subsets(of: Array(axes[(index + 1)...]), size: size - 1).map { [axes[index]] + $0 }
        }
    }

    private mutating func fill() {
        guard let first = model.completion(of: model.freeRow) else { return }
        append(first)
        for block in blocks.indices {
            for tuple in missing[block].sorted() where missing[block].contains(tuple) {
                if let row = row(with: tuple, of: block) { append(row) }
            }
        }
    }

    private mutating func append(_ row: [Int]) {
        for block in blocks.indices { missing[block].remove(number(of: row, in: block)) }
        for axis in row.indices { uses[axis][row[axis]] += 1 }
        rows.append(row)
    }

    private func number(of row: [Int], in block: Int) -> Int {
        blocks[block].reduce(0) { $0 * model.levels[$1] + row[$1] }
    }

    private func row(with tuple: Int, of block: Int) -> [Int]? {
        var row = model.freeRow
        var rest = tuple
        for axis in blocks[block].reversed() {
            row[axis] = rest % model.levels[axis]
            rest /= model.levels[axis]
        }
        guard model.completion(of: row) != nil else { return nil }
        for axis in axes where row[axis] == CoveringModel.free { row[axis] = choice(axis, of: row) }
        return row
    }

    /// The value of an axis that covers most, of several the one in fewest rows.
    private func choice(_ axis: Int, of row: [Int]) -> Int {
        let free = axes.filter { row[$0] == CoveringModel.free && $0 != axis }
        let ready = blocks.indices.filter { blocks[$0].contains(axis) && !blocks[$0].contains(where: free.contains) }
        var row = row
        var best = (value: 0, covered: -1)
        for value in 0..<model.levels[axis] {
            row[axis] = value
            let covered = ready.count { missing[$0].contains(number(of: row, in: $0)) }
            let isBetter = (covered, uses[axis][best.value]) > (best.covered, uses[axis][value])
            if isBetter, model.completion(of: row) != nil { best = (value, covered) }
        }
        return best.value
    }
}
