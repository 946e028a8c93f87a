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
    @Test("every file conforms to this package's configuration")
    func lint() throws {
        let folder = try processFolder()
        for framework in TestSettings.Framework.allCases {
            for engine in TestSettings.Engine.allCases {
                var configuration = TravelCatalog.configuration
                configuration.tests = TestSettings(
                    framework: framework, engines: .init(values: engine), template: .init(name: framework.rawValue))
                let own = folder.appending(path: "\(framework)/\(engine)")
                try write(TravelCatalog.plan(for: TravelCatalog.entries, configuration), configuration, to: own)
                configuration.tests.granularity = .case
                configuration.tests.recording = .init(simulatorDevice: "iPhone15,2", requiredOS: SystemVersion("18.4"))
                // The samples are determined at run time.
                let unread = TravelCatalog.entries.map { entry in
                    var entry = entry
                    entry.samples = nil
                    return entry
                }
                let plan = TravelCatalog.plan(for: unread, configuration)
                try write(plan, configuration, to: own.appending(path: "cases"))
            }
        }
        try write(AxesTests.plan, TravelCatalog.configuration, to: folder.appending(path: "axes"))
        let rules = Repository.root.appendingPathComponent(".swift-format").path
        let command = ["swift", "format", "lint", "--strict", "--recursive", "--configuration", rules, folder.path]
        try Command(arguments: command).succeed()
    }

    private func write(_ plan: TestPlan, _ configuration: Configuration, to folder: URL) throws {
        let options = RenderOptions(configuration, version: "1.2.3")
        let files = try TestRenderer(templates: .builtIn, options: options).render(plan)
        // The runtime is a copy of the sources of this package, with longer names.
        for file in files where file.path.string != GeneratedFileName.runtime {
            // The line that excludes the file from the linter is removed.
            let lines = file.contents.split(separator: "\n", omittingEmptySubsequences: false)
            let kept = lines.filter { $0 != "// swift-format-ignore-file" }.joined(separator: "\n")
            try CompileTests.write(kept, to: folder.appending(path: file.path.string))
        }
    }
}
