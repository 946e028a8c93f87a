import SnapgenPlan

/// Moves of references as a script for a shell.
struct MovesReport {
    let moves: ReferenceMoves

    /// The folders that have to be there, then a line for each file.
    var text: String {
        let folders = Set(moves.moves.map { ReferenceMoves.folder(of: $0.to) }).sorted()
        let lines =
            folders.map { "mkdir -p -- \(ShellWord.quoted($0))" }
            + moves.moves.map { "git mv -- \(ShellWord.quoted($0.from)) \(ShellWord.quoted($0.to))" }
        return lines.map { "\($0)\n" }.joined()
    }
}
