import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenReview

/// The command `snapgen gallery`.
struct GalleryCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Write a site with all samples in all environments, from the references.",
        discussion: HelpText(
            "The site consists of files, needs no server and loads nothing from elsewhere.",
            example: "snapgen gallery --output build/gallery", page: .gallery
        ).text)

    @Argument(
        help: "Folders and Swift files to scan in place of the configured sources.",
        completion: .file(extensions: ["swift"]))
    var paths: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder of the site: a new or empty one, or that of a gallery.", valueName: "folder"),
        completion: .directory)
    var output: String

    @Option(help: ArgumentHelp("The name of the project; by default that of its folder.", valueName: "text"))
    var title: String?

    @OptionGroup var sources: SourceURLOption
    @OptionGroup var test: TestTargetOption
    @OptionGroup var settings: SettingOptions
    @OptionGroup var reading: ReadingOptions
    @OptionGroup var common: CommonOptions

    func run(in session: Session) throws {
        let (projects, plans, diagnostics) = try session.plans(
            paths: paths, target: test.target, settings: settings.values, reading: reading)
        let (root, files) = (projects[0].root, LocalFileSystem())
        session.report(diagnostics)
        let gallery = Gallery(
            title: title ?? root.path.split(separator: "/").last.map(String.init) ?? "Gallery", of: plans,
            in: projects[0].configuration.references, at: root, files, links: sources.links(root, files))
        let folder = session.absolute(output)
        let report = try session.answer { () throws(DiagnosticError) in try gallery.write(to: folder) }
        try session.print(report, report: text(of: report, session.style))
        try ExitStatus(diagnostics).end()
        session.suggest("Next: open '\(report.output)/index.html' in a browser.")
    }

    private func text(of report: GalleryReport, _ style: Style) -> String {
        var parts = [count(report.entries, "entry", plural: "entries"), count(report.references, "reference")]
        if !report.missing.isEmpty { parts.append("\(report.missing.count) missing") }
        return style(.bold, parts.joined(separator: ", ")) + "\n"
    }
}
