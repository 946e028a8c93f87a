import SnapgenTestSupport
import Testing

@testable import SnapgenTesting

@Suite("What surrounds a run: variables, folders and commands")
struct SurroundingsTests {
    private func surroundings(_ variables: [String: String]) -> SnapshotSurroundings {
        SnapshotSurroundings(variables: variables, currentDirectory: "/package", temporaryDirectory: "/tmp/")
    }

    @Test(
        "results go where the environment says, else into the package's folder for builds",
        arguments: [
            (["SNAPGEN_RESULTS": "/out"], "/root", "/out"), (["SNAPGEN_RESULTS": "out"], nil, "/package/out"),
            (["SNAPGEN_RESULTS": ""], "/root", "/root/.build/snapgen"), ([:], nil, nil),
        ] as [([String: String], String?, String?)])
    func results(variables: [String: String], root: String?, folder: String?) {
        #expect(surroundings(variables).results(root: root) == folder)
    }

    @Test(
        "artifacts go where the environment says, else beside the results, else into the temporary directory",
        arguments: [
            (["SNAPSHOT_ARTIFACTS": "/out"], "/results", "/out", "/out"),
            (["SNAPSHOT_ARTIFACTS": "out"], "/results", "/package/out", "/package/out"),
            (["SNAPSHOT_ARTIFACTS": ""], "/results", "/results/artifacts", "/tmp/"),
            ([:], nil, "/tmp/snapgen/artifacts", "/tmp/"),
        ] as [([String: String], String?, String, String)])
    func artifacts(variables: [String: String], results: String?, own: String, ofSnapshotTesting: String) {
        #expect(surroundings(variables).artifacts(results: results) == own)
        #expect(surroundings(variables).artifactsOfSnapshotTesting == ofSnapshotTesting)
    }

    @Test("a process has its own directory and a temporary one")
    func process() {
        let surroundings = SnapshotSurroundings.ofProcess()
        #expect(surroundings.currentDirectory.hasPrefix("/") && !surroundings.temporaryDirectory.isEmpty)
        #expect(surroundings.variables["PATH"] != nil && surroundings.variable("SIMULATOR_DEVICE_NAME") == nil)
    }

    @Test(
        "one slash is between a folder and a path",
        arguments: [("/a", "/a/b/c"), ("/a/", "/a/b/c"), ("/", "/b/c"), ("a", "a/b/c"), ("./a", "./a/b/c")])
    func paths(folder: String, joined: String) {
        #expect(FilePath.join(folder, "b/c") == joined)
    }

    // MARK: - Record modes

    private func mode(_ variables: [String: String]) throws -> SnapgenRecordMode {
        try .decided(configured: .all, in: surroundings(variables))
    }

    @Test("the environment decides first what is recorded", arguments: SnapgenRecordMode.allCases)
    func named(named: SnapgenRecordMode) throws {
        #expect(try mode(["SNAPSHOT_TESTING_RECORD": named.rawValue, "CI": "true"]) == named)
    }

    @Test(
        "a CI machine records nothing, another one does as configured",
        arguments: [
            (["CI": "true"], .never), (["CI": "1"], .never), (["CI": "github"], .never),
            ([:], .all), (["CI": ""], .all), (["CI": "0"], .all), (["CI": "FALSE"], .all),
            (["SNAPSHOT_TESTING_RECORD": ""], .all),
        ] as [([String: String], SnapgenRecordMode)])
    func ci(variables: [String: String], expected: SnapgenRecordMode) throws {
        #expect(try mode(variables) == expected)
    }

    @Test("an unknown mode is refused with those that there are", arguments: ["true", "All", "none"])
    func unknown(name: String) {
        let problem = #expect(throws: SnapshotProblem.self) { try mode(["SNAPSHOT_TESTING_RECORD": name]) }
        #expect(
            problem?.message == "SNAPSHOT_TESTING_RECORD is '\(name)', which is not a record mode; "
                + "set it to one of 'all', 'failed', 'missing', 'never'")
    }

    // MARK: - Commands and failures

    private static let swiftTest = "SNAPSHOT_TESTING_RECORD=failed swift test --filter 'ShopSnapshotTests/testCart'"
    private static let xcodebuild =
        "TEST_RUNNER_SNAPSHOT_TESTING_RECORD=failed xcodebuild test -scheme <scheme> "
        + "-destination 'platform=macOS' -only-testing:'ShopTests/ShopSnapshotTests"

    @Test(
        "a test runs again by 'swift test', or by 'xcodebuild' with a destination; an unknown one with its target",
        arguments: [
            ("testCart", nil, swiftTest), ("testCart()", nil, swiftTest), ("testCart(sample:)", nil, swiftTest),
            ("testCart", "platform=macOS", "\(xcodebuild)/testCart'"),
            ("testCart()", "platform=macOS", "\(xcodebuild)/testCart()'"),
        ])
    func rerun(function: String, destination: String?, text: String) {
        let command = RerunCommand(
            module: "ShopTests", suite: "ShopSnapshotTests", function: function, folder: "ShopTests/Shop",
            destination: destination)
        #expect(command.text(.failed) == text && command.test == "ShopSnapshotTests/testCart")
        let unknown = RerunCommand(folder: "ShopTests/Shop")
        #expect(unknown.test == nil && unknown.text(.failed).hasSuffix("swift test --filter 'ShopTests'"))
    }

    @Test(
        "tests run again in the same simulator or what it is a clone of, and without one by 'swift test' if there is a package or no Xcode",
        arguments: [
            ("iOS", simulator("iPhone 17"), "Package.swift", "platform=iOS Simulator,name=iPhone 17,OS=26.1"),
            ("tvOS", simulator("Clone 12 of TV"), "Package.swift", "platform=tvOS Simulator,name=TV,OS=26.1"),
            ("iOS", [:], "Package.swift", "<destination>"),
            ("macOS", [:], "Package.swift", nil), ("macOS", [:], "Shop.xcodeproj", "platform=macOS"),
            ("Linux", [:], "BUILD.bazel", nil),
        ] as [(String, [String: String], String, String?)])
    func destination(platform: String, variables: [String: String], file: String, expected: String?) throws {
        let folder = try TemporaryFolder([file: ""])
        let surroundings = SnapshotSurroundings(
            variables: variables, currentDirectory: "/nowhere", temporaryDirectory: "/tmp", platform: platform)
        #expect(surroundings.destination(root: folder.path) == expected)
    }

    private static func simulator(_ name: String) -> [String: String] {
        ["SIMULATOR_DEVICE_NAME": name, "SIMULATOR_RUNTIME_VERSION": "26.1"]
    }

    @Test(
        "an XCTest case is its class and its method",
        arguments: [
            "BookingTests.testCart", "-[BookingTests testCart]", "-[Module.BookingTests testCart]",
            "BookingTests/testCart",
        ])
    func testName(name: String) {
        #expect(TestName.parts(of: name) == ["BookingTests", "testCart"])
    }

    @Test("a failure has the reference and the actual result attached, with their roles, as far as there are files")
    func attachments() throws {
        let folder = try TemporaryFolder(["old/Cart.full.txt": "old", "new/Cart.full.txt": "new"])
        func attachments(_ reference: String, _ artifact: String? = nil) -> [String] {
            SnapshotFailure(message: "differs", file: "Cart.swift", line: 3, reference: reference, artifact: artifact)
                .attachments.map { "\($0.name): \(String(decoding: $0.bytes, as: UTF8.self))" }
        }
        let expected = ["Cart.full.reference.txt: old", "Cart.full.failure.txt: new"]
        #expect(attachments(folder.path("old/Cart.full.txt"), folder.path("new/Cart.full.txt")) == expected)
        #expect(attachments(folder.path("none.png")).isEmpty)
    }
}
