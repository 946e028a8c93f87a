import ArgumentParser
import Foundation
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenScan

/// One run of a command: where it reads, and how it talks.
struct Session {
    private let options: GeneralOptions
    private let format: OutputFormat?
    private let transcript = Transcript()
    /// The process's own variables.
    let environment: [String: String]

    /// A run with the process's own environment.
    init(_ options: CommonOptions) {
        self.init(options.general, options.format)
    }

    /// A run of a command that has formats of its own; `format` is `nil` for one of those.
    init(_ options: GeneralOptions, _ format: OutputFormat?) {
        self.options = options
        self.format = format
        self.environment = ProcessInfo.processInfo.environment
    }

    /// Runs a command.
    ///
    /// With `--format json`, standard output then holds one JSON document: the command's result, or the diagnostics
    /// where there is none.
    func run(_ command: (Session) throws -> Void) throws {
        do {
            try command(self)
        } catch {
            try? printDiagnostics()
            throw error
        }
        try printDiagnostics()
    }

    private func printDiagnostics() throws {
        guard format == .json, transcript.beginResult() else { return }
        try write(CommandJSON.text(of: DiagnosticReport(diagnostics: diagnostics)))
    }

    /// The diagnostics that were reported so far.
    var diagnostics: [Diagnostic] { transcript.diagnostics }

    /// How results are coloured.
    var style: Style { options.color.style(for: .output, environment) }

    /// Opens the project that the caller stands in, or that `paths` lie in.
    func project(
        paths: [String] = [], output: String? = nil, buildInputs: String? = nil,
        layer: UserConfiguration = UserConfiguration(), scanning: ScanningOptions? = nil
    ) throws -> Project {
        let folder = FileManager.default.currentDirectoryPath
        let build = try buildInputs.map { path in
            try answer { () throws(DiagnosticError) in
                try BuildInputs.read(AbsolutePath.resolve(path, from: folder), in: LocalFileSystem())
            }
        }
        let request = ProjectRequest(
            folder: folder,
            configurationPath: options.config.map { AbsolutePath.resolve($0, from: folder) },
            paths: paths.map { AbsolutePath.resolve($0, from: folder) },
            output: output.map { AbsolutePath.resolve($0, from: folder) },
            build: build,
            options: layer,
            scan: watched(scanning?.options ?? ScanOptions()),
            cache: scanning?.cache(absolute) ?? .none,
            environment: environment)
        let project = try answer { () throws(DiagnosticError) in
            try Project.open(request, files: LocalFileSystem())
        }
        report(project.resolved.diagnostics)
        return project
    }

    /// Scanning that ends the process where a file is never done: a thread cannot be stopped otherwise.
    private func watched(_ options: ScanOptions) -> ScanOptions {
        var options = options
        let seconds = Self.longestParse
        options.watch = ParseWatch(patience: Double(seconds)) { path in
            let problem = "parsing it has not ended after \(seconds) s; exclude the file, and tell us about it"
            report([Diagnostic(.sourceTooComplex, .error, problem, path: path.string)])
            try? printDiagnostics()
            _exit(ExitStatus.internalError.rawValue)
        }
        return options
    }

    /// In seconds. A build that does not optimize parses fifty times as slowly.
    #if DEBUG
        private static let longestParse = 120
    #else
        private static let longestParse = 10
    #endif

    /// Opens a project at `folder` with a configuration that lies in no file.
    func project(in folder: String, _ configuration: UserConfiguration) throws -> Project {
        let request = ProjectRequest(folder: folder, configuration: configuration, environment: environment)
        return try answer { () throws(DiagnosticError) in try Project.open(request, files: LocalFileSystem()) }
    }

    /// Whether a configuration is asked for, or lies at `root`.
    func hasConfiguration(at root: ProjectRoot) -> Bool {
        options.config != nil || LocalFileSystem().kind(of: "\(root.path)/\(ProjectRoot.configurationName)") != nil
    }

    /// An import of another tool's configuration by the caller.
    func configurationImport(of tool: ConfigurationImport.Tool) -> ConfigurationImport {
        ConfigurationImport(
            of: tool, in: FileManager.default.currentDirectoryPath, files: LocalFileSystem(), environment: environment)
    }

    /// A path as the caller sees it, from the root of the disk.
    func absolute(_ path: String) -> String {
        AbsolutePath.resolve(path, from: FileManager.default.currentDirectoryPath)
    }

    /// Does something that takes a while, with a line at the terminal that says how far it is.
    func watching<Result, Problem: Error>(
        _ work: (@escaping Pipeline.Progress) throws(Problem) -> Result
    ) throws(Problem) -> Result {
        let line = ProgressLine(isWanted: !options.quiet)
        defer { line.finish() }
        return try work { done, all in line.update("Scanning \(done) of \(all) files") }
    }

    /// What the work gives; where it has no answer, its diagnostics are shown and the process ends.
    func answer<Result>(_ work: () throws(DiagnosticError) -> Result) throws -> Result {
        do throws(DiagnosticError) {
            return try work()
        } catch {
            report(error.diagnostics)
            throw ExitCode(ExitStatus(error.diagnostics).rawValue)
        }
    }

    /// Prints a result, which with `--format json` has to be JSON; a run has one.
    func print(_ text: String) throws {
        precondition(transcript.beginResult(), "a run has one result")
        try write(text)
    }

    private func write(_ text: String) throws {
        do throws(StreamError) {
            try StandardStream.output.write(text)
        } catch {
            say("standard output cannot be written: \(error.reason)")
            throw ExitCode(ExitStatus.cannotWrite.rawValue)
        }
    }

    /// Prints a value as JSON, or its report.
    func print(_ value: some Encodable, report: @autoclosure () -> String) throws {
        switch format {
        case .json: try print(CommandJSON.text(of: value))
        case .text, nil: try print(report())
        }
    }

    /// Shows diagnostics on standard error: errors always, warnings unless the user wants quiet, notes on demand.
    func report(_ diagnostics: [Diagnostic]) {
        transcript.append(diagnostics)
        for diagnostic in diagnostics where isShown(diagnostic.severity) { writeLine(colored(diagnostic)) }
        let hidden = diagnostics.count { $0.severity == .note && !isShown(.note) }
        if hidden > 0 { say("\(count(hidden, "note")) more with --verbose.") }
    }

    private func isShown(_ severity: Diagnostic.Severity) -> Bool {
        switch severity {
        case .error: true
        case .warning: !options.quiet
        case .note: options.verbose && !options.quiet
        }
    }

    /// Says something to a person, on standard error.
    func say(_ text: String) {
        if !options.quiet { writeLine(text) }
    }

    /// Says what to do next, where a person and no program reads the result.
    func suggest(_ text: String) {
        if format == .text { say(text) }
    }

    private func colored(_ diagnostic: Diagnostic) -> String {
        let style = options.color.style(for: .error, environment)
        let word = "\(diagnostic.severity):"
        let color: Style.Color =
            switch diagnostic.severity {
            case .error: .red
            case .warning: .yellow
            case .note: .cyan
            }
        let parts = diagnostic.description.split(separator: word, maxSplits: 1, omittingEmptySubsequences: false)
        return parts.joined(separator: style(color, word))
    }

    // Words that nobody can read any more are no reason to fail.
    private func writeLine(_ line: String) {
        try? StandardStream.error.write(line + "\n")
    }
}
