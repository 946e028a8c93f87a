import SnapgenText

/// Which of the samples at run time are the ones that the test was generated for.
struct SampleMatch {
    let entry: SnapshotEntry
    let labels: [String?]
    let isOrdered: Bool

    /// A sample at run time, under the name in its reference.
    struct Sample: Equatable {
        /// Its place among the samples at run time, counted from 0.
        var index: Int
        var name: String
        /// The line on which it is written, or its entry's.
        var line: UInt
    }

    /// The samples that the test covers, in its order.
    ///
    /// Throws a `SnapshotProblem` where the samples are not those that the test was generated for.
    func samples() throws -> [Sample] {
        let names = Self.names(for: labels)
        guard let known = entry.samples else {
            return names.enumerated().map { Sample(index: $0.offset, name: $0.element, line: entry.line) }
        }
        let count = entry.count ?? known.count
        guard count == labels.count else { throw changed("\(labels.count) samples, \(count) when it was generated") }
        return try known.enumerated().map { position, sample in
            let index = isOrdered ? (sample.number ?? position + 1) - 1 : names.firstIndex(of: sample.name)
            guard let index, labels.indices.contains(index) else { throw unknown(sample, names) }
            guard agrees(sample, names[index], label: labels[index]) else { throw moved(sample, names[index]) }
            return Sample(index: index, name: sample.name, line: sample.line)
        }
    }

    /// The name that each label gives, else the number, as the generator names samples.
    static func names(for labels: [String?]) -> [String] {
        LabelNames.names(for: labels).enumerated().map { index, name in name ?? "\(index + 1)" }
    }

    /// A number is also the name of a sample whose label only running tells, and that of a case is not its label.
    private func agrees(_ sample: SnapshotSample, _ name: String, label: String?) -> Bool {
        label == nil || Int(sample.name) != nil || sample.name == name
    }

    private func changed(_ what: String) -> SnapshotProblem {
        SnapshotProblem("'\(entry.title)' has \(what); generate the tests again")
    }

    private func moved(_ sample: SnapshotSample, _ name: String) -> SnapshotProblem {
        changed("the sample '\(name)' where '\(sample.name)' was when it was generated")
    }

    private func unknown(_ sample: SnapshotSample, _ names: [String]) -> SnapshotProblem {
        let known = names.map { "'\($0)'" }.joined(separator: ", ")
        return SnapshotProblem(
            "'\(entry.title)' has no sample '\(sample.name)', only \(known); generate the tests again, or make an array "
                + "of pairs of the dictionary where its labels are alike or are no literals")
    }
}
