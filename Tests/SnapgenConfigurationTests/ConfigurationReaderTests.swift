import SnapgenConfiguration
import SnapgenModel
import Testing

@Suite("Reading a configuration file")
struct ConfigurationReaderTests {
    @Test("What is left out stays open")
    func leavesOpen() throws {
        var expected = UserConfiguration()
        expected.record = Located(.never, file(1, 9))
        #expect(try read("record: never") == expected)
    }

    @Test("A value has the place where it begins for its origin")
    func locatesValues() throws {
        let user = try read("tests:\n  output: Tests/A\n  granularity:\n    case\n")
        #expect(user.tests.output == Located(path("Tests/A"), file(2, 11)))
        #expect(user.tests.granularity == Located(.case, file(4, 5)))
    }

    @Test("A list or a mapping has the place of its key for its origin")
    func locatesCollections() throws {
        let user = try read("exclude:\n  - a\ncatalog:\n  protocols:\n    A: samples\n")
        #expect(user.exclude?.origin == file(1, 1))
        #expect(user.catalog.protocols?.origin == file(4, 3))
    }

    @Test("Devices and batches have their own places")
    func locatesNames() throws {
        let user = try read("devices:\n  a: { width: 1, height: 1 }\nbatches:\n  b: { devices: [a] }\n")
        #expect(user.devices.map(\.origin) == [file(2, 3)])
        #expect(user.batches.map(\.origin) == [file(4, 3)])
        #expect(user.batches.first?.value.products.first?.devices == [Located("a", file(4, 18))])
    }

    @Test("Every case of a key that takes one of several is read by its name")
    func readsChoices() throws {
        for framework in TestSettings.Framework.allCases {
            #expect(try read("tests: { framework: \(framework.rawValue) }").tests.framework?.value == framework)
        }
        for granularity in TestSettings.Granularity.allCases {
            #expect(try read("tests: { granularity: \(granularity.rawValue) }").tests.granularity?.value == granularity)
        }
        for record in RecordMode.allCases {
            #expect(try read("record: \(record.rawValue)").record?.value == record)
        }
        for access in CatalogProtocol.Access.allCases {
            let user = try read("catalog: { protocols: { A: \(access.rawValue) } }")
            #expect(user.catalog.protocols?.value == [CatalogProtocol("A", access)])
        }
    }

    @Test(
        "A system's version is read as it is written, as a number or as a text",
        arguments: [("18", [18]), ("18.4", [18, 4]), ("18.10", [18, 10]), ("\"18.4.1\"", [18, 4, 1])])
    func readsVersion(yaml: String, numbers: [Int]) throws {
        #expect(try read("tests: { required_os: \(yaml) }").tests.requiredOS?.value.numbers == numbers)
    }

    @Test("One engine is for pictures and values")
    func readsOneEngine() throws {
        let tests = try read("tests: { engine: snapgen }").tests
        #expect(tests.imageEngine == Located(.snapgen, file(1, 18)))
        #expect(tests.valueEngine == tests.imageEngine)
    }

    @Test("Two engines are read each for itself, and either may be left open")
    func readsTwoEngines() throws {
        let both = try read("tests: { engine: { images: snapshot-testing, values: snapgen } }").tests
        #expect(both.imageEngine?.value == .snapshotTesting)
        #expect(both.valueEngine?.value == .snapgen)
        let one = try read("tests: { engine: { values: snapgen } }").tests
        #expect(one.imageEngine == nil)
        #expect(one.valueEngine?.value == .snapgen)
    }

    @Test("The protocols keep the order of the file")
    func keepsProtocolsInOrder() throws {
        let user = try read("catalog: { protocols: { Zebra: json, Ant: samples, Mole: dump } }")
        #expect(user.catalog.protocols?.value.map(\.name) == ["Zebra", "Ant", "Mole"])
    }

    @Test("Devices and batches keep the order of the file")
    func keepsNamesInOrder() throws {
        let user = try read("batches: { z: { layout: sizeThatFits }, a: { layout: sizeThatFits } }")
        #expect(user.batches.map(\.value.name) == ["z", "a"])
    }

    @Test(
        "A flag is true, false, yes or no",
        arguments: [("true", true), ("Yes", true), ("FALSE", false), ("no", false)])
    func readsFlags(text: String, flag: Bool) throws {
        #expect(try read("rules: [{ match: a, skip: \(text) }]").rules?.value.first?.rule.settings.skip == flag)
    }

    @Test("Any other spelling is no flag", arguments: ["on", "off", "y", "'true'", "1", "tRue", "~"])
    func refusesOtherFlags(text: String) {
        #expect(messages("rules: [{ match: a, skip: \(text) }]").count == 1)
    }

    @Test(
        "A number is decimal",
        arguments: [("0", 0), ("1", 1), ("0.5", 0.5), (".5", 0.5), ("+0.5", 0.5), ("5e-1", 0.5), ("0.", 0)])
    func readsNumbers(text: String, number: Double) throws {
        #expect(try read("precision: \(text)").precision?.value == number)
    }

    @Test(
        "Any other spelling is no number",
        arguments: ["0x1", "0b1", "0o1", "01", "1_0", "1:30", "nan", ".NaN", "inf", "-.inf", "e1", "+", "''", "'1'"])
    func refusesOtherNumbers(text: String) {
        #expect(messages("rules: [{ match: a, delay: \(text) }]").count == 1)
    }

    @Test("What YAML would take for a number or a flag is a text where a text is expected")
    func keepsTexts() throws {
        #expect(try read("references: 1.10").references?.value == path("1.10"))
        let batch = try read("batches: { nordic: { layout: sizeThatFits, locales: [no, se] } }").batches.first
        #expect(batch?.value.products.first?.locales == ["no", "se"])
    }

    @Test("A path is normalised")
    func normalisesPaths() throws {
        #expect(try read("references: ./a//b/").references?.value == path("a/b"))
        #expect(try read("tests: { template: ./own.stencil }").tests.template?.value == "own.stencil")
    }

    @Test("A device has a scale of 2 and no safe area where it says nothing else")
    func readsDevice() throws {
        let user = try read("devices: { tv: { width: 1920, height: 1080.5 } }")
        #expect(user.devices.map(\.value) == [Device(name: "tv", width: 1920, height: 1080.5, scale: 2)])
    }

    @Test("A batch of one mapping and one of a list with it are the same")
    func readsBatchForms() throws {
        let user = try read("batches:\n  a: { devices: [x] }\n  b: [{ devices: [x] }]\n")
        #expect(user.batches.map { $0.value.products.map { $0.devices.map(\.value) } } == [[["x"]], [["x"]]])
    }

    @Test("A batch may have devices and a layout")
    func readsDevicesAndLayout() throws {
        let resolved = try resolve("batches: { a: { layout: sizeThatFits, devices: [iPhone8] } }")
        #expect(resolved.configuration.batches.last?.products.first?.layouts == [builtIn("iPhone8"), .sizeThatFits])
    }

    @Test("A rule that only matches is valid")
    func readsBareRule() throws {
        let rules = try read("rules: [{ match: a }]").rules?.value
        #expect(rules == [UserRule(Rule(match: Glob("a"), settings: Directives()), file(1, 18))])
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
    @Test(
        "A module is called as its folder, in letters that Swift takes",
        arguments: [
            ("Sources/TravelUI", "TravelUI"), ("App", "App"), ("Sources/travel-ui", "travel_ui"),
            ("Sources/App/Row.swift", "App"), ("Sources/Größe", "Größe"), ("./Sources/App/", "App"),
        ])
    func namesModule(folder: String, module: String) throws {
        #expect(try read("sources: [{ path: \(folder) }]").sources?.value.map(\.module) == [module])
    }

    @Test("A module that is given goes before the folder's name")
    func takesGivenModule() throws {
        let sources = try read("sources: [{ path: a/b, module: C }]").sources?.value
        #expect(sources == [SourceModule(path: path("a/b"), module: "C")])
    }

    @Test("A module without a path lies where packages have it")
    func takesModuleAlone() throws {
        let sources = try read("sources: [{ module: App }]").sources?.value
        #expect(sources == [SourceModule(path: path("Sources/App"), module: "App")])
    }

    @Test("The root itself may be a module, if its name is given", arguments: [".", "./"])
    func takesRoot(root: String) throws {
        let sources = try read("sources: [{ path: \(root), module: App }]").sources?.value
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
