import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenRender
@testable import SnapgenScan

/// What golden cases do not hold.
@Suite("TestRenderer")
struct TestRendererTests {
    private static func option(_ text: String) -> String {
        "options: .init(\n                    \(text)),\n"
    }

    @Test(
        "passes what an entry sets, and that a type has no samples",
        arguments: [
            (entry("Row", settings: Directives(until: "isReady")), option("until: { isReady }")),
            (entry("Row", settings: Directives(pictures: .init(allowBlank: true))), option("allowBlank: true")),
            (entry("Row", settings: Directives(delay: 0.5)), option("delay: 0.5")),
            (entry("Row", samples: []), ", samples: \"\",\n"),
        ])
    func passes(entry: CatalogEntry, text: String) throws { #expect(try rendered(entry).tests.contains(text)) }

    @Test("leaves out what a rule sets for pictures in tests of values, which ask for no simulator")
    func values() throws {
        let pictures = PictureSettings(precision: 0.5, perceptualPrecision: 0.5, draw: .window, allowBlank: true)
        let settings = Directives(pictures: pictures, delay: 1, until: "Mocks.isReady")
        let state = entry("State", strategy: .json, settings: settings)
        #expect(try rendered(state).tests == rendered(entry("State", strategy: .json)).tests)
        let configuration = travel { $0.tests.recording.requiredOS = SystemVersion("18") }
        #expect(try !rendered(state, configuration: configuration).support.contains("func testSimulator()"))
    }

    @Test("states the settings that are not the defaults, in the file of the settings only")
    func settings() throws {
        let changes: [(argument: String, change: (inout Configuration) -> Void)] = [
            ("    naming: .numbers)", { $0.references.naming = .numbered }),
            ("drawing: .window", { $0.pictures.draw = .window }),
            ("allowsBlank: true", { $0.pictures.allowBlank = true }),
            ("setUp: Hooks.`default`.self", { $0.tests.setUp = "Hooks.default" }),
        ]
        let hooks = travel {
            ($0.tests.framework, $0.tests.template.name, $0.tests.setUp) = (.swiftTesting, "swift-testing", "App")
        }
        let suite = try rendered(entry("State", strategy: .json), configuration: hooks).tests
        #expect(suite.contains("    init() async throws { try await Self.setUpSnapshots() }\n"))
        let usual = try rendered(entry("Row")).support
        for (argument, change) in changes {
            let (tests, support) = try rendered(entry("Row"), configuration: travel(change))
            #expect(support.contains("        \(argument))\n") || support.contains("        \(argument),\n"))
            #expect(!tests.contains(argument) && !usual.contains("        \(argument)"))
        }
    }

    @Test("refuses a template that is not there, and the built-in one of another framework")
    func refusals() {
        func refusal(_ framework: TestSettings.Framework, _ template: String) -> Diagnostic? {
            let configuration = travel { ($0.tests.framework, $0.tests.template.name) = (framework, template) }
            return problems { try rendered(entry("A"), configuration: configuration) }.first
        }
        let unknown = Diagnostic(.missingTemplate, .error, "no template 'xctst'; did you mean 'xctest'?")
        #expect(refusal(.xctest, "xctst") == unknown)
        #expect(refusal(.xctest, "tests-head")?.message.hasPrefix("no template 'tests-head'; known are") == true)
        let other = "the template 'xctest' is not for 'framework: swift-testing'; leave"
        #expect(refusal(.swiftTesting, "xctest")?.message.hasPrefix(other) == true)
    }
}

@Suite("Contexts")
struct ContextTests {
    @Test("tests of Swift Testing, which are called from asynchronous code, do not deny it")
    func asynchronous() {
        var preview = preview("Row")
        preview.declaration.availability = ["@available(*, noasync)", "@available(iOS 18, *)"]
        #expect(preview.availability(isXCTest: false).attributes == ["@available(iOS 18, *)"])
        #expect(preview.availability(isXCTest: true).attributes == ["@available(*, noasync)"])
    }

    @Test(
        "tests of unavailable entries are compiled for other platforms only",
        arguments: [
            ("@available(tvOS, unavailable, message: \"later\")", "!os(tvOS)"),
            ("@available(macCatalyst, unavailable)", "!targetEnvironment(macCatalyst)"),
            ("@available(swift, unavailable)", nil), ("@available(iOS 18, *)", nil),
        ])
    func unavailablePlatform(attribute: String, condition: String?) {
        var row = entry("Row", conditions: ["DEBUG"])
        row.declaration.availability = [attribute]
        #expect(row.testConditions == ["DEBUG"] + [condition].compactMap { $0 })
    }

    @Test("groups are ordered by file, condition and function, and have at most a hundred tests")
    func groups() {
        func test(_ title: String, _ function: String, _ conditions: String...) -> PlannedTest {
            PlannedTest(function: function, entry: entry(title, conditions: conditions), samples: nil)
        }
        let many = (0...100).map { _ in test("Row", "testRow", "A || B", "C") }
        let tests = many + [test("Row", "testRow"), test("Row", "testCell"), test("Cell", "testCell")]
        for tests in [tests, tests.reversed()] {
            let groups = TestGroup.groups(of: tests)
            let shown = groups.map { "\($0.path.name) \($0.tests.count) \($0.condition)" }
            let conditional = ["Row.swift 100 (A || B) && C", "Row.swift 1 (A || B) && C"]
            #expect(shown == ["Cell.swift 1 ", "Row.swift 2 "] + conditional)
            #expect(groups[1].tests.map(\.function) == ["testCell", "testRow"])
        }
    }

    @Test("the configured imports and the modules to link are plain, and those of what tests name replace them")
    func imports() {
        let configuration = travel {
            $0.tests.template.imports = ["Fixtures", "SwiftUI"]
            $0.tests.template.testableImports = ["Core"]
        }
        var options = RenderOptions(configuration, version: "1.0.0")
        options.linkedModules = ["Core", "TravelUI"]
        func imports(_ settings: Directives = Directives()) -> TestImports {
            let catalog = Catalog(entries: [preview("Row", settings: settings)])
            return TestImports(TestPlanner(configuration).plan(catalog).suites, options)
        }
        let testable = ["", "@preconcurrency @testable import Core", "@preconcurrency @testable import TravelUI"]
        #expect(imports().always == ["import Fixtures", "import TravelUI", "import XCTest"] + testable.dropLast())
        #expect(imports().conditional.map(\.declarations) == [["import SwiftUI"]])
        #expect(imports(Directives(until: "isReady")).always == ["import Fixtures", "import XCTest"] + testable)
    }

    @Test("previews are compared with the program's where there are any, and their kinds are all configured")
    func program() {
        func isChecked(_ entry: CatalogEntry, _ change: (inout Configuration) -> Void = { _ in }) -> Bool {
            let plan = TestPlanner(travel()).plan(Catalog(entries: [entry]))
            return plan.isComparable(RenderOptions(travel(change), version: "1.0.0"))
        }
        var skipped = preview("A")
        (skipped.status, skipped.reason) = (.skipped, "a comment")
        #expect(isChecked(skipped))
        #expect(!isChecked(entry("State")))
        #expect(!isChecked(entry("Cell", kind: .previews)) { $0.catalog.macros = [] })
        #expect(!isChecked(preview("A")) { $0.catalog.protocols = [] })
    }

    @Test("samples are called by a name of Swift, and a comment goes before the traits of a preview")
    func samplesCalls() {
        let type = entry("Row", name: "Outer.default")
        #expect(type.samplesCall == ".samples(Outer.`default`.samples)")
        var unseen = entry("Row", kind: .asyncSamples)
        #expect(unseen.samplesCall == ".samples(try await (Row.samples as @MainActor () async throws -> _)())")
        unseen.declaration.effects = "await"
        #expect(unseen.samplesCall == ".samples(await Row.samples())")
        unseen.declaration.typeModule = "App"
        #expect(unseen.besideSwiftUI.samplesCall == ".samples(await Row.samples())")
        unseen.declaration.typeModule = "Hotels"
        #expect(unseen.besideSwiftUI.samplesCall == ".samples(await Hotels.Row.samples())")
        let source = PreviewSource(readsTraits: true)
        let fixed = Directives(layout: .fixed(width: "1", height: "2.5"))
        #expect(
            preview("Row", source: source, settings: fixed).samplesCall
                == #".preview(.init("TravelUI/Row.swift"), layout: .fixed(width: 1, height: 2.5))"#)
    }

    @Test(
        "names of environments are written as Swift writes constants",
        arguments: [
            ("iPhone13-light", "iPhone13Light"), ("sizeThatFits-light-ar_SA", "sizeThatFitsLightArSA"),
            ("Kiosk", "kiosk"), ("default", "`default`"), ("2x", "_2x"), ("", "unnamed"),
        ])
    func constants(name: String, constant: String) {
        #expect(SwiftNames([]).environment(name) == constant)
    }

    @Test("names that would be written alike are kept apart, whichever comes first")
    func alikeNames() {
        let screens = ["wall 4K", "wall-4K"].map { Device(name: $0, width: 1, height: 1, scale: 1) }
        let environments = zip(screens, ["en_US", "en-US"]).map { screen, locale in
            SnapshotEnvironment(layout: .device(screen: screen), locale: locale)
        }
        let names = SwiftNames(["a b", "a-b"].map { PlannedBatch(name: $0, environments: environments) })
        let backward = SwiftNames([PlannedBatch(name: "a-b", environments: environments.reversed())])
        #expect(names.screen("wall 4K") != names.screen("wall-4K"))
        #expect(names.batch("a b") != names.batch("a-b"))
        #expect(names.environment(environments[0].name) != names.environment(environments[1].name))
        #expect(names.environment(environments[0].name) == backward.environment(environments[0].name))
    }

    @Test(
        "the direction of a locale goes by its script, and where there is none by its language",
        arguments: [
            ("ar", true), ("ar_SA", true), ("he-IL", true), ("AR", true), ("en", false), ("de_DE", false), ("", false),
            ("arn", false), ("uz-Arab", true), ("ar_Latn", false),
        ])
    func direction(locale: String, isRightToLeft: Bool) {
        #expect(SnapshotEnvironment.isRightToLeft(locale) == isRightToLeft)
    }

    @Test(
        "a literal escapes what ends a literal, starts an interpolation or cannot be seen",
        arguments: [
            ("", #""""#), ("a \"b\"", #""a \"b\"""#), ("\\(x)", #""\\(x)""#), ("a\nb\r\n\t\0", #""a\nb\r\n\t\0""#),
            ("\u{1B}[31m", #""\u{1b}[31m""#), ("\u{7F}", #""\u{7f}""#), ("\u{202E}evil", #""\u{202e}evil""#),
            ("a\u{2028}b", #""a\u{2028}b""#), ("a\u{E000}b", #""a\u{e000}b""#), ("a\u{115F}b", #""a\u{115f}b""#),
            ("\u{A0}", #""\u{a0}""#), ("\u{301}", #""\u{301}""#), ("\u{20DD}", #""\u{20dd}""#),
            ("é 🙂 日本", #""é 🙂 日本""#),
        ])
    func string(text: String, literal: String) {
        #expect(SwiftLiteral.string(text) == literal)
    }

    @Test("a number is written without a fraction of zero", arguments: [(1.0, "1"), (1.05, "1.05"), (0, "0")])
    func number(value: Double, literal: String) {
        #expect(SwiftLiteral.number(value) == literal)
    }
}
