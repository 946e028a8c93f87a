import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenReview

@Suite("addresses of sources")
struct SourceLinksTests {
    private static let hash = "0123456789abcdef0123456789abcdef01234567"

    private func address(
        _ git: [String: String], folder: String = "", path: String = "Sources/A.swift"
    ) throws -> String? {
        let files = try TemporaryFolder(
            Dictionary(uniqueKeysWithValues: git.map { (".git/\($0)", $1) }).merging(["App/a": ""]) { old, _ in old })
        let path = try #require(RelativePath(path))
        return SourceLinks(of: ProjectRoot(files.path(folder)), in: LocalFileSystem())?.address(of: path, line: 7)
    }

    private func config(_ url: String) -> String {
        "[remote \"fork\"]\n\turl = https://github.com/x/y\n[remote \"origin\"]\n\turl = \(url)\n"
    }

    @Test(
        "the commit on the service of the remote",
        arguments: [
            ("https://github.com/o/r.git", "https://github.com/o/r/blob/\(hash)/Sources/A.swift#L7"),
            ("git@github.com:o/r.git", "https://github.com/o/r/blob/\(hash)/Sources/A.swift#L7"),
            (
                "ssh://git@gitlab.example.com:2222/g/s/r.git",
                "https://gitlab.example.com/g/s/r/-/blob/\(hash)/Sources/A.swift#L7"
            ),
            ("https://bitbucket.org/o/r", "https://bitbucket.org/o/r/src/\(hash)/Sources/A.swift#lines-7"),
        ])
    func services(url: String, expected: String) throws {
        #expect(try address(["config": config(url), "HEAD": Self.hash]) == expected)
    }

    @Test("passwords in the remote do not get into the address") func passwords() throws {
        let config = self.config("https://me:secret@github.com/o/r.git")
        let found = try #require(try address(["config": config, "HEAD": Self.hash]))
        #expect(found.hasPrefix("https://github.com/o/r/blob/"))
    }

    @Test("a branch, also packed, and a project in a folder of the repository") func branches() throws {
        let files = ["config": config("https://github.com/o/r"), "HEAD": "ref: refs/heads/main\n"]
        let expected = "https://github.com/o/r/blob/\(Self.hash)/App/Sources/A.swift#L7"
        let loose = files.merging(["refs/heads/main": "\(Self.hash)\n"]) { first, _ in first }
        #expect(try address(loose, folder: "App") == expected)
        let packed = files.merging(["packed-refs": "# pack-refs\n\(Self.hash) refs/heads/main\n"]) { first, _ in first }
        #expect(try address(packed, folder: "App") == expected)
    }

    @Test("paths cannot change the address") func escapes() throws {
        let found = try address(
            ["config": config("https://github.com/o/r"), "HEAD": Self.hash], path: "a b/{line}?#\"<é.swift")
        #expect(found == "https://github.com/o/r/blob/\(Self.hash)/a%20b/%7Bline%7D%3F%23%22%3C%C3%A9.swift#L7")
    }

    @Test(
        "no address without a known service, a remote and a commit",
        arguments: [
            ["config": "[remote \"origin\"]\nurl = https://example.com/o/r", "HEAD": hash],
            ["config": "[remote \"origin\"]\nurl = ../r", "HEAD": hash], ["config": "", "HEAD": hash],
            ["config": "[remote \"origin\"]\nurl = https://github.com/o/r", "HEAD": "ref: ../../secret"],
            ["config": "[remote \"origin\"]\nurl = https://github.com/o/r", "HEAD": "ref: refs/heads/none"],
        ])
    func nothing(git: [String: String]) throws {
        #expect(try address(git) == nil)
    }

    @Test("a pattern that is no address has no effect") func patterns() throws {
        let path = try #require(RelativePath("A.swift"))
        let links = SourceLinks(pattern: "https://e.com/{path}?l={line}")
        #expect(links.address(of: path, line: 3) == "https://e.com/A.swift?l=3")
        #expect(SourceLinks(pattern: "javascript:alert('{path}')").address(of: path, line: 3) == nil)
    }
}
