import ArgumentParser
import SnapgenKit
import SnapgenModel
import SnapgenScan

struct ScanCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "scan",
        abstract: "Print the catalog: every type and macro that provides samples.",
        discussion: helpText(
            """
            Skipped entries are listed with the reason. Without PATH, the configured sources are scanned, or else the \
            folders in 'Sources' or, in an Xcode project, the modules that its tests can import. With PATH, \
            --build-inputs is ignored.
            """, example: "snapgen scan", "snapgen scan Sources/Checkout --skipped", page: .commands))

    @Argument(help: "Folders and Swift files to scan.", completion: .file(extensions: ["swift"]))
    var paths: [String] = []

    @Flag(help: "List only skipped entries, with the reasons.")
    var skipped = false

    @OptionGroup var build: BuildInputsOption
    @OptionGroup var settings: SettingOptions
    @OptionGroup var reading: ReadingOptions
    @OptionGroup var common: CommonOptions

    func run(in session: Session) throws {
        // The catalog is the same for every test target.
        let projects = try session.projects(
            ProjectSelection(
                paths: paths, buildInputs: paths.isEmpty ? build.path : nil, settings: settings.values, reading: reading
            ))
        var catalog = try session.run(projects[0], to: .catalog).catalog
        if skipped { catalog.entries.removeAll { $0.status == .included } }
        let status = ExitStatus(catalog.diagnostics)
        catalog.diagnostics = session.report(catalog.diagnostics)
        try session.print(catalog, report: CatalogReport(catalog: catalog, style: session.style).text)
        try status.end()
        session.suggest(advice(projects[0], catalog))
    }

    /// The options and paths that another command needs for the same sources.
    private var words: [String] {
        common.general.words + settings.words + (paths.isEmpty ? build.words : paths)
    }

    private func advice(_ project: Project, _ catalog: Catalog) -> String {
        if skipped { return "'snapgen explain FILE' shows more about a file." }
        if catalog.entries.isEmpty {
            return "No samples found: 'snapgen config show' lists the protocols and macros that are searched for."
        }
        let next =
            project.needsSetUp
            ? "'snapgen init' sets the tests up" : "'\(ShellWord.command("generate", words))' writes the tests"
        return "Next: '\(ShellWord.command("plan", words))' lists every snapshot, \(next)."
    }
}
