import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenReview

@Suite("addresses of sources")
struct GitFolderTests {
    private static let hash = "0123456789abcdef0123456789abcdef01234567"

    private func address(_ git: [String: String], folder: String = "") throws -> String? {
        let files = try TemporaryFolder(
            Dictionary(git.map { (".git/\($0)", $1) }) { $1 }.merging(["App 1/a": ""]) { $1 })
        return GitFolder(of: ProjectRoot(files.path(folder)), in: LocalFileSystem())?.sourceURL
    }

    private static func config(_ url: String) -> String {
        "[remote \"fork\"]\n\turl = https://github.com/x/y\n[remote \"origin\"]\n\turl = \(url)\n"
    }

    @Test(
        "the commit on the service of the remote, without a password",
        arguments: [
            ("https://github.com/o/r.git", "https://github.com/o/r/blob/\(hash)/{path}#L{line}"),
            ("https://me:secret@github.com/o/r", "https://github.com/o/r/blob/\(hash)/{path}#L{line}"),
            ("https://me:p@ss@github.com:443/o/r.git/", "https://github.com/o/r/blob/\(hash)/{path}#L{line}"),
            ("git@github.com:o/r.git", "https://github.com/o/r/blob/\(hash)/{path}#L{line}"),
            (
                "ssh://git@gitlab.example.com:2222/g/s/r.git",
                "https://gitlab.example.com/g/s/r/-/blob/\(hash)/{path}#L{line}"
            ),
            ("https://bitbucket.org/o/r", "https://bitbucket.org/o/r/src/\(hash)/{path}#lines-{line}"),
        ])
    func services(url: String, expected: String) throws {
        #expect(try address(["config": Self.config(url), "HEAD": Self.hash]) == expected)
    }

    private static let app = config("https://github.com/o/r")

    @Test(
        "a branch, also packed, and a project in a folder of the repository; none without a service, remote or commit",
        arguments: [
            (["config": app, "HEAD": "ref: refs/heads/main\n", "refs/heads/main": "\(hash)\n"], true),
            (["config": app, "HEAD": "ref: refs/heads/a", "packed-refs": "# pack-refs\n\(hash) refs/heads/a\n"], true),
            (["config": config("https://example.com/o/r"), "HEAD": hash], false),
            (["config": config("../r"), "HEAD": hash], false), (["config": "", "HEAD": hash], false),
            (["config": app, "HEAD": "ref: ../../secret"], false),
            (["config": app, "HEAD": "ref: refs/heads/none"], false),
        ])
    func commits(git: [String: String], isKnown: Bool) throws {
        let expected = "https://github.com/o/r/blob/\(Self.hash)/App%201/{path}#L{line}"
        #expect(try address(git, folder: "App 1") == (isKnown ? expected : nil))
    }

    @Test("a worktree has a file with the path of its folder, which names a common one")
    func worktree() throws {
        let files = try TemporaryFolder([
            "tree/.git": "gitdir: ../main/.git/worktrees/tree\n",
            "main/.git/config": Self.config("https://github.com/o/r"),
            "main/.git/worktrees/tree/HEAD": "ref: refs/heads/a\n", "main/.git/worktrees/tree/commondir": "../..\n",
            "main/.git/refs/heads/a": "\(Self.hash)\n",
        ])
        let address = GitFolder(of: ProjectRoot(files.path("tree")), in: LocalFileSystem())?.sourceURL
        #expect(address == "https://github.com/o/r/blob/\(Self.hash)/{path}#L{line}")
    }
}
