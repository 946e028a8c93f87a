import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenScan

struct ScanCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "scan", "Print the catalog: every type and macro that provides samples.",
        """
        Skipped entries are listed with the reason. Without PATH, the configured sources are scanned, or else the \
        folders in 'Sources' or, in an Xcode project, the modules that its tests can import. With PATH, \
        --build-inputs is ignored.
        """, example: "snapgen scan", "snapgen scan Sources/Checkout --skipped", page: "Commands")

    @Argument(help: "Folders and Swift files to scan.", completion: .file(extensions: ["swift"]))
    var paths: [String] = []

    @Flag(help: "List only skipped entries, with the reasons.")
    var skipped = false

    @OptionGroup var build: BuildInputsOption
    @OptionGroup var reading: ReadingOptions
    @OptionGroup var common: CommonOptions

    func run(in session: Session) throws {
        // The catalog is the same for every test target.
        let projects = try session.projects(ProjectSelection(paths: paths, buildInputs: build.path, reading: reading))
        let run = try Pipeline(projects[0]).run(to: .catalog)
        var catalog = run.catalog
        if skipped { catalog.entries.removeAll { $0.status == .included } }
        if skipped { catalog.entries += run.leftOut.flatMap(Self.skippedEntries) }
        let status = ExitStatus(catalog.diagnostics)
        catalog.diagnostics = session.report(catalog.diagnostics)
        try session.print(catalog, report: catalog.text(session.style))
        try status.end()
        session.suggest(advice(projects, catalog))
    }

    private static func skippedEntries(of previews: LeftOutFiles.Previews) -> [CatalogEntry] {
        previews.entries.map { entry in
            var entry = entry
            (entry.status, entry.reason, entry.module) = (.skipped, "in \(previews.reason.rawValue)", "")
            (entry.declaration.address, entry.declaration.typeModule) = (nil, nil)
            return entry
        }
    }

    private var words: [String] { common.words + build.words(paths) }

    private func advice(_ projects: [Project], _ catalog: Catalog) -> String {
        if skipped { return "'snapgen explain FILE' shows more about a file." }
        if catalog.entries.isEmpty {
            return "No samples found: 'snapgen config show' lists the protocols and macros that are searched for."
        }
        // A plan is that of one test target.
        let target = projects.count > 1 ? ["--target", projects[0].configuration.tests.target] : []
        let next =
            projects[0].setUpStep
            // The tests of a few files would take the place of all others.
            ?? "'\(ShellWord.command("generate", projects[0].needsPaths ? words : common.words))' writes the tests"
        return "Next: '\(ShellWord.command("plan", target + words))' lists every snapshot, \(next)."
    }
}

extension Catalog {
    fileprivate func text(_ style: Style) -> String {
        let modules = Dictionary(grouping: included, by: \.module).sorted { $0.key < $1.key }
        let blocks = modules.map { block(of: $0, $1, style) } + skippedBlocks(style)
        return (blocks + [style(.bold, counts) + "\n"]).joined(separator: "\n")
    }

    private var included: [CatalogEntry] { entries.filter { $0.status == .included } }
    private var skipped: [CatalogEntry] { entries.filter { $0.status == .skipped } }

    private func block(of module: String, _ entries: [CatalogEntry], _ style: Style) -> String {
        var table = Table(style: style, shortensLast: true)
        for entry in entries {
            table.append(
                .init(entry.title), .init(entry.samplesText(mostLabels: 4)), .init(entry.strategy.rawValue),
                place(of: entry))
        }
        return style(.bold, module) + "\n" + table.text
    }

    private func skippedBlocks(_ style: Style) -> [String] {
        let reasons = Dictionary(grouping: skipped) { $0.reason ?? "" }
        return reasons.sorted { $0.key < $1.key }.map { reason, entries in
            var table = Table(style: style, shortensLast: true)
            for entry in entries { table.append(.init(entry.title), place(of: entry)) }
            return style(.bold, "skipped") + style(.yellow, ": \(reason)") + "\n" + table.text
        }
    }

    private func place(of entry: CatalogEntry) -> Table.Cell { .init("\(entry.path):\(entry.line)", .dim) }

    private var counts: String {
        guard !included.isEmpty || skipped.isEmpty else { return "\(skipped.count) skipped" }
        let known = included.compactMap { $0.samples?.count }.reduce(0, +)
        let open = included.count { $0.samples == nil }
        var parts = [count(included.count, "entry", plural: "entries"), count(known, "known sample")]
        if open > 0 { parts.append("\(count(open, "entry", plural: "entries")) whose samples are known at run time") }
        if !skipped.isEmpty { parts.append("\(skipped.count) skipped") }
        return parts.joined(separator: ", ")
    }
}

extension CatalogEntry {
    func samplesText(mostLabels: Int = .max) -> String {
        guard let samples else { return "known at run time" }
        let labels = samples.compactMap(\.label)
        let shown = labels.prefix(mostLabels).joined(separator: ", ") + (labels.count > mostLabels ? ", ..." : "")
        return count(samples.count, "sample") + (labels.isEmpty ? "" : ": \(shown)")
    }
}
