package enum LabelNames {
    /// Returns each label made safe for file names, or `nil` for a sample that is named by its number.
    ///
    /// Labels that are equal on some file systems, and labels that are numbers, are not used for any of their samples,
    /// so that no name depends on the order of the samples.
    ///
    ///     LabelNames.names(for: ["Half full", "a", "A", "7", nil])  // ["Half-full", nil, nil, nil, nil]
    package static func names(for labels: [String?]) -> [String?] {
        let safe = labels.map { $0.flatMap { SafeName.fileComponent($0, longest: SafeName.longestPart) } }
        let keys = safe.map { $0.map(SafeName.collisionKey) }
        var counts: [String: Int] = [:]
        for key in keys.compactMap({ $0 }) { counts[key, default: 0] += 1 }
        return zip(safe, keys).map { name, key in
            guard let name, let key, counts[key] == 1, Int(name) == nil else { return nil }
            return name
        }
    }
}
