import Foundation
import SnapgenModel
import SnapgenRender
import SnapgenTestSupport
import Testing

@Suite("Formatting of generated files")
struct FormattingTests {
    @Test("is what this package asks of itself", arguments: TestSettings.Engine.allCases)
    func lint(engine: TestSettings.Engine) throws {
        try lint(TravelCatalog.entries, engine)
    }

    @Test("is so for a part of the catalog as well", arguments: CaptureStrategy.allCases)
    func lint(strategy: CaptureStrategy) throws {
        try lint(TravelCatalog.entries.filter { $0.strategy == strategy }, .snapshotTesting)
        try lint(TravelCatalog.entries.filter { $0.strategy == strategy && !$0.conditions.isEmpty }, .snapgen)
    }

    private func lint(_ entries: [CatalogEntry], _ engine: TestSettings.Engine) throws {
        var configuration = TravelCatalog.configuration
        configuration.tests.valueEngine = engine
        let plan = TravelCatalog.plan(for: entries, configuration)
        let folder = try processFolder()
        let options = RenderOptions(configuration, version: "1.2.3")
        for file in try TestRenderer(templates: .builtIn, options: options).render(plan) {
            // Without the line that tells the linter to leave the file alone.
            let lines = file.contents.split(separator: "\n", omittingEmptySubsequences: false)
            let kept = lines.filter { $0 != "// swift-format-ignore-file" }.joined(separator: "\n")
            try Data(kept.utf8).write(to: folder.appendingPathComponent(file.path.string))
        }
        let rules = Repository.root.appendingPathComponent(".swift-format").path
        let command = ["swift", "format", "lint", "--strict", "--recursive", "--configuration", rules, folder.path]
        try Command(arguments: command).succeed()
    }
}
