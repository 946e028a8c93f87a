import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenScan

@Suite("A required simulator", .onLinux(TestTier.compile.isOn))
struct SimulatorTests {
    private static let entries = TravelCatalog.entries(["HotelCell", "Screen", "Rooms", "Receipts"])
    private static let pictures = 4 + 4 + 4

    /// The version of the operating system, which the generated tests find too.
    private static let system: SystemVersion? = {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return SystemVersion("\(version.majorVersion).\(version.minorVersion)")
    }()

    private func package(
        _ framework: TestSettings.Framework, _ mode: LanguageMode, on system: SystemVersion?
    ) throws -> GeneratedPackage {
        var configuration = TravelCatalog.configuration(for: framework)
        configuration.tests.recording.simulatorDevice = "iPhone15,2"
        configuration.tests.recording.requiredOS = system
        let plan = TravelCatalog.plan(for: Self.entries, configuration)
        return try GeneratedPackage(plan, configuration, mode: mode)
    }

    @Test(
        "changes nothing on that simulator and system; on others, it fails once and skips the image tests",
        arguments: TestSettings.Framework.allCases, LanguageMode.tested)
    func simulator(framework: TestSettings.Framework, mode: LanguageMode) throws {
        let required = ["SIMULATOR_MODEL_IDENTIFIER": "iPhone15,2"]
        let package = try package(framework, mode, on: Self.system)
        let same = try package.run(environment: required)
        #expect(same.status == 0, "\(same.text)")
        #expect(same.calls.count == Self.pictures + 2)
        let other = try package.run(environment: ["SIMULATOR_MODEL_IDENTIFIER": "iPhone16,1"])
        expectOneFailure(in: other, of: framework, saying: "and this is iPhone16,1 with Linux ")
        expectOneFailure(in: try package.run(), of: framework, saying: "and this is no simulator with Linux ")
        let late = try self.package(framework, mode, on: SystemVersion("999.9")).run(environment: required)
        let message = "references are recorded on iPhone15,2 with Linux 999.9, and this is iPhone15,2 with Linux "
        expectOneFailure(in: late, of: framework, saying: message)
    }

    private func expectOneFailure(
        in run: TestProgram.Run, of framework: TestSettings.Framework, saying message: String
    ) {
        let lines = run.text.split(separator: "\n").filter { $0.contains(message) }
        let skipped = lines.filter { $0.contains(framework == .xctest ? "Test skipped" : "skipped: ") }
        #expect(run.status == 1)
        #expect(lines.count == skipped.count + 1, "\(run.text)")
        #expect(skipped.count == 3)
        #expect(run.text.contains(framework == .xctest ? "with 1 failure " : "with 1 issue"))
        #expect(run.files.sorted() == ["Receipts.a-week.txt", "Receipts.one-night.txt"])
    }
}
