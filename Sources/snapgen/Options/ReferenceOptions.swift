import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenPlan
import SnapgenReview

/// The options of commands that match references with the plan of all test targets.
struct ReferenceOptions: ParsableArguments {
    @OptionGroup var names: NamingOption
    @OptionGroup var results: ResultsOption
    @OptionGroup var build: BuildInputsOption
    @OptionGroup var settings: SettingOptions
    @OptionGroup var reading: ReadingOptions

    var words: [String] { names.words + results.words + build.words + settings.words }
}

extension Session {
    /// Plans the tests of all test targets, and reports the diagnostics; ends the process if one is an error.
    func plannedRuns(_ options: ReferenceOptions) throws -> [(project: Project, run: Run)] {
        let projects = try projects(
            ProjectSelection(
                buildInputs: options.build.path, settings: options.settings.values, reading: options.reading))
        return try projects.map { project in
            var project = project
            project.resolved.configuration.naming = options.names.naming ?? project.configuration.naming
            let run = try run(project, to: .plan)
            reportNew(run.plan.diagnostics + missingTarget(of: project))
            try ExitStatus(run.plan.diagnostics).end()
            return (project, run)
        }
    }

    /// Without its test target, a project can be planned, but the names of all references may be others.
    private func missingTarget(of project: Project) -> [Diagnostic] {
        guard var problem = project.missingTarget else { return [] }
        problem.severity = .warning
        return [problem]
    }

    /// Matches the references of a project with the plans of its test targets.
    func inventory(_ options: ReferenceOptions) throws -> (inventory: ReferenceInventory, results: SessionResults) {
        try inventory(of: plannedRuns(options), options)
    }

    /// Matches the references of planned test targets with the files.
    func inventory(
        of runs: [(project: Project, run: Run)], _ options: ReferenceOptions
    ) throws -> (inventory: ReferenceInventory, results: SessionResults) {
        let results = try results(options.results, of: runs[0].project.root)
        let inventory = ReferenceInventory(of: runs, results: results.run, results.actual, in: LocalFileSystem())
        reportNew(inventory.problems)
        try ExitStatus(inventory.problems).end()
        return (inventory, results)
    }
}

struct ResultsOption: ParsableArguments {
    @Option(
        name: .customLong("results"),
        help: ArgumentHelp(
            "The folder with the results of a run; may be repeated, for several machines.",
            discussion: "By default, that in SNAPGEN_RESULTS, or else '\(ResultsFile.usualFolder)'.",
            valueName: "folder"),
        completion: .directory)
    var folders: [String] = []

    var words: [String] { folders.flatMap { ["--results", $0] } }
}

/// The results of runs with the folders that they are in.
struct SessionResults {
    /// The outcomes; none if there are no results.
    let run: RunResults
    let actual: ActualResults
    /// The absolute paths of the folders; none if there are no results.
    let folders: [String]
}

extension Session {
    /// Reads the results that an option names, or else those that the tests of a project have written, if there are any.
    func results(_ option: ResultsOption, of root: ProjectRoot) throws -> SessionResults {
        let files = LocalFileSystem()
        let folders = option.folders.isEmpty ? usualResults(of: root, files) : option.folders.map(absolute)
        let found = try answer { () throws(DiagnosticError) in
            try folders.map { folder throws(DiagnosticError) in try ResultsFile.all(at: folder, in: files) }
        }
        return SessionResults(
            run: RunResults(of: found.flatMap { $0 }), actual: ActualResults(in: folders, files), folders: folders)
    }

    /// Returns the folder that tests write to, as documented in `Documentation/Commands.md`, if it contains results.
    private func usualResults(of root: ProjectRoot, _ files: any FileSystem) -> [String] {
        let variable = environment["SNAPGEN_RESULTS"].flatMap { $0.isEmpty ? nil : absolute($0) }
        let folder = variable ?? "\(root.path)/\(ResultsFile.usualFolder)"
        return files.kind(of: "\(folder)/\(ResultsFile.name)") == .file ? [folder] : []
    }
}
