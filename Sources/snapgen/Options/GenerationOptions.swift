import ArgumentParser
import SnapgenKit
import SnapgenModel

/// The options of commands that generate: sources, settings and the output folder.
struct GenerationOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The folder of the generated files.", valueName: "dir"), completion: .directory)
    var output: String?

    @OptionGroup var test: TestTargetOption
    @OptionGroup var build: BuildInputsOption
    @OptionGroup var settings: SettingOptions
    @OptionGroup var reading: ReadingOptions

    /// The options that do not choose sources, as words of a command line.
    var words: [String] { (output.map { ["--output", $0] } ?? []) + test.words + settings.words }

    /// Returns the project that the options describe, for one test target.
    func project(_ session: Session) throws -> Project {
        try session.project(
            target: test.target, output: output, buildInputs: build.path, settings: settings.values, reading: reading)
    }

    /// Returns the project that the options describe, for each test target.
    ///
    /// - Parameter paths: The folders and files to scan in place of the configured sources.
    func projects(_ session: Session, paths: [String] = []) throws -> [Project] {
        try session.projects(
            paths: paths, target: test.target, output: output, buildInputs: paths.isEmpty ? build.path : nil,
            settings: settings.values, reading: reading)
    }
}

extension Session {
    /// Compares or writes the tests of all test targets, and the schemas for UI tests, and reports the diagnostics; ends
    /// the process if one is an error.
    func generation(of projects: [Project], to end: Pipeline.Stage) throws -> Generation {
        let screens = try screens(of: projects)
        let projects = projects.filter { screens == nil || !$0.needsSetUp && !$0.isUITestBuild }
        // An error in one of several targets must not leave the others written.
        if projects.count > 1, end == .output { _ = try tests(of: projects, to: .changes) }
        var all = try tests(of: projects, to: end)
        if let screens { all.append(try answer { () throws(DiagnosticError) in try screens.generation(to: end) }) }
        return Generation(merging: all, diagnostics: diagnostics)
    }

    private func tests(of projects: [Project], to end: Pipeline.Stage) throws -> [Generation] {
        try projects.map { project in
            let generation = try run(project, to: end).generation
            reportNew(generation.diagnostics)
            try ExitStatus(generation.diagnostics).end()
            return generation
        }
    }

    /// Returns the schemas for UI tests, which can be written; `nil` if the configuration asks for none.
    private func screens(of projects: [Project]) throws -> Screens? {
        guard let project = projects.first else { return nil }
        let outputs = projects.map(\.configuration.tests.output)
        let screens = try answer { () throws(DiagnosticError) in try Screens(project, besides: outputs) }
        reportNew(screens?.diagnostics ?? [])
        try ExitStatus(screens?.diagnostics ?? []).end()
        return screens
    }
}
