import Foundation
import SnapgenTestSupport
import Testing

@Suite("The same input", .enabled(if: TestTier.reliability.isOn, "Scripts/test reliability"))
struct DeterminismTests {
    /// A variation of a run that must not affect the result.
    struct Way: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var arguments: [String] = []
        var environment: [String: String] = [:]
        var folder = "project"
        var order: UInt64 = 0
        var umask = "022"
        var binary = SnapgenBinary.url
    }

    static let ways: [Way] =
        (1...amount(short: 3, long: 10)).map { Way(testDescription: "once more, \($0)") }
        + [1, 2, 4, 16].map { Way(testDescription: "\($0) threads", arguments: ["--threads", "\($0)"]) }
        + (1...UInt64(amount(short: 3, long: 10))).map {
            Way(testDescription: "folders filled in order \($0)", order: $0)
        }
        + ["C", "tr_TR.UTF-8", "de_DE.UTF-8", "ja_JP.UTF-8", "ar_EG.UTF-8"].map {
            Way(testDescription: "locale \($0)", environment: ["LANG": $0, "LC_ALL": $0])
        }
        + ["UTC", "Asia/Kathmandu"].map { Way(testDescription: "time zone \($0)", environment: ["TZ": $0]) }
        + ["a b", "é", "deep/er/and/deeper"].map { Way(testDescription: "in '\($0)'", folder: $0) }
        + ["077", "002"].map { Way(testDescription: "umask \($0)", umask: $0) }
        + [["--no-cache"], ["--no-cache", "--parse-all"]].map { Way(testDescription: "\($0)", arguments: $0) }
        + [ProcessInfo.processInfo.environment["SNAPGEN_RELEASE_BINARY"]].compactMap { path in
            path.map { Way(testDescription: "a release build", binary: URL(filePath: $0)) }
        }

    private static let first = Result { try run(Way(testDescription: "first")) }

    @Test("has the same catalog, plan and files in every environment", arguments: ways)
    func same(way: Way) throws {
        let (expected, actual) = (try Self.first.get(), try Self.run(way))
        #expect(expected.files.count == 2)
        #expect(actual.catalog == expected.catalog)
        #expect(actual.plan == expected.plan)
        #expect(actual.files == expected.files)
    }

    @Test("generates nothing that contains the machine, user, folder or time")
    func anonymous() throws {
        let surroundings = [NSUserName(), ProcessInfo.processInfo.hostName, Repository.root.path, "/tmp/", "/home/"]
        let text = try Self.first.get().files.values.joined()
        // A name as short as 'ci' occurs in other words.
        for word in surroundings where word.count > 4 { #expect(!text.contains(word), "\(word)") }
        let year = Calendar(identifier: .gregorian).component(.year, from: Date())
        #expect(!text.contains("\(year)-"))
    }
}

extension DeterminismTests {
    private static func run(_ way: Way) throws -> (catalog: String, plan: String, files: [String: String]) {
        let folder = try TemporaryFolder()
        let root = folder.path(way.folder)
        var random = SplitMix64(state: way.order)
        let files = try goldenSources() + [("Package.swift", ""), ("snapgen.yml", configuration)]
        for (path, text) in files.shuffled(using: &random) { try folder.write(text, to: "\(way.folder)/\(path)") }
        let environment = way.environment.merging(["XDG_CACHE_HOME": folder.path("caches")]) { $1 }
        let catalog = try snapgen("scan --format json", way, in: root, environment)
        let plan = try snapgen("plan --format json", way, in: root, environment)
        _ = try snapgen("generate", way, in: root, environment)
        return (catalog, plan, try folder.generated(in: "\(way.folder)/\(generatedFolder)"))
    }

    private static func snapgen(
        _ command: String, _ way: Way, in folder: String, _ environment: [String: String]
    ) throws -> String {
        let script = "umask \(way.umask); exec \"$0\" \(command) \"$@\""
        let run = try SnapgenProcess.run(
            URL(filePath: "/bin/sh"), ["-c", script, way.binary.path] + way.arguments, in: folder,
            environment: environment)
        #expect(run.status == 0, "\(run.error)")
        return run.output
    }

    private static let configuration = """
        batches:
          devices: { devices: [iPhone8, iPadPro11], themes: [light, dark], locales: [en, ar, ja], combine: pairwise }
        rules: [{ match: "*Row*", batch: devices }, { match: "*List*", precision: 0.98 }]
        """

    /// The sources of all golden cases, with a module for each case.
    private static func goldenSources() throws -> [(path: String, text: String)] {
        let cases = Repository.root.appending(path: "Tests/GoldenTests/Cases")
        let files = FileManager.default.enumerator(atPath: cases.path)?.compactMap { $0 as? String } ?? []
        return try files.filter { $0.hasSuffix(".swift") && $0.contains("/Sources/") && !$0.contains("/Expected/") }
            .sorted()
            .map { file in
                let path = file.replacing("/Sources/", with: "/")
                return ("Sources/\(path)", try String(contentsOf: cases.appending(path: file), encoding: .utf8))
            }
    }
}
