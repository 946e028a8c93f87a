import ArgumentParser
import Foundation
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenNames
import SnapgenPlan
import SnapgenSetup

struct NamingOption: ParsableArguments {
    @Option(
        name: .customLong("names"),
        help: ArgumentHelp("Show the names of references in another naming, or by a pattern.", valueName: "naming"))
    var naming: ReferenceNaming?

    var words: [String] { naming.map { ["--names", $0.rawValue] } ?? [] }
}

extension ReferenceNaming: ExpressibleByArgument {}

extension Session {
    /// Prints moves as a shell script: commands that create the folders, a `git mv` for each file, and lines with the
    /// environments of pictures, which other commands sort.
    func print(_ moves: ReferenceMoves, next: String = "") throws {
        let folders = Set(moves.moves.map { ReferenceMoves.folder(of: $0.to) }).sorted()
        let lines =
            folders.map { "mkdir -p -- \(ShellWord.quoted($0))\n" }
            + moves.moves.map { "git mv -- \(ShellWord.quoted($0.from)) \(ShellWord.quoted($0.to))\n" }
        try print(moves, report: lines.joined() + environments(of: moves.moves))
        let number = count(moves.moves.count, "reference")
        let step = moves.moves.isEmpty ? "" : ". Next: pipe this into 'sh' at the project's root"
        suggest("\(number) to move\(step)\(next).")
    }

    /// Returns the commands that add the lines of moved pictures to the files in their new folders.
    private func environments(of moves: [ReferenceMoves.Move]) -> String {
        let file = { "\(ReferenceMoves.folder(of: $0))/\(RecordedEnvironments.name)" }
        let known = Set(moves.map { file($0.from) }).map { place in
            (place, RecordedEnvironments(Data((try? LocalFileSystem().read("\(root.path)/\(place)")) ?? [])))
        }
        let recorded = Dictionary(uniqueKeysWithValues: known)
        return moves.compactMap { move in
            let names = [move.from, move.to].compactMap { $0.split(separator: "/").last.map(String.init) }
            guard names.count == 2, let environment = recorded[file(move.from)]?[names[0]] else { return nil }
            let words = [names[1], environment].map(ShellWord.quoted).joined(separator: " ")
            return "printf '%s\\t%s\\n' \(words) >>\(ShellWord.quoted(file(move.to)))\n"
        }.joined()
    }
}
