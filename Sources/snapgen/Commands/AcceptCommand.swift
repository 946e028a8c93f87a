import ArgumentParser
import SnapgenKit
import SnapgenModel
import SnapgenReview
import SnapgenScan

struct AcceptCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "accept", "Make the actual results of failed tests the references.",
        """
        FILTER is a pattern of references, modules or entries, or the path of a file or folder; without one, all \
        failures are accepted. A reference that has changed since the run is not replaced; then the exit code is 1.
        """, example: "snapgen accept --dry-run", "snapgen accept 'HotelCell*'",
        "snapgen accept -- ShopTests/Shop/Cart.full.json", page: "EverydayWork")

    @Argument(
        help: ArgumentHelp("Only the references that match one of these.", valueName: "filter"), completion: .file())
    var filters: [String] = []

    @Flag(help: "Write nothing; print what would be accepted.")
    var dryRun = false

    @Flag(help: "Only new pictures that differ from their references in nothing that a person sees.")
    var imperceptible = false

    @OptionGroup var threshold: ThresholdOption
    @OptionGroup var options: ReferenceOptions
    @OptionGroup var common: CommonOptions

    func run(in session: Session) throws {
        let runs = try session.plannedRuns(options)
        let (inventory, results) = try session.inventory(of: runs, in: options.results)
        if results.folders.isEmpty { throw Self.noResults }
        session.report(results.run.diagnostics)
        let acceptance = Acceptance(of: results.run, results.actual, in: inventory, LocalFileSystem())
        let filter = try session.filter(filters, of: inventory, besides: acceptance.candidates.map(\.path))
        let comparison = threshold.comparison(runs[0].project.configuration)
        let chosen = acceptance.candidates.filter { candidate in
            filter.chooses(candidate.path, candidate.planned)
                && (!imperceptible || acceptance.isImperceptible(candidate, by: comparison))
        }
        try report(Set(chosen.compactMap(\.outcome.run?.commit)), of: inventory.root, session)
        reportOlder(chosen, than: inventory.root, session)
        let cases = chosen.map { decided($0, by: acceptance) }
        session.report(
            cases.compactMap { item in
                item.reason.map { Diagnostic(.notAccepted, .warning, "not accepted: \($0)", path: item.file) }
            })
        let report = AcceptanceReport(cases: cases, isDryRun: dryRun, diagnostics: session.diagnostics)
        try session.print(report, report: report.text(session.style))
        if cases.contains(where: { $0.action == .refused }) { try ExitStatus.findings.end() }
    }

    private static let noResults = DiagnosticError(
        .unreadableInput, "there are no results of a run; run the tests, or name a folder with --results")

    /// Reports results of other commits, and refuses those of commits that the repository does not have.
    private func report(_ commits: Set<String>, of root: ProjectRoot, _ session: Session) throws {
        guard let head = GitFolder(of: root, in: LocalFileSystem())?.commit else { return }
        let repository = GitRepository(of: root.path, in: LocalFileSystem())
        for commit in commits.subtracting([head]).sorted() {
            guard repository.contains(commit) else {
                throw DiagnosticError(
                    .unreadableInput,
                    "the results are those of the commit \(commit), which this repository does not "
                        + "have; 'git fetch origin \(commit)' downloads it, if they are of this project")
            }
            let problem =
                "the results are those of the commit \(commit.prefix(7)), and \(head.prefix(7)) is checked "
                + "out; references that differ between them are not replaced"
            session.report([Diagnostic(.outdatedResults, .warning, problem)])
        }
    }

    /// Reports results of this machine that are older than the sources of their previews.
    ///
    /// A checkout gives all sources its own time, so that results of other machines are told by their commits.
    private func reportOlder(_ candidates: [Acceptance.Candidate], than root: ProjectRoot, _ session: Session) {
        let own = [ResultsFile.usualFolder, ReportFolder.usual].map { "\(root.path)/\($0)" }
        let results = options.results.map { "\(session.absolute($0))/" }
        guard results.allSatisfy({ path in own.contains { path.hasPrefix("\($0)/") } }) else { return }
        let files = LocalFileSystem()
        let older = candidates.filter { candidate in
            let stamp = candidate.planned.flatMap { files.stamp(of: root.absolute($0.entry.path)) }
            return stamp.map { $0.modified / 1_000_000 > candidate.outcome.time } ?? false
        }
        guard let path = older.first?.planned?.entry.path else { return }
        let problem =
            "\(older.count) of \(count(candidates.count, "result")) \(older.count == 1 ? "is" : "are") older than the "
            + "sources of their previews, such as '\(path)'; run the tests again to see what they show now"
        session.report([Diagnostic(.outdatedResults, .warning, problem)])
    }

    private func decided(_ candidate: Acceptance.Candidate, by acceptance: Acceptance) -> Acceptance.Candidate {
        var decided = candidate
        do throws(SnapshotProblem) {
            decided.action = try acceptance.accept(candidate, isDryRun: dryRun)
        } catch {
            (decided.action, decided.reason) = (.refused, error.reason)
        }
        return decided
    }
}

struct AcceptanceReport: Encodable {
    let schema = "snapgen.acceptance/1"
    let cases: [Acceptance.Candidate]
    let isDryRun: Bool
    let diagnostics: [Diagnostic]

    func text(_ style: Style) -> String {
        var table = Table(style: style, shortensLast: true)
        for item in cases {
            guard let action = item.action else { continue }
            table.append(cell(for: action), .init(item.file))
        }
        return table.text + style(.bold, counts) + "\n"
    }

    private func cell(for action: Acceptance.Action) -> Table.Cell {
        switch action {
        case .created: .init(isDryRun ? "would accept, new" : "accepted, new", .green)
        case .updated: .init(isDryRun ? "would accept" : "accepted", .cyan)
        case .unchanged: .init("already accepted", .dim)
        case .refused: .init("not accepted", .red)
        }
    }

    private var counts: String {
        let accepted = cases.count { $0.action == .created || $0.action == .updated }
        if cases.isEmpty { return "no failure to accept" }
        let verb = isDryRun ? "to accept" : "accepted"
        return "\(accepted) of \(count(cases.count, "failure")) \(verb)"
    }
}
