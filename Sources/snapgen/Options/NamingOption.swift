import ArgumentParser
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenPlan
import SnapgenSetup

struct NamingOption: ParsableArguments {
    @Option(
        name: .customLong("names"),
        help: ArgumentHelp("Show the names of references in another naming.", valueName: "naming"))
    var naming: ReferenceNaming?

    var words: [String] { naming.map { ["--names", $0.rawValue] } ?? [] }
}

extension ReferenceNaming: ExpressibleByArgument {}

extension Session {
    func printMoves(
        of project: Project, to naming: ReferenceNaming?, in references: RelativePath? = nil, isComplete: Bool,
        next: String
    ) throws {
        var (moves, diagnostics) = try watching { progress in
            try Pipeline(project).referenceMoves(
                to: naming, in: references, isComplete: isComplete, progress: progress)
        }
        report(diagnostics)
        moves.diagnostics = report(moves.diagnostics)
        try ExitStatus(diagnostics).end()
        try print(moves, next: next)
    }

    /// Prints moves as a shell script: commands that create the folders, and a `git mv` for each file.
    func print(_ moves: ReferenceMoves, next: String = "") throws {
        let folders = Set(moves.moves.map { ReferenceMoves.folder(of: $0.to) }).sorted()
        let lines =
            folders.map { "mkdir -p -- \(ShellWord.quoted($0))\n" }
            + moves.moves.map { "git mv -- \(ShellWord.quoted($0.from)) \(ShellWord.quoted($0.to))\n" }
        try print(moves, report: lines.joined())
        let number = count(moves.moves.count, "reference")
        suggest("\(number) to move. Next: pipe this into 'sh' at the project's root\(next).")
    }
}
