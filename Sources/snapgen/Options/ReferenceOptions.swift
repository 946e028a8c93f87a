import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenReview

/// The options of commands that match references with the plan of all test targets.
struct ReferenceOptions: ParsableArguments {
    @OptionGroup var names: NamingOption
    @OptionGroup var results: ResultsOption
    @OptionGroup var build: BuildInputsOption
    @OptionGroup var settings: SettingOptions
    @OptionGroup var reading: ReadingOptions

    /// The options as words of a command line.
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
