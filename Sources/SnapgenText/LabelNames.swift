/// The names that samples take from their labels.
///
/// The generator names samples by it, and so does the engine for samples that only running tells. Generated tests that
/// assert with swift-snapshot-testing cannot import it and carry a copy, `Templates/support-samples.stencil`: change
/// both.
public enum LabelNames {
    /// Each label made safe for a file's name, or `nil` where the sample is called by its number.
    ///
    /// Labels that a file system could not tell apart, and those that look like a number, name no sample, none of
    /// them: so no name depends on which came first.
    ///
    ///     LabelNames.names(for: ["Half full", "a", "A", "7", nil])  // ["Half-full", nil, nil, nil, nil]
    public static func names(for labels: [String?]) -> [String?] {
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
