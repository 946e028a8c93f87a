import ArgumentParser
import Foundation
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenNames
import SnapgenScan

/// The project of a command's options, or of paths, which take the place of the inputs of a build.
struct ProjectSelection {
    var paths: [String] = []
    var target: String?
    var output: String?
    var buildInputs: String?
    /// `nil` for commands that have no such options and use no cache.
    var reading: ReadingOptions?
    var cachePath: String?
    var files: any FileSystem = LocalFileSystem()
}

struct Session {
    private let options: SessionOptions
    private let format: OutputFormat?
    private let transcript: Transcript
    let environment: [String: String]

    /// Creates a run of a command with its own formats; `format` is `nil` for a format other than text and JSON.
    init(_ options: SessionOptions, _ format: OutputFormat?) {
        self.options = options
        self.format = format
        transcript = Transcript(isStrict: options.strict)
        environment = ProcessInfo.processInfo.environment
    }

    /// With `--format json`, standard output contains one JSON document: the result or, without one, the diagnostics.
    func run(_ command: (Session) throws -> Void) throws {
        do {
            try reportingErrors { try command(self) }
        } catch {
            try? finish()
            throw error
        }
        try finish()
        if transcript.hasRaisedErrors { try ExitStatus.findings.end() }
        transcript.end?()
    }

    private func reportingErrors(_ work: () throws -> Void) throws {
        do {
            try work()
        } catch let error as DiagnosticError {
            report(error.diagnostics)
            throw ExitCode(ExitStatus(error.diagnostics).rawValue)
        }
    }

    private func finish() throws {
        let report = Result { try reportingErrors(deliverDiagnostics) }
        if format == .json, transcript.beginResult() {
            try write(CommandJSON.text(of: JSONDocument.report(of: diagnostics)))
        }
        try report.get()
    }

    private func deliverDiagnostics() throws {
        let path = options.diagnosticsFile.map(absolute)
        guard path != nil || options.diagnosticFormat.isDocument else { return }
        let text = try options.diagnosticFormat.text(of: diagnostics, places)
        if let path { return try DiagnosticFormat.write(text, to: path, LocalFileSystem()) }
        write(message: text)
    }

    private var places: DiagnosticPlaces {
        let files = LocalFileSystem()
        return DiagnosticPlaces(root: transcript.root ?? ProjectRoot.enclosing(folder, in: files), files: files)
    }

    var diagnostics: [Diagnostic] { transcript.diagnostics }

    var style: Style { options.color.style(for: .output, environment) }

    var errorStyle: Style { options.color.style(for: .error, environment) }

    func project(_ selection: ProjectSelection = ProjectSelection(), determinesSources: Bool = true) throws -> Project {
        let files = LocalFileSystem()
        let project = try Project.open(request(selection), files: files, determinesSources: determinesSources)
        transcript.levels = project.configuration.diagnostics
        report(project.resolved.diagnostics)
        return project
    }

    /// Opens the project of the current directory or of a selection's paths, for each test target of the configuration.
    func projects(_ selection: ProjectSelection) throws -> [Project] {
        let request = try request(selection)
        let projects = try Project.openAll(request, files: selection.files)
        transcript.levels = projects[0].configuration.diagnostics
        for project in projects { report(project.resolved.diagnostics) }
        return projects
    }

    func request(_ selection: ProjectSelection) throws -> ProjectRequest {
        let inputs = selection.paths.isEmpty ? selection.buildInputs : nil
        let build = try inputs.map { try BuildInputs.read(absolute($0), in: selection.files) }
        var request = ProjectRequest(folder: folder, environment: environment)
        request.configurationPath = options.config.map(absolute)
        request.paths = selection.paths.map(absolute)
        request.output = selection.output.map(absolute)
        request.build = build
        request.scan = watched(selection.reading?.scan ?? ScanOptions())
        request.testTarget = selection.target
        let evaluation: PackageDescriptions.Evaluation =
            selection.reading.map { $0.evaluatesManifests ? .evaluated : .onDemand } ?? .never
        let descriptions = PackageDescriptions(
            build == nil ? evaluation : .inBuild, keptBy: selection.reading == nil ? .standard : cache(of: selection),
            environment)
        request.packageDescription = descriptions.description
        if options.diagnosticFormat != .text { transcript.root = request.root(in: LocalFileSystem()) }
        return request
    }

    /// `nil` if there is no cache, or the run does more than print its result.
    func upToDateCheck(of selection: ProjectSelection) throws(DiagnosticError) -> UpToDateCheck? {
        let check = try UpToDateCheck(of: CommandLine.arguments, in: folder, environment, cache(of: selection))
        return selection.reading?.parsesEverything == true || options.diagnosticsFile != nil ? nil : check
    }

    /// Keeps the run at its end, if it succeeds.
    func keepRun(for check: UpToDateCheck, configuration: ConfigurationFile?) {
        transcript.end = { [transcript] in
            guard !transcript.diagnostics.hasErrors else { return }
            check.keep(transcript.printed, configuration: configuration)
        }
    }

    private func cache(of selection: ProjectSelection) -> CacheChoice {
        guard let reading = selection.reading, !reading.isUncached else { return .none }
        return selection.cachePath.map { .file(absolute($0)) } ?? .standard
    }

    /// Applies the severities of the configuration at `root`, for commands that do not need it otherwise, and returns it.
    @discardableResult
    func useConfiguration(at root: ProjectRoot) -> Configuration? {
        transcript.root = root
        let file = try? LocalFileSystem().read(options.config.map(absolute) ?? root.configurationPath)
        let configuration = file.flatMap { bytes in
            try? ConfigurationResolver(environment: environment)
                .resolve(ConfigurationFile(path: ProjectRoot.configurationName, bytes: bytes)).configuration
        }
        transcript.levels = configuration?.diagnostics ?? [:]
        return configuration
    }

    /// Ends the process if parsing a file does not end, because a thread cannot be stopped.
    private func watched(_ options: ScanOptions) -> ScanOptions {
        var options = options
        let seconds = Self.longestParse
        options.watch = ParseWatch(patience: Double(seconds)) { path in
            let problem = "parsing did not end after \(seconds) s; exclude the file, and report this as a bug"
            report([Diagnostic(.sourceTooComplex, .error, problem, path: path.string)])
            try? finish()
            _exit(ExitStatus.internalError.rawValue)
        }
        return options
    }

    /// The limit for parsing a file, in seconds; debug builds parse fifty times more slowly.
    #if DEBUG
        private static let longestParse = 120
    #else
        private static let longestParse = 10
    #endif

    func absolute(_ path: String) -> String { AbsolutePath.resolve(path, from: folder) }

    var root: ProjectRoot { ProjectRoot.enclosing(folder, in: LocalFileSystem(), isConfigured: options.config != nil) }

    private var folder: String { FileManager.default.currentDirectoryPath }

    /// Prints the result of the run, which has only one.
    func print(_ text: String) throws {
        precondition(transcript.beginResult(), "a run has one result")
        try write(text)
    }

    private func write(_ text: String) throws {
        transcript.note(text, isMessage: false)
        do throws(POSIXError) {
            try StandardStream.output.write(text)
        } catch {
            say("standard output cannot be written: \(String(cString: strerror(error.code.rawValue)))")
            throw ExitCode(ExitStatus.cannotWrite.rawValue)
        }
    }

    func print(_ value: some Encodable, report: @autoclosure () -> String) throws {
        try print(format == .json ? CommandJSON.text(of: value) : report())
    }

    /// Prints the diagnostics that the run has not reported before to standard error, and returns all with the severities
    /// of the configuration and `--strict`.
    @discardableResult
    func report(_ found: [Diagnostic]) -> [Diagnostic] {
        let (new, all) = transcript.append(found)
        if options.replacesMessages { return all }
        for diagnostic in new where isShown(diagnostic.severity) { try? write(message: line(of: diagnostic)) }
        let hidden = new.count { $0.severity == .note && !isShown(.note) }
        if hidden > 0 { say("\(count(hidden, "note")) more with --verbose.") }
        return all
    }

    /// `nil` if the configuration hides the diagnostic.
    func applied(to diagnostic: Diagnostic) -> Diagnostic? { transcript.applied(to: diagnostic) }

    private func isShown(_ severity: Diagnostic.Severity) -> Bool {
        severity == .error || !options.quiet && (severity == .warning || options.verbose)
    }

    /// Prints a message of one line to standard error, unless the run is quiet.
    func say(_ text: String) { if printsMessages { write(message: VisibleText.escaped(text) + "\n") } }

    var printsMessages: Bool { !options.quiet && !options.replacesMessages }

    /// Prints a suggestion of one line for the next step, unless the format is for programs.
    func suggest(_ text: @autoclosure () -> String) { suggest(report: VisibleText.escaped(text())) }

    func suggest(report lines: @autoclosure () -> String) {
        guard format == .text, printsMessages else { return }
        let lines = lines()
        if !lines.isEmpty { write(message: lines + "\n") }
    }

    /// Reports arguments that are no command, as a text with the usage unless all diagnostics have another format.
    func refuse(_ arguments: (problem: String, text: String)) throws {
        let problem = Diagnostic(.usage, .error, arguments.problem)
        guard options.diagnosticsFile != nil || options.diagnosticFormat == .text else {
            throw DiagnosticError(problem)
        }
        _ = transcript.append([problem])
        try? StandardStream.error.write(arguments.text)
    }

    private func line(of diagnostic: Diagnostic) throws -> String {
        let format = options.diagnosticFormat
        guard options.diagnosticsFile == nil, format != .text else { return colored(diagnostic) + "\n" }
        return try format.text(of: [diagnostic], places)
    }

    private func colored(_ diagnostic: Diagnostic) -> String {
        let word = "\(diagnostic.severity):"
        let color: Style.Color =
            switch diagnostic.severity {
            case .error: .red
            case .warning: .yellow
            case .note: .cyan
            }
        let parts = diagnostic.description.split(separator: word, maxSplits: 1, omittingEmptySubsequences: false)
        return parts.joined(separator: errorStyle(color, word))
    }

    // If standard error is closed, the message is lost, but the run does not fail.
    private func write(message: String) {
        transcript.note(message, isMessage: true)
        try? StandardStream.error.write(message)
    }
}

protocol SessionCommand: ParsableCommand {
    var common: CommonOptions { get }

    func run(in session: Session) throws
}

extension SessionCommand {
    func run() throws { try Session(common.session, common.format).run(run(in:)) }
}

extension UpToDateCheck {
    /// The check of a process whose arguments are known, but perhaps not parsed.
    init?(
        of arguments: [String], in folder: String, _ environment: [String: String], _ cache: CacheChoice
    ) throws(DiagnosticError) {
        let display = [StandardStream.output, .error].flatMap { stream in
            let style = ColorChoice.auto.style(for: stream, environment)
            return ["\(style.isColored)", "\(style.width ?? 0)"]
        }
        try self.init(
            cache, of: Array(arguments.dropFirst()), in: folder, environment, display: display, LocalFileSystem())
    }

    /// Returns what `generate` has printed before, if it has nothing to do.
    ///
    /// Arguments are not parsed, which would take longer. Those that the command uses in another way have no kept run.
    static func printed(by arguments: [String]) -> [Printed]? {
        guard arguments.dropFirst().first == "generate", !arguments.contains("--no-cache") else { return nil }
        let folder = FileManager.default.currentDirectoryPath
        let path = arguments[...].value(of: "--cache-path")
        let cache = path.map { CacheChoice.file(AbsolutePath.resolve($0, from: folder)) } ?? .standard
        return try? UpToDateCheck(of: arguments, in: folder, ProcessInfo.processInfo.environment, cache)?.printed
    }
}
