import SnapgenNames

package enum Suggestion {
    /// Returns at most three candidates that are similar to a misspelled name, the most similar first.
    package static func nearest(to name: String, in candidates: [String]) -> [String] {
        let limit = max(1, name.count / 3)
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

    /// Returns the end of a message: `; did you mean 'batch'?`, or else another one, which by default names all candidates.
    package static func phrase(for name: String, in candidates: [String], otherwise: String? = nil) -> String {
        let near = nearest(to: name, in: candidates)
        if !near.isEmpty { return "; did you mean \(list(near, joinedBy: "or"))?" }
        return otherwise ?? (candidates.isEmpty ? "" : "; known are \(list(candidates, joinedBy: "and"))")
    }

    private static func list(_ names: [String], joinedBy word: String) -> String {
        names.map { "'\($0)'" }.listed(with: word)
    }

    /// Returns the number of insertions or of deletions, whichever are more, by which two texts differ.
    private static func distance(_ left: String, _ right: String) -> Int {
        let difference = right.difference(from: left)
        return max(difference.insertions.count, difference.removals.count)
    }
}
