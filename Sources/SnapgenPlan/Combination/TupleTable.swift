/// A number for every combination of values that has to be covered.
///
/// A block is a set of axes, as many as the strength; its combinations are numbered one after the other.
struct TupleTable {
    /// The number of axes in a block.
    let strength: Int
    /// The number of combinations in all blocks.
    let count: Int
    /// For each axis the blocks that hold it.
    let blocksOfAxis: [[Int]]
    /// The axes of block after block.
    private let axes: [Int]
    /// The stride of each of these axes: the difference that a value one higher makes to a combination's number.
    private let strides: [Int]
    /// The number of each block's first combination.
    private let offsets: [Int]

    /// The combinations of `strength` axes, or of those among them whose last axis is `axis`.
    init(levels: [Int], strength: Int, endingWith axis: Int? = nil) {
        let blocks = Self.subsets(of: levels.count, size: strength).filter { axis == nil || $0.last == axis }
        var strides: [Int] = []
        var offsets = [0]
        for block in blocks {
            let steps = block.reduce(into: [1]) { $0.append(($0.last ?? 1) * levels[$1]) }
            strides += steps.dropLast()
            offsets.append((offsets.last ?? 0) + (steps.last ?? 1))
        }
        var blocksOfAxis = levels.map { _ in [Int]() }
        for (index, block) in blocks.enumerated() {
            for axis in block { blocksOfAxis[axis].append(index) }
        }
        self.strength = strength
        self.count = offsets.last ?? 0
        self.axes = blocks.flatMap { $0 }
        self.strides = strides
        self.offsets = offsets
        self.blocksOfAxis = blocksOfAxis
    }

    /// The number of axes.
    var width: Int { blocksOfAxis.count }

    /// The number of blocks.
    var blockCount: Int { offsets.count - 1 }

    /// The numbers of a block's combinations.
    func tuples(of block: Int) -> Range<Int> { offsets[block]..<offsets[block + 1] }

    /// The combination of a block that the row holds which starts at `start` in `cells`; `nil` where a value is free.
    func tuple(of block: Int, in cells: [Int], at start: Int) -> Int? {
        var number = offsets[block]
        for part in (block * strength)..<((block + 1) * strength) {
            let value = cells[start + axes[part]]
            if value == CoveringModel.free { return nil }
            number += value * strides[part]
        }
        return number
    }

    /// The distance of combinations of a block that differ in the value of `axis` by one, and the combination with
    /// the value 0 there; `nil` where another value of the row is free.
    func line(of block: Int, along axis: Int, in cells: [Int], at start: Int) -> (first: Int, step: Int)? {
        var line = (first: offsets[block], step: 0)
        for part in (block * strength)..<((block + 1) * strength) {
            if axes[part] == axis {
                line.step = strides[part]
                continue
            }
            let value = cells[start + axes[part]]
            if value == CoveringModel.free { return nil }
            line.first += value * strides[part]
        }
        return line
    }

    /// The axes and values of a combination.
    func parts(of tuple: Int) -> [(axis: Int, value: Int)] {
        let block = self.block(of: tuple)
        var rest = tuple - offsets[block]
        var parts: [(axis: Int, value: Int)] = []
        for part in ((block * strength)..<((block + 1) * strength)).reversed() {
            parts.append((axes[part], rest / strides[part]))
            rest %= strides[part]
        }
        return parts.reversed()
    }

    /// A row that holds a combination and is free elsewhere.
    func row(of tuple: Int) -> [Int] {
        var row = Array(repeating: CoveringModel.free, count: width)
        for part in parts(of: tuple) { row[part.axis] = part.value }
        return row
    }

    private func block(of tuple: Int) -> Int {
        var (low, high) = (0, blockCount)
        while high - low > 1 {
            let middle = (low + high) / 2
            if offsets[middle] <= tuple { low = middle } else { high = middle }
        }
        return low
    }

    /// The sets of `size` of the numbers below `count`, each ascending, in lexicographic order.
    static func subsets(of count: Int, size: Int) -> [[Int]] {
        guard size > 0 else { return [[]] }
        return subsets(of: count, size: size - 1).flatMap { head in
            (((head.last ?? -1) + 1)..<max(count, (head.last ?? -1) + 1)).map { head + [$0] }
        }
    }
}
