import SnapgenModel
import SnapgenNames

/// The names of an entry's samples in its references.
enum SampleNames {
    /// Each sample under the name that its label gives, else under its number; where they are numbered, always so.
    static func names(for samples: [Sample], areNumbered: Bool) -> [PlannedSample] {
        let labels = samples.map { areNumbered ? nil : $0.label }
        return zip(samples, LabelNames.names(for: labels)).map { sample, name in
            PlannedSample(
                number: sample.number, name: name ?? "\(sample.number)", line: sample.line, theme: sample.theme)
        }
    }
}
