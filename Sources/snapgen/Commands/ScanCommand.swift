import ArgumentParser
import SnapgenKit
import SnapgenModel

/// The command `snapgen scan`.
struct ScanCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "scan",
        abstract: "Print the catalog: every type and macro that offers samples.",
        discussion: """
            Entries that take no part are listed with the reason. Without PATH the configured sources are scanned, \
            or the folders in 'Sources'.
            """)

    @Argument(help: "Folders and Swift files to scan.", completion: .file())
    var paths: [String] = []

    @Flag(help: "List only what takes no part, with the reasons.")
    var skipped = false

    @OptionGroup var settings: SettingOptions
    @OptionGroup var scanning: ScanningOptions
    @OptionGroup var common: CommonOptions

    func run(in session: Session) throws {
        let project = try session.project(paths: paths, layer: settings.layer, scanning: scanning)
        var catalog = session.watching { Pipeline(project).catalog(progress: $0) }
        if skipped { catalog.entries.removeAll { $0.status == .included } }
        session.report(catalog.diagnostics)
        try session.print(catalog, report: CatalogReport(catalog: catalog, style: session.style).text)
        try ExitStatus(catalog.diagnostics).end()
        session.suggest(
            skipped
                ? "'snapgen explain FILE' says more about a file."
                : catalog.entries.isEmpty
                    ? "Nothing here offers samples: see 'snapgen config show' for what is looked for."
                    : "Next: 'snapgen plan' lists every snapshot, 'snapgen generate' writes the tests.")
    }
}
