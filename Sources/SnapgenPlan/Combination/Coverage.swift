/// Rows, and how often each combination occurs in them, kept up to date while values change.
struct Coverage {
    /// The combinations to cover.
    let table: TupleTable
    /// The values of row after row.
    private(set) var cells: [Int]
    /// The combinations that no row holds, in no order that means anything.
    private(set) var missing: [Int] = []
    private var counts: [Int]
    /// The position of a combination in `missing`, if it is there.
    private var places: [Int]

    init(of rows: [[Int]], table: TupleTable) {
        self.table = table
        cells = rows.flatMap { $0 }
        counts = Array(repeating: 0, count: table.count)
        places = Array(repeating: 0, count: table.count)
        for row in rows.indices {
            for block in 0..<table.blockCount {
                if let tuple = table.tuple(of: block, in: cells, at: row * table.width) { counts[tuple] += 1 }
            }
        }
        for tuple in counts.indices where counts[tuple] == 0 { miss(tuple) }
    }

    /// The count of a combination that need not be covered.
    private static let ignored = 1 << 40

    /// Drops the combinations that are missing from those to cover.
    mutating func ignoreMissing() {
        for tuple in missing { counts[tuple] = Self.ignored }
        missing = []
    }

    /// The number of a block's combinations that have to be covered.
    func wanted(in block: Int) -> Int { table.tuples(of: block).count { counts[$0] < Self.ignored } }

    /// The number of axes in a row.
    var width: Int { table.width }

    /// The number of rows.
    var rowCount: Int { cells.count / width }

    /// All rows.
    var rows: [[Int]] { (0..<rowCount).map(row) }

    /// The values of a row.
    func row(_ index: Int) -> [Int] { Array(cells[(index * width)..<((index + 1) * width)]) }

    /// Returns whether no row holds a combination.
    func isMissing(_ tuple: Int) -> Bool { counts[tuple] == 0 }

    /// A value of a row.
    func value(_ row: Int, _ axis: Int) -> Int { cells[row * width + axis] }

    /// The number of combinations that a change makes missing, less the number of those that it covers.
    func loss(changing row: Int, _ axis: Int, to value: Int) -> Int {
        let old = self.value(row, axis)
        var loss = 0
        for block in table.blocksOfAxis[axis] {
            guard let line = table.line(of: block, along: axis, in: cells, at: row * width) else { continue }
            if counts[line.first + value * line.step] == 0 { loss -= 1 }
            if old != CoveringModel.free, counts[line.first + old * line.step] == 1 { loss += 1 }
        }
        return loss
    }

    /// The number of combinations that only this row holds.
    func share(of row: Int) -> Int {
        (0..<table.blockCount).count { block in
            table.tuple(of: block, in: cells, at: row * width).map { counts[$0] == 1 } ?? false
        }
    }

    /// Changes a value of a row.
    mutating func change(_ row: Int, _ axis: Int, to value: Int) {
        let old = self.value(row, axis)
        for block in table.blocksOfAxis[axis] {
            guard let line = table.line(of: block, along: axis, in: cells, at: row * width) else { continue }
            if old != CoveringModel.free { remove(line.first + old * line.step) }
            if value != CoveringModel.free { add(line.first + value * line.step) }
        }
        cells[row * width + axis] = value
    }

    /// Adds a row behind the others.
    mutating func append(_ row: [Int]) {
        cells += row.map { _ in CoveringModel.free }
        for axis in row.indices { change(rowCount - 1, axis, to: row[axis]) }
    }

    /// Removes a row; the last takes its place.
    mutating func removeRow(_ index: Int) {
        let last = row(rowCount - 1)
        for axis in 0..<width { change(rowCount - 1, axis, to: CoveringModel.free) }
        cells.removeLast(width)
        guard index < rowCount else { return }
        for axis in 0..<width { change(index, axis, to: last[axis]) }
    }

    private mutating func add(_ tuple: Int) {
        counts[tuple] += 1
        guard counts[tuple] == 1, let moved = missing.last else { return }
        missing[places[tuple]] = moved
        places[moved] = places[tuple]
        missing.removeLast()
    }

    private mutating func remove(_ tuple: Int) {
        counts[tuple] -= 1
        if counts[tuple] == 0 { miss(tuple) }
    }

    private mutating func miss(_ tuple: Int) {
        places[tuple] = missing.count
        missing.append(tuple)
    }
}
