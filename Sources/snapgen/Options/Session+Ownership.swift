import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenPlan
import SnapgenRender
import SnapgenReview

extension Session {
    /// Returns what proves that references without a test are not in use, and the reasons why some may be.
    func ownership(
        of runs: [(project: Project, run: Run)], _ inventory: ReferenceInventory, _ reading: ReadingOptions
    ) throws -> (ownership: ReferenceOwnership, gaps: [Diagnostic]) {
        let project = runs[0].project
        let repository = GitRepository(of: project.root.path, in: LocalFileSystem())
        let committed = runs.compactMap { repository.committed($0.project.testsPath) }
        let (others, gaps) = try otherReferences(besides: project, inventory, reading)
        let hasOwnTemplate = try project.templates().hasFiles
        let ownership = ReferenceOwnership(
            of: inventory, committed.flatMap { CommittedEntry.entries(in: String(decoding: $0, as: UTF8.self)) },
            in: project.configuration, Set(runs.map(\.project.configuration.tests.target)),
            hasOwnTemplate: hasOwnTemplate, others: others)
        return (ownership, gaps)
    }

    /// Plans the tests of the other configurations that name the folder of references, or one in it or above it.
    private func otherReferences(
        besides project: Project, _ inventory: ReferenceInventory, _ reading: ReadingOptions
    ) throws -> (others: [ReferenceOwnership.Other], gaps: [Diagnostic]) {
        let folder = inventory.root.absolute(inventory.folder)
        var (others, gaps): ([ReferenceOwnership.Other], [Diagnostic]) = ([], [])
        for (path, folders) in project.otherConfigurations() {
            let name = inventory.root.display(path)
            let plans = try folders.map { root in
                try otherReferences(of: path, name, in: root, sharing: folder, reading)
            }
            others += plans.flatMap(\.others)
            // A configuration may be that of the project or of the folder in which it lies; one of them makes sense.
            if !plans.contains(where: \.gaps.isEmpty) { gaps += plans.first?.gaps ?? [] }
        }
        return (others, gaps)
    }

    private func otherReferences(
        of path: String, _ name: String, in root: String, sharing folder: String, _ reading: ReadingOptions
    ) throws -> (others: [ReferenceOwnership.Other], gaps: [Diagnostic]) {
        var request = try request(ProjectSelection(reading: reading))
        (request.folder, request.configurationPath) = (root, path)
        do throws(DiagnosticError) {
            let projects = try Project.openAll(request, files: LocalFileSystem()).filter {
                let other = "\($0.root.absolute($0.configuration.references))/"
                return other.hasPrefix("\(folder)/") || "\(folder)/".hasPrefix(other)
            }
            let runs = try projects.map { project throws(DiagnosticError) -> Run in try Pipeline(project).run(to: .plan)
            }
            let others = zip(projects, runs).map { project, run in
                ReferenceOwnership.Other(
                    name: name, folder: project.root.absolute(project.configuration.references),
                    planned: PlannedReferences(of: [run.plan], in: project.configuration.references))
            }
            return (others, Pruning.gaps(in: runs.flatMap(\.plan.diagnostics)))
        } catch {
            let reason = error.diagnostics.first?.message ?? "it cannot be read"
            let problem = "the references of this configuration may be in the same folder, and are not known: \(reason)"
            return ([], [Diagnostic(.notPruned, .warning, problem, path: name)])
        }
    }
}
