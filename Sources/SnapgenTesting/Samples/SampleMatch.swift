import SnapgenNames

struct SampleMatch {
    let entry: SnapgenEntry
    let labels: [String?]
    let isOrdered: Bool
    var naming = SnapgenNaming.labels

    struct Sample: Equatable {
        var index: Int
        var name: String
        var stem: String?
        var label: String?
        var theme: SnapgenEnvironment.Theme?
    }

    func samples() throws -> [Sample] {
        let names = try naming.names(for: labels)
        return switch entry.samples {
        case .all: names.enumerated().map { Sample(index: $0, name: $1, label: labels[$0]) }
        case .counted: counted()
        case .one(let name): [try single(name, among: names)]
        case .known(let known): try samples(known, of: known.count, among: names)
        case .part(let known, let count): try samples(known, of: count, among: names)
        }
    }

    private func samples(_ known: [SnapgenSample], of count: Int, among names: [String]) throws -> [Sample] {
        guard count == labels.count else { throw recounted(from: count) }
        return try known.enumerated().map { position, sample in
            let index = isOrdered ? (sample.number ?? position + 1) - 1 : names.firstIndex(of: sample.name)
            guard let index, labels.indices.contains(index) else { throw unknown(sample, names) }
            guard agrees(sample, names[index], label: labels[index]) else {
                throw changed("the sample '\(names[index])' where '\(sample.name)' was when it was generated")
            }
            return Sample(index: index, name: sample.name, stem: sample.stem, label: labels[index], theme: sample.theme)
        }
    }

    /// Returns all samples, each named by its label and counted among those of one label, as Prefire does; a pattern
    /// makes labels safe itself.
    private func counted() -> [Sample] {
        var counts: [String?: Int] = [:]
        return labels.enumerated().map { index, label in
            let count = counts[label, default: 0] + 1
            counts[label] = count
            return Sample(
                index: index, name: "\(count)", stem: entry.values == nil ? label.map(LibraryName.fileName) : label,
                label: label)
        }
    }

    private func single(_ name: String, among names: [String]) throws -> Sample {
        guard let index = names.firstIndex(of: name) else {
            throw SnapshotProblem("'\(entry.title)' has no sample '\(name)' any more; generate the tests again")
        }
        return Sample(index: index, name: name, label: labels[index])
    }

    /// Returns whether a label matches a sample of the test.
    ///
    /// A number is also the name of a sample whose label is determined at run time, and the name of an enumeration's
    /// case is not its label. Where the label leads to the name of a reference in another way, the name has a stem.
    private func agrees(_ sample: SnapgenSample, _ name: String, label: String?) -> Bool {
        label == nil || naming == .numbers || sample.stem != nil || Int(sample.name) != nil || sample.name == name
    }

    private func recounted(from count: Int) -> SnapshotProblem {
        let number = labels.count
        return SnapshotProblem(
            changed("\(number) samples, \(count) when it was generated").message + ", or state their number before the "
                + "declaration: '// snapgen: samples=\(number)', or 'samples=*' if it varies")
    }

    private func changed(_ what: String) -> SnapshotProblem {
        SnapshotProblem("'\(entry.title)' has \(what); generate the tests again")
    }

    private func unknown(_ sample: SnapgenSample, _ names: [String]) -> SnapshotProblem {
        let known = names.map { "'\($0)'" }.joined(separator: ", ")
        return SnapshotProblem(
            "'\(entry.title)' has no sample '\(sample.name)', only \(known); generate the tests again, or replace "
                + "the dictionary by an array of pairs if its labels are equal or not literals")
    }
}
