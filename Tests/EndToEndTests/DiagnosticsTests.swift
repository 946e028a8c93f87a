import Foundation
import SnapgenTestSupport
import Testing

/// The options `--strict`, `--diagnostics` and `--diagnostics-file`, and severities in the configuration.
@Suite("Diagnostics for machines")
struct DiagnosticsTests {
    /// A package with the warning `unused-setting` and the note `unnamed-preview`.
    private static func package(_ configuration: String = "") throws -> TemporaryFolder {
        try GenerateTests.package([
            ".git/HEAD": "", "Tests/SnapshotTests/A.swift": "",
            "snapgen.yml": "rules: [{ match: HotelLstView }]\n" + configuration,
            "Sources/TravelUI/Unnamed.swift": "import SwiftUI\n#Preview { makeView() }\n",
        ])
    }

    @Test(
        "--strict makes errors of warnings: the result is delivered, and the command fails",
        arguments: ["plan", "generate", "shards 2", "doctor", "init", "project"])
    func strict(command: String) throws {
        let isOfProject = ["doctor", "init", "project"].contains(command)
        let damage = ["Other.xcodeproj/project.pbxproj": "not a project", "snapgen.yml": "rules: [{ match: No }]\n"]
        let app = try TemporaryFolder(AppProject.files().merging(damage) { $1 })
        let lenient = try (isOfProject ? app : Self.package()).snapgen(command)
        #expect(isOfProject || lenient.status == 0, "\(lenient.error)")
        #expect(lenient.error.contains(": warning: "), "\(lenient.error)")
        let strict = try (isOfProject ? app : Self.package()).snapgen("\(command) --strict --quiet")
        #expect(strict.status == 1, "\(strict.error)")
        #expect(strict.error.contains(": error: ") && !strict.error.contains(": warning: "))
        #expect(command == "doctor" || strict.output == lenient.output)
    }

    @Test("the configuration sets the severity of a diagnostic, also in the JSON of the result")
    func levels() throws {
        let folder = try Self.package("diagnostics: { unnamed-preview: error, unused-setting: ignore }\n")
        let run = try folder.snapgen("generate --format json")
        #expect(run.status == 1)
        #expect(run.error.hasPrefix("Sources/TravelUI/Unnamed.swift:2:1: error: "), "\(run.error)")
        #expect(!run.error.contains("unused-setting"))
        #expect(try folder.generatedTests().contains("testHotelListView"))
        let json = try JSONValue(parsing: run.output)
        guard case .list(let diagnostics) = json["diagnostics"] else { return #expect(Bool(false)) }
        #expect(diagnostics.map { $0["severity"] } == [.text("error")])
        let again = try folder.snapgen("generate")
        #expect(again.status == 1)
        #expect(again.error.hasPrefix("Sources/TravelUI/Unnamed.swift:2:1: error: "))
    }

    @Test("an error of the doctor can be lowered or ignored")
    func doctor() throws {
        let folder = try TemporaryFolder(AppProject.files())
        try folder.write("version https://git-lfs.github.com/spec/v1\n", to: "__Snapshots__/a.png")
        let failed = try folder.snapgen("doctor")
        #expect(failed.status == 1)
        #expect(failed.output.contains("  error    pictures in Git LFS\n"))
        try folder.write(
            "diagnostics: { lfs-pointer: ignore, missing-library: warning, not-testable: note }\n", to: "snapgen.yml")
        let passed = try folder.succeed("doctor")
        #expect(passed.output.contains("  ignored  pictures in Git LFS\n"), "\(passed.output)")
        #expect(passed.output.hasSuffix(" checks, 4 problems\n"))
        #expect(!passed.error.contains("lfs-pointer"))
    }

    @Test("annotations and documents replace the messages, or a document is in the file of --diagnostics-file")
    func document() throws {
        let folder = try Self.package()
        let plain = try folder.snapgen("scan")
        let github = try folder.succeed("scan --diagnostics github")
        #expect(github.error.hasPrefix("::warning file=snapgen.yml,line=1,col=18,title=unused-setting::the rule "))
        #expect(github.error.contains("\nNext: ") && !github.error.contains(": warning: "))
        let run = try folder.snapgen("scan --diagnostics sarif")
        #expect(run.status == 0 && run.output == plain.output)
        #expect(run.error.contains("unused-setting") && run.error.contains("unnamed-preview"))
        let reported = try folder.snapgen("scan --diagnostics sarif --diagnostics-file reports/a")
        #expect(reported.error == plain.error && reported.output == plain.output)
        #expect(try JSONValue(parsing: folder.read("reports/a")) == JSONValue(parsing: run.error))
    }

    @Test("a run that fails has a report, too, one without a problem an empty one, and no report is an error")
    func failure() throws {
        let failed = try Self.package("record: sometimes\n")
        #expect(try failed.snapgen("generate --diagnostics json --diagnostics-file a.json").status == 2)
        #expect(try failed.read("a.json").contains("\"bad-value\""))
        let clean = try GenerateTests.package()
        try clean.succeed("config devices --diagnostics json --diagnostics-file a.json")
        #expect(try JSONValue(parsing: clean.read("a.json"))["diagnostics"] == .list([]))
        let run = try clean.snapgen("scan --diagnostics-file Sources")
        #expect(run.status == 73)
        #expect(
            run.error.contains("Sources: error: the report cannot be written: the file is no report of snapgen; "),
            "\(run.error)")
        #expect(run.output.contains("HotelListView"))
    }
}
