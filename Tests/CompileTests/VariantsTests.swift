import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenRender
@testable import SnapgenScan

/// Other plans, engines and platforms than in `GeneratedTestsTests`.
@Suite("Generated variants", .onLinux(TestTier.compile.isOn))
struct VariantsTests {
    @Test("without UIKit, tests of pictures compile and are skipped", arguments: TestSettings.Framework.allCases)
    func withoutUIKit(framework: TestSettings.Framework) throws {
        var configuration = TravelCatalog.configuration(for: framework)
        if framework == .swiftTesting {
            configuration.tests.granularity = .case
            configuration.tests.recording.requiredOS = SystemVersion("18")
        }
        let entries = TravelCatalog.entries(["HotelListView", "Rooms", "Late"])
        let (plan, folder) = (TravelCatalog.plan(for: entries, configuration), try processFolder())
        let source = ["HotelListView_Previews", "Rooms_Previews", "Late_Previews"]
            .map { "enum \($0) { static let (samples, _allPreviews) = ([1], [1]) }\n" }
        let module = try write(source.joined(), to: folder.appending(path: "TravelUI.swift"))
        let arguments = LanguageMode.swift6.arguments + ["-enable-testing"]
        try CompiledModule(name: "TravelUI", files: [module], arguments: arguments).compile(into: folder)
        let renderer = TestRenderer(templates: .builtIn, options: RenderOptions(configuration, version: "1.2.3"))
        let files = try renderer.render(plan).filter { !$0.path.string.hasPrefix("Empty") }.map {
            try write($0.contents, to: folder.appending(path: $0.path.string))
        }
        let tests = CompiledModule(
            name: "TravelSnapshotTests", files: files, arguments: arguments + Toolchain.testingPlugin)
        configuration.tests.checksProgram = false
        let run = try TestProgram(
            of: tests, for: plan, configuration.tests, at: folder, in: folder,
            linking: [folder.appending(path: "TravelUI.o").path], Stubs(folders: [], objects: [])
        ).run()
        let skipped = run.text.components(separatedBy: "there are no pictures on this platform")
        #expect(run.status == 0 && skipped.count > plan.suites.flatMap(\.tests).count, "\(run.text)")
    }
}
