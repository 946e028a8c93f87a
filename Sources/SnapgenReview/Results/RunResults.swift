import Foundation
package import SnapgenKit
package import SnapgenModel
import SnapgenNames

package struct RunResults: Equatable, Sendable {
    package private(set) var outcomes: [String: CaseOutcome] = [:]
    private(set) var unreadableLines = 0

    package init() {}

    package init(of files: [ResultsFile]) {
        let results = files.map(\.results)
        unreadableLines = results.reduce(0) { $0 + $1.unreadable }
        for outcome in results.flatMap(\.outcomes).sorted(by: { $0.time < $1.time }) {
            // Each language of a test plan skips the pictures of the others, so `skipped` replaces no other outcome.
            if outcome.kind == .skipped, outcomes[outcome.path] != nil { continue }
            outcomes[outcome.path] = outcome
        }
    }

    /// Completes the runs that do not state their commits or jobs; `SNAPGEN_COMMIT` replaces that of a merge.
    package mutating func complete(from environment: [String: String], commit: String?) {
        let address = TestRun.address(in: environment)
        for path in outcomes.keys {
            let run = outcomes[path]?.run
            outcomes[path]?.run = TestRun(
                commit: environment["SNAPGEN_COMMIT"].flatMap(GitHead.hash) ?? run?.commit ?? commit,
                address: run?.address ?? address, environment: run?.environment)
        }
    }

    package var diagnostics: [Diagnostic] {
        guard unreadableLines > 0 else { return [] }
        let lines = unreadableLines == 1 ? "a line" : "\(unreadableLines) lines"
        let problem = "\(lines) of the results cannot be read; a run may still be writing, or was stopped"
        return [Diagnostic(.incompleteResults, .warning, problem)]
    }
}

package struct ResultsFile: Sendable {
    package static let name = "results.jsonl"
    private static let oldName = "results.old.jsonl"
    /// The folder below the root of a project that tests write to unless `SNAPGEN_RESULTS` is set.
    package static let usualFolder = ".build/snapgen"

    package let folder: String
    /// The lines; those of `oldName` precede those of `name`.
    let bytes: [UInt8]

    /// The outcomes in the order of the lines; crashes come last.
    var results: (outcomes: [CaseOutcome], unreadable: Int) {
        let (lines, unreadable) = ResultLine.lines(of: bytes)
        var (started, runs): ([String: ResultLine], [Int: TestRun]) = ([:], [:])
        var outcomes: [CaseOutcome] = []
        for line in lines {
            if line.event == ResultLine.run { runs[line.process] = line.origin?.checked }
            // Results may come from elsewhere, so a path has to stay below the folder of the references.
            guard RelativePath(line.case)?.string == line.case else { continue }
            let start = "\(line.process) \(line.case)"
            if line.event == "started" { started[start] = line }
            guard var outcome = line.outcome(in: folder, since: started[start]?.time) else { continue }
            outcome.run = runs[line.process]
            started[start] = nil
            outcomes.append(outcome)
        }
        let crashes = started.values.map {
            CaseOutcome(path: $0.case, kind: .crashed, test: $0.test, time: $0.time, run: runs[$0.process])
        }
        return (outcomes + crashes, unreadable)
    }
}

/// A line of `results.jsonl`, which `Documentation/Commands.md` describes.
private struct ResultLine: Codable {
    static let run = "run"

    /// The path of the reference; empty for a run.
    var `case`: String
    var event: String
    var process: Int
    var test: String?
    var time: Int64
    var reference: String?
    var recorded: Bool?
    var actual: String?
    var actualHash: String?
    var reason: String?
    var origin: TestRun?

    /// The last line may be incomplete if a run is still writing it, and no line has a time before 1970.
    static func lines(of bytes: [UInt8]) -> (lines: [ResultLine], unreadable: Int) {
        let decoder = JSONDecoder()
        let texts = bytes.split(separator: UInt8(ascii: "\n"))
        let lines = texts.compactMap { try? decoder.decode(ResultLine.self, from: Data($0)) }.filter { $0.time >= 0 }
        return (lines, texts.count - lines.count)
    }

    /// The events that are outcomes; the others are `started` and those of later versions.
    private static let outcomes: [ReportCase.Status] = [.passed, .changed, .new, .failed, .skipped, .crashed]

    func outcome(in folder: String, since begin: Int64?) -> CaseOutcome? {
        guard let kind = ReportCase.Status(rawValue: event), Self.outcomes.contains(kind) else { return nil }
        return CaseOutcome(
            path: `case`, kind: kind, test: test, time: time, duration: begin.map { max(0, time - $0) },
            reference: reference, isRecorded: recorded ?? false,
            actual: actual.map { AbsolutePath.resolve($0, from: folder) }, actualHash: actualHash, reason: reason)
    }
}

extension ResultsFile {
    /// Returns the lines of a report's folder, from which its results can be accepted; `nil` without results.
    static func text(of cases: [ReportCase]) throws(DiagnosticError) -> String? {
        var (lines, runs): ([ResultLine], [TestRun]) = ([], [])
        for item in cases {
            guard let outcome = item.outcome else { continue }
            let run = outcome.run ?? TestRun()
            let process = runs.firstIndex(of: run) ?? runs.count
            if process == runs.count {
                runs.append(run)
                lines.append(
                    ResultLine(case: "", event: ResultLine.run, process: process, time: outcome.time, origin: run))
            }
            let actual = item.actual?.file == nil ? nil : item.actual
            lines.append(
                ResultLine(
                    case: item.path, event: outcome.kind.rawValue, process: process, test: outcome.test,
                    time: outcome.time, reference: outcome.reference, recorded: outcome.isRecorded ? true : nil,
                    actual: actual?.file, actualHash: actual?.hash,
                    reason: outcome.reason ?? (item.status == .failed ? item.reason : nil)))
        }
        let texts = try lines.map { line throws(DiagnosticError) in try CommandJSON.line(of: line) }
        return texts.isEmpty ? nil : texts.joined()
    }

    /// Reads the files of a folder or of a file in it, or else of the folders in it, such as those of several
    /// artifacts.
    package static func all(at path: String, in files: any FileSystem) throws(DiagnosticError) -> [ResultsFile] {
        let folder = files.kind(of: path) == .file ? AbsolutePath.resolve("..", from: path) : path
        if let file = try file(in: folder, files) { return [file] }
        let subfolders = ((try? files.names(in: folder)) ?? []).map { "\(folder)/\($0)" }
        let found = try subfolders.map { inner throws(DiagnosticError) in try file(in: inner, files) }.compactMap { $0 }
        guard found.isEmpty else { return found }
        let problem = "there is no '\(name)' in the folder or in the folders in it; run the tests first"
        throw DiagnosticError(.unreadableInput, problem, path: folder)
    }

    private static func file(in folder: String, _ files: any FileSystem) throws(DiagnosticError) -> ResultsFile? {
        let parts = [oldName, name].map { "\(folder)/\($0)" }.filter { files.kind(of: $0) == .file }
        if parts.isEmpty { return nil }
        let contents = try parts.map { part throws(DiagnosticError) in
            try files.read(part) { error in
                let problem = "the results cannot be read: \(error.reason); check the path"
                return DiagnosticError(.unreadableInput, problem, path: part)
            }
        }
        return ResultsFile(folder: folder, bytes: Array(contents.joined()))
    }
}

package struct TestRun: Hashable, Codable, Sendable {
    /// The hash of the commit that was checked out.
    package var commit: String?
    package var address: String?
    /// The system, Xcode and simulator, as generated tests describe them.
    package var environment: String?

    /// The run without what is no commit, because both become parts of commands.
    fileprivate var checked: TestRun {
        TestRun(
            commit: commit.flatMap(GitHead.hash), address: address.flatMap { $0.hasPrefix("https://") ? $0 : nil },
            environment: environment.flatMap { $0.contains { $0.isNewline || $0 == "\t" } ? nil : $0 })
    }

    /// Returns the address of a job on GitHub, GitLab, Bitrise, Buildkite, CircleCI or Jenkins.
    fileprivate static func address(in environment: [String: String]) -> String? {
        let parts = ["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_RUN_ID"].compactMap { environment[$0] }
        if parts.count == 3 { return "\(parts[0])/\(parts[1])/actions/runs/\(parts[2])" }
        let names = ["CI_JOB_URL", "BITRISE_BUILD_URL", "BUILDKITE_BUILD_URL", "CIRCLE_BUILD_URL", "BUILD_URL"]
        return names.lazy.compactMap { environment[$0] }.first
    }
}

package struct CaseOutcome: Equatable, Sendable {
    package var path: String
    package var kind: ReportCase.Status
    /// The suite and the function, `ShopSnapshotTests/testCart`; `nil` if the framework does not state them.
    package var test: String?
    /// The time of the outcome, in milliseconds since 1970.
    package var time: Int64 = 0
    /// The time from the beginning of the case to its outcome, in milliseconds; `nil` if the beginning is unknown.
    var duration: Int64?
    /// The hash of the reference after the comparison; `nil` if there was no reference.
    package var reference: String?
    var isRecorded = false
    package var actual: String?
    /// The hash of the actual result, of results that a report contains.
    var actualHash: String?
    package var reason: String?
    package var run: TestRun?

    func status(reference: String?, actual: String?) -> (status: ReportCase.Status, reason: String?) {
        guard [.passed, .changed, .new].contains(kind), self.reference != reference else { return (kind, nil) }
        if reference == nil {
            return (.outdated, "the reference has been deleted since the run; run the test again")
        }
        if reference == actual {
            return (.outdated, "the actual result has become the reference; run the test again to confirm it")
        }
        return (.outdated, "the reference has changed since the run; run the test again")
    }

    /// Returns the hash of a file's bytes, as a test writes it.
    static func hash(of bytes: [UInt8]) -> String { String(StableHash.value(ofLong: bytes[...]), radix: 16) }
}
