import ArgumentParser
import Foundation
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenNames
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
    /// Prints moves as a shell script at the root of the project: commands that create the folders, and for each file a
    /// `git mv`, after which the environment of a picture gets a line, which other commands sort.
    func print(_ moves: ReferenceMoves, in root: ProjectRoot, next: String = "") throws {
        let folders = Set(moves.moves.map { ReferenceMoves.folder(of: $0.to) }).sorted()
        let isElsewhere = !folders.isEmpty && absolute(".") != root.path
        let lines =
            (isElsewhere ? ["cd -- \(ShellWord.quoted(root.path)) || exit\n"] : [])
            + folders.map { "mkdir -p -- \(ShellWord.quoted($0))\n" } + commands(for: moves.moves, in: root)
        try print(moves, report: lines.joined())
        let number = count(moves.moves.count, "reference")
        let step = moves.moves.isEmpty ? "" : ". Next: pipe this into 'sh' at the project's root"
        suggest("\(number) to move\(step)\(next).")
    }

    private func commands(for moves: [ReferenceMoves.Move], in root: ProjectRoot) -> [String] {
        let file = { "\(ReferenceMoves.folder(of: $0))/\(RecordedEnvironments.name)" }
        let known = Set(moves.map { file($0.from) }).map { place in
            (place, RecordedEnvironments(Data((try? LocalFileSystem().read("\(root.path)/\(place)")) ?? [])))
        }
        let recorded = Dictionary(uniqueKeysWithValues: known)
        return moves.map { move in
            let names = [move.from, move.to].compactMap { $0.split(separator: "/").last.map(String.init) }
            let command = "git mv -- \(ShellWord.quoted(move.from)) \(ShellWord.quoted(move.to))"
            guard let environment = recorded[file(move.from)]?[names[0]] else { return "\(command)\n" }
            let words = [names[1], environment].map(ShellWord.quoted).joined(separator: " ")
            return "\(command) &&\n    printf '%s\\t%s\\n' \(words) >>\(ShellWord.quoted(file(move.to)))\n"
        }
    }
}
