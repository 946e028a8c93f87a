import SnapgenModel
import SnapgenPlan
import SnapgenSetup

/// Moves of references as a shell script.
struct MovesReport {
    let moves: ReferenceMoves

    /// The script: commands that create the folders, and a `git mv` for each file.
    var text: String {
        let folders = Set(moves.moves.map { ReferenceMoves.folder(of: $0.to) }).sorted()
        let lines =
            folders.map { "mkdir -p -- \(ShellWord.quoted($0))" }
            + moves.moves.map { "git mv -- \(ShellWord.quoted($0.from)) \(ShellWord.quoted($0.to))" }
        return lines.map { "\($0)\n" }.joined()
    }
}
