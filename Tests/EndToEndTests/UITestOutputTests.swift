import SnapgenTestSupport
import Testing

@Suite("Files for UI tests alone")
struct UITestOutputTests {
    @Test("samples and screens are written without a target for tests of pictures")
    func withoutPictures() throws {
        let settings = """
            ui_tests: { app: App/Generated, output: AppUITests/Samples }
            accessibility: { screens: AppUITests/Screens }
            """
        var files = AppProject.files(hosted: [], more: [("AppUITests", "bundle.ui-testing")])
        files.merge(["snapgen.yml": settings, "AppUITests/T.swift": "import XCTest\n"]) { $1 }
        let folder = try TemporaryFolder(files)
        let run = try folder.snapgen("generate")
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output.contains("3 of 3 files written") && !run.output.contains("Next: run the tests"))
        #expect(folder.files.filter { $0.hasSuffix(".swift") && $0.contains("/S") }.count == 3, "\(folder.files)")
        #expect(try folder.snapgen("generate").output.contains("3 files up to date"))
    }
}
