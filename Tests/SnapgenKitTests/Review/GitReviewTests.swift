import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenReview

@Suite("reports of commits")
struct GitReviewTests {
    private let project: ReviewedProject

    init() throws {
        project = try ReviewedProject()
        try project.write(picture(40, 30).png(), to: "Refs/a.png")
        for file in ["Refs/b.txt", "Refs/é ü.txt", "Refs/same.txt", "other.txt"] { try project.write("1\n", to: file) }
        try project.git("init", "--quiet", "--initial-branch=main")
        try project.commit()
    }

    @Test(arguments: [false, true]) func workingTreeOrCommitIsComparedWithACommit(isCommitted: Bool) throws {
        try project.write(picture(40, 30, (box(4, 5), 0)).png(), to: "Refs/a.png")
        try project.remove("Refs/b.txt")
        try project.write("2\n", to: "Refs/é ü.txt")
        try project.write("1\n", to: "Refs/new.txt")
        try project.write("2\n", to: "other.txt")
        if isCommitted { try project.commit() }
        let report = try project.review(from: isCommitted ? "main~1" : "main", to: isCommitted ? "main" : nil)
        #expect(report.cases.map(\.path) == ["a.png", "b.txt", "new.txt", "same.txt", "é ü.txt"])
        #expect(report.cases.map(\.status) == [.changed, .deleted, .new, .passed, .changed])
        #expect(report.cases[0].difference?.changed == 200)
        #expect(report.cases[4].text?.lines.map(\.text) == ["1", "2"])
        #expect(report.base?.hasPrefix("main") == true)
    }

    @Test(arguments: ["nothing", "--all", "-h", "main other", ""]) func unknownRevisionIsAnError(name: String) throws {
        #expect(problems { try project.review(from: name) }.map(\.id) == [.unreadableInput])
    }

    @Test func picturesOfLFSComeFromTheLocalStore() throws {
        try project.write(Self.pointer, to: "Refs/a.png")
        try project.commit()
        try project.write(picture(40, 30, (box(4, 5), 0)).png(), to: "Refs/a.png")
        let missing = try project.review(from: "HEAD").cases[0]
        #expect(missing.status == .failed && missing.reason?.contains("git lfs fetch") == true)
        try project.write(picture(40, 30).png(), to: Self.object)
        let found = try project.review(from: "HEAD").cases[0]
        #expect(found.status == .changed && found.difference?.changed == 200)
    }

    @Test func filesThatTheIndexDoesNotKnowAreComparedAsTheyAre() throws {
        try project.write(Self.pointer, to: "Refs/a.png")
        try project.commit()
        try project.write(picture(40, 30).png(), to: Self.object)
        try project.write("*.png filter=lfs\n", to: ".git/info/attributes")
        try project.git("config", "filter.lfs.clean", "false")
        try project.git("config", "filter.lfs.required", "true")
        try project.write(picture(40, 30).png(), to: "Refs/a.png")
        try project.write("1\n", to: "Refs/b.txt")
        #expect(try project.review(from: "HEAD").cases.allSatisfy { $0.status == .passed })
        try project.git("config", "filter.a=b.clean", "false")
        #expect(throws: DiagnosticError.self) { try project.review(from: "HEAD") }
    }

    private static let hash = String(repeating: "ab", count: 32)
    private static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:\(hash)\nsize 100\n"
    private static let object = ".git/lfs/objects/ab/ab/\(hash)"
}

extension ReviewedProject {
    fileprivate func git(_ arguments: String...) throws {
        let user = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
        _ = try Program.git.run(["-C", root] + user + arguments)
    }

    fileprivate func commit() throws {
        try git("add", "--all", "Refs", "other.txt")
        try git("commit", "--quiet", "--message", "A")
    }

    fileprivate func review(from base: String, to head: String? = nil) throws -> ReviewReport {
        let folder = "\(root)/Refs"
        let repository = GitRepository(of: folder, in: LocalFileSystem())
        let old = try repository.revision(base)
        let new = try head.map { try repository.revision($0) }
        let review = try Review(from: old, to: new, of: folder, in: repository, LocalFileSystem())
        return try builder().report(of: review, title: "Shop", base: old.label, head: new?.label)
    }
}
