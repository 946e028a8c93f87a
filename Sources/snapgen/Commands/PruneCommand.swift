import ArgumentParser
import SnapgenKit
import SnapgenModel
import SnapgenReview
import SnapgenSetup

struct PruneCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "prune", "Remove the references that no test uses any more.",
        """
        Without --delete, nothing is removed. References that were renamed or moved are not removed; --moves prints \
        commands for them. Files whose names are known at run time only, links, files that are not references, and \
        references that snapgen may not have named or that another configuration uses are never removed.
        """, example: "snapgen prune", "snapgen prune --moves", "snapgen prune --delete", page: "EverydayWork")

    @Flag(help: "Remove the references.")
    var delete = false

    @Flag(help: "With --delete, remove them even if they are most references.")
    var force = false

    @Flag(help: "Include references of skipped entries.")
    var skipped = false

    @Flag(help: "Print a 'git mv' for each renamed or misplaced reference instead.")
    var moves = false

    @OptionGroup var options: ReferenceOptions
    @OptionGroup var common: CommonOptions

    func validate() throws {
        if force, !delete { throw ValidationError("--force requires --delete") }
        if delete, options.names.naming != nil {
            throw ValidationError("--delete does not take --names, which the tests do not have")
        }
        if moves, delete || skipped { throw ValidationError("--moves takes neither --delete nor --skipped") }
    }

    func run(in session: Session) throws {
        let runs = try session.plannedRuns(options)
        let inventory = try session.inventory(of: runs, in: options.results).inventory
        if moves {
            let moves = ReferenceMoves(moves: inventory.moves, diagnostics: session.diagnostics)
            return try session.print(moves, in: inventory.root)
        }
        let (ownership, gaps) = try session.ownership(of: runs, inventory, options.reading)
        let pruning = Pruning(of: inventory, ownership, includesSkipped: skipped, in: LocalFileSystem())
        let problems = session.diagnostics + runs[0].project.brokenLinks
        let isCertain = try report(pruning, gaps + Pruning.gaps(in: problems), session)
        var removed = pruning.orphans
        if delete {
            let outcome = try pruning.remove()
            session.report(outcome.diagnostics)
            removed = outcome.removed
        }
        let report = PruningReport(
            references: removed.map { .init(path: inventory.path(of: $0.path), bytes: $0.bytes) },
            kept: pruning.kept.map { .init(path: inventory.path(of: $0.file.path), reason: $0.reason) },
            moves: inventory.moves, isDryRun: !delete, diagnostics: session.diagnostics)
        try session.print(report, report: report.text(session.style))
        try ExitStatus(session.diagnostics.filter { $0.id == .cannotWrite }).end()
        session.suggest(advice(report, isCertain))
    }

    /// Reports the reasons why orphans may be in use, and returns `true` if there are none; ends the process if the
    /// orphans would be removed.
    private func report(_ pruning: Pruning, _ gaps: [Diagnostic], _ session: Session) throws -> Bool {
        guard !pruning.orphans.isEmpty else { return true }
        let doubts = gaps + (force ? [] : [pruning.majority].compactMap { $0 })
        session.report(
            doubts.map { doubt in
                var doubt = doubt
                if delete { doubt.severity = .error }
                return doubt
            })
        if delete, !doubts.isEmpty { try ExitStatus.findings.end() }
        return doubts.isEmpty
    }

    private func advice(_ report: PruningReport, _ isCertain: Bool) -> String {
        let words = common.words + options.words
        if !report.moves.isEmpty {
            let command = ShellWord.command("prune", ["--moves"] + words)
            return "Next: '\(command)' prints a 'git mv' for each moved reference."
        }
        guard report.isDryRun, isCertain, !report.references.isEmpty, options.names.naming == nil else { return "" }
        let flags = ["--delete"] + (skipped ? ["--skipped"] : [])
        return "Next: '\(ShellWord.command("prune", flags + words))' removes them."
    }
}

struct PruningReport: Encodable {
    let schema = "snapgen.pruning/1"
    let references: [File]
    let kept: [File]
    let moves: [ReferenceMoves.Move]
    let isDryRun: Bool
    let diagnostics: [Diagnostic]

    /// A file that is removed, with its size, or a file without a test that is kept, with the reason.
    struct File: Encodable {
        let path: String
        var bytes: Int?
        var reason: String?
    }

    func text(_ style: Style) -> String {
        var table = Table(style: style)
        for move in moves {
            table.append(.init("moved", .cyan), .init(move.from), .init("to '\(move.to)'", .dim))
        }
        let verb = isDryRun ? "would remove" : "removed"
        for reference in references {
            table.append(.init(verb, .yellow), .init(reference.path), .init(byteCount(reference.bytes ?? 0), .dim))
        }
        for file in kept {
            table.append(.init("keeps", .cyan), .init(file.path), .init(file.reason ?? "", .dim))
        }
        return table.text + style(.bold, counts) + "\n"
    }

    private var counts: String {
        let bytes = references.reduce(0) { $0 + ($1.bytes ?? 0) }
        let number = count(references.count, "reference")
        if references.isEmpty { return "no reference \(isDryRun ? "to remove" : "removed")" }
        return "\(number) \(isDryRun ? "to remove" : "removed"), \(byteCount(bytes))"
    }
}

extension ReferenceInventory {
    /// The moves of renamed and misplaced references, below the root.
    var moves: [ReferenceMoves.Move] {
        references.compactMap { status in
            status.source.map { ReferenceMoves.Move(from: path(of: $0), to: path(of: status.path)) }
        }
    }
}
