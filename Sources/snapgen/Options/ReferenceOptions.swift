import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenPlan
import SnapgenRender
import SnapgenReview

/// The options of commands that compare the references with the plan.
struct ReferenceOptions: ParsableArguments {
    @OptionGroup var names: NamingOption

    @Option(
        help: ArgumentHelp(
            "The folder with the results of a run; may be repeated, for several machines.",
            discussion: "By default, that in SNAPGEN_RESULTS, or else '\(ResultsFile.usualFolder)'.",
            valueName: "folder"),
        completion: .directory)
    var results: [String] = []

    @OptionGroup var build: BuildInputsOption
    @OptionGroup var reading: ReadingOptions

    var words: [String] { names.words + results.flatMap { ["--results", $0] } + build.words() }
}

struct ThresholdOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The difference of two pixels, from 0 to 1, above which it counts, as in pixelmatch.",
            discussion: "By default, the configuration's 'review.threshold', which is 0.1.", valueName: "number"))
    var threshold: Double?

    func validate() throws {
        if let threshold, !(0...1).contains(threshold) {
            throw ValidationError("--threshold takes a number from 0 to 1")
        }
    }

    func comparison(_ configuration: Configuration?) -> PictureComparison {
        let settings = configuration?.review ?? Configuration.ReviewSettings()
        return PictureComparison(threshold: threshold ?? settings.threshold)
    }
}

extension Session {
    /// Plans the tests of all test targets, and reports the diagnostics; ends the process if one is an error.
    func plannedRuns(_ options: ReferenceOptions) throws -> [(project: Project, run: Run)] {
        let projects = try projects(ProjectSelection(buildInputs: options.build.path, reading: options.reading))
        return try projects.map { project in
            var project = project
            project.resolved.configuration.references.naming =
                options.names.naming ?? project.configuration.references.naming
            let run = try Pipeline(project).run(to: .plan)
            // Without its test target, a project can be planned, but the names of all references may be others.
            var missing = project.missingTarget
            missing?.severity = .warning
            // No reference can be that of a preview that is left out.
            report(run.plan.diagnostics.filter { $0.id != .leftOut } + [missing].compactMap { $0 })
            try ExitStatus(run.plan.diagnostics).end()
            return (project, run)
        }
    }

    func inventory(
        of runs: [(project: Project, run: Run)], in folders: [String]
    ) throws -> (inventory: ReferenceInventory, results: Results) {
        let results = try results(in: folders, of: runs[0].project.root)
        let inventory = ReferenceInventory(of: runs, results: results.run, results.actual, in: LocalFileSystem())
        report(inventory.problems)
        try ExitStatus(inventory.problems).end()
        return (inventory, results)
    }

    typealias Results = (run: RunResults, actual: ActualResults, folders: [String])

    func results(in folders: [String], of root: ProjectRoot) throws -> Results {
        let files = LocalFileSystem()
        let folders = folders.isEmpty ? usualResults(of: root, files) : folders.map(absolute)
        let found = try folders.flatMap { try ResultsFile.all(at: $0, in: files) }
        return (RunResults(of: found), ActualResults(in: folders, files), found.map(\.folder))
    }

    /// Returns the folder that tests write to, as documented in `Documentation/Commands.md`, if it contains results.
    private func usualResults(of root: ProjectRoot, _ files: any FileSystem) -> [String] {
        let variable = environment["SNAPGEN_RESULTS"].flatMap { $0.isEmpty ? nil : absolute($0) }
        let folder = variable ?? "\(root.path)/\(ResultsFile.usualFolder)"
        return files.kind(of: "\(folder)/\(ResultsFile.name)") == .file ? [folder] : []
    }

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
            of: inventory, committed.map { String(decoding: $0, as: UTF8.self) },
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
                let other = "\($0.root.absolute($0.configuration.references.folder))/"
                return other.hasPrefix("\(folder)/") || "\(folder)/".hasPrefix(other)
            }
            let plans = try projects.map { project throws(DiagnosticError) in
                try Pipeline(project).run(to: .plan).plan
            }
            let others = zip(projects, plans).map { project, plan in
                ReferenceOwnership.Other(
                    name: name, folder: project.root.absolute(project.configuration.references.folder),
                    planned: PlannedReferences(of: [plan], in: project.configuration.references.folder))
            }
            return (others, Pruning.gaps(in: plans.flatMap(\.diagnostics)))
        } catch {
            let reason = error.diagnostics.first?.message ?? "it cannot be read"
            let problem = "the references of this configuration may be in the same folder, and are not known: \(reason)"
            return ([], [Diagnostic(.notPruned, .warning, problem, path: name)])
        }
    }
}
