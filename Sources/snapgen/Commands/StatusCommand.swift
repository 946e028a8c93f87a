import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenPlan
import SnapgenReview
import SnapgenScan

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
        let inventory = try session.inventory(of: session.plannedRuns(options), in: options.results).inventory
        let filter = try session.filter(filters, of: inventory)
        let statuses = inventory.references.filter { filter.chooses($0.path, $0.planned) }
        session.report(inventory.diagnostics(of: statuses))
        let report = StatusReport(folder: inventory.folder, references: statuses, diagnostics: session.diagnostics)
        try session.print(report, report: report.text(session.style, showsAll: common.session.verbose))
        session.suggest(advice(statuses))
    }

    private func advice(_ statuses: [Reference]) -> String {
        let words = common.words + options.words
        if statuses.contains(where: { $0.source != nil }) {
            let command = ShellWord.command("prune", ["--moves"] + words)
            return "Next: '\(command)' prints a 'git mv' for each moved reference."
        }
        guard statuses.contains(where: { $0.state == .orphaned }) else { return "" }
        return "Next: '\(ShellWord.command("prune", words))' lists what it would remove."
    }
}

struct StatusReport: Encodable {
    let folder: RelativePath
    let references: [Reference]
    let diagnostics: [Diagnostic]

    func encode(to encoder: any Encoder) throws {
        try encoder.encode([
            "schema": "snapgen.status/1", "folder": folder, "diagnostics": diagnostics,
            "references": references.map { JSONDocument(values(of: $0)) },
        ])
    }

    private func values(of reference: Reference) -> [String: (any Encodable)?] {
        let (file, planned) = (reference.file, reference.planned)
        let kind = file.map { if case .picture = $0.kind { "picture" } else { "\($0.kind)" } }
        return [
            "path": "\(folder)/\(reference.path)", "case": reference.path, "state": reference.state,
            "source": reference.source.map { "\(folder)/\($0)" }, "reason": reference.reason, "kind": kind,
            "bytes": file?.bytes, "width": file?.pictureSize?.width, "height": file?.pictureSize?.height,
            "module": planned?.entry.module, "entry": planned?.entry.id, "environment": planned?.planned.environment,
            "sample": planned?.planned.sample, "test": planned?.planned.test,
        ]
    }

    // MARK: - Text

    private static let most = 20

    /// A table of the references that are not in order or, with `showsAll`, of all, and the counts.
    func text(_ style: Style, showsAll: Bool) -> String {
        var table = Table(style: style)
        for state in Reference.State.allCases where showsAll || state != .present {
            append(references.filter { $0.state == state }, atMost: showsAll ? .max : Self.most, to: &table)
        }
        return table.text + style(.bold, counts) + "\n"
    }

    private func append(_ statuses: [Reference], atMost most: Int, to table: inout Table) {
        let shown = statuses.prefix(most)
        for status in shown {
            table.append(
                .init(status.state.rawValue, color(of: status.state)),
                .init("\(folder)/\(status.path)"),
                .init(detail(of: status), .dim))
        }
        if shown.count < statuses.count {
            let state = statuses[0].state
            table.append(
                .init(state.rawValue, color(of: state)), .init("\(statuses.count - shown.count) more with --verbose"))
        }
    }

    private func color(of state: Reference.State) -> Style.Color {
        switch state {
        case .present: .green
        case .missing: .red
        case .renamed, .misplaced, .duplicate, .orphaned: .yellow
        case .unknown, .skipped, .foreign, .other: .dim
        }
    }

    private func detail(of status: Reference) -> String {
        let size = status.file.map { file in
            [byteCount(file.bytes), file.pictureSize?.description, file.kind == .pointer ? "Git LFS pointer" : nil]
                .compactMap { $0 }.joined(separator: ", ")
        }
        let place = status.state == .missing ? status.planned.map { "\($0.entry.path):\($0.entry.line)" } : nil
        return status.source.map { "is at '\(folder)/\($0)'" } ?? status.reason ?? place ?? size ?? ""
    }

    private var counts: String {
        let parts = Reference.State.allCases.compactMap { state in
            let number = references.count { $0.state == state }
            return number == 0 ? nil : "\(number) \(state.rawValue)"
        }
        let pointers = references.count { $0.file?.kind == .pointer }
        let bytes = references.reduce(0) { $0 + ($1.file?.bytes ?? 0) }
        return (parts.isEmpty ? "no references" : parts.joined(separator: ", "))
            + (pointers > 0 ? "; \(count(pointers, "pointer")) of Git LFS" : "") + "; \(byteCount(bytes))"
    }
}

extension Session {
    /// Returns the filter of a command line; ends the process if a word matches neither a reference nor another path.
    func filter(
        _ words: [String], of inventory: ReferenceInventory, besides paths: [RelativePath] = []
    ) throws -> ReferenceFilter {
        let filter = ReferenceFilter(
            words, from: absolute("."), in: inventory.root, references: inventory.folder, LocalFileSystem())
        let planned = inventory.planned.all.map { ($0.path, Optional($0)) }
        let known = planned + inventory.references.map { ($0.path, $0.planned) } + paths.map { ($0, nil) }
        let problems = filter.unused(among: known).map { word in
            Diagnostic(.unknownName, .error, "'\(word)' matches no reference; 'snapgen status --verbose' lists all")
        }
        report(problems)
        try ExitStatus(problems).end()
        return filter
    }
}
