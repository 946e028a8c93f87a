import SnapgenModel
import SnapgenText

/// The names of an entry's samples in its references.
enum SampleNames {
    /// Each sample under the name that its label gives, else under its number.
    static func names(for samples: [Sample]) -> [PlannedSample] {
        zip(samples, LabelNames.names(for: samples.map(\.label))).map { sample, name in
            PlannedSample(
                number: sample.number, name: name ?? "\(sample.number)", line: sample.line, theme: sample.theme)
        }
    }
}
