import SnapgenTestSupport
import Testing

@testable import SnapgenScan

@Suite("Reachability") struct ReachabilityTests {
    private static let privateForms = [
        "private struct A: P {}", "fileprivate struct A: P {}", "private enum Outer { struct A: P {} }",
        "struct Outer { private struct A: P {} }", "struct Outer {}\nprivate extension Outer { struct A: P {} }",
        "private struct Outer {}\nextension Outer { struct A: P {} }", "private struct A {}\nextension A: P {}",
    ]

    @Test("a private type with samples is skipped; a private provider takes part", arguments: privateForms)
    func privateTypes(form: String) {
        let entry = catalog(form.replacing("P {}", with: "Testable {}")).only
        #expect(entry?.status == .skipped)
        #expect(entry?.reason == "it is private, so no test can reach it; make it internal")
        let provider = catalog(form.replacing("P {}", with: "PreviewProvider {}")).only
        #expect(provider?.status == .included)
        #expect(provider?.name?.hasSuffix("A") == true)
    }

    @Test("a private class that inherits its conformance is skipped, because the program has no record of it")
    func inherited() {
        let source = "private class A: B {}\nclass B {}\nextension B: PreviewProvider {}\nclass C: B {}\n"
        let entries = catalog(source + "private class D: E, PreviewProvider {}\nclass E {}").entries
        #expect(entries.filter { $0.reason?.hasPrefix("it inherits its conformance") == true }.map(\.name) == ["A"])
    }

    @Test(
        "other access and availability take part",
        arguments: ["open", "nonisolated", "@available(*, deprecated)", "@available(tvOS, unavailable)"])
    func reachable(modifier: String) {
        #expect(catalog("\(modifier) class A: PreviewProvider {}").only?.status == .included)
    }

    @Test(
        "a type that no test can use is listed and skipped with advice",
        arguments: table(in: "SnapgenScanTests/Fixtures/Unreachable.txt"))
    func unreachable(source: String, reason: String) {
        let entry = catalog(source).only
        #expect(entry?.status == .skipped)
        #expect(entry?.reason?.hasPrefix(reason) == true)
    }

    @Test(
        "the module is written before a type, unless it has a type of its own name, or does not declare the type",
        arguments: [
            (["struct A: Testable {}"], "App"), (["struct A: Testable {}", "struct App {}"], nil),
            (["struct A: Testable {}", "typealias App = Int"], nil),
            (["struct A: Testable {}", "protocol App {}"], nil),
            (["struct A: Testable {}", "enum Outer { enum App {} }"], "App"),
            (["struct A: Testable {}", "private struct App {}"], "App"), (["extension Date: Testable {}"], nil),
            (["#Preview { V() }"], nil),
        ] as [([String], String?)])
    func moduleBefore(sources: [String], module: String?) {
        let files = sources.enumerated().map { file($1, "Sources/App/File\($0).swift") }
        #expect(catalog(of: files).only?.declaration.typeModule == module)
    }

    @Test(
        "a module is not written where its name means a type of a module or of the system, or a member of the suite",
        arguments: [
            ("Data", ""), ("Task", ""), ("Never", ""), ("Tag", ""), ("settings", ""), ("SnapgenSuite", ""),
            ("XCTestCase", ""), ("Shop", "enum Shop {}"), ("Shop", "protocol Shop {}"),
        ])
    func hiddenModules(module: String, other: String) {
        let own = file("struct A: Testable {}", "Sources/Own/A.swift", module: module)
        let catalog = catalog(of: [own, file(other)])
        #expect(catalog.only?.status == .included)
        #expect(catalog.only?.declaration.typeModule == nil)
        let clashing = SnapgenScanTests.catalog(of: [own, file(other + "\nstruct A {}")])
        #expect(clashing.only?.reason?.hasPrefix("'A' may be another type in a test") == true)
    }

    @Test(
        "a type that is found without its module has the imports of its file",
        arguments: [
            ("import MapKit\nextension MKMapView { enum A: Testable {} }", ["MapKit"]),
            ("#if os(iOS)\n@preconcurrency import class UI.View\n#endif\nextension View: Testable {}", ["UI"]),
            ("import SnapgenCatalog\nimport UI\nstruct A: Testable {}", []),
        ])
    func imports(source: String, modules: [String]) {
        #expect(catalog(source).only?.declaration.imports == modules)
    }
}
