import SnapgenNames

package enum Suggestion {
    /// Returns at most three candidates that are similar to a misspelled name, the most similar first.
    package static func nearest(to name: String, in candidates: [String]) -> [String] {
        let limit = max(1, name.count / 2)
        // Each letter more or less is a difference.
        let possible = candidates.filter { abs($0.count - name.count) <= limit }
        let ranked = possible.map { (name: $0, distance: distance(name.lowercased(), $0.lowercased())) }
        return
            ranked
            .filter { $0.distance <= limit }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
            .prefix(3)
            .map(\.name)
    }

    /// Returns the end of a message: `; did you mean 'batch'?`, or all candidates if none is similar.
    package static func phrase(for name: String, in candidates: [String]) -> String {
        let near = nearest(to: name, in: candidates)
        if near.isEmpty { return candidates.isEmpty ? "" : "; known are \(list(candidates, joinedBy: "and"))" }
        return "; did you mean \(list(near, joinedBy: "or"))?"
    }

    private static func list(_ names: [String], joinedBy word: String) -> String {
        names.map { "'\($0)'" }.listed(with: word)
    }

    /// Returns the number of insertions, deletions, replacements and swaps of adjacent characters between two texts
    /// (Damerau, 1964, in the optimal string alignment form).
    static func distance(_ left: String, _ right: String) -> Int {
        let (a, b) = (Array(left), Array(right))
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i]
            for j in 1...b.count {
                let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                var best = min(replaced, last[j] + 1, row[j - 1] + 1)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    best = min(best, beforeLast[j - 2] + 1)
                }
                row.append(best)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
