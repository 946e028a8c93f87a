import SnapgenNames

/// Matches the samples at run time with those that the test was generated for.
struct SampleMatch {
    let entry: SnapshotEntry
    let labels: [String?]
    let isOrdered: Bool

    /// A sample at run time with the name of its reference.
    struct Sample: Equatable {
        /// The index among the samples at run time.
        var index: Int
        var name: String
        /// The line of the sample, or else of its entry.
        var line: UInt
    }

    /// Returns the samples under test, in the test's order.
    ///
    /// - Throws: A `SnapshotProblem` if the samples differ from those that the test was generated for.
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

    /// Returns the names for labels as the generator chooses them: the safe form of the label, or the number.
    static func names(for labels: [String?]) -> [String] {
        LabelNames.names(for: labels).enumerated().map { index, name in name ?? "\(index + 1)" }
    }

    /// Returns whether a label matches a sample of the test.
    ///
    /// A number is also the name of a sample whose label is determined at run time, and the name of an enumeration's
    /// case is not its label.
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
            "'\(entry.title)' has no sample '\(sample.name)', only \(known); generate the tests again, or replace "
                + "the dictionary by an array of pairs if its labels are equal or not literals")
    }
}
