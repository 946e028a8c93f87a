import Foundation
import SnapgenKit
import SnapgenModel
import SnapgenTestSupport
import Testing

/// The files that the plugin generates for the package of a SwiftUI app, which builds on Apple's platforms only.
@Suite(
    "Examples/TravelApp", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"),
    .enabled(if: isLinux, "the stand-ins would hide Apple's own modules"))
struct TravelAppTests {
    @Test("its tests compile in every mode and compare what is planned", arguments: LanguageMode.allCases)
    func tests(mode: LanguageMode) throws {
        let folder = "\(Repository.root.path)/Examples/TravelApp"
        let request = ProjectRequest(folder: folder, configurationPath: "\(folder)/Tests/TripUITests/snapgen.yml")
        let project = try Project.open(request, files: LocalFileSystem())
        let plan = try Pipeline(project).run(to: .plan).plan
        let package = try GeneratedPackage(plan, project.configuration, of: [Self.module], mode: mode)
        let run = try package.run()
        #expect(run.status == 0, "\(run.text)")
        let planned = plan.cases.map(\.reference).filter { !$0.contains("*") }
        #expect(planned.count == 14)
        let shown = Set(run.calls.map { "\($0.directory ?? "")/\($0.file)" })
        #expect(shown.isSuperset(of: planned.map { "\(package.root.path)/\($0)" }))
        #expect(Set(run.calls(of: "TripListView").map(\.file)) == Self.screens)
    }

    private static let module = GeneratedPackage.TestedModule(
        name: "TripUI", folder: "Examples/TravelApp/Sources/TripUI")

    /// The images of the screen, whose samples are determined at run time.
    private static let screens = Set(
        ["iPhone13-light", "iPhone13-dark", "iPhoneSe-light-accessibility3"].flatMap { environment in
            (1...4).map { "TripListView-\(environment).\($0).png" }
        })
}
