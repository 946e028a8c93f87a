import Foundation
import SnapgenTestSupport
import Testing

@Suite("snapgen config devices and test-plan")
struct DevicesTests {
    @Test("devices are listed anywhere, with and without a project")
    func list() throws {
        let folder = try GenerateTests.package(["empty.txt": ""])
        let run = try SnapgenProcess.run(["config", "devices"], in: folder.path)
        #expect(run.status == 0, "\(run.error)")
        let lines = run.output.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
        let phone = try #require(lines.first { $0.first == "iPhone13" })
        #expect(
            phone.last?.split(separator: " ").joined(separator: " ")
                == "390x844 @3x 47 0 34 0 0 47 21 47 15.0- iPhone 13")
    }

    @Test("the JSON contains all properties of each device")
    func json() throws {
        let folder = try GenerateTests.package(["empty.txt": ""])
        let run = try SnapgenProcess.run(["config", "devices", "--format", "json"], in: folder.path)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(json["schema"] as? String == "snapgen.devices/1")
        let devices = try #require(json["devices"] as? [[String: Any]])
        let tablet = try #require(devices.first { $0["name"] as? String == "iPadPro10_5" })
        #expect(tablet["idiom"] as? String == "pad")
        #expect(tablet["marketingName"] as? String == "iPad Pro (10.5-inch)")
        #expect(tablet["firstSystem"] as? String == "10.3" && tablet["lastSystem"] as? String == "17.7")
        #expect(tablet["landscapeSafeArea"] as? [String: Double] == ["top": 20, "left": 0, "bottom": 0, "right": 0])
    }

    @Test("a test plan is printed, written, and not touched if nothing changes")
    func testPlan() throws {
        let folder = try GenerateTests.package(["snapgen.yml": "tests: { languages: [en, ja] }\n"])
        let printed = try SnapgenProcess.run(["config", "test-plan"], in: folder.path)
        #expect(printed.status == 0, "\(printed.error)")
        let written = try SnapgenProcess.run(["config", "test-plan", "App.xctestplan"], in: folder.path)
        #expect(written.status == 0 && written.output.contains("created"), "\(written.error)")
        #expect(try folder.read("App.xctestplan") == printed.output)
        let again = try SnapgenProcess.run(["config", "test-plan", "App.xctestplan"], in: folder.path)
        #expect(again.output.contains("unchanged"))
    }

    @Test("a test plan without languages is an error")
    func noLanguages() throws {
        let folder = try GenerateTests.package(["snapgen.yml": ""])
        let run = try SnapgenProcess.run(["config", "test-plan"], in: folder.path)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.error.contains("the configuration has no languages; write 'tests: { languages: [en, ja] }'"))
    }
}
