import SnapgenConfiguration
package import SnapgenKit
package import SnapgenModel

package struct ReferenceInventory: Sendable {
    /// The folder of the references below the root.
    package let folder: RelativePath
    package let root: ProjectRoot
    package let planned: PlannedReferences
    let skipped: PlannedReferences
    /// The planned references and the files, sorted by path.
    package let references: [Reference]
    package let problems: [Diagnostic]

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

    package init(
        of references: [Reference], planned: PlannedReferences, skipped: PlannedReferences = PlannedReferences(),
        in folder: RelativePath, _ root: ProjectRoot
    ) {
        self.folder = folder
        self.root = root
        self.planned = planned
        self.skipped = skipped
        self.references = references
        problems = []
    }

    /// Returns the path of a reference below the root.
    package func path(of reference: RelativePath) -> String { "\(folder)/\(reference)" }

    package func count(_ state: Reference.State) -> Int { references.count { $0.state == state } }
}

extension ReferenceListing {
    /// Returns the files of a build's test target, because the plan of a build contains no other target.
    fileprivate func limited(to target: String?, _ planned: PlannedReferences) -> Self {
        guard let target else { return self }
        let folders = Set(planned.all.map(\.path.parent))
        return ReferenceListing(
            files: files.filter { $0.path.components[0] == target || folders.contains($0.path.parent) },
            testFiles: testFiles, problems: problems)
    }
}

extension RunResults {
    /// The paths of the references that the runs have compared or recorded.
    fileprivate var tested: [RelativePath] {
        outcomes.values.filter { [.passed, .changed, .new].contains($0.kind) }.compactMap { RelativePath($0.path) }
    }
}

/// Finds the files that references have been, by the actual results of a run.
struct RenameFinder {
    let results: RunResults
    let actual: ActualResults
    /// The absolute path of the folder of the references.
    let folder: String
    let files: any FileSystem

    /// Returns, for references whose actual result has the bytes of exactly one file, that file.
    ///
    /// A file that several references would take is not one of them.
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
