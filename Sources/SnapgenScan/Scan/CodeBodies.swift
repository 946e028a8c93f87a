/// The bodies of code in a file that nothing of the catalog stands in: most of a file, and nobody asks what they say.
struct CodeBodies: Equatable {
    /// From the first word of each body to its closing brace, in source order; none inside another.
    ///
    /// What stands before the first word is no part of it, because it can matter to the parser whether a line begins.
    let ranges: [Range<Int>]
    /// How many bytes are in the bodies before each.
    private let before: [Int]

    /// The bodies at `ranges`, which are in source order.
    init(_ ranges: [Range<Int>] = []) {
        self.ranges = ranges
        var total = 0
        before = ranges.map { range in
            defer { total += range.count }
            return total
        }
    }

    /// Whether a place is in one.
    func contains(_ offset: Int) -> Bool {
        let next = firstIndex { ranges[$0].upperBound > offset }
        return next < ranges.count && ranges[next].contains(offset)
    }

    /// The source without them.
    func removed(from source: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var rest: [UInt8] = []
        rest.reserveCapacity(source.count)
        var end = 0
        for range in ranges {
            rest.append(contentsOf: source[end..<range.lowerBound])
            end = range.upperBound
        }
        rest.append(contentsOf: source[end...])
        return rest
    }

    /// Where a byte stands in the source that stands at `offset` without them.
    func offsetInSource(_ offset: Int) -> Int {
        let passed = firstIndex { ranges[$0].lowerBound - before[$0] > offset }
        return passed == 0 ? offset : offset + before[passed - 1] + ranges[passed - 1].count
    }

    /// The first index for which something holds that holds for all behind it, found by halving.
    private func firstIndex(where condition: (Int) -> Bool) -> Int {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if condition(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
