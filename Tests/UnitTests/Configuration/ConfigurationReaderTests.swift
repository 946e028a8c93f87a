import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel

@Suite("Reading a configuration file")
struct ConfigurationReaderTests {
    @Test(
        "The origin of a value is the place where it begins, of a list or a mapping that of its key",
        arguments: [
            ("tests:\n  output: Tests/A", "tests.output", nil, 2, 11), ("draw:\n    layer", "draw", nil, 2, 5),
            ("exclude:\n  - a", "exclude", nil, 1, 1), ("exclude:\n  - a", "exclude", "0", 2, 5),
            ("catalog:\n  protocols:\n    A: samples", "catalog.protocols", nil, 2, 3),
            ("rules: [{ match: a }]", "rules", "0", 1, 18),
            ("tests: { engine: snapgen }", "tests.engine.values", nil, 1, 18),
            ("devices:\n  a: { width: 1, height: 1 }", "devices", "a", 2, 3),
            ("batches:\n  b: { devices: [iPhone8] }", "batches", "b", 2, 3),
        ] as [(String, String, String?, Int, Int)])
    func locates(yaml: String, key: String, name: String?, line: Int, column: Int) throws {
        let resolved = try resolve(yaml)
        let origin = name.map { resolved.origin(of: key, named: $0) } ?? resolved.origin(of: key)
        #expect(origin == file(line, column))
    }

    @Test("Every value that is given has an origin, and every other one the default")
    func givesOrigins() throws {
        let origins = try resolve(unusualExample).withDefaultOrigins.origins.filter { $0.value == .default }
        #expect(Set(origins.keys) == ["batches.component", "batches.extended", "tests.program_check"])
    }

    @Test("One engine is for pictures and values; of two, either may be left open, and each is shown with its origin")
    func readsEngines() throws {
        let shared = try resolve("tests: { engine: snapgen }")
        #expect(shared.configuration.tests.engines == TestSettings.Engines(images: .snapgen, values: .snapgen))
        let one = try resolve("tests: { engine: { values: snapgen } }").text
        #expect(one.contains("images: snapshot-testing  # default\n    values: snapgen  # snapgen.yml:1\n"))
    }

    @Test("Names keep the order of the file, an empty list is no default, and a batch may be a list of one mapping")
    func readsCollections() throws {
        let protocols = try read("catalog: { protocols: { Zebra: json, Ant: samples, Mole: dump } }").catalog.protocols
        #expect(protocols.map(\.name) == ["Zebra", "Ant", "Mole"])
        let catalog = try read("catalog: { macros: [], protocols: {} }").catalog
        #expect(catalog == CatalogSettings(protocols: [], macros: []))
        let batches = try read("batches: { a: { devices: [tv] }, b: [{ devices: [tv] }] }").environments.batches
        let product = EnvironmentProduct(layouts: [builtIn("tv")])
        #expect(batches.suffix(2).map(\.products) == [[product], [product]])
    }

    @Test(
        "Arguments are values of every kind",
        arguments: [
            ("text", UserValue.text("text")), ("18", .number(18)), ("2.5", .number(2.5)), ("true", .flag(true)),
            ("\"18\"", .text("18")), ("'no'", .text("no")), ("\"${ROOT}/x\"", .text("/r/x")), ("''", .text("")),
            ("[a, 1, [b]]", .list([.text("a"), .number(1), .list([.text("b")])])),
            ("{ b: 1, c: { d: e } }", .mapping(["b": .number(1), "c": .mapping(["d": .text("e")])])),
        ])
    func readsArguments(yaml: String, value: UserValue) throws {
        let user = try read("tests: { arguments: { a: \(yaml) } }", environment: ["ROOT": "/r"])
        #expect(user.tests.template.arguments == ["a": value])
    }
}

@Suite("The modules of the sources")
struct SourcesReadingTests {
    @Test("a path, a pattern and a target are kept until the project determines their modules, and shown as written")
    func targets() throws {
        let resolved = try resolve("sources: [App/./Sources, '.', 'Modules/*', { target: My App, path: UI }]")
        #expect(
            resolved.configuration.sources == [
                SourceModule(pattern: Glob("App/Sources")), SourceModule(pattern: Glob(".")),
                SourceModule(pattern: Glob("Modules/*")), SourceModule(path: path("UI"), target: "My App"),
            ])
        let lines = "  - App/Sources\n  - \".\"\n  - \"Modules/*\"\n  - { path: UI, target: \"My App\" }\n"
        #expect(resolved.text.hasPrefix("sources:  # snapgen.yml:1\n\(lines)"))
        #expect(try read(resolved.text).sources == resolved.configuration.sources)
    }

    @Test(
        "A module is called as its folder, in letters that Swift takes; one without a path lies where packages have it",
        arguments: [
            ("path: Sources/TravelUI", "Sources/TravelUI", "TravelUI"), ("path: App", "App", "App"),
            ("path: Sources/travel-ui", "Sources/travel-ui", "travel_ui"),
            ("path: Sources/App/Row.swift", "Sources/App/Row.swift", "App"), ("path: Größe", "Größe", "Größe"),
            ("path: ./Sources/App/", "Sources/App", "App"), ("path: a/b, module: C", "a/b", "C"),
            ("module: App", "Sources/App", "App"), ("path: ., module: App", nil, "App"),
            ("path: ./, module: App", nil, "App"),
        ])
    func namesModule(yaml: String, folder: String?, module: String) throws {
        #expect(try read("sources: [{ \(yaml) }]").sources == [SourceModule(path: folder.map(path), module: module)])
    }

    @Test(
        "A module's name that Swift does not take is refused",
        arguments: ["my-app", "1st", "'A; import B'", "''", "A..B", "class", "A.import"])
    func refusesModule(name: String) {
        #expect(messages("sources: [{ path: a, module: \(name) }]").count == 1)
        #expect(messages("tests: { testable_imports: [\(name)] }").count == 1)
    }
}

@Suite("Variables in values")
struct VariableExpansionTests {
    private let environment = ["A": "alpha", "EMPTY": "", "P": "0.5", "UP": "..", "A_1": "beta", "YAML": "[${B}]"]

    @Test(
        "A variable is replaced by its value, wherever it stands in a text; a doubled dollar keeps the braces",
        arguments: [
            ("${A}", "alpha"), ("x${A}/${A_1}", "xalpha/beta"), ("\"${A}\"", "alpha"), ("'${A}'", "alpha"),
            ("${A:-no}", "alpha"), ("${NONE:-no}", "no"), ("${EMPTY:-no}", "no"), ("${NONE:-a:-b}", "a:-b"),
            ("a${EMPTY}", "a"), ("$A", "$A"), ("a$", "a$"), ("'{A}'", "{A}"), ("${YAML}", "[${B}]"),
            ("$${A}", "${A}"), ("$$${A}", "$${A}"), ("$$A", "$$A"), ("$${${A}", "${alpha"),
        ])
    func expands(yaml: String, value: String) throws {
        #expect(try read("references: \(yaml)", environment: environment).references.folder == path(value))
    }

    @Test("Items of lists, choices and numbers have variables too")
    func expandsItems() throws {
        func yaml(_ a: String, _ mode: String, _ p: String, _ t: String) -> String {
            "exclude: ['\(a)/**']\nrecord: \(mode)\nprecision: \(p)\nbatches: { a: { devices: [tv], themes: ['\(t)'] } }"
        }
        let expanded = try read(yaml("${A}", "${MODE:-all}", "${P}", "${T:-dark}"), environment: environment)
        #expect(try expanded == read(yaml("alpha", "all", "0.5", "dark")))
    }

    @Test("A key and a comment have no variables, and the value of a variable is checked as if it stood there")
    func leavesKeys() throws {
        #expect(try read("record: all # ${NONE}").references.record == .all)
        #expect(messages("${A}: 1", environment: environment).joined().contains("unknown key '${A}'"))
        let shown = messages("references: ${UP}/x", environment: environment)
        #expect(shown == ["snapgen.yml:1:13: error: 'references' takes a path below the root, not '../x' [bad-value]"])
    }
}
