import SnapgenConfiguration
import SnapgenModel
import SnapgenPlan
import SnapgenScan

/// The imports of the tests: a test of a preview names nothing of its module, one of a type does.
struct TestImports {
    struct Conditional: Equatable {
        var condition: String
        var declarations: [String]

        static let members: TemplateMembers<Conditional> = [
            "condition": .text { $0.condition },
            "imports": .texts { $0.declarations },
        ]
    }

    /// Imports that always hold, sorted by module; an empty line precedes those with `@testable`.
    let always: [String]
    let conditional: [Conditional]

    var includesSwiftUI: Bool { conditional.contains { $0.declarations.contains("import SwiftUI") } }

    init(_ suites: [PlannedSuite], _ options: RenderOptions) {
        let settings = options.tests
        let tests = suites.flatMap(\.tests)
        let framework = settings.framework == .xctest ? "XCTest" : "Testing"
        let plain = options.linkedModules.union(settings.template.imports).subtracting(["SwiftUI"])
        let own = ["import \(framework)"] + plain.map { "import \(SwiftIdentifier.quoted($0))" }
        let optional =
            (tests.contains(where: \.entry.declaration.hasModifier) ? ["SnapgenCatalog"] : [])
            + settings.template.imports.filter { $0 == "SwiftUI" } + Self.imports(of: tests)
        self.init(own, optional, testable: settings.template.testableImports, Self.named(by: tests))
    }

    init(ofApp app: String?, for tests: [PlannedTest]) {
        let imports = Self.imports(of: tests).filter { $0 != app && $0 != "SwiftUI" }
        self.init([], imports, testable: [], Self.named(by: tests).filter { $0.key != app })
    }

    private init(_ own: [String], _ optional: [String], testable: [String], _ modules: [String: Set<String>]) {
        let unconditional = Set(modules.filter { $0.value.contains("") }.map(\.key) + testable)
        let regular = Set(own.filter { !unconditional.contains($0.module) }).sorted(by: Self.precedes)
        let testable = unconditional.map(Self.testable).sorted(by: Self.precedes)
        always = regular + (regular.isEmpty || testable.isEmpty ? [] : [""]) + testable
        let pairs =
            optional.filter { !unconditional.contains($0) }.map(SwiftIdentifier.quoted).map {
                ("canImport(\($0))", "import \($0)")
            }
            + modules.filter { !unconditional.contains($0.key) }.flatMap { module, conditions in
                conditions.map { ($0, Self.testable(module)) }
            }
        conditional = Dictionary(grouping: pairs, by: \.0)
            .map { Conditional(condition: $0, declarations: Set($1.map(\.1)).sorted(by: Self.precedes)) }
            .sorted { $0.condition < $1.condition }
    }

    private static func imports(of tests: [PlannedTest]) -> [String] {
        tests.filter { $0.entry.namesType }.flatMap(\.entry.declaration.imports)
    }

    private static func named(by tests: [PlannedTest]) -> [String: Set<String>] {
        tests.reduce(into: [:]) { modules, test in
            let entry = test.entry
            guard entry.namesType || entry.settings.until != nil else { return }
            for module in Set([entry.module, entry.declaration.typeModule ?? entry.module]) {
                modules[module, default: []].insert(TestGroup.condition(of: entry.testConditions))
            }
        }
    }

    /// `@preconcurrency`, because an error in the language mode of the tests may be none in that of the module.
    private static func testable(_ module: String) -> String {
        "@preconcurrency @testable import \(SwiftIdentifier.quoted(module))"
    }

    /// By module, as import sorters do; attributes come before `import`.
    private static func precedes(_ left: String, _ right: String) -> Bool {
        (left.module, left) < (right.module, right)
    }
}

extension String {
    fileprivate var module: String { split(separator: " ").last.map(String.init) ?? "" }
}

extension CatalogEntry {
    fileprivate var namesType: Bool { kind == .samples || kind == .asyncSamples }
}
