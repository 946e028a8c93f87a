import SnapgenModel
import SnapgenPlan
import SnapgenRender
import Testing

@Suite("Files of previews")
struct PreviewFileTests {
    private func preview(_ title: String, imports: String..., conditions: [String] = []) -> CatalogEntry {
        var preview = entry(title, kind: .macro, conditions: conditions)
        preview.preview = PreviewSource(
            statements: "\(title)()", imports: imports.map { ScannedImport(declaration: "import \($0)", module: $0) })
        return preview
    }

    /// The generated files of tests by name; each preview but `Late` is planned into a file of its own.
    private func files(
        _ entries: CatalogEntry..., configuration: Configuration = travel(), build: BuildOptions? = nil
    ) throws -> [String: String] {
        let previews = entries.filter { $0.preview != nil && $0.title != "Late" }
        let names = previews.map { ($0.path, "TravelUI+\($0.title).snapgen.swift") }
        let plan = TestPlanner(configuration).plan(
            Catalog(entries: entries),
            target: TestTarget(previewFiles: ["TravelUI": Dictionary(uniqueKeysWithValues: names)]))
        let options = RenderOptions(configuration, build: build, version: "1.2.3")
        let files = try TestRenderer(templates: .builtIn, options: options).render(plan)
        let pairs = files.map { ($0.path.string, $0.contents) }.filter { $0.0.hasSuffix(".snapgen.swift") }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    @Test("have the imports of their source file and extend the suite", arguments: TestSettings.Framework.allCases)
    func imports(framework: TestSettings.Framework) throws {
        let configuration = travel {
            $0.tests.framework = framework
            $0.tests.template = framework.rawValue
        }
        let files = try files(
            preview("Map", imports: "MapKit", "SwiftUI"), preview("Row", imports: "SwiftUI"), entry("Cell"),
            configuration: configuration)
        #expect(
            files.keys.sorted() == [
                "TravelUI+Map.snapgen.swift", "TravelUI+Row.snapgen.swift", "TravelUI.snapgen.swift",
            ])
        for (name, text) in files {
            #expect(text.contains("import MapKit\n") == (name == "TravelUI+Map.snapgen.swift"))
            #expect(text.contains("TravelUISnapshotTests: ") == (name == "TravelUI.snapgen.swift"))
            #expect(text.contains("extension TravelUISnapshotTests {"))
            #expect(text.contains("@testable import TravelUI\n"))
        }
        #expect(files["TravelUI.snapgen.swift"]?.contains("testCell") == true)
        #expect(files["TravelUI+Row.snapgen.swift"]?.contains("testRow") == true)
    }

    @Test("the module's file declares the suite even if all tests are in other files")
    func onlyPreviews() throws {
        let files = try files(preview("Row"))
        #expect(files["TravelUI.snapgen.swift"]?.contains("final class TravelUISnapshotTests: XCTestCase") == true)
        #expect(files["TravelUI.snapgen.swift"]?.contains("func test") == false)
    }

    @Test("the suite is compiled wherever one of its tests is")
    func conditions() throws {
        let debug = try files(preview("Row", conditions: ["DEBUG"]), entry("Cell", conditions: ["DEBUG"]))
        for text in debug.values { #expect(text.contains("\n#if DEBUG\n    import XCTest\n")) }
        let mixed = try files(preview("Row"), entry("Cell", conditions: ["DEBUG"]))
        let module = try #require(mixed["TravelUI.snapgen.swift"])
        #expect(module.contains("\nnonisolated final class TravelUISnapshotTests"))
        #expect(module.contains("\n#if DEBUG\n    nonisolated extension TravelUISnapshotTests {"))
    }

    @Test("own declarations are imported by name where they exist")
    func ownNames() throws {
        var row = preview("Row")
        row.clashingNames = ["struct Row"]
        row.conditionalClashingNames = [
            ConditionalName(name: "struct Tag", conditions: ["DEBUG"]),
            ConditionalName(name: "class Tag", conditions: ["!(DEBUG)"]),
        ]
        let text = try #require(try files(row)["TravelUI+Row.snapgen.swift"])
        #expect(text.contains("\n@testable import struct TravelUI.Row\n"))
        #expect(text.contains("\n#if DEBUG\n    @testable import struct TravelUI.Tag\n#endif\n"))
        #expect(text.contains("\n#if !(DEBUG)\n    @testable import class TravelUI.Tag\n#endif\n"))
    }

    @Test("every file that a build tool declares is written, and previews without one are in the module's file")
    func declared() throws {
        let declared = ["TravelUI+Row.snapgen.swift", "TravelUI+Gone.snapgen.swift"]
        let build = BuildOptions(packageRoot: "/p", modules: ["TravelUI"], previewFiles: declared)
        let files = try files(preview("Row"), preview("Late", imports: "MapKit"), build: build)
        let comment = "// No preview of this source file is tested here.\n"
        #expect(files["TravelUI+Gone.snapgen.swift"]?.hasSuffix(comment) == true)
        #expect(files["TravelUI+Row.snapgen.swift"]?.contains("testRow") == true)
        #expect(files["TravelUI.snapgen.swift"]?.contains("testLate") == true)
        #expect(files["TravelUI.snapgen.swift"]?.contains("import MapKit\n") == true)
        #expect(files.count == 3)
    }
}
