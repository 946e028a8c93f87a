import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenRender
@testable import SnapgenScan
@testable import SnapgenSetup

@Suite("TestImports")
struct TestImportsTests {
    private func imports(
        _ entries: CatalogEntry..., configuration: Configuration = travel(),
        change: (inout RenderOptions) -> Void = { _ in }
    ) -> TestImports {
        var options = RenderOptions(configuration, version: "1.0.0")
        change(&options)
        return TestImports(TestPlanner(configuration).plan(Catalog(entries: entries)).suites, options)
    }

    private func testable(_ module: String) -> String { "@preconcurrency @testable import \(module)" }

    @Test("previews and providers need no module of the app")
    func previews() {
        let imports = imports(preview("Row"), entry("Cell", kind: .previews))
        #expect(imports.always == ["import XCTest"])
        #expect(imports.conditional.isEmpty)
    }

    @Test("samples need the module of the catalog and that of the type")
    func samples() {
        let imports = imports(entry("Row", typeModule: "Kit"), entry("State", kind: .asyncSamples, module: "App"))
        #expect(imports.always == ["import XCTest", "", testable("App"), testable("Kit"), testable("TravelUI")])
    }

    @Test("a condition that a view waits for is code of its module")
    func until() {
        let imports = imports(preview("Row", settings: Directives(until: "Mocks.isReady")))
        #expect(imports.always == ["import XCTest", "", testable("TravelUI")])
    }

    @Test("a module that only conditional tests name is imported under each of their conditions")
    func conditions() {
        let (a, b) = (entry("A", conditions: ["A"]), entry("B", conditions: ["B"]))
        let both = imports(a, b)
        #expect(both.conditional.map(\.condition) == ["A", "B"])
        #expect(both.conditional.allSatisfy { $0.declarations == [testable("TravelUI")] })
        #expect(imports(a, entry("C")).conditional.isEmpty)
    }

    @Test("the configured imports and the modules to link are plain, and those of samples replace them")
    func configured() {
        let configuration = travel {
            $0.tests.imports.plain = ["Fixtures", "SwiftUI"]
            $0.tests.imports.testable = ["Core"]
        }
        let imports = imports(preview("Row"), configuration: configuration) { $0.linkedModules = ["Core", "TravelUI"] }
        #expect(imports.always == ["import Fixtures", "import TravelUI", "import XCTest", "", testable("Core")])
        #expect(
            imports.conditional
                == [TestImports.Conditional(condition: "canImport(SwiftUI)", declarations: ["import SwiftUI"])])
    }

    @Test("a file of an app imports the modules of samples, but not its own")
    func app() {
        let entries = [entry("Row"), entry("Cell", module: "App"), preview("Map")]
        let tests = TestPlanner(travel()).plan(Catalog(entries: entries)).suites.flatMap(\.tests)
        #expect(TestImports(ofApp: "App", for: tests).always == [testable("TravelUI")])
    }
}
