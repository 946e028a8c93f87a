/// Arrays that cover pairs by turning one row, the starter, and adding to its values.
///
/// Some of the values are fixed: adding leaves them as they are. The other values of two columns at any distance in the
/// starter have every difference, and each fixed value meets another on both sides; so the turned and added rows cover
/// everything but pairs of fixed values, for which a smaller array stands below.
/// (Meagher and Stevens, "Group construction of covering arrays", 2005.)
struct StarterArray {
    /// How many columns there are, which is also how often the starter is turned.
    let width: Int
    /// How many values change.
    let moving: Int
    /// How many values are fixed.
    let fixed: Int

    /// How many rows there are, without those that cover the fixed values.
    var size: Int { width * moving }

    /// The rows without those that cover the fixed values, or `nil` if no starter is found in `steps`.
    func rows(steps: Int) -> [[Int]]? {
        StarterSearch(self).starter(steps: steps).map { starter in
            (0..<width).flatMap { turn in
                (0..<moving).map { step in
                    (0..<width).map { added(step, to: starter[($0 + turn) % width]) }
                }
            }
        }
    }

    private func added(_ step: Int, to value: Int) -> Int {
        value < moving ? (value + step) % moving : value
    }
}

/// Looks for a starter by changing one value after the other.
private struct StarterSearch {
    private let array: StarterArray
    private var starter: [Int]
    /// For each distance how often its pairs have each difference, or have each fixed value before or behind another.
    private var counts: [Int]
    private var missing: Int
    private var random = SeededRandom(seed: 1)

    init(_ array: StarterArray) {
        self.array = array
        starter = Array(repeating: CoveringModel.free, count: array.width)
        counts = Array(repeating: 0, count: (array.width / 2 + 1) * (array.moving + 2 * array.fixed))
        missing = array.width / 2 * (array.moving + 2 * array.fixed)
    }

    private var kinds: Int { array.moving + 2 * array.fixed }

    /// A starter in which nothing is missing, or `nil` after `steps`.
    func starter(steps: Int) -> [Int]? {
        var search = self
        for position in 0..<array.width {
            search.put(search.random.next(below: array.moving + array.fixed), at: position)
        }
        return search.run(steps) ? search.starter : nil
    }

    private mutating func run(_ steps: Int) -> Bool {
        for step in 0..<steps where missing > 0 {
            let position = random.next(below: array.width)
            let (old, before) = (starter[position], missing)
            put(random.next(below: array.moving + array.fixed), at: position)
            // Now and then a change for the worse is kept, or the search would stay where no single change helps.
            let tolerance = step.isMultiple(of: 97) ? 1 : 0
            if missing > before + tolerance { put(old, at: position) }
        }
        return missing == 0
    }

    private mutating func put(_ value: Int, at position: Int) {
        count(position, -1)
        starter[position] = value
        count(position, 1)
    }

    private mutating func count(_ position: Int, _ change: Int) {
        guard starter[position] != CoveringModel.free else { return }
        for distance in 1...(array.width / 2) {
            let next = (position + distance) % array.width
            let previous = (position + array.width - distance) % array.width
            count(starter[position], starter[next], distance, change)
            // Half way around, the other is the next and the previous one, and the pair counts both ways.
            count(starter[previous], starter[position], distance, change)
        }
    }

    private mutating func count(_ first: Int, _ second: Int, _ distance: Int, _ change: Int) {
        guard first != CoveringModel.free, second != CoveringModel.free, let kind = kind(first, second) else { return }
        let index = (distance - 1) * kinds + kind
        if counts[index] == 0 { missing -= 1 }
        counts[index] += change
        if counts[index] == 0 { missing += 1 }
    }

    /// Which difference a pair has, or which fixed value before or behind another; `nil` for two fixed values.
    private func kind(_ first: Int, _ second: Int) -> Int? {
        switch (first < array.moving, second < array.moving) {
        case (true, true): (second - first + array.moving) % array.moving
        case (true, false): second
        case (false, true): first + array.fixed
        case (false, false): nil
        }
    }
}
