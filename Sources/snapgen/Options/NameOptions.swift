import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenPlan
import SnapgenSetup

/// The options that replace the configured naming of references.
struct NameOptions: ParsableArguments {
    @OptionGroup var option: NamingOption

    @Flag(
        help: ArgumentHelp(
            "Print a 'git mv' for each existing reference, from its configured name to that of --names.",
            discussion: "Without --names, from the number of an unnamed preview to the view that it is called after."))
    var moves = false

    @Flag(help: "With --moves, include references that do not exist.")
    var all = false

    /// The naming in place of the configured one; `nil` for that.
    var naming: ReferenceNaming? { option.naming }

    func validate() throws {
        if all, !moves { throw ValidationError("--all requires --moves") }
    }

    func printMoves(in project: Project, _ session: Session) throws {
        var (moves, diagnostics) = try session.referenceMoves(of: project, to: naming, isComplete: all)
        session.report(diagnostics)
        moves.diagnostics = session.report(moves.diagnostics)
        try ExitStatus(diagnostics).end()
        try session.print(moves, report: MovesReport(moves: moves).text)
        let setting = naming.map { ", then set 'naming: \($0.rawValue)' in snapgen.yml" } ?? ""
        session.suggest(
            "\(count(moves.moves.count, "reference")) to move. Next: pipe this into 'sh' at the project's root\(setting)."
        )
    }
}

extension Session {
    /// Lists how the references of a project get other names; see `Pipeline`.
    func referenceMoves(
        of project: Project, to naming: ReferenceNaming?, in references: RelativePath? = nil, isComplete: Bool
    ) throws -> (ReferenceMoves, [Diagnostic]) {
        try answer { () throws(DiagnosticError) in
            try watching { progress throws(DiagnosticError) in
                try Pipeline(project).referenceMoves(
                    to: naming, in: references, isComplete: isComplete, progress: progress)
            }
        }
    }
}

/// The option that replaces the configured naming of references.
struct NamingOption: ParsableArguments {
    @Option(
        name: .customLong("names"),
        help: ArgumentHelp(
            "Show the names of references in another naming: \(ReferenceNaming.names.joined(separator: ", ")).",
            valueName: "naming"),
        completion: .list(ReferenceNaming.names),
        transform: ReferenceNaming.init(option:))
    var naming: ReferenceNaming?

    var words: [String] { naming.map { ["--names", $0.rawValue] } ?? [] }
}

extension ReferenceNaming {
    fileprivate static var names: [String] { allCases.map(\.rawValue) }

    fileprivate init(option: String) throws {
        guard let naming = ReferenceNaming(rawValue: option) else {
            throw ValidationError(
                "no naming is called '\(option)'" + Suggestion.phrase(for: option, in: ReferenceNaming.names))
        }
        self = naming
    }
}
