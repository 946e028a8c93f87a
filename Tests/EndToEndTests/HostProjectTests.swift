import Foundation
import SnapgenTestSupport
import Testing

/// The Xcode project of an example, which can be read here but not built.
@Suite("Examples/TravelApp/Host")
struct HostProjectTests {
    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for name in ["Sources", "Host"] {
            try FileManager.default.copyItem(
                at: packageRoot.appending(path: "Examples/TravelApp/\(name)"),
                to: URL(filePath: folder.path(name)))
        }
        try? FileManager.default.removeItem(atPath: folder.path("Host/TravelHostTests"))
        return folder
    }

    @Test("the tests that its configuration writes are those of its test target, and draw in a window")
    func tests() throws {
        let folder = try Self.folder()
        let generated = try SnapgenProcess.run("generate", "--config", "Host/snapgen.yml", in: folder.path)
        #expect(generated.status == 0, "\(generated.error)")
        let output = "Host/TravelHostTests/Generated"
        #expect(try folder.read("\(output)/Snapgen.runtime.swift").contains("drawing: .window"))
        #expect(try folder.generatedTests(in: output).contains("folder: \"TravelHostTests/TripUI\""))
        let project = try SnapgenProcess.run("project", "Host", in: folder.path)
        #expect(project.status == 0, "\(project.error)")
        let target = "TravelHostTests  unit-tests    iOS  2 Swift files  in TravelHost, 2 package products"
        #expect(project.output.contains(target), "\(project.output)")
    }
}
