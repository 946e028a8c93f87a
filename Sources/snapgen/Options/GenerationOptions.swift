import ArgumentParser
import SnapgenKit
import SnapgenModel

/// The options of commands that generate: sources, settings and the output folder.
struct GenerationOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The folder of the generated files.", valueName: "dir"), completion: .directory)
    var output: String?

    @OptionGroup var build: BuildInputsOption
    @OptionGroup var settings: SettingOptions
    @OptionGroup var scanning: ScanningOptions

    /// Returns the project that the options describe.
    func project(_ session: Session) throws -> Project {
        try session.project(output: output, buildInputs: build.path, settings: settings.values, scanning: scanning)
    }
}

extension Session {
    /// Runs `work` on a project and reports its diagnostics.
    func generation(
        of project: Project,
        _ work: (Pipeline) -> (Pipeline.Progress?) throws(DiagnosticError) -> Generation
    ) throws -> Generation {
        var generation = try answer { () throws(DiagnosticError) in
            try watching { progress throws(DiagnosticError) in try work(Pipeline(project))(progress) }
        }
        report(generation.diagnostics)
        try ExitStatus(generation.diagnostics).end()
        generation.diagnostics = diagnostics
        return generation
    }
}
