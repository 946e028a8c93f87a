import SnapgenKit
import SnapgenModel
import SnapgenPlan

/// A picture of a plan, whose file exists.
struct PlannedPicture: Sendable {
    /// The path below the root.
    let path: String
    /// The entry.
    let entry: CatalogEntry
    /// The sample's name in the reference.
    let sample: String
    /// The environment.
    let environment: SnapshotEnvironment

    /// Returns the picture with its contents, or `nil` if they could not be read.
    func audited(_ contents: PictureContents) -> AuditedPicture? {
        guard case .picture(let facts) = contents.kind else { return nil }
        return AuditedPicture(
            path: path, entry: entry, sample: sample, environment: environment, bytes: contents.bytes, facts: facts)
    }
}

/// The pictures of a plan with their files.
struct PlannedPictures {
    /// The pictures with a file, in the order of the plan.
    private(set) var pictures: [PlannedPicture] = []
    /// The number of planned pictures without a file; one for all samples that are determined at run time.
    private(set) var missing = 0

    private let names: [String: Set<String>]
    private let environments: [String: SnapshotEnvironment]

    /// Finds the files of a plan.
    init(_ plan: TestPlan, at root: ProjectRoot, in files: any FileSystem) {
        environments = Dictionary(plan.batches.flatMap(\.environments).map { ($0.name, $0) }) { first, _ in first }
        let folders = Set(plan.cases.compactMap { Self.split($0.reference).folder })
        let found = folders.map { ($0, Set((try? files.names(in: "\(root.path)/\($0)")) ?? [])) }
        names = Dictionary(uniqueKeysWithValues: found)
        let entries = plan.suites.flatMap { $0.tests.map { ($0.entry.id, $0.entry) } }
        let known = Dictionary(entries) { first, _ in first }
        for planned in plan.cases {
            guard let entry = known[planned.entry], entry.strategy == .image else { continue }
            append(planned, of: entry)
        }
    }

    private mutating func append(_ planned: PlannedCase, of entry: CatalogEntry) {
        guard let environment = planned.environment.flatMap({ environments[$0] }) else { return }
        let (folder, name) = Self.split(planned.reference)
        let samples = planned.samples(among: names[folder] ?? [], name)
        if samples.isEmpty { missing += 1 }
        pictures += samples.map { sample, file in
            PlannedPicture(path: "\(folder)/\(file)", entry: entry, sample: sample, environment: environment)
        }
    }

    private static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.utf8.lastIndex(of: RelativePath.slash) else { return (".", path) }
        return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
    }
}

extension PlannedCase {
    /// Returns the samples that have files, with the files' names, sorted.
    ///
    /// - Parameters:
    ///   - names: The names of the files in the folder of the reference.
    ///   - name: The file name of the reference.
    fileprivate func samples(among names: Set<String>, _ name: String) -> [(sample: String, file: String)] {
        guard sample == ReferenceName.anySample else { return names.contains(name) ? [(sample, name)] : [] }
        let parts = name.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return [] }
        return names.sorted().compactMap { file in
            guard file.hasPrefix(parts[0]), file.hasSuffix(parts[1]) else { return nil }
            let sample = file.dropFirst(parts[0].count).dropLast(parts[1].count)
            return sample.isEmpty || sample.contains(".") ? nil : (String(sample), file)
        }
    }
}
