import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel

@Suite("Merging a configuration")
struct ConfigurationResolverTests {
    @Test("Without any layer, everything has its default, and the modules that were found are scanned")
    func decidesDefaults() throws {
        let app = [SourceModule(path: path("Sources/App"), module: "App")]
        let resolved = try ConfigurationResolver(sources: app).resolve(nil)
        #expect(resolved.configuration == Configuration(sources: app))
        #expect(resolved.origins.isEmpty)
        let named = try resolve("sources: [{ path: UI }]", sources: app)
        #expect(named.configuration.sources == [SourceModule(path: path("UI"), module: "UI")])
    }

    @Test("Options override the file, key by key; the last one applies, and is the origin")
    func prefersOptions() throws {
        var options = ConfigurationOptions()
        options.set("record", by: "--record") { $0.references.record = .all }
        options.set("record", by: "--update") { $0.references.record = .failed }
        options.set("tests.engine.values", by: "--value-engine") { $0.tests.engines.values = .snapgen }
        options.set("exclude", by: "--exclude") { $0.exclude = [Glob("b")] }
        let yaml = "record: never\nprecision: 0.5\ntests: { engine: snapshot-testing }\nexclude: [a, c]"
        let resolved = try resolve(yaml, options: options)
        let engines = "tests: { engine: { images: snapshot-testing, values: snapgen } }"
        #expect(try resolved.configuration == read("record: failed\nprecision: 0.5\n\(engines)\nexclude: [b]"))
        let origins = ["record", "tests.engine.values", "draw"].map { resolved.origin(of: $0).description }
        #expect(origins == ["--update", "--value-engine", "default"])
        #expect(resolved.origin(of: "exclude", named: "1") == .option("--exclude"))
    }

    @Test(
        "An origin has a description and an encoding, and a mistake names it",
        arguments: [
            (ConfigurationOrigin.default, "default", #"{"kind":"default"}"#, "snapgen: error: no [bad-value]"),
            (
                file(1, 3), "snapgen.yml:1", #"{"column":3,"kind":"file","line":1,"path":"snapgen.yml"}"#,
                "snapgen.yml:1:3: error: no [bad-value]"
            ),
            (.option("-e"), "-e", #"{"kind":"option","name":"-e"}"#, "snapgen: error: no (given by -e) [bad-value]"),
        ])
    func origins(origin: ConfigurationOrigin, description: String, json: String, message: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(origin.description == description)
        #expect(try String(decoding: encoder.encode(origin), as: UTF8.self) == json)
        #expect(origin.diagnostic(.badValue, "no").description == message)
    }

    @Test(
        "The test target is the folder below the last \"Tests\", else the output's own folder",
        arguments: [
            ("output: Tests/TravelSnapshotTests/Generated", "TravelSnapshotTests"), ("output: Tests/A", "A"),
            ("output: Tests/A/B/C", "A"), ("output: Packages/Tests/Tests/A/Generated", "A"),
            ("output: AppTests/Generated", "AppTests"), ("output: A/B", "B"), ("output: Tests/Generated", "Tests"),
            ("output: Tests", "Tests"), ("output: Generated", "SnapshotTests"), ("", "SnapshotTests"),
            ("output: Tests/A, target: My Tests", "My Tests"),
        ])
    func derivesTarget(yaml: String, target: String) throws {
        #expect(try resolve("tests: { \(yaml) }").configuration.tests.target == target)
    }

    @Test(
        "The output is in the folder of the test target",
        arguments: [
            ("{ target: My Tests }", "Tests/My Tests/Generated"), ("[{ target: A }]", "Tests/A/Generated"),
            ("{ target: A, output: B }", "B"), ("{}", "Tests/SnapshotTests/Generated"),
        ])
    func derivesOutput(yaml: String, output: String) throws {
        #expect(try resolve("tests: \(yaml)").configuration.tests.output.string == output)
    }
}

@Suite("Devices and batches")
struct BatchResolvingTests {
    @Test("Batches are in the order of the built-in ones, then of the file")
    func ordersBatches() throws {
        let all =
            "zoo: { widths: [tv] }, component: { devices: [iPhone8] }, ant: { widths: [tv] }, regular: { devices: [tv] }"
        let batches = try read("batches: { \(all) }").environments.batches
        #expect(batches.map(\.name) == ["regular", "extended", "component", "zoo", "ant"])
        #expect(
            [0, 2].map { batches[$0].products }
                == ["tv", "iPhone8"].map { [EnvironmentProduct(layouts: [builtIn($0)])] })
    }

    @Test("A device of the file can be used before it, replaces a built-in one, and has a scale of 2 by default")
    func usesOwnDevice() throws {
        let yaml = "batches: { a: { devices: [kiosk] } }\ndevices: { kiosk: %, iPhone13: % }"
        let configuration = try resolve(yaml.replacing("%", with: "{ width: 1, height: 2.5 }")).configuration
        let devices = ["kiosk", "iPhone13"].map { Device(name: $0, width: 1, height: 2.5, scale: 2) }
        #expect(configuration.environments.devices == devices)
        #expect(configuration.environments.batches.last?.products.first?.layouts == [.device(screen: devices[0])])
        #expect(configuration.environments.batches.first?.products.first?.layouts == [.device(screen: devices[1])])
    }

    @Test("Each of several test targets has the batch that its item names, or else the default one")
    func batchOfTarget() throws {
        let targets = "tests: [{ target: Mac, batch: mac }, { target: Phone }]\n"
        func batches(_ yaml: String) throws -> [String] {
            try ConfigurationResolver().resolveAll(ConfigurationFile(path: "snapgen.yml", bytes: Array(yaml.utf8)))
                .map(\.configuration.environments.defaultBatch)
        }
        #expect(try batches("\(targets)batches: { mac: { devices: [mac800x600] } }\n") == ["mac", "regular"])
        let problem = "unknown batch 'mac'; known are 'regular', 'extended' and 'component' [unknown-name]"
        #expect(messages { try batches(targets) } == ["snapgen.yml:1:31: error: \(problem)"])
    }

    @Test("A name from an option that nothing defines names the option")
    func namesOption() {
        var options = ConfigurationOptions()
        options.set("default_batch", by: "--batch") { $0.environments.defaultBatch = "extneded" }
        let problem =
            "snapgen: error: unknown batch 'extneded'; did you mean 'extended'? (given by --batch) [unknown-name]"
        #expect(messages { try resolve("", options: options) } == [problem])
    }
}
