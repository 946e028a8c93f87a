import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan

@Suite("Reading a configuration file")
struct ConfigurationReaderTests {
    @Test("Keys that are not given have their defaults")
    func leavesOpen() throws {
        let resolved = try resolve("record: never")
        #expect(resolved.configuration == Configuration(references: .init(record: .never)))
        #expect(resolved.origins.filter { $0.value != .default } == ["record": file(1, 9)])
    }

    @Test("The origin of a value is the place where it begins")
    func locatesValues() throws {
        let resolved = try resolve("tests:\n  output: Tests/A\n  granularity:\n    case\n")
        #expect(resolved.configuration.tests.output == path("Tests/A"))
        #expect(resolved.origin(of: \.tests.output) == file(2, 11))
        #expect(resolved.origin(of: \.tests.granularity) == file(4, 5))
    }

    @Test("The origin of a list or a mapping is the place of its key, that of an item its own")
    func locatesCollections() throws {
        let resolved = try resolve("exclude:\n  - a\ncatalog:\n  protocols:\n    A: samples\nrules: [{ match: a }]")
        #expect(resolved.origin(of: \.exclude) == file(1, 1))
        #expect(resolved.origin(of: \.exclude, at: 0) == file(2, 5))
        #expect(resolved.origin(of: \.catalog.protocols) == file(4, 3))
        #expect(resolved.origin(of: \.rules, at: 0) == file(6, 18))
    }

    @Test("Devices and batches have their own places")
    func locatesNames() throws {
        let resolved = try resolve("devices:\n  a: { width: 1, height: 1 }\nbatches:\n  b: { devices: [a] }\n")
        #expect(resolved.origin(of: \.environments.devices, named: "a") == file(2, 3))
        #expect(resolved.origin(of: \.environments.batches, named: "b") == file(4, 3))
    }

    @Test("Every value that is given has an origin, and every other one the default")
    func givesOrigins() throws {
        let leaves = try resolve(unusualExample).withDefaultOrigins.origins
        #expect(
            leaves.filter { $0.value == .default }.keys.sorted() == [
                "batches.component", "batches.extended", "tests.program_check",
            ])
    }

    @Test("Every case of a key that takes one of several is read by its name")
    func readsChoices() throws {
        for framework in TestSettings.Framework.allCases {
            #expect(try read("tests: { framework: \(framework.rawValue) }").tests.framework == framework)
        }
        for granularity in TestSettings.Granularity.allCases {
            #expect(try read("tests: { granularity: \(granularity.rawValue) }").tests.granularity == granularity)
        }
        for record in RecordMode.allCases {
            #expect(try read("record: \(record.rawValue)").references.record == record)
        }
        for access in CatalogProtocol.Access.allCases {
            let user = try read("catalog: { protocols: { A: \(access.rawValue) } }")
            #expect(user.catalog.protocols == [CatalogProtocol("A", access)])
        }
    }

    @Test(
        "A system's version is read as it is written, as a number or as a text",
        arguments: [("18", [18]), ("18.4", [18, 4]), ("18.10", [18, 10]), ("\"18.4.1\"", [18, 4, 1])])
    func readsVersion(yaml: String, numbers: [Int]) throws {
        #expect(try read("tests: { required_os: \(yaml) }").tests.recording.requiredOS?.numbers == numbers)
    }

    @Test("One engine is for pictures and values")
    func readsOneEngine() throws {
        let resolved = try resolve("tests: { engine: snapgen }")
        #expect(resolved.configuration.tests.engines.images == .snapgen)
        #expect(resolved.configuration.tests.engines.values == .snapgen)
        #expect(resolved.origin(of: \.tests.engines.images) == file(1, 18))
        #expect(resolved.origin(of: \.tests.engines.values) == file(1, 18))
    }

    @Test("Two engines are read each for itself, and either may be left open")
    func readsTwoEngines() throws {
        let both = try read("tests: { engine: { images: snapgen, values: snapshot-testing } }").tests
        #expect(both.engines.images == .snapgen)
        #expect(both.engines.values == .snapshotTesting)
        let one = try resolve("tests: { engine: { values: snapgen } }")
        #expect(one.origin(of: \.tests.engines.images) == .default)
        #expect(one.configuration.tests.engines.values == .snapgen)
    }

    @Test("The protocols keep the order of the file")
    func keepsProtocolsInOrder() throws {
        let user = try read("catalog: { protocols: { Zebra: json, Ant: samples, Mole: dump } }")
        #expect(user.catalog.protocols.map(\.name) == ["Zebra", "Ant", "Mole"])
    }

    @Test("Devices and batches keep the order of the file")
    func keepsNamesInOrder() throws {
        let user = try read("batches: { z: { layout: sizeThatFits }, a: { layout: sizeThatFits } }")
        #expect(user.environments.batches.map(\.name).suffix(2) == ["z", "a"])
    }

    @Test(
        "A flag is true, false, yes or no",
        arguments: [("true", true), ("Yes", true), ("FALSE", false), ("no", false)])
    func readsFlags(text: String, flag: Bool) throws {
        #expect(try read("rules: [{ match: a, skip: \(text) }]").rules.first?.settings.skip == flag)
    }

    @Test("Any other spelling is no flag", arguments: ["on", "off", "y", "'true'", "1", "tRue", "~"])
    func refusesOtherFlags(text: String) {
        #expect(messages("rules: [{ match: a, skip: \(text) }]").count == 1)
    }

    @Test(
        "A number is decimal",
        arguments: [("0", 0), ("1", 1), ("0.5", 0.5), (".5", 0.5), ("+0.5", 0.5), ("5e-1", 0.5), ("0.", 0)])
    func readsNumbers(text: String, number: Double) throws {
        #expect(try read("precision: \(text)").pictures.precision == number)
    }

    @Test(
        "Any other spelling is no number",
        arguments: ["0x1", "0b1", "0o1", "01", "1_0", "1:30", "nan", ".NaN", "inf", "-.inf", "e1", "+", "''", "'1'"])
    func refusesOtherNumbers(text: String) {
        #expect(messages("rules: [{ match: a, delay: \(text) }]").count == 1)
    }

    @Test("What YAML would take for a number or a flag is a text where a text is expected")
    func keepsTexts() throws {
        #expect(try read("references: 1.10").references.folder == path("1.10"))
        let batch = try read("batches: { nordic: { layout: sizeThatFits, locales: [no, se] } }").environments.batches
            .last
        #expect(batch?.products.first?.locales == ["no", "se"])
    }

    @Test("A path is normalised")
    func normalisesPaths() throws {
        #expect(try read("references: ./a//b/").references.folder == path("a/b"))
        #expect(try read("tests: { template: ./own.stencil }").tests.template == "own.stencil")
    }

    @Test("A device has a scale of 2 and no safe area where it says nothing else")
    func readsDevice() throws {
        let user = try read("devices: { tv: { width: 1920, height: 1080.5 } }")
        #expect(user.environments.devices == [Device(name: "tv", width: 1920, height: 1080.5, scale: 2)])
    }

    @Test("A batch of one mapping and one of a list with it are the same")
    func readsBatchForms() throws {
        let batches = try read("batches:\n  a: { devices: [tv] }\n  b: [{ devices: [tv] }]\n").environments.batches
            .suffix(2)
        #expect(batches.map(\.products).allSatisfy { $0 == [EnvironmentProduct(layouts: [builtIn("tv")])] })
    }

    @Test("A batch may have devices and a layout")
    func readsDevicesAndLayout() throws {
        let resolved = try resolve("batches: { a: { layout: sizeThatFits, devices: [iPhone8] } }")
        #expect(
            resolved.configuration.environments.batches.last?.products.first?.layouts == [
                builtIn("iPhone8"), .sizeThatFits,
            ])
    }

    @Test("A rule that only matches is valid")
    func readsBareRule() throws {
        #expect(try read("rules: [{ match: a }]").rules == [Rule(match: Glob("a"), settings: Directives())])
    }

    @Test("An empty list is one, and no default")
    func readsEmptyLists() throws {
        let configuration = try resolve("catalog: { macros: [], protocols: {} }\nsources: []").configuration
        #expect(configuration.catalog.macros == [])
        #expect(configuration.catalog.protocols == [])
        #expect(configuration.sources == [])
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
        let lines = ["sources:  # snapgen.yml:1", "  - App/Sources", "  - \".\"", "  - \"Modules/*\""]
        let all = lines + ["  - { path: UI, target: \"My App\" }", ""]
        #expect(resolved.text.hasPrefix(all.joined(separator: "\n")))
        #expect(try read(resolved.text).sources == resolved.configuration.sources)
    }

    @Test(
        "A module is called as its folder, in letters that Swift takes",
        arguments: [
            ("Sources/TravelUI", "TravelUI"), ("App", "App"), ("Sources/travel-ui", "travel_ui"),
            ("Sources/App/Row.swift", "App"), ("Sources/Größe", "Größe"), ("./Sources/App/", "App"),
        ])
    func namesModule(folder: String, module: String) throws {
        #expect(try read("sources: [{ path: \(folder) }]").sources.map(\.module) == [module])
    }

    @Test("A module that is given goes before the folder's name")
    func takesGivenModule() throws {
        let sources = try read("sources: [{ path: a/b, module: C }]").sources
        #expect(sources == [SourceModule(path: path("a/b"), module: "C")])
    }

    @Test("A module without a path lies where packages have it")
    func takesModuleAlone() throws {
        let sources = try read("sources: [{ module: App }]").sources
        #expect(sources == [SourceModule(path: path("Sources/App"), module: "App")])
    }

    @Test("The root itself may be a module, if its name is given", arguments: [".", "./"])
    func takesRoot(root: String) throws {
        let sources = try read("sources: [{ path: \(root), module: App }]").sources
        #expect(sources == [SourceModule(path: nil, module: "App")])
    }

    @Test(
        "A module's name that Swift does not take is refused",
        arguments: ["my-app", "1st", "'A; import B'", "''", "A..B", "class", "A.import"])
    func refusesModule(name: String) {
        #expect(messages("sources: [{ path: a, module: \(name) }]").count == 1)
        #expect(messages("tests: { testable_imports: [\(name)] }").count == 1)
    }
}
