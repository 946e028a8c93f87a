import SnapgenModel
import SnapgenText

/// The names of an entry's samples in its references.
enum SampleNames {
    /// Each sample's label made safe for a file's name, else its number.
    ///
    /// Labels that a file system could not tell apart (and one that looks like another sample's number) fall back to
    /// the number, all of them: so no name depends on which came first.
    static func names(for samples: [Sample]) -> [PlannedSample] {
        let labels = samples.map { sample in
            sample.label.flatMap { SafeName.fileComponent($0, longest: SafeName.longestPart) }
        }
        let counts = Dictionary(grouping: labels.compactMap { $0 }, by: SafeName.collisionKey).mapValues(\.count)
        return zip(samples, labels).map { sample, label in
            PlannedSample(number: sample.number, name: name(label, of: sample, counts), line: sample.line)
        }
    }

    private static func name(_ label: String?, of sample: Sample, _ counts: [String: Int]) -> String {
        guard let label, counts[SafeName.collisionKey(label)] == 1, Int(label) == nil else { return "\(sample.number)" }
        return label
    }
}
