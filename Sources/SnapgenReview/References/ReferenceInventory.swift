import SnapgenConfiguration
package import SnapgenKit
package import SnapgenModel
import SnapgenScan

package struct ReferenceInventory: Sendable {
    package let folder: RelativePath
    package let root: ProjectRoot
    package let planned: PlannedReferences
    var skipped = PlannedReferences()
    package let references: [Reference]
    package var problems: [Diagnostic] = []

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
        skipped = PlannedReferences(
            of: runs.map { $0.project.planOfSkippedEntries(in: $0.run.catalog) }, in: folder)
        let target = runs[0].project.builtPackage == nil ? nil : configuration.tests.target
        let listing = ReferenceListing(of: folder, in: root, files).limited(to: target, planned)
        let finder = RenameFinder(results: results, actual: actual, folder: root.absolute(folder), files: files)
        let match = ReferenceMatch(
            planned, skipped: skipped, in: listing, tested: results.tested, renames: finder.renames)
        references = match.references
        problems = listing.problems
    }

    /// The problems of some references: one for each folder and kind of problem.
    package func diagnostics(of statuses: [Reference]) -> [Diagnostic] {
        let makers: [([Reference]) -> Diagnostic?] = [missing, moved, duplicate, orphaned]
        let groups = Dictionary(grouping: statuses) { $0.path.parent?.string ?? "" }
        let found = groups.values.flatMap { group in makers.compactMap { $0(group) } }
        return (found + [pointers(statuses)].compactMap { $0 }).sortedByPlace()
    }

    private func missing(_ group: [Reference]) -> Diagnostic? {
        let missing = group.filter { $0.state == .missing }
        guard let first = missing.first, let entry = first.planned?.entry else { return nil }
        return Diagnostic(
            .missingReference, .warning,
            "the reference '\(first.path)'\(Self.rest(of: missing)) missing; the tests record what is missing",
            at: entry.location)
    }

    private func moved(_ group: [Reference]) -> Diagnostic? {
        let moved = group.filter { $0.source != nil }
        guard let first = moved.first, let source = first.source else { return nil }
        return diagnostic(
            .movedReference, source,
            "the reference '\(first.path)'\(Self.rest(of: moved)) at another path; 'snapgen prune --moves' prints a 'git "
                + "mv' for it")
    }

    private func duplicate(_ group: [Reference]) -> Diagnostic? {
        let duplicates = group.filter { $0.state == .duplicate }
        guard let first = duplicates.first, let planned = first.planned else { return nil }
        return diagnostic(
            .duplicateReference, first.path,
            "differs from '\(planned.path)' in case or Unicode form only, so that they are one file on some file systems; "
                + "remove one of them")
    }

    private func orphaned(_ group: [Reference]) -> Diagnostic? {
        let orphans = group.filter { $0.state == .orphaned }
        guard let first = orphans.first else { return nil }
        return diagnostic(
            .orphanedReference, first.path,
            "the reference '\(first.path)'\(Self.rest(of: orphans)) used by no test any more; 'snapgen prune' lists what it "
                + "would remove")
    }

    private func pointers(_ statuses: [Reference]) -> Diagnostic? {
        let pointers = statuses.compactMap(\.file).filter { $0.kind == .pointer }
        guard !pointers.isEmpty else { return nil }
        let subject = pointers.count == 1 ? "1 reference is a pointer" : "\(pointers.count) references are pointers"
        return Diagnostic(
            .lfsPointer, .warning, "\(subject) of Git LFS, which cannot be compared; run 'git lfs pull'",
            path: folder.string)
    }

    private func diagnostic(_ id: DiagnosticID, _ path: RelativePath, _ message: String) -> Diagnostic {
        Diagnostic(id, .warning, message, path: self.path(of: path))
    }

    /// Returns the number of other references with the verb: ` and 3 more in its folder are`.
    private static func rest(of statuses: [Reference]) -> String {
        statuses.count == 1 ? " is" : " and \(statuses.count - 1) more in its folder are"
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

/// Finds the files that references have been, by the actual results of a run.
struct RenameFinder {
    let results: RunResults
    let actual: ActualResults
    let folder: String
    let files: any FileSystem

    /// Returns, for references whose actual result has the bytes of exactly one file, that file; a file that several
    /// references would take is not one of them.
    func renames(
        _ missing: [PlannedReference], _ candidates: [ReferenceFile]
    ) -> [RelativePath: ReferenceFile] {
        if results.outcomes.isEmpty || candidates.isEmpty { return [:] }
        let candidates = Dictionary(grouping: candidates, by: \.bytes)
        let found = missing.compactMap { reference in
            file(of: reference, among: candidates).map { (reference.path, $0) }
        }
        let takers = Dictionary(grouping: found) { $0.1.path }
        return Dictionary(takers.values.filter { $0.count == 1 }.map { $0[0] }) { first, _ in first }
    }

    private func file(of reference: PlannedReference, among candidates: [Int: [ReferenceFile]]) -> ReferenceFile? {
        guard let outcome = results.outcomes[reference.path.string],
            let bytes = try? actual.bytes(of: outcome)
        else { return nil }
        let equal = candidates[bytes.count, default: []].filter { (try? files.read($0.path, below: folder)) == bytes }
        return equal.count == 1 ? equal[0] : nil
    }
}
