import Testing

@testable import SnapgenTesting

@Suite("ReferenceLocator")
struct ReferenceLocatorTests {
    private static let package = ["SNAPGEN_PACKAGE_ROOT": "/pkg"]
    private static let cloud = ["CI_PRIMARY_REPOSITORY_PATH": "/ci"]

    private func locator(
        _ variables: [String: String], existing: Set<String>, builtAt root: String? = "/built"
    ) -> ReferenceLocator {
        ReferenceLocator(
            references: SnapgenReferences(packageRoot: root),
            surroundings: SnapshotSurroundings(
                variables: variables, currentDirectory: "/cwd", temporaryDirectory: "/tmp"),
            exists: existing.contains)
    }

    @Test(
        "the first place that holds is taken",
        arguments: [
            // A folder that is named goes before everything, then a package that is named and is there.
            (package.merging(["SNAPGEN_REFERENCE_DIR": "/refs"]) { $1 }, ["/pkg"], "/refs", "/pkg"),
            (package, ["/pkg", "/cwd/Package.swift", "/cwd/__Snapshots__"], "/pkg/__Snapshots__", "/pkg"),
            (package, ["/built"], "/built/__Snapshots__", "/built"),
            // Xcode Cloud's checkout counts where it holds references at its top.
            (cloud, ["/ci", "/ci/__Snapshots__", "/built"], "/ci/__Snapshots__", "/ci"),
            (cloud, ["/ci", "/built"], "/built/__Snapshots__", "/built"),
            // The current directory, if it is a package's, goes before the path of the build with references only.
            ([:], ["/cwd/Package.swift", "/cwd/__Snapshots__", "/built"], "/cwd/__Snapshots__", "/cwd"),
            ([:], ["/cwd/Package.swift", "/built"], "/built/__Snapshots__", "/built"),
            ([:], ["/cwd/Package.swift"], "/cwd/__Snapshots__", "/cwd"),
            ([:], ["/cwd/__Snapshots__", "/built"], "/built/__Snapshots__", "/built"),
        ] as [([String: String], Set<String>, String, String)])
    func location(variables: [String: String], existing: Set<String>, folder: String, root: String) throws {
        let expected = ReferenceLocator.Location(folder: folder, root: root)
        #expect(try locator(variables, existing: existing).location(mode: .missing) == expected)
    }

    @Test("a build that says no path records in the current directory, and one that says it needs no recording run")
    func paths() throws {
        let here = try locator([:], existing: ["/cwd/Package.swift"], builtAt: nil).location(mode: .missing)
        #expect(here == .init(folder: "/cwd/__Snapshots__", root: "/cwd"))
        let built = try locator([:], existing: ["/built"]).location(mode: .never)
        #expect(built == .init(folder: "/built/__Snapshots__", root: "/built"))
    }

    @Test("without a place, all that were tried are named")
    func notFound() {
        let locator = locator(Self.package.merging(Self.cloud) { $1 }, existing: ["/cwd/Package.swift"])
        let problem = #expect(throws: SnapshotProblem.self) { try locator.location(mode: .never) }
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
        let locator = locator([:], existing: ["/cwd/__Snapshots__"])
        #expect(throws: SnapshotProblem.self) { try locator.location(mode: mode) }
    }

    @Test("a relative folder is refused, and one that no shell has expanded", arguments: ["refs", "~/refs"])
    func relative(folder: String) {
        let name = "SNAPGEN_REFERENCE_DIR"
        let locator = locator([name: folder], existing: ["/built"])
        let problem = #expect(throws: SnapshotProblem.self) { try locator.location(mode: .missing) }
        #expect(problem?.message == "\(name) is '\(folder)', which is not an absolute path; begin it with '/'")
    }
}
