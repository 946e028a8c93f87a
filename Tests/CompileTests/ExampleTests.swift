import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenPlan

/// The complete pipeline for the example of this repository, from its sources to the calls of its generated tests.
@Suite("Examples/Travel", .onLinux(TestTier.compile.isOn))
struct ExampleTests {
    private static let project = Result {
        try Project.open(ProjectRequest(folder: Repository.root.path), files: LocalFileSystem())
    }

    @Test("its views' tests compile in every mode and compare what is planned", arguments: LanguageMode.tested)
    func views(mode: LanguageMode) throws {
        let project = try Self.project.get()
        let plan = try Pipeline(project).run(to: .plan).plan
        let package = try GeneratedPackage(plan, project.configuration, of: Self.modules, mode: mode)
        let suite = try #require(plan.suites.first { $0.module == "TravelUI" })
        let run = try package.run(suite.tests.map(\.function))
        #expect(run.status == 0, "\(run.text)")
        let root = "\(package.root.path)/\(project.configuration.references.folder)"
        let planned = plan.cases.map(\.reference).filter { $0.hasSuffix(".png") && !$0.contains("*") }
        let shown = run.calls.map { "\($0.directory ?? "")/\($0.file)" }
        let references = planned.map { "\(package.root.path)/\($0)" }
        #expect(planned.count == 14)
        #expect(Set(shown).isSuperset(of: references))
        let states = ["loading", "loaded", "error", "signed-out"].flatMap { label in
            ["light", "dark"].map { "\(root)/TravelSnapshotTests/TravelUI/BookingView-iPhone13-\($0).\(label).png" }
        }
        #expect(Set(shown).subtracting(references) == Set(states))
    }

    private static let modules = Result {
        try TestedModules(["TravelBooking", "TravelUI"], in: "Examples/Travel/Sources")
    }
}
