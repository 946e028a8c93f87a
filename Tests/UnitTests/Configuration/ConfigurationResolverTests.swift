import Foundation
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel

@Suite("Merging a configuration")
struct ConfigurationResolverTests {
    private let app = [SourceModule(path: path("Sources/App"), module: "App")]

    @Test("Without any layer, everything has its default")
    func decidesDefaults() throws {
        let resolved = try ConfigurationResolver().resolve(nil)
        #expect(resolved.configuration == Configuration())
        #expect(resolved.origins.isEmpty)
        #expect(resolved.withDefaultOrigins.origins["record"] == .default)
    }

    @Test("The modules that were found are scanned where nobody names any")
    func takesFoundSources() throws {
        #expect(try resolve("", sources: app).configuration.sources == app)
        let named = try resolve("sources: [{ path: UI }]", sources: app)
        #expect(named.configuration.sources == [SourceModule(path: path("UI"), module: "UI")])
    }

    @Test("Options override the file, key by key")
    func prefersOptions() throws {
        var options = ConfigurationOptions()
        options.set(\.references.record, to: .all, by: "--record")
        options.set(\.tests.granularity, to: .case, by: "--granularity")
        let resolved = try resolve(
            "record: never\nprecision: 0.5\ntests: { granularity: entry, framework: swift-testing }", options: options)
        #expect(resolved.configuration.references.record == .all)
        #expect(resolved.configuration.pictures.precision == 0.5)
        #expect(resolved.configuration.tests.granularity == .case)
        #expect(resolved.configuration.tests.framework == .swiftTesting)
    }

    @Test("Of several options for one key, the last applies")
    func prefersLast() throws {
        var options = ConfigurationOptions()
        options.set(\.references.record, to: .all, by: "--record")
        options.set(\.references.record, to: .failed, by: "--update")
        let resolved = try resolve("record: never", options: options)
        #expect(resolved.configuration.references.record == .failed)
        #expect(resolved.origin(of: \.references.record) == .option("--update"))
    }

    @Test("Every value has its origin")
    func hasOrigins() throws {
        var options = ConfigurationOptions()
        options.set(\.tests.engines.values, to: .snapgen, by: "--engine")
        let resolved = try resolve("record: never\nbatches:\n  own: { devices: [iPhone8] }", options: options)
        #expect(resolved.origin(of: \.references.record) == file(1, 9))
        #expect(resolved.origin(of: \.environments.batches, named: "own") == file(3, 3))
        #expect(resolved.origin(of: \.environments.batches, named: "regular") == .default)
        #expect(resolved.origin(of: \.tests.engines.values) == .option("--engine"))
        #expect(resolved.origin(of: \.pictures.precision) == .default)
    }

    @Test("An option may override one engine and leave the other to the file")
    func mixesEngines() throws {
        var options = ConfigurationOptions()
        options.set(\.tests.engines.values, to: .snapgen, by: "--value-engine")
        let tests = try resolve("tests: { engine: snapshot-testing }", options: options).configuration.tests
        #expect(tests.engines.images == .snapshotTesting)
        #expect(tests.engines.values == .snapgen)
    }

    @Test("A list of an option replaces that of the file, with the origins of its items")
    func replacesLists() throws {
        var options = ConfigurationOptions()
        options.set(\.exclude, to: [Glob("b")], by: "--exclude")
        let resolved = try resolve("exclude: [a, c]", options: options)
        #expect(resolved.configuration.exclude == [Glob("b")])
        #expect(resolved.origin(of: \.exclude, at: 0) == .option("--exclude"))
        #expect(resolved.origins.keys.filter { $0.hasPrefix("exclude.") } == [])
    }

    @Test("The encoding names its format")
    func encodes() throws {
        let resolved = try resolve(unusualExample)
        let data = try JSONEncoder().encode(resolved)
        #expect(String(decoding: data, as: UTF8.self).contains("snapgen.configuration\\/1"))
    }

    @Test("The template is called as the framework where none is named")
    func takesTemplateOfFramework() throws {
        #expect(try resolve("tests: { framework: swift-testing }").configuration.tests.template == "swift-testing")
        #expect(try resolve("").configuration.tests.template == "xctest")
        #expect(try resolve("tests: { framework: swift-testing, template: own }").configuration.tests.template == "own")
    }
}

@Suite("The test target")
struct TestTargetTests {
    @Test(
        "It is the folder below the last \"Tests\", else the output's own folder",
        arguments: [
            ("Tests/TravelSnapshotTests/Generated", "TravelSnapshotTests"), ("Tests/A", "A"), ("Tests/A/B/C", "A"),
            ("Packages/Tests/Tests/A/Generated", "A"), ("AppTests/Generated", "AppTests"), ("A/B", "B"),
            ("Tests/Generated", "Tests"), ("Tests", "Tests"), ("Generated", "SnapshotTests"),
        ])
    func derivesTarget(output: String, target: String) throws {
        #expect(try resolve("tests: { output: \(output) }").configuration.tests.target == target)
    }

    @Test("It is the default output's without any output")
    func defaultsTarget() throws {
        #expect(try resolve("").configuration.tests.target == "SnapshotTests")
    }

    @Test("One that is given goes before the output's")
    func takesGivenTarget() throws {
        #expect(try resolve("tests: { output: Tests/A, target: My Tests }").configuration.tests.target == "My Tests")
    }
}

@Suite("Devices and batches")
struct BatchResolvingTests {
    @Test("Batches are in the order of the built-in ones, then of the file")
    func ordersBatches() throws {
        let yaml = """
            batches:
              zoo: { layout: sizeThatFits }
              component: { devices: [iPhone8] }
              ant: { layout: sizeThatFits }
              regular: { layout: sizeThatFits }
            """
        let batches = try resolve(yaml).configuration.environments.batches
        #expect(batches.map(\.name) == ["regular", "extended", "component", "zoo", "ant"])
        #expect(batches.first?.products == [EnvironmentProduct(layouts: [.sizeThatFits])])
        #expect(batches[2].products == [EnvironmentProduct(layouts: [builtIn("iPhone8")])])
    }

    @Test("A device of the file can be used in its batches")
    func usesOwnDevice() throws {
        let yaml = "batches: { a: { devices: [kiosk] } }\ndevices: { kiosk: { width: 1, height: 2 } }"
        let kiosk = Device(name: "kiosk", width: 1, height: 2, scale: 2)
        let configuration = try resolve(yaml).configuration
        #expect(configuration.environments.batches.last?.products.first?.layouts == [.device(kiosk)])
        #expect(configuration.environments.devices == [kiosk])
    }

    @Test("A device of the file takes the place of a built-in one, in built-in batches too")
    func replacesBuiltInDevice() throws {
        let configuration = try resolve("devices: { iPhone13: { width: 1, height: 2 } }").configuration
        let own = Device(name: "iPhone13", width: 1, height: 2, scale: 2)
        #expect(configuration.environments.batches.first?.products.first?.layouts == [.device(own)])
    }

    @Test("A batch may name a device that is defined behind it")
    func readsDevicesFirst() throws {
        let yaml = "batches: { a: { devices: [box] } }\ndevices: { box: { width: 1, height: 2 } }"
        #expect(throws: Never.self) { try resolve(yaml) }
    }

    @Test("Every built-in device can be named", arguments: Device.builtIn.map(\.name))
    func knowsBuiltInDevices(name: String) throws {
        let resolved = try resolve("batches: { a: { devices: [\(name)] } }")
        #expect(resolved.configuration.environments.batches.last?.products.first?.layouts == [builtIn(name)])
    }

    @Test("The default batch and a rule's batch may be the file's own")
    func takesOwnBatch() throws {
        let yaml = "default_batch: a\nrules: [{ match: x, batch: a }]\nbatches: { a: { devices: [iPhone8] } }"
        #expect(try resolve(yaml).configuration.environments.defaultBatch == "a")
    }

    @Test("A name from an option that nothing defines names the option")
    func namesOption() {
        var options = ConfigurationOptions()
        options.set(\.environments.defaultBatch, to: "extneded", by: "--batch")
        #expect(
            messages { try resolve("", options: options) } == [
                "snapgen: error: unknown batch 'extneded'; did you mean 'extended'? (given by --batch) [unknown-name]"
            ])
    }
}
