#if os(Linux)
    import SnapgenTestSupport
    import Testing

    /// Runs this very test program again, in an environment where `SnapgenSuiteXCTests` fails: XCTest on Linux has
    /// no expected failures.
    @Suite("Generated suites, in XCTest")
    struct XCTestReportTests {
        @Test("a failure stands at its sample's own line")
        func location() throws {
            let folder = try TemporaryFolder()
            try folder.write("\"empty\"", to: "references/T/Shop/Cart.empty.json")
            try folder.write("\"half\"", to: "references/T/Shop/Cart.full.json")
            try folder.write(
                "enum Cart {\n    static let samples = [\n        \"empty\": 1,\n        \"full\": 2,\n    ]\n}\n",
                to: "Sources/Shop/Cart.swift")
            let run = try runAgain([
                "SNAPGEN_PACKAGE_ROOT": folder.path,
                "SNAPGEN_REFERENCE_DIR": folder.path("references"), "SNAPSHOT_ARTIFACTS": folder.path("artifacts"),
            ])
            #expect(run.status == 1)
            #expect(run.text.contains("Sources/Shop/Cart.swift:4: error: \(Self.test.replacing("/", with: "."))"))
            #expect(run.text.contains("-\"half\"\n+\"full\"\n"))
            #expect(run.text.contains("swift test --filter '\(Self.test)'"))
            #expect(!run.text.contains("Cart.swift:3"))
            #expect(folder.text("artifacts/T/Shop/Cart.full.json") == "\"full\"")
        }

        @Test("what matches passes")
        func passing() throws {
            let run = try runAgain([:])
            #expect(run.status == 0)
            #expect(run.text.contains("Executed 1 test, with 0 failures"))
        }

        @Test("after a crash, the last line of the results names the case")
        func crash() throws {
            let package = try TemporaryFolder()
            let run = try runAgain(
                ["SNAPGEN_TEST_CRASH": package.path], test: "SnapgenSuiteXCTests/testACrashIsTheCaseThatWasStartedLast")
            #expect(run.status != 0)
            #expect(run.text.contains("this value cannot be encoded"))
            let lines = try ResultLine.all(in: package.path(".build/snapgen"))
            #expect(lines.map(\.event) == ["started", "new", "started"])
            #expect(lines.last?.case == "T/Shop/Cart.full.json")
            #expect(lines.last?.test == "SnapgenSuiteXCTests/testACrashIsTheCaseThatWasStartedLast")
        }

        private static let test = "SnapgenSuiteXCTests/testEverySampleThatMatchesPasses"

        private func runAgain(_ variables: [String: String], test: String = test) throws -> Command.Output {
            // Empty variables count as unset.
            let unset = ["SNAPGEN_RESULTS": "", "SNAPSHOT_ARTIFACTS": "", "SNAPGEN_SHARD": ""]
            return try Command(
                arguments: [CommandLine.arguments[0], "SnapgenTestingTests.\(test)"],
                environment: unset.merging(variables) { $1 }
            ).run()
        }
    }
#endif
