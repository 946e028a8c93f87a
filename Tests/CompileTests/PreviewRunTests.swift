import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration

private let fixtures = "CompileTests/Fixtures/PreviewRuns"

/// The outcomes of generated tests that take previews from a program, which may differ from the plan.
@Suite("Runs of previews", .serialized, .onLinux(TestTier.compile.isOn))
struct PreviewRunTests {
    private struct Program: Sendable {
        private let package: GoldenPackage
        private let program: TestProgram

        /// Compiles the module of the case, whose tests are generated before its second preview becomes the third.
        init(_ framework: TestSettings.Framework, isEdited: Bool) throws {
            let folder = try TemporaryFolder([
                "case/Package.swift": "", "case/Sources/Shop/Row.swift": fixture("\(fixtures)/Row.swift"),
                "case/snapgen.yml": """
                tests: { framework: \(framework.rawValue) }
                default_batch: component
                rules: [{ match: "*", texts: tree, delay: 0.05 }]
                """,
            ])
            package = try GoldenPackage("case", in: folder.path)
            if isEdited { try package.edit("#Preview(\"Second\")", to: "#Preview(\"Third\")") }
            program = try package.linked()
        }

        /// Runs the tests and returns what they print, and their results.
        func run(_ environment: [String: String] = [:]) throws -> (text: String, results: Set<TestResult>) {
            let results = try processFolder()
            let run = try package.run(
                program, environment: environment.merging(["SNAPGEN_RESULTS": results.path]) { $1 })
            return (run.text, Set(try TestResult.all(in: results)))
        }
    }

    private static let programs = TestSettings.Framework.allCases.map { framework in
        (framework, [false, true].map { isEdited in Result { try Program(framework, isEdited: isEdited) } })
    }

    private func program(_ framework: TestSettings.Framework, isEdited: Bool) throws -> Program {
        try #require(Self.programs.first { $0.0 == framework }).1[isEdited ? 1 : 0].get()
    }

    private static let unknown = "1 preview has no test: run 'snapgen generate': Shop/Row.swift:10 'Third'"
    private static let gone = "1 preview has a test and is not in the program: run 'snapgen generate', or see why"

    @Test("the previews of the plan are those of the program", arguments: TestSettings.Framework.allCases)
    func equal(framework: TestSettings.Framework) throws {
        let run = try program(framework, isEdited: false).run()
        #expect(Set(run.results.map(\.event)) == ["run", "started", "passed"] && run.results.count == 17)
        #expect(run.text.contains("testPreviewsOfProgram"), "\(run.text)")
        #expect(!run.text.contains("error: ") && !run.text.contains("recorded an issue"), "\(run.text)")
    }

    @Test(
        "a preview without a test and a test without a preview fail one test, in no part of a run, and the results",
        arguments: TestSettings.Framework.allCases)
    func different(framework: TestSettings.Framework) throws {
        let program = try program(framework, isEdited: true)
        for environment in [[:], ["SNAPGEN_SHARD": "1/1"]] {
            let text = try program.run(environment).text
            #expect(text.contains(Self.unknown) && text.contains(Self.gone), "\(text)")
            #expect(text.contains("Shop/Row.swift 'Second'"), "\(text)")
        }
        let failed = try program.run().results.filter { $0.event == "failed" }
        #expect(failed.compactMap(\.test).sorted() == Self.tests("Second"))
        #expect(failed.allSatisfy { $0.reason?.contains("and the program has 0; run 'snapgen generate'") == true })
        let text = try program.run(["SNAPGEN_SHARD": "1/2"]).text
        #expect(text.contains("a run of one shard does not compare the previews of the program"), "\(text)")
        #expect(!text.contains(Self.unknown) && !text.contains(Self.gone))
    }

    @Test(
        "a preview that the system is too old for is skipped in the run and in the results",
        arguments: TestSettings.Framework.allCases)
    func unavailable(framework: TestSettings.Framework) throws {
        let run = try program(framework, isEdited: false).run(["STUB_PREVIEW_AVAILABLE": "none"])
        let skipped = run.results.filter { $0.event == "skipped" }
        #expect(skipped.compactMap(\.test).sorted() == Self.tests("New"))
        let reason = "preview 1 named \"New\" of Shop/Row.swift is not available on this system"
        #expect(skipped.allSatisfy { $0.reason == reason })
        #expect(run.results.allSatisfy { ["run", "started", "passed", "skipped"].contains($0.event) })
        let lines = run.text.split(separator: "\n").filter { $0.contains(reason) }
        #if compiler(>=6.3)
            let word = framework == .xctest ? "Test skipped - " : "was cancelled"
            #expect(lines.count == 2 && lines.allSatisfy { $0.contains(word) }, "\(run.text)")
        #else
            #expect(lines.count == (framework == .xctest ? 2 : 0), "\(run.text)")
        #endif
    }

    private static func tests(_ name: String) -> [String] {
        ["", "_tree"].map { "ShopSnapshotTests/testRow_\(name)\($0)" }
    }

    @Test("no preview is made between making and drawing another, though tests wait at the same time")
    func turns() throws {
        let journal = try processFolder().appending(path: "journal")
        try write("", to: journal)
        _ = try program(.swiftTesting, isEdited: false).run(["STUB_JOURNAL": journal.path])
        let events = try jsonLines(of: journal, [String: String].self).map { ($0["event"] ?? "", $0["object"] ?? "") }
        let steps = events.filter { event, object in
            ["make", "release window"].contains(event) || event == "show" && object.hasPrefix("PictureWindow")
        }.map(\.0)
        let shown = steps.indices.filter { steps[$0] == "show" }
        // Two environments and a text of four previews; those of a provider are made before as well, to be counted.
        #expect(shown.count == 12 && steps.count { $0 == "make" } == shown.count + 2)
        #expect(shown.allSatisfy { steps[$0 - 1] == "make" && steps[$0 + 1] == "release window" }, "\(steps)")
    }
}

/// The views that tests show of previews that depend on the context in which they run (Documentation/Previews.md).
@Suite("Context of previews", .onLinux(TestTier.compile.isOn))
struct PreviewContextTests {
    @Test("a test shows what the app shows, unless the variable of the canvas is set for it")
    func context() throws {
        let folder = try TemporaryFolder([
            "case/Package.swift": "", "case/Sources/Shop/Greeting.swift": fixture("\(fixtures)/Greeting.swift"),
            "case/snapgen.yml": "tests: { framework: xctest }\ndefault_batch: component\n",
        ])
        let package = try GoldenPackage("case", in: folder.path)
        let program = try package.linked()
        let variables: [[String: String]] = [[:], ["XCODE_RUNNING_FOR_PREVIEWS": "1"]]
        let views = try variables.map { variables in
            Set(try package.run(program, environment: variables).calls.compactMap { $0.view?.prefix { $0 != " " } })
        }
        #expect(views == [["Text(app)"], ["Text(canvas)"]])
    }
}
