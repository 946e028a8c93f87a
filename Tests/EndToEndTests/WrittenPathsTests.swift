import Foundation
import SnapgenTestSupport
import Testing

/// The paths that SECURITY.md lists, for every command.
@Suite("Written paths")
struct WrittenPathsTests {
    @Test("of a command are those that are documented", arguments: EveryCommand.rows.indices)
    func written(index: Int) throws {
        let (command, arguments, expected) = EveryCommand.rows[index]
        let folder = try EveryCommand.folder()
        let before = try identities(in: folder)
        let run = try EveryCommand.run(command, arguments, in: folder)
        #expect(run.status == (arguments == ["--check"] || command == "doctor" ? 1 : 0), "\(run.error)")
        let after = try identities(in: folder)
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        let written = changed.map { path in expected.first { $0.hasSuffix("/") && path.hasPrefix($0) } ?? path }
        #expect(Set(written) == expected)
    }

    @Test("are tested for every command")
    func everyCommand() throws {
        #expect(try Set(DescribedCommand.leaves.get()) == Set(EveryCommand.rows.map(\.command)))
    }

    private func identities(in folder: TemporaryFolder) throws -> [String: [FileAttributeKey: NSObject]] {
        try folder.files.reduce(into: [:]) { $0[$1] = try folder.identity(of: $1) }
    }
}
