import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit

@Suite("Required libraries")
struct RequiredLibraryTests {
    private static let value = "enum A: TestableState { static let samples = [1] }\n"
    private static let picture = "struct B: Testable { static let samples = [1] }\n"
    private static let split = "engine: { images: snapshot-testing, values: snapgen }"

    private func libraries(_ source: String, _ tests: String, hasPictures: Bool) throws -> [RequiredLibrary] {
        let disk = MemoryFileSystem([
            "/p/snapgen.yml": "tests: { \(tests) }\n", "/p/Sources/App/A.swift": source,
            "/p/Tests/SnapshotTests/T.swift": "",
        ])
        let project = try Project.open(ProjectRequest(folder: "/p"), files: disk)
        let plan = try Pipeline(project).run(to: .plan).plan
        return RequiredLibrary.all(for: plan, project.configuration.tests, hasPictures: hasPictures)
    }

    @Test(
        "are those that the tests of the plan import",
        arguments: [
            (value, "", ["SnapshotTesting"]), (picture, "", ["SnapshotTesting"]),
            (value, "engine: snapgen", []), (value, split, []), (picture, split, ["SnapshotTesting"]),
            ("struct C {}\n", "", []),
        ])
    func imports(source: String, tests: String, modules: [String]) throws {
        #expect(try libraries(source, tests, hasPictures: true).map(\.module) == modules)
    }

    @Test("without pictures on the platform, their tests import nothing")
    func withoutPictures() throws {
        #expect(try libraries(Self.picture, "", hasPictures: false).isEmpty)
        #expect(try libraries(Self.picture + Self.value, "", hasPictures: false).map(\.module) == ["SnapshotTesting"])
    }

    @Test("the alternative is a setting that does without the library, if there is one")
    func alternative() throws {
        #expect(try libraries(Self.value, "", hasPictures: true).map(\.alternative) == ["engine: snapgen"])
        #expect(try libraries(Self.picture, "", hasPictures: true).map(\.alternative) == [nil])
        #expect(
            try libraries(Self.picture + Self.value, "", hasPictures: false).map(\.alternative) == [Self.split])
    }

    @Test("each alternative is a setting that requires no library")
    func validAlternative() throws {
        for library in try libraries(Self.value, "", hasPictures: true) {
            let setting = try #require(library.alternative)
            let others = try libraries(Self.value, setting, hasPictures: true)
            #expect(!others.contains { $0.module == library.module }, "\(setting)")
        }
    }
}
