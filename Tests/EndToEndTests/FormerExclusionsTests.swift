import SnapgenTestSupport
import Testing

@Suite("A list of excluded entries of an earlier version")
struct FormerExclusionsTests {
    private static let list = "excluded:\n  - entry: TravelUI.HotelListView_Previews\n    error: no\n"
    private static let rule = "- { match: TravelUI.HotelListView_Previews, skip: true }"

    @Test("is a warning with the rule that leaves its entry out, also if the tests are up to date")
    func warning() throws {
        let folder = try GenerateTests.package()
        #expect(try generate(in: folder).error.contains("former-file") == false)
        try folder.write(Self.list, to: "snapgen-excluded.yml")
        for _ in 1...2 {
            let run = try generate(in: folder)
            #expect(run.error.contains("snapgen-excluded.yml:2: warning: this file is no longer read; remove it"))
            #expect(run.error.contains(Self.rule))
        }
        let others = try SnapgenProcess.run("scan", in: folder.path)
        #expect(others.output.contains("1 entry"))
        try folder.write("rules:\n  \(Self.rule)\n", to: "snapgen.yml")
        let skipped = try SnapgenProcess.run("scan", "--skipped", in: folder.path)
        #expect(skipped.output.contains("skipped by the rule 'TravelUI.HotelListView_Previews'"))
    }

    @Test("is no warning if it is not beside the configuration")
    func absent() throws {
        let folder = try GenerateTests.package(["Tests/T/snapgen.yml": "", "snapgen-excluded.yml": Self.list])
        let run = try generate(in: folder, "--config", "Tests/T/snapgen.yml")
        #expect(!run.error.contains("snapgen-excluded.yml"))
    }

    private func generate(in folder: TemporaryFolder, _ arguments: String...) throws -> SnapgenProcess {
        let run = try SnapgenProcess.run(["generate"] + arguments, in: folder.path)
        #expect(run.status == 0, "\(run.error)")
        return run
    }
}
