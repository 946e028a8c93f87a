/// The bodies of functions and properties that hold nothing of the catalog and are not parsed: most of a file.
struct CodeBodies: Equatable {
    /// From the first word of each body to its closing brace, in source order; none inside another.
    ///
    /// The space before the first word is not part of a body, because line breaks matter to the parser.
    let ranges: [Range<Int>]
    /// The number of bytes in the bodies before each.
    private let before: [Int]

    init(_ ranges: [Range<Int>] = []) {
        self.ranges = ranges
        var total = 0
        before = ranges.map { range in
            defer { total += range.count }
            return total
        }
    }

    func contains(_ offset: Int) -> Bool {
        let next = firstIndex { ranges[$0].upperBound > offset }
        return next < ranges.count && ranges[next].contains(offset)
    }

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

    /// The offset in the source of the byte at `offset` of the source without the bodies.
    func offsetInSource(_ offset: Int) -> Int {
        let passed = firstIndex { ranges[$0].lowerBound - before[$0] > offset }
        return passed == 0 ? offset : offset + before[passed - 1] + ranges[passed - 1].count
    }

    /// The first index that meets a condition, found by bisection; all later ones meet it as well.
    private func firstIndex(where condition: (Int) -> Bool) -> Int {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if condition(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
