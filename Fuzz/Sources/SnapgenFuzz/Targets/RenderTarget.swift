import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenPlan
import SnapgenRender
import SnapgenScan

/// Checks for the rendering of templates and previews.
struct RenderTarget {
    private let bytes: [UInt8]
    private let configuration: Configuration
    /// A Boolean value that indicates whether the files that do not depend on single previews are checked too.
    private let rendersEverything: Bool

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let choice = StableHash.value(ofLong: bytes[...])
        configuration = Self.configuration(number: Int(choice % 12))
        rendersEverything = choice / 12 % 8 == 0
    }

    func check() throws(Finding) {
        let text = String(decoding: bytes, as: UTF8.self)
        if text.contains("{{") || text.contains("{%") { try checkTemplate(text) }
        if Self.words.contains(where: text.contains) { try checkPreviews() }
    }

    private static let words = ["#Preview", "PreviewProvider", "Testable"]

    /// Returns one of twelve configurations.
    private static func configuration(number: Int) -> Configuration {
        Configuration(
            tests: TestSettings(
                framework: TestSettings.Framework.allCases[number % 2],
                valueEngine: TestSettings.Engine.allCases[number / 2 % 2],
                granularity: TestSettings.Granularity.allCases[number / 4]))
    }
}

// MARK: - Templates

extension RenderTarget {
    /// Checks that a template has the same output in every run and prints no objects.
    private func checkTemplate(_ text: String) throws(Finding) {
        guard Self.mayLoop(text), let path = RelativePath("mine.stencil") else { return }
        var configuration = configuration
        configuration.tests.template = path.stem
        configuration.tests.arguments = Self.arguments(order: Array(0..<9))
        let templates = TemplateSet.builtIn.adding(text, at: path)
        guard let texts = Self.texts(templates, configuration) else { return }
        configuration.tests.arguments = Self.arguments(order: [4, 8, 0, 3, 7, 1, 6, 2, 5])
        let again = Self.texts(templates, configuration)
        try Finding.unless(texts == again, "it is \(texts), and then \(again ?? [])")
        let isOpaque = !texts.contains { $0.contains("SnapgenRender.") || $0.contains("SnapgenSourcery.") }
        try Finding.unless(isOpaque || text.contains("Snapgen"), "an object is printed: \(texts)")
    }

    /// Returns the files that a template makes of the example, or its tests only if the template needs no facts.
    private static func texts(_ templates: TemplateSet, _ configuration: Configuration) -> [String]? {
        let options = RenderOptions(configuration, version: "1.0.0")
        let renderer = TestRenderer(templates: templates, options: options, dialects: [SourceryDialect()])
        guard renderer.readsFacts else { return (try? renderer.tests(of: example.plan)).map { [$0] } }
        return try? renderer.render(example.plan, facts: example.facts).map(\.contents)
    }

    /// Returns the arguments of a template, in dictionaries that are filled in the given order.
    private static func arguments(order: [Int]) -> [String: UserValue] {
        var inner: [String: UserValue] = [:]
        for number in order { inner["k\(number)"] = number % 3 == 0 ? .text("aB_\(number)") : .number(Double(number)) }
        return [
            "m": .mapping(["a": .mapping(inner), "b": .list([.mapping(inner), .flag(true)])]),
            "l": .list([.text("one two"), .text("a.b\n c"), .text("")]), "t": .text("camelCase URLName"),
        ]
    }

    /// Returns whether a template contains so few loops that rendering ends soon.
    private static func mayLoop(_ text: String) -> Bool {
        ["for", "map", "call", "macro", "include"].map { text.split(separator: $0).count }.reduce(0, +) < 5 + 24
    }

    /// A small project that the templates are rendered for.
    private static let example: (plan: TestPlan, facts: SourceFacts) = {
        let text = """
            /// A row. sourcery: tag = "a"
            public struct Row: View, Testable { static var samples: [String: Row] { ["Full": Row(), "é \\"b\\"": Row()] } }
            struct Cell: TestableState { static let samples = [1, 2] }
            class Base {}
            final class Derived: Base { enum Kind: CaseIterable { case a } }
            protocol Screen: View {}
            // sourcery: skip
            struct Home: Screen {}
            #Preview("Home", traits: .landscapeLeft) { Home() }
            """
        let sources = FuzzSources(Array(text.utf8))
        let scanned = ProjectScanner(
            settings: CatalogSettings(), options: ScanOptions(threads: 1, readsFacts: true)
        ).scan(sources)
        let catalog = CatalogResolver(settings: CatalogSettings()).resolve(scanned)
        let facts = SourceFacts(of: scanned.files, catalog: catalog)
        return (TestPlanner(Configuration()).plan(catalog), facts)
    }()
}

// MARK: - Previews

extension RenderTarget {
    /// Checks that the files generated for valid sources are valid.
    private func checkPreviews() throws(Finding) {
        let sources = FuzzSources(bytes)
        let settings = configuration.catalog
        let scanned = ProjectScanner(settings: settings, options: ScanOptions(threads: 1)).scan(sources)
        guard scanned.files.allSatisfy(\.diagnostics.isEmpty) else { return }
        let plan = TestPlanner(configuration).plan(CatalogResolver(settings: settings).resolve(scanned))
        guard !plan.cases.isEmpty, sources.files.allSatisfy({ ParsedSwift.isValid($0.bytes) }) else { return }
        let renderer = TestRenderer(templates: .builtIn, options: RenderOptions(configuration, version: "1.0.0"))
        let rendered = Result { () throws(DiagnosticError) in
            rendersEverything
                ? try renderer.render(plan).map(\.contents) : [try renderer.tests(of: plan)]
        }
        switch rendered {
        case .success(let texts): for text in texts { try check(text) }
        case .failure(let error):
            throw Finding(description: "the built-in templates cannot be rendered: \(error.diagnostics)")
        }
    }

    private func check(_ text: String) throws(Finding) {
        if !ParsedSwift.isValid(Array(text.utf8)) { throw Finding(description: "generated Swift is invalid: \(text)") }
    }
}
