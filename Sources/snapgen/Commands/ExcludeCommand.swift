import ArgumentParser
import SnapgenKit
import SnapgenModel

/// The command `snapgen exclude`.
struct ExcludeCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "exclude",
        abstract: "Leave out the entries whose generated tests do not compile.",
        discussion: HelpText(
            """
            The entries are listed with the compiler's messages in 'snapgen-excluded.yml' beside 'snapgen.yml'. \
            'snapgen scan --skipped' shows them. Repeat building and excluding until the build succeeds: each time, an \
            entry is excluded, or the command fails with the errors that belong to no entry.
            """, example: "swift build --build-tests 2>&1 | snapgen exclude --from-log -", page: .excluding
        ).text)

    @Option(
        name: .customLong("from-log"),
        help: ArgumentHelp(
            "The output of 'swift build' or 'xcodebuild'; '-' for standard input.", valueName: "file"),
        completion: .file())
    var log: String?

    @Flag(help: "Empty the list, so that all entries are taken again.")
    var retry = false

    @OptionGroup var generated: GenerationOptions
    @OptionGroup var common: CommonOptions

    func validate() throws {
        if (log == nil) != retry { throw ValidationError("pass either --from-log or --retry") }
    }

    func run(in session: Session) throws {
        let pipeline = Pipeline(try generated.project(session))
        var exclusion = try session.answer { () throws(DiagnosticError) in
            guard let log else { return try pipeline.retryExcluded() }
            return try session.watching { progress throws(DiagnosticError) in
                try pipeline.exclude(
                    fromLog: log == "-" ? "/dev/stdin" : session.absolute(log), progress: progress)
            }
        }
        let status = ExitStatus(exclusion.diagnostics)
        session.report(exclusion.diagnostics)
        exclusion.diagnostics = session.diagnostics
        try session.print(exclusion, report: ExclusionReport(exclusion: exclusion, style: session.style).text)
        try status.end()
        session.suggest(
            retry ? "Next: build again." : "Next: build again, and repeat this command until the build succeeds.")
    }
}
