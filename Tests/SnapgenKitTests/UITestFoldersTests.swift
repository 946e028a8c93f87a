import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenSetup

@Suite("Files for UI tests")
struct UITestFoldersTests {
    private let disk = MemoryFileSystem([
        "/p/Package.swift": "", "/p/Sources/App/A.swift": "struct A: Testable { static let samples = [1] }",
        "/p/Tests/SnapshotTests/T.swift": "struct T {}",
        "/p/snapgen.yml": "ui_tests: { app: Sources/App/Generated, output: UITests/Generated }\n",
    ])

    @Test("the app and the UI tests get a file each, which samples only change")
    func folders() throws {
        let first = try generate()
        #expect(
            first.outcomes.map(\.path).suffix(2) == [
                "Sources/App/Generated/SnapgenGallery.swift", "UITests/Generated/SnapgenSampleTests.swift",
            ])
        let gallery = try #require(disk["/p/Sources/App/Generated/SnapgenGallery.swift"])
        #expect(gallery.contains("A.samples") && !gallery.contains("@testable import"))
        #expect(try generate().outcomes.allSatisfy { $0.action == .unchanged })
        disk["/p/Sources/App/A.swift"] = "struct A {}"
        #expect(try generate().outcomes.allSatisfy { $0.action == .updated })
        #expect(disk["/p/Sources/App/Generated/SnapgenGallery.swift"]?.contains("A.samples") == false)
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
