import Testing

@testable import SnapgenTesting

@Suite("ReferenceLocator")
struct ReferenceLocatorTests {
    /// What there is on a machine, and where references are then found.
    struct Situation: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var variables: [String: String] = [:]
        var existing: Set<String> = []
        var mode = SnapgenRecordMode.missing
        var packageRoot: String? = "/built"
        var folder: String
        var root: String?
    }

    static let situations = [
        Situation(
            testDescription: "a folder that is named goes before everything",
            variables: ["SNAPGEN_REFERENCE_DIR": "/refs", "SNAPGEN_PACKAGE_ROOT": "/pkg"], existing: ["/pkg"],
            folder: "/refs", root: "/pkg"),
        Situation(
            testDescription: "a package that is named goes before the current directory",
            variables: ["SNAPGEN_PACKAGE_ROOT": "/pkg"],
            existing: ["/pkg", "/cwd/Package.swift", "/cwd/__Snapshots__"],
            folder: "/pkg/__Snapshots__", root: "/pkg"),
        Situation(
            testDescription: "a named package that is not there is passed over",
            variables: ["SNAPGEN_PACKAGE_ROOT": "/pkg"], existing: ["/built"],
            folder: "/built/__Snapshots__", root: "/built"),
        Situation(
            testDescription: "Xcode Cloud's checkout counts where it holds references",
            variables: ["CI_PRIMARY_REPOSITORY_PATH": "/ci"], existing: ["/ci", "/ci/__Snapshots__", "/built"],
            mode: .never, folder: "/ci/__Snapshots__", root: "/ci"),
        Situation(
            testDescription: "a checkout without references at its top is passed over",
            variables: ["CI_PRIMARY_REPOSITORY_PATH": "/ci"], existing: ["/ci", "/built"],
            folder: "/built/__Snapshots__", root: "/built"),
        Situation(
            testDescription: "the current directory with references goes before the path of the build",
            existing: ["/cwd/Package.swift", "/cwd/__Snapshots__", "/built"],
            folder: "/cwd/__Snapshots__", root: "/cwd"),
        Situation(
            testDescription: "without references it goes after",
            existing: ["/cwd/Package.swift", "/built"], folder: "/built/__Snapshots__", root: "/built"),
        Situation(
            testDescription: "without references and a path of the build it may record",
            existing: ["/cwd/Package.swift"], folder: "/cwd/__Snapshots__", root: "/cwd"),
        Situation(
            testDescription: "a build that says no path records there too",
            existing: ["/cwd/Package.swift"], packageRoot: nil, folder: "/cwd/__Snapshots__", root: "/cwd"),
        Situation(
            testDescription: "a folder of that name outside of a package does not count",
            existing: ["/cwd/__Snapshots__", "/built"], folder: "/built/__Snapshots__", root: "/built"),
        Situation(
            testDescription: "the path of the build counts where nothing is recorded, too",
            existing: ["/built"], mode: .never, folder: "/built/__Snapshots__", root: "/built"),
    ]

    private func locator(_ situation: Situation) -> ReferenceLocator {
        ReferenceLocator(
            references: SnapgenReferences(packageRoot: situation.packageRoot),
            surroundings: SnapshotSurroundings(
                variables: situation.variables, currentDirectory: "/cwd", temporaryDirectory: "/tmp"),
            exists: situation.existing.contains)
    }

    @Test("the first place that holds is taken", arguments: situations)
    func location(situation: Situation) throws {
        let location = try locator(situation).location(mode: situation.mode)
        #expect(location == .init(folder: situation.folder, root: situation.root))
    }

    @Test("without a place, all that were tried are named")
    func notFound() {
        let situation = Situation(
            testDescription: "", variables: ["SNAPGEN_PACKAGE_ROOT": "/pkg", "CI_PRIMARY_REPOSITORY_PATH": "/ci"],
            existing: ["/cwd/Package.swift"], mode: .never, folder: "")
        let problem = #expect(throws: SnapshotProblem.self) {
            try locator(situation).location(mode: situation.mode)
        }
        #expect(
            problem?.message == """
                the folder of the references is not found; set SNAPGEN_PACKAGE_ROOT to the package's folder, or \
                SNAPGEN_REFERENCE_DIR to the references themselves. Tried:
                  /pkg/__Snapshots__ (SNAPGEN_PACKAGE_ROOT)
                  /ci/__Snapshots__ (CI_PRIMARY_REPOSITORY_PATH)
                  /cwd/__Snapshots__ (the current directory)
                  /built/__Snapshots__ (the package's path when it was built)
                """)
    }

    @Test("a copy among the tests' resources is the last place, and is named among those that were tried")
    func copies() throws {
        let resources = ["/Tests.xctest", "/Tests.xctest/App.bundle"]
        func location(existing: Set<String>) throws -> ReferenceLocator.Location {
            try ReferenceLocator(
                references: SnapgenReferences(folder: "Tests/T/__Snapshots__", packageRoot: "/built"),
                surroundings: SnapshotSurroundings(
                    variables: [:], currentDirectory: "/", temporaryDirectory: "/tmp", resourceFolders: resources),
                exists: existing.contains
            ).location(mode: .missing)
        }
        let copy = "/Tests.xctest/App.bundle/__Snapshots__"
        #expect(try location(existing: [copy]) == .init(folder: copy, root: nil, isCopy: true))
        #expect(try location(existing: [copy, "/built"]).isCopy == false)
        let problem = #expect(throws: SnapshotProblem.self) { try location(existing: []) }
        #expect(problem?.message.contains("\n  \(copy) (the tests' resources)") == true)
    }

    @Test("outside of a package, nothing is recorded silently", arguments: SnapgenRecordMode.allCases)
    func noPackage(mode: SnapgenRecordMode) {
        let situation = Situation(testDescription: "", existing: ["/cwd/__Snapshots__"], folder: "")
        #expect(throws: SnapshotProblem.self) { try locator(situation).location(mode: mode) }
    }

    @Test("a relative folder is refused, and one that no shell has expanded", arguments: ["refs", "~/refs"])
    func relative(folder: String) {
        let name = "SNAPGEN_REFERENCE_DIR"
        let situation = Situation(testDescription: "", variables: [name: folder], existing: ["/built"], folder: "")
        let problem = #expect(throws: SnapshotProblem.self) { try locator(situation).location(mode: .missing) }
        #expect(problem?.message == "\(name) is '\(folder)', which is not an absolute path; begin it with '/'")
    }
}
