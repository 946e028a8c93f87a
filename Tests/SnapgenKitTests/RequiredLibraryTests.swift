import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit

@Suite("Required libraries")
struct RequiredLibraryTests {
    private static let value = "enum A: TestableState { static let samples = [1] }\n"
    private static let picture = "struct B: Testable { static let samples = [1] }\n"
    private static let split = "engine: { images: snapshot-testing, values: snapgen }"

    @Test(
        "are those that the tests of the plan import, with a setting that does without them if there is one",
        arguments: [
            (value, "", true, ["SnapshotTesting"], "engine: snapgen"), (value, "engine: snapgen", true, [], nil),
            (value, split, true, [], nil), (picture, "", true, ["SnapshotTesting"], nil),
            (picture, split, true, ["SnapshotTesting"], nil), ("struct C {}\n", "", true, [], nil),
            (picture, "", false, [], nil), (picture + value, "", false, ["SnapshotTesting"], split),
        ] as [(String, String, Bool, [String], String?)])
    func imports(source: String, tests: String, hasPictures: Bool, modules: [String], alternative: String?) throws {
        let disk = MemoryFileSystem([
            "/p/snapgen.yml": "tests: { \(tests) }\n", "/p/Sources/App/A.swift": source,
            "/p/Tests/SnapshotTests/T.swift": "",
        ])
        let project = try Project.open(ProjectRequest(folder: "/p"), files: disk)
        let plan = try Pipeline(project).run(to: .plan).plan
        let libraries = RequiredLibrary.all(for: plan, project.configuration.tests, hasPictures: hasPictures)
        #expect(libraries.map(\.module) == modules)
        #expect(libraries.first?.alternative == alternative)
    }
}
