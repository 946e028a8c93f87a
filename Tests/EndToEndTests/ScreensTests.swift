import SnapgenTestSupport
import Testing

@Suite("snapgen generate with accessibility.screens")
struct ScreensTests {
    private static let schema = """
        import SnapgenAccessibility
        final class CellAccessibility: ViewAccessibility { let title = TextAccessibility() }
        """
    private static let file = "UITests/Generated/Screens.snapgen.swift"

    private static func package(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        try GenerateTests.package(
            [
                "Sources/TravelUI/Cell.swift": schema, "snapgen.yml": "accessibility: { screens: UITests/Generated }",
            ].merging(files) { $1 })
    }

    @Test("the schemas are written beside the tests, and --check finds a key with another name")
    func check() throws {
        let folder = try Self.package(["UITests/Generated/Old.swift": "// not generated\n"])
        let run = try SnapgenProcess.run("generate", in: folder.path)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output.contains("3 of 3 files written"))
        #expect(try folder.read(Self.file).contains("\"CellAccessibility.title\""))
        let before = try folder.identity(of: Self.file)
        let again = try SnapgenProcess.run("generate", in: folder.path)
        #expect(again.output.contains("3 files up to date"))
        #expect(try folder.identity(of: Self.file) == before)
        #expect(try SnapgenProcess.run("generate", "--check", in: folder.path).status == 0)
        try folder.write(Self.schema.replacing("title", with: "name"), to: "Sources/TravelUI/Cell.swift")
        let changed = try SnapgenProcess.run("generate", "--check", in: folder.path)
        #expect(changed.status == 1)
        #expect(changed.output.contains("+            \\CellAccessibility.name: \"CellAccessibility.name\","))
        #expect(folder.exists("UITests/Generated/Old.swift"))
    }

    @Test(
        "an error in the schemas or in their folder leaves nothing written",
        arguments: [
            (["Sources/Kit/Cell.swift": schema], "[schema-collision]"),
            (["Sources/TravelUI/Cell.swift": "final class A: ViewAccessibility { let a = A() }"], "[cyclic-schema]"),
            ([file: "// by hand\n"], "another folder with 'accessibility.screens'"),
            (["snapgen.yml": "accessibility: { screens: Tests/SnapshotTests/Generated }"], "[misplaced-output]"),
        ])
    func errors(files: [String: String], message: String) throws {
        let folder = try Self.package(files)
        let before = folder.files
        let run = try SnapgenProcess.run("generate", in: folder.path)
        #expect(run.status != 0)
        #expect(run.error.contains(message), "\(run.error)")
        #expect(folder.files == before)
    }
}
