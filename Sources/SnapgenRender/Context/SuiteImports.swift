import SnapgenModel

/// The imports of a tests file: what the tests name, and what the code of `#Preview`s brings from its files.
struct SuiteImports {
    /// Imports that hold where a condition does.
    struct Conditional: Equatable {
        /// The condition behind `#if`.
        var condition: String
        /// The imports, sorted.
        var declarations: [String]
    }

    /// Imports that always hold, sorted.
    let always: [String]
    /// Those under an `#if`, ordered by condition.
    let conditional: [Conditional]
    /// The modules under test and their declarations that are imported by name, sorted.
    let testable: [String]

    /// Creates the imports of a file with tests of a module.
    init(of tests: [PlannedTest], in module: String, _ options: RenderOptions) {
        let settings = options.tests
        let own =
            ["import \(settings.framework.module)"]
            + (settings.runtime == .library ? ["import SnapgenTesting"] : [])
            + settings.imports.filter { $0 != "SwiftUI" }.map { "import \($0)" }
        self.init(
            of: tests, in: module, options, besides: own, testable: Set([module] + settings.testableImports),
            needsSwiftUI: settings.imports.contains("SwiftUI"))
    }

    /// Creates the imports of a file of an app with the samples of a module, which the app imports unless it is its own.
    init(ofApp app: String?, for tests: [PlannedTest], in module: String, _ options: RenderOptions) {
        let modules = Set([module] + options.tests.testableImports).subtracting([app].compactMap { $0 })
        self.init(of: tests, in: module, options, besides: ["import SwiftUI"], testable: modules, needsSwiftUI: false)
    }

    private init(
        of tests: [PlannedTest], in module: String, _ options: RenderOptions, besides own: [String],
        testable modules: Set<String>, needsSwiftUI: Bool
    ) {
        let needs = Needs(tests)
        let isOlder = options.olderModules.contains(module)
        let imported = needs.imports.filter { $0.module != module }
        let carried = isOlder ? Set(imported.map(\.preconcurrency)) : imported
        let always = Set(own + carried.filter(\.conditions.isEmpty).map(\.declaration))
        let conditional = carried.map { (Self.condition(of: $0.conditions), $0.declaration) }
        let optional = Self.optional(needs, needsSwiftUI: needsSwiftUI).map { ("canImport(\($0))", "import \($0)") }
        // A module's own declarations take precedence in its files.
        let clashing = modules.contains(module) ? needs.names : [:]
        let names = clashing.map { (Self.condition(of: $0), $1.map { Self.scoped($0, in: module) }) }
        self.always = always.sorted(by: Self.precedes)
        let ownNames = names.filter(\.0.isEmpty).flatMap(\.1).sorted()
        testable =
            modules.sorted().map { module in
                Self.testable(SwiftIdentifier.quoted(module), isOlder: options.olderModules.contains(module))
            }
            + ownNames.map { Self.testable($0, isOlder: isOlder) }
        let conditionalOwn = names.flatMap { condition, names in
            names.map { (condition, Self.testable($0, isOlder: isOlder)) }
        }
        let known = always.union(testable)
        self.conditional = Self.grouped(
            (conditional + optional + conditionalOwn).filter { !$0.0.isEmpty && !known.contains($0.1) })
    }

    /// Modules that declare members which the tests name, where the platform and the package have them.
    private static func optional(_ needs: Needs, needsSwiftUI: Bool) -> [String] {
        let needsSwiftUI = needsSwiftUI || needs.hasPreviews
        return (needs.hasModifier ? ["SnapgenCatalog"] : []) + (needsSwiftUI ? ["SwiftUI"] : [])
    }

    /// A declaration as an import names it, which takes precedence over all that other modules call so.
    private static func scoped(_ type: String, in module: String) -> String {
        let words = type.split(separator: " ", maxSplits: 1).map(String.init)
        return "\(words[0]) \(SwiftIdentifier.quoted(module)).\(SwiftIdentifier.quoted(words[1]))"
    }

    private static func testable(_ name: String, isOlder: Bool) -> String {
        "\(isOlder ? "@preconcurrency " : "")@testable import \(name)"
    }

    private static func condition(of conditions: [String]) -> String { TestGroup.condition(of: conditions) }

    private static func grouped(_ imports: [(condition: String, declaration: String)]) -> [Conditional] {
        Dictionary(grouping: imports, by: \.condition)
            .map { condition, imports in
                Conditional(condition: condition, declarations: Set(imports.map(\.declaration)).sorted(by: precedes))
            }
            .sorted { $0.condition < $1.condition }
    }

    /// By module, as import sorters do; attributes come before `import`.
    private static func precedes(_ left: String, _ right: String) -> Bool {
        (module(of: left), left) < (module(of: right), right)
    }

    private static func module(of declaration: String) -> Substring {
        declaration.split(separator: " ").last ?? ""
    }
}

/// The imports that the entries of a file need, found in one pass.
private struct Needs {
    /// The imports of the files that contain `#Preview` macros.
    var imports: Set<ScannedImport> = []
    /// Own declarations that have a namesake in another module, by their conditions.
    var names: [[String]: Set<String>] = [:]
    var hasPreviews = false
    var hasModifier = false

    init(_ tests: [PlannedTest]) {
        var latest: [ScannedImport] = []
        for test in tests {
            if let names = test.entry.clashingNames { self.names[[], default: []].formUnion(names) }
            for name in test.entry.conditionalClashingNames ?? [] {
                names[name.conditions, default: []].insert(name.name)
            }
            if test.entry.kind == .previews { hasPreviews = true }
            if test.entry.hasModifier { hasModifier = true }
            // Previews of a file have the same imports.
            guard let imports = test.entry.preview?.imports, imports != latest else { continue }
            latest = imports
            self.imports.formUnion(imports)
        }
    }
}

extension ScannedImport {
    /// The same with `@preconcurrency`.
    fileprivate var preconcurrency: ScannedImport {
        guard !declaration.contains("@preconcurrency") else { return self }
        var copy = self
        // A directive needs a line of its own.
        copy.declaration = "@preconcurrency" + (declaration.hasPrefix("#") ? "\n" : " ") + declaration
        return copy
    }
}

extension SuiteImports.Conditional {
    /// The condition and the imports for a template.
    var value: TemplateValue { .object(["condition": .text(condition), "imports": .texts(declarations)]) }
}
