import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenRender
@testable import SnapgenScan

@Suite("Formatting of generated files", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"))
struct FormattingTests {
    @Test(
        "conforms to this package's configuration",
        arguments: TestSettings.Framework.allCases, TestSettings.Engine.allCases)
    func lint(framework: TestSettings.Framework, engine: TestSettings.Engine) throws {
        try lint(TravelCatalog.entries, TestSettings(framework: framework, engines: .init(values: engine)))
        var settings = TestSettings(framework: framework, engines: .init(values: engine), granularity: .case)
        settings.recording = .init(simulatorDevice: "iPhone15,2", requiredOS: SystemVersion("18.4"))
        try lint(TravelCatalog.entries.map(Self.unread), settings)
    }

    @Test("conforms with every axis")
    func lintAxes() throws {
        try lint(AxesTests.plan, TravelCatalog.configuration)
    }

    /// Returns the entry with samples that are determined at run time.
    private static func unread(_ entry: CatalogEntry) -> CatalogEntry {
        var entry = entry
        entry.samples = nil
        return entry
    }

    private func lint(_ entries: [CatalogEntry], _ settings: TestSettings) throws {
        var configuration = TravelCatalog.configuration
        configuration.tests = settings
        try lint(TravelCatalog.plan(for: entries, configuration), configuration)
    }

    private func lint(_ plan: TestPlan, _ configuration: Configuration) throws {
        let folder = try processFolder()
        let options = RenderOptions(configuration, version: "1.2.3")
        let files = try TestRenderer(templates: .builtIn, options: options).render(plan)
        // The runtime is a copy of the sources of this package, with longer names.
        for file in files where file.path.string != GeneratedFileName.runtime {
            // The line that excludes the file from the linter is removed.
            let lines = file.contents.split(separator: "\n", omittingEmptySubsequences: false)
            let kept = lines.filter { $0 != "// swift-format-ignore-file" }.joined(separator: "\n")
            try Data(kept.utf8).write(to: folder.appendingPathComponent(file.path.string))
        }
        let rules = Repository.root.appendingPathComponent(".swift-format").path
        let command = ["swift", "format", "lint", "--strict", "--recursive", "--configuration", rules, folder.path]
        try Command(arguments: command).succeed()
    }
}
