import ArgumentParser
import SnapgenKit
import SnapgenModel

/// The options of commands that generate: sources, settings and the output folder.
struct GenerationOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The folder of the generated files.", valueName: "dir"), completion: .directory)
    var output: String?

    @OptionGroup var build: BuildInputsOption
    @OptionGroup var settings: SettingOptions
    @OptionGroup var reading: ReadingOptions

    /// Returns the project that the options describe.
    func project(_ session: Session) throws -> Project {
        try session.project(output: output, buildInputs: build.path, settings: settings.values, reading: reading)
    }
}

extension Session {
    /// Compares or writes the tests of a project and reports the diagnostics; ends the process if one is an error.
    func generation(of project: Project, to end: Pipeline.Stage) throws -> Generation {
        var generation = try run(project, to: end).generation
        report(generation.diagnostics)
        try ExitStatus(generation.diagnostics).end()
        generation.diagnostics = diagnostics
        return generation
    }
}
