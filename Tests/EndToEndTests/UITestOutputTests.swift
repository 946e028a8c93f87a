import SnapgenTestSupport
import Testing

@Suite("Files for UI tests alone")
struct UITestOutputTests {
    private static let pictures = ["Snapgen.runtime.swift", "Snapgen.tests.swift"]
    private static let screens = "accessibility: { screens: AppUITests/Screens }\n"
    private static let samples = "ui_tests: { app: App/Generated, output: AppUITests/Samples }\n"

    /// Configurations with the names of the files that they generate.
    private static let parts: [(settings: String, names: [String])] = [
        ("", []), (screens, pictures + ["Screens.snapgen.swift"]),
        ("tests: []\n\(screens)", ["Screens.snapgen.swift"]),
        ("tests: []\n\(samples)", ["SnapgenGallery.swift", "SnapgenSampleTests.swift"]),
        (
            "tests: []\n\(samples)\(screens)",
            ["Screens.snapgen.swift", "SnapgenGallery.swift", "SnapgenSampleTests.swift"]
        ),
    ]

    @Test(
        "keys, screens and samples are used without the others, and without pictures beside a target for unit tests",
        arguments: parts)
    func apart(settings: String, names: [String]) throws {
        var files = AppProject.files(more: [("AppUITests", "bundle.ui-testing")])
        files["snapgen.yml"] = settings
        files["AppUITests/T.swift"] = "import XCTest\n"
        files["App/Home.swift"] = """
            import SnapgenAccessibility
            import SwiftUI

            final class HomeAccessibility: ScreenAccessibility { let title = TextAccessibility() }

            struct Home: View { var body: some View { Text("a").accessibilityKey(\\HomeAccessibility.title) } }

            """
        let folder = try TemporaryFolder(files)
        let check = try folder.snapgen("keys check")
        #expect(check.status == 0 && check.output.contains("1 key checked, 0 findings"), "\(check.error)")
        if names.isEmpty { return }
        for state in ["written", "up to date"] {
            let run = try folder.snapgen("generate")
            #expect(run.status == 0 && run.output.contains(state) && !run.error.contains("warning"), "\(run.error)")
        }
        let generated = folder.files.compactMap { $0.split(separator: "/").last.map(String.init) }
            .filter { $0.hasPrefix("Snapgen") || $0.hasPrefix("Screens.") }
        #expect(generated.sorted() == names.sorted())
        if settings.hasPrefix("tests: []") { #expect(try folder.snapgen("doctor").status == 0) }
    }
}
