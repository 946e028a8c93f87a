import ArgumentParser
import SnapgenModel
import SnapgenNames
import SnapgenReview

struct StatusCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "status", "List the references that are missing, moved or not used any more.",
        """
        FILTER is a pattern of references, modules or entries, or the path of a file or folder. References of samples \
        that are known at run time are 'unknown', unless the results of a run tell them. With --strict, exits with \
        1 if a reference is missing, moved, duplicate or orphaned.
        """, example: "snapgen status", "snapgen status Sources/Checkout 'Hotel*'", page: "Commands")

    @Argument(
        help: ArgumentHelp("Only the references that match one of these.", valueName: "filter"), completion: .file())
    var filters: [String] = []

    @OptionGroup var options: ReferenceOptions
    @OptionGroup var common: CommonOptions

    func run(in session: Session) throws {
        let inventory = try session.inventory(of: session.plannedRuns(options), options).inventory
        let filter = session.filter(filters, of: inventory)
        let statuses = inventory.references.filter { filter.chooses($0.path, $0.planned) }
        if statuses.isEmpty, !filter.isEmpty { session.report([Self.noMatch(filters)]) }
        session.report(inventory.diagnostics(of: statuses))
        let document = StatusDocument(
            folder: inventory.folder, references: statuses, diagnostics: session.diagnostics)
        let report = StatusReport(
            statuses: statuses, folder: inventory.folder, showsAll: common.general.verbose, style: session.style)
        try session.print(document, report: report.text)
        session.suggest(advice(statuses))
    }

    private static func noMatch(_ filters: [String]) -> Diagnostic {
        let words = filters.map { "'\($0)'" }.listed(with: "or")
        return Diagnostic(.unusedSetting, .warning, "no reference matches \(words); 'snapgen plan' lists all")
    }

    private func advice(_ statuses: [Reference]) -> String {
        let words = common.general.words + options.words
        if statuses.contains(where: { $0.source != nil }) {
            let command = ShellWord.command("prune", ["--moves"] + words)
            return "Next: '\(command)' prints a 'git mv' for each moved reference."
        }
        guard statuses.contains(where: { $0.state == .orphaned }) else { return "" }
        return "Next: '\(ShellWord.command("prune", words))' lists what it would remove."
    }
}

extension Session {
    func filter(_ words: [String], of inventory: ReferenceInventory) -> ReferenceFilter {
        ReferenceFilter(words, from: absolute("."), in: inventory.root, references: inventory.folder)
    }

    /// Ends the process if a word of the command line matches nothing, which is a mistyped word.
    func refuseUnused(
        _ filter: ReferenceFilter, of inventory: ReferenceInventory, _ others: [(RelativePath, PlannedReference?)]
    ) throws {
        let known = inventory.planned.all.map { ($0.path, Optional($0)) }
        let problems = filter.unused(among: known + others).map { word in
            Diagnostic(.unknownName, .error, "'\(word)' matches no reference; 'snapgen status --verbose' lists all")
        }
        report(problems)
        try ExitStatus(problems).end()
    }
}
