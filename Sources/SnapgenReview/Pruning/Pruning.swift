package import SnapgenKit
package import SnapgenModel
import SnapgenNames
import SnapgenPlan

package struct Pruning: Sendable {
    package let orphans: [ReferenceFile]
    package let kept: [(file: ReferenceFile, reason: String)]
    private let inventory: ReferenceInventory
    private let files: any FileSystem

    package init(
        of inventory: ReferenceInventory, _ ownership: ReferenceOwnership, includesSkipped: Bool = false,
        in files: any FileSystem
    ) {
        let states: [Reference.State] = includesSkipped ? [.orphaned, .skipped] : [.orphaned]
        // The other files are not what snapgen or swift-snapshot-testing writes.
        let found = inventory.references.filter { reference in
            states.contains(reference.state)
                || reference.state == .foreign && reference.file.map { ownership.isCommitted($0.path) } == true
        }.compactMap(\.file).filter(\.isReference)
        let folder = inventory.root.absolute(inventory.folder)
        let judged = found.map { ($0, ownership.reasonToKeep($0.path, in: folder)) }
        orphans = judged.filter { $1 == nil }.map(\.0)
        kept = judged.compactMap { file, reason in reason.map { (file, $0) } }
        self.inventory = inventory
        self.files = files
    }

    package static func gaps(in diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.filter { gaps.contains($0.id) }.map { gap in
            let place = [gap.path, gap.line.map(String.init)].compactMap { $0 }.joined(separator: ":")
            return Diagnostic(
                .notPruned, .warning,
                "the plan may lack tests whose references would be removed; solve this first: \(place.isEmpty ? "" : "\(place): ")"
                    + gap.message)
        }
    }

    private static let gaps: [DiagnosticID] = [
        .syntaxError, .sourceTooComplex, .noSources, .badProject, .unevaluatedManifest, .missingProjectFile,
        .unknownName,
    ]

    /// A diagnostic if more references would be removed than stay, as with a wrong 'references' or 'sources'.
    package var majority: Diagnostic? {
        let states: [Reference.State] = [.present, .renamed, .misplaced, .unknown]
        let used = inventory.references.count { states.contains($0.state) && $0.file != nil }
        guard orphans.count > used else { return nil }
        return Diagnostic(
            .notPruned, .warning,
            "more references would be removed (\(orphans.count)) than stay in use (\(used)); check 'references', 'naming' "
                + "and 'sources' in snapgen.yml, or add --force",
            path: inventory.folder.string)
    }

    package func remove() throws(DiagnosticError) -> (removed: [ReferenceFile], diagnostics: [Diagnostic]) {
        let folder = inventory.root.absolute(inventory.folder)
        try refuseLink(to: folder)
        var (removed, diagnostics): ([ReferenceFile], [Diagnostic]) = ([], [])
        for orphan in orphans {
            do throws(FileSystemError) {
                try files.remove(orphan.path, below: folder, having: .anything)
                removed.append(orphan)
            } catch {
                let problem = "cannot be removed: \(error.reason); check the permissions of its folder"
                diagnostics.append(Diagnostic(.cannotWrite, .error, problem, path: inventory.path(of: orphan.path)))
            }
        }
        // Those of folders whose pictures were moved or removed otherwise, too.
        let recorded = files.list(RecordedEnvironments.name, below: folder) { name in
            name == RecordedEnvironments.name || !name.hasPrefix(".")
        }.files.compactMap { RelativePath($0) }
        for parent in recorded.map(\.parent) {
            let place = parent.map { "\(folder)/\($0)" } ?? folder
            files.changeEnvironments(in: parent, below: folder) { environments in
                environments.removeAll { files.kind(of: "\(place)/\($0)") == nil }
            }
        }
        files.removeEmptyFolders(above: removed.map(\.path) + recorded, below: folder)
        return (removed, diagnostics)
    }

    private func refuseLink(to folder: String) throws(DiagnosticError) {
        let place = files.resolved(folder)
        let expected = "\(files.resolved(inventory.root.path))/\(inventory.folder)"
        guard !place.utf8.elementsEqual(expected.utf8) else { return }
        let problem = "the folder of the references is '\(place)', which a symbolic link leads to; name that folder in "
        throw DiagnosticError(.foreignFile, "\(problem)'references'", path: inventory.folder.string)
    }
}
