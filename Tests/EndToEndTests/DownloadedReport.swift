import Foundation
import SnapgenTestSupport
import Testing

/// The way from a failing run of CI to references: a repository, what a job uploads, and clones.
struct DownloadedReport {
    static let passed = "Cart.empty.txt"

    private(set) var folder: TemporaryFolder
    let commit: String
    /// The names of references with a changed result, whose old text is `a` and whose new one is their name.
    let changed: [String]

    private static let one = Result { try DownloadedReport(changed: 1) }

    /// Returns a copy of a report with one changed result.
    static func ofOne() throws -> DownloadedReport {
        var report = try one.get()
        report.folder = try report.folder.copy()
        return report
    }

    /// Commits a project, whose run has `Cart.full` and other cases changed, one new and one passed, and makes the
    /// report that the job uploads.
    init(changed count: Int) throws {
        changed = (0..<count).map { $0 == 0 ? "Cart.full.txt" : "Open.\($0).txt" }
        folder = try TemporaryFolder(["caches/a": ""])
        let names = changed
        let references = Dictionary(uniqueKeysWithValues: (changed + [Self.passed]).map { ($0, "a\n") })
        let project = try ReviewProject.make(references, [".gitignore": ".build\n"])
        try FileManager.default.moveItem(atPath: project.path, toPath: folder.path("origin"))
        try ProgramRecorder.makeRepository(at: folder.path("origin"))
        commit = try Self.output(["rev-parse", "HEAD"], in: folder.path("origin"))
        try Self.git(["clone", "--quiet", "origin", "job"], in: folder.path)
        let lines =
            names.map { ReviewProject.line("changed", $0, reference: Self.hash, actual: "artifacts/\($0)") }
            + [ReviewProject.line("new", "Open.new.txt", actual: "artifacts/Open.new.txt")]
            + [ReviewProject.line("passed", Self.passed, reference: Self.hash)]
        try folder.write(lines.joined(), to: "job/.build/snapgen/results.jsonl")
        for name in names + ["Open.new.txt"] {
            try folder.write("\(name)\n", to: "job/.build/snapgen/artifacts/\(name)")
        }
        try snapgen(["report"], in: "job", environment: Self.job)
        // Without permissions and empty folders, as an artifact is.
        let results = "job/.build/snapgen/"
        for file in folder.files where file.hasPrefix("\(results)report/") {
            try folder.write(folder.read(file), to: String(file.dropFirst(results.count)))
        }
    }

    private static let job = [
        "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "travel/app", "GITHUB_RUN_ID": "17",
    ]
    /// The hash of `a`, as a test writes it.
    private static let hash = "3aafac7ee54a3e61"

    func clone(_ name: String) throws { try Self.git(["clone", "--quiet", "origin", name], in: folder.path) }

    func reference(_ name: String, in clone: String) -> String? {
        folder.text("\(clone)/\(ReviewProject.folder)/\(name)")
    }

    @discardableResult
    func snapgen(
        _ words: [String], in clone: String, environment: [String: String] = [:]
    ) throws -> SnapgenProcess {
        let run = try SnapgenProcess.run(words, in: folder.path(clone), environment: environment)
        #expect(run.status == 0, "\(words): \(run.error)")
        return run
    }

    func accept(in clone: String) throws -> SnapgenProcess {
        try snapgen(["accept", "--results", "../report"], in: clone)
    }

    static func git(_ words: [String], in path: String) throws {
        #expect(try ProgramRecorder.git(words, in: path).status == 0, "\(words)")
    }

    static func output(_ words: [String], in path: String) throws -> String {
        try ProgramRecorder.git(words, in: path).output.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
