import SnapgenTestSupport
import Testing

@Suite("Several test targets")
struct TestTargetsTests {
    private static let sources = [
        "Package.swift": "", "Sources/Shop/A.swift": "enum A: TestableValue { static let samples = [1] }\n",
        "Sources/ShopUI/B.swift": "#Preview(\"B\") { Text(\"b\") }\n",
        "Sources/ShopUI/C.swift": "enum C: TestableValue { static let samples = [1] }\n",
    ]

    private static let tests = """
        tests:
          - { target: Values, kinds: [values], engine: snapgen }
          - { target: Pictures, kinds: [pictures], output: Tests/Pictures/Made, framework: swift-testing }

        """

    private static func folder(_ configuration: String = tests) throws -> TemporaryFolder {
        try TemporaryFolder(sources.merging(["snapgen.yml": configuration]) { $1 })
    }

    @Test("each gets the entries that it takes, with its own settings and output, and stays as it is")
    func generate() throws {
        let folder = try Self.folder()
        let caches = ["XDG_CACHE_HOME": folder.path("caches")]
        try folder.succeed("generate", environment: caches)
        let values = try folder.generatedTests(in: "Tests/Values/Generated")
        #expect(values.contains("import XCTest") && values.contains("\"Values/Shop\""))
        #expect(values.contains("testA()") && values.contains("testC()") && !values.contains("testB_B"))
        let pictures = try folder.generatedTests(in: "Tests/Pictures/Made")
        #expect(pictures.contains("import Testing") && pictures.contains("func testB_B()"))
        #expect(!pictures.contains("Sources/ShopUI/C.swift") && !pictures.contains("Values"))
        let again = try folder.snapgen("generate", environment: caches)
        #expect(again.status == 0 && !again.output.contains("created"), "\(again.output)")
        try folder.succeed("generate --check")
    }

    @Test("entries that none of them takes, and modules that do not exist, are warnings")
    func untaken() throws {
        let folder = try Self.folder("tests: { modules: [Shop, Stop], include: ['A*'] }\n")
        let run = try folder.succeed("plan")
        #expect(run.error.contains("'B_B' and 1 more belong to no test target of 'tests'; "), "\(run.error)")
        #expect(run.error.contains("'tests.modules' names 'Stop', which is no module of the sources; "))
        #expect(!run.output.contains("ShopUI"))
    }

    private static let platforms = [
        "project.yml": """
        name: Travel
        targets:
          Travel: { type: application, platform: iOS, sources: [App, Shared] }
          TravelMac: { type: application, platform: macOS, sources: [Mac, Shared] }
          TravelTests: { type: bundle.unit-test, platform: iOS, sources: [TravelTests], dependencies: [target: Travel] }
          MacTests: { type: bundle.unit-test, platform: macOS, sources: [MacTests], dependencies: [target: TravelMac] }
        """,
        "App/A.swift": "#Preview(\"Phone\") { Text(\"a\") }\n", "Mac/B.swift": "#Preview(\"Mac\") { Text(\"b\") }\n",
        "Shared/C.swift": "#Preview(\"Both\") { Text(\"c\") }\n", "TravelTests/T.swift": "", "MacTests/T.swift": "",
    ]

    @Test("an app for two platforms has a test target for each, over the same files, in different batches")
    func platforms() throws {
        let folder = try TemporaryFolder(Self.platforms)
        let batches = "batches: { phone: { devices: [iPhone13] }, mac: { devices: [mac800x600] } }\n"
        func items(_ batch: String) -> String {
            "tests:\n  - { target: TravelTests, batch: phone }\n  - { target: MacTests, batch: \(batch) }\n"
        }
        try folder.write(batches + items("mac"), to: "snapgen.yml")
        for (target, own, other) in [("TravelTests", "A_Phone", "B_Mac"), ("MacTests", "B_Mac", "A_Phone")] {
            let plan = try folder.succeed("plan --target \(target)")
            #expect(plan.output.contains(own) && plan.output.contains("C_Both"), "\(plan.output)")
            #expect(!plan.output.contains(other) && !plan.error.contains("warning"), "\(plan.output)\(plan.error)")
        }
        try folder.write(batches + items("phone"), to: "snapgen.yml")
        let same = try folder.snapgen("generate")
        let error = "'TravelTests' and 'MacTests' of 'tests' take 'C_Both' in the same batch; "
        #expect(same.status != 0 && same.error.contains(error), "\(same.error)")
        let setup = try TemporaryFolder(Self.platforms).succeed("init --dry-run --target TravelTests")
        #expect(setup.output.contains("For tests of 'TravelMac', "), "\(setup.output)")
    }

    @Test("a command about one of them needs its name")
    func target() throws {
        let folder = try Self.folder()
        let several = try folder.snapgen("plan")
        #expect(several.status == 2)
        let error = "'tests' has several test targets, 'Values', 'Pictures'; choose one with --target [several-targets]"
        #expect(several.error.contains(error), "\(several.error)")
        let one = try folder.snapgen("plan --target Values")
        #expect(one.output.contains("Values/Shop") && !one.output.contains("Pictures"), "\(one.output)")
        let none = try folder.snapgen("plan --target Value")
        #expect(none.error.contains("'tests' has no item with the target 'Value'; did you mean 'Values'?"))
        let shown = try folder.snapgen("config show --target Pictures")
        #expect(shown.output.contains("output: Tests/Pictures/Made  # snapgen.yml:3"), "\(shown.output)")
    }

    @Test("in a build the target of the build decides")
    func build() throws {
        let folder = try Self.folder()
        for (target, status) in [("Values", 0), ("Others", 2)] as [(String, Int32)] {
            let inputs = """
                { "root": "\(folder.path)", "target": "\(target)", "otherModules": [], "testFiles": [],
                  "modules": [{ "name": "Shop", "files": ["\(folder.path("Sources/Shop/A.swift"))"] }] }
                """
            try folder.write(inputs, to: "in.json")
            let plan = try folder.snapgen("plan --build-inputs in.json")
            #expect(plan.status == status && plan.output.contains("Values/Shop") == (status == 0), "\(plan.error)")
        }
    }
}
