import SnapgenMigration
import SnapgenModel
import Testing

@testable import SnapgenKit

@Suite("Files for UI tests")
struct UITestFoldersTests {
    private let disk = MemoryFileSystem([
        "/p/Package.swift": "", "/p/Sources/App/A.swift": "struct A: Testable { static let samples = [1] }",
        "/p/Tests/SnapshotTests/T.swift": "struct T {}",
        "/p/snapgen.yml": "ui_tests: { app: Sources/App/Generated, output: UITests/Generated }\n",
    ])

    @Test("the app and the UI tests get their files, which are removed with their samples")
    func folders() throws {
        let first = try generate()
        #expect(
            first.outcomes.map(\.path).suffix(3) == [
                "Sources/App/Generated/SnapgenGallery+App.swift", "Sources/App/Generated/SnapgenGallery.swift",
                "UITests/Generated/SnapgenSampleTests.swift",
            ])
        let samples = try #require(disk["/p/Sources/App/Generated/SnapgenGallery+App.swift"])
        #expect(samples.contains("@testable import") == false)
        #expect(try generate().outcomes.allSatisfy { $0.action == .unchanged })
        disk["/p/Sources/App/A.swift"] = "struct A {}"
        let removed = try generate().outcomes.filter { $0.action == .removed }.map(\.path)
        #expect(removed.contains("Sources/App/Generated/SnapgenGallery+App.swift"))
        #expect(disk["/p/Sources/App/Generated/SnapgenGallery.swift"] != nil)
    }

    @Test("two output folders that are the same are an error, because one run would remove the other's files")
    func sharedFolder() throws {
        disk["/p/snapgen.yml"] = "ui_tests: { app: Generated, output: Generated }\n"
        let generation = try generate()
        #expect(generation.diagnostics.map(\.id) == [.misplacedOutput])
        #expect(generation.outcomes == [])
    }

    private func generate() throws -> Generation {
        let request = ProjectRequest(folder: "/p", cache: .file("/cache"), environment: ["HOME": "/h"])
        return try Pipeline(Project.open(request.migrating, files: disk)).run(to: .output).generation
    }
}
