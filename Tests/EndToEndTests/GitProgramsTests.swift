import Foundation
import SnapgenTestSupport
import Testing

@Suite("Programs of a repository")
struct GitProgramsTests {
    private static let references = "project/__Snapshots__/SnapshotTests/App"

    private static let settings = [
        "core.fsmonitor", "core.pager", "pager.diff", "pager.config", "core.sshCommand", "core.editor", "core.askPass",
        "core.gitProxy", "core.alternateRefsCommand", "credential.helper", "gpg.program", "sequence.editor",
        "diff.external", "diff.own.command", "diff.own.textconv", "filter.own.clean", "filter.own.smudge",
        "filter.Long One.process", "interactive.diffFilter", "uploadpack.packObjectsHook", "alias.cat-file",
        "alias.diff-index", "log.showSignature",
    ]
    private static let hooks = [
        "post-index-change", "post-checkout", "reference-transaction", "pre-commit", "pre-auto-gc",
        "fsmonitor-watchman", "query-watchman", "pre-push", "post-merge", "post-rewrite", "sendemail-validate",
    ]

    private let folder: TemporaryFolder

    init() throws {
        folder = try EveryCommand.folder([
            "project/.gitattributes": "*.txt filter=own diff=own\nOther.1.txt filter=Long\\ One\n*.png filter=Long\n",
            "\(Self.references)/Row.1.txt": "1\n", "\(Self.references)/Changed.1.txt": "1\n",
            "\(Self.references)/Inner/a.txt": "1\n", "programs/none": "", "ran/none": "",
        ])
        try ProgramRecorder.makeRepository(at: folder.path("\(Self.references)/Inner"))
        try ProgramRecorder.makeRepository(at: folder.path("project"))
        try folder.write("2\n", to: "\(Self.references)/Changed.1.txt")
        try git("add", ".")
        try git("commit", "--quiet", "--message", "A")
        var settings = try Self.settings.map { ($0, try program($0)) }
        settings += ["filter.own.required", "filter.Long One.required", "remote.origin.promisor"].map { ($0, "true") }
        settings += [
            ("core.hooksPath", folder.path("programs")), ("remote.origin.url", "ssh://example.com/a"),
            ("extensions.partialClone", "origin"),
        ]
        try configure(settings, in: "project")
        try configure(
            [("core.fsmonitor", folder.path("programs/core.fsmonitor"))], in: "\(Self.references)/Inner")
        for name in Self.hooks { _ = try program(name) }
        try makeStale()
    }

    private func program(_ name: String) throws -> String {
        let mark = folder.path("ran/\(name)")
        let end = name.hasPrefix("filter.") ? "/bin/cat" : "exit 0"
        try folder.writeProgram("#!/bin/sh\n: >'\(mark)'\n\(end)\n", to: "programs/\(name)")
        return "'\(folder.path("programs/\(name)"))'"
    }

    /// Adds settings such as `filter.own.clean` to those of a repository.
    private func configure(_ settings: [(name: String, value: String)], in repository: String) throws {
        let lines = settings.map { name, value in
            let parts = name.split(separator: ".")
            let middle = parts.dropFirst().dropLast().joined(separator: ".")
            return "[\(parts[0])\(middle.isEmpty ? "" : " \"\(middle)\"")]\n\(parts[parts.count - 1]) = \"\(value)\"\n"
        }
        let file = "\(repository)/.git/config"
        try folder.write(folder.read(file) + lines.joined(), to: file)
    }

    private func git(_ words: String..., in path: String = "project", status: Int32? = 0) throws {
        let run = try ProgramRecorder.git(words, in: folder.path(path), environment: ["HOME": folder.path("home")])
        if let status { #expect(run.status == status, "\(words): \(run.error)") }
    }

    /// Makes the index older than all files, and the stamp of one file unknown to it.
    private func makeStale() throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
            ofItemAtPath: folder.path("\(Self.references)/Row.1.txt"))
        for index in ["project/.git/index", "\(Self.references)/Inner/.git/index"] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 2_000_000)], ofItemAtPath: folder.path(index))
        }
    }

    private var ran: [String] { folder.files.filter { $0.hasPrefix("ran/") && $0 != "ran/none" } }

    private func repository() throws -> [String: [UInt8]] {
        try folder.files.filter { $0.hasPrefix("project/") && $0.contains("/.git/") }.reduce(into: [:]) { files, file in
            files[file] = Array(try Data(contentsOf: URL(filePath: folder.path(file))))
        }
    }

    @Test("run if Git is used without care")
    func control() throws {
        try git("diff", "HEAD~1", status: nil)
        try git("status", status: nil)
        #expect(ran.contains("ran/diff.external") || ran.contains("ran/diff.own.command"), "\(ran)")
        #expect(
            Set(ran).isSuperset(of: ["ran/core.fsmonitor", "ran/filter.own.clean", "ran/post-index-change"]), "\(ran)")
    }

    private static let commands = [
        "report --base HEAD", "report --base HEAD~1", "report --base HEAD~1 --head HEAD", "status", "prune", "audit",
        "scan", "generate --check", "project", "doctor", "init --yes",
    ]

    @Test("do not run, and the repository stays as it is")
    func unused() throws {
        try ProgramRecorder.install(in: folder)
        var environment = ProgramRecorder(in: folder).environment
        environment["PATH"] = nil
        for command in Self.commands {
            let before = try repository()
            let run = try EveryCommand.run(SnapgenProcess.words(command), in: folder, environment)
            #expect([0, 1].contains(run.status) || command == "project", "\(run.error)")
            #expect(ran == [], "\(command)")
            #expect(try repository() == before, "\(command)")
            #expect(!folder.exists("trace"), "\(command)")
            guard command.contains("--base") else { continue }
            #expect(run.output.contains("changed  1\n") == command.contains("HEAD~1"), "\(run.output)")
        }
    }

    @Test("do not run to fetch an object that is missing")
    func lazyFetch() throws {
        let objects = folder.path("project/.git/objects")
        let old = "d00491fd7e5bb6fa28c517a0bb32b8b506539d4d"
        try FileManager.default.removeItem(atPath: "\(objects)/\(old.prefix(2))/\(old.dropFirst(2))")
        try git("cat-file", "blob", old, status: nil)
        #expect(ran.contains("ran/core.sshCommand"), "\(ran)")
        try FileManager.default.removeItem(atPath: folder.path("ran"))
        try folder.write("", to: "ran/none")
        let run = try EveryCommand.run(["report", "--base", "HEAD~1"], in: folder)
        #expect(run.output.contains("failed  2\n"), "\(run.output)\(run.error)")
        #expect(ran == [])
    }
}
