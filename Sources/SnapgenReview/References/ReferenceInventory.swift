import SnapgenConfiguration
package import SnapgenKit
package import SnapgenModel
import SnapgenPlan
import SnapgenScan

package struct ReferenceInventory: Sendable {
    package let folder: RelativePath
    package let root: ProjectRoot
    package let planned: PlannedReferences
    var skipped = PlannedReferences()
    package let references: [Reference]
    package var problems: [Diagnostic] = []
    /// The environments by their names, each with the name of the first batch that has it.
    var environments: [String: (value: SnapshotEnvironment, batch: String)] = [:]

    package func path(of reference: RelativePath) -> String { "\(folder)/\(reference)" }
}

extension ReferenceInventory {
    package init(
        of runs: [(project: Project, run: Run)], results: RunResults = RunResults(), _ actual: ActualResults,
        in files: any FileSystem
    ) {
        let configuration = runs[0].project.configuration
        folder = configuration.references.folder
        root = runs[0].project.root
        planned = PlannedReferences(of: runs.map(\.run.plan), in: folder)
        skipped = PlannedReferences(of: runs.map { $0.project.planOfSkippedEntries(in: $0.run.catalog) }, in: folder)
        let target = runs[0].project.builtPackage == nil ? nil : configuration.tests.target
        let listing = ReferenceListing(of: folder, in: root, files).limited(to: target, planned)
        let place = root.absolute(folder)
        let match = ReferenceMatch(
            planned, skipped: skipped, in: listing, tested: results.tested,
            isForeign: GivenNames(configurations: runs.map(\.project.configuration), [planned, skipped]).lacks,
            renames: { actual.renames(of: $0, among: $1, below: place, after: results) })
        references = match.references
        problems = listing.problems
        add(runs.flatMap(\.run.plan.batches))
    }

    mutating func add(_ batches: [PlannedBatch]) {
        for batch in batches {
            for environment in batch.environments where environments[environment.name] == nil {
                environments[environment.name] = (environment, batch.name)
            }
        }
    }

    /// The problems of some references: one for each folder and kind of problem.
    package func diagnostics(of statuses: [Reference]) -> [Diagnostic] {
        let folders = Dictionary(grouping: statuses) { $0.path.parent }.values
        let found = folders.flatMap { group in
            Dictionary(grouping: group) { $0.state == .renamed ? .misplaced : $0.state }.values.compactMap(diagnostic)
        }
        return (found + pointers(statuses) + sizes(statuses)).sortedByPlace()
    }

    private func diagnostic(_ group: [Reference]) -> Diagnostic? {
        let (first, path) = (group[0], path(of: group[0].path))
        let verb = group.count == 1 ? "is" : "and \(group.count - 1) more in its folder are"
        let subject = "the reference '\(first.path)' \(verb)"
        switch first.state {
        case .missing:
            let problem = "\(subject) missing; the tests record what is missing"
            return first.planned.map { Diagnostic(.missingReference, .warning, problem, at: $0.entry.location) }
        case .renamed, .misplaced:
            let problem = "\(subject) at another path; 'snapgen prune --moves' prints a 'git mv' for it"
            return Diagnostic(.movedReference, .warning, problem, path: first.source.map(self.path))
        case .duplicate:
            let problem =
                "differs from '\(first.planned?.path.string ?? "")' in case or Unicode form only, so that they are one "
                + "file on some file systems; remove one of them"
            return Diagnostic(.duplicateReference, .warning, problem, path: path)
        case .orphaned:
            let problem = "\(subject) used by no test any more; 'snapgen prune' lists what it would remove"
            return Diagnostic(.orphanedReference, .warning, problem, path: path)
        case .present, .unknown, .skipped, .foreign, .other: return nil
        }
    }

    private func sizes(_ statuses: [Reference]) -> [Diagnostic] {
        let found = statuses.compactMap { reference -> (path: String, size: PictureSize, screen: PictureSize)? in
            guard let file = reference.file, let size = file.pictureSize, let planned = reference.planned,
                planned.entry.settings.allow?.ids.contains(.unexpectedSize) != true,
                let screen = planned.entry.screenSize(
                    in: planned.planned.environment.flatMap { environments[$0]?.value }),
                !screen.isScreen(of: size)
            else { return nil }
            return (path(of: file.path), size, screen)
        }
        guard let first = found.first else { return [] }
        let verb = found.count == 1 ? "has" : "and \(found.count - 1) more have"
        let sizes = "\(first.size) pixels in place of \(first.screen)"
        let problem = "\(verb) not the size of the screen: \(sizes); record again"
        return [Diagnostic(.unexpectedSize, .warning, problem, path: first.path)]
    }

    private func pointers(_ statuses: [Reference]) -> [Diagnostic] {
        let count = statuses.count { $0.file?.kind == .pointer }
        if count == 0 { return [] }
        let subject = count == 1 ? "1 reference is a pointer" : "\(count) references are pointers"
        let problem = "\(subject) of Git LFS, which cannot be compared; run 'git lfs pull'"
        return [Diagnostic(.lfsPointer, .warning, problem, path: folder.string)]
    }
}

extension ReferenceListing {
    fileprivate func limited(to target: String?, _ planned: PlannedReferences) -> Self {
        guard let target else { return self }
        let folders = Set(planned.all.map(\.path.parent))
        return ReferenceListing(
            files: files.filter { $0.path.components[0] == target || folders.contains($0.path.parent) },
            testFiles: testFiles, problems: problems)
    }
}

extension RunResults {
    fileprivate var tested: [RelativePath] {
        outcomes.values.filter { [.passed, .changed, .new].contains($0.kind) }.compactMap { RelativePath($0.path) }
    }
}

extension ActualResults {
    /// Returns the files that missing references have been: a result of a run has the bytes of exactly one file.
    func renames(
        of missing: [PlannedReference], among candidates: [ReferenceFile], below folder: String,
        after results: RunResults
    ) -> [ReferenceMatch.Pair] {
        if candidates.isEmpty { return [] }
        let candidates = Dictionary(grouping: candidates, by: \.bytes)
        return missing.compactMap { reference in
            guard let outcome = results.outcomes[reference.path.string], let bytes = try? bytes(of: outcome) else {
                return nil
            }
            let sized = candidates[bytes.count, default: []]
            let equal = sized.filter { (try? files.read($0.path, below: folder)) == bytes }
            return equal.count == 1 ? (reference.path, equal[0]) : nil
        }
    }
}
