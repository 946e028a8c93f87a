import SnapgenTestSupport
import Testing

@Suite("snapgen project")
struct ProjectTests {
    @Test("the command prints a table with what differs from the target's name")
    func table() throws {
        let folder = try TemporaryFolder(AppProject.files(app: "Ice Cubes", hosted: ["Tests"]))
        let run = try folder.succeed("project")
        #expect(
            run.output == """
                Ice Cubes.xcodeproj
                  Ice Cubes  app         module Ice_Cubes  iOS  1 Swift file
                  Tests      unit-tests                    iOS  1 Swift file  in Ice Cubes

                2 targets, 2 Swift files, 0 packages, 0 test plans

                """)
    }

    @Test("the command reads the manifest of a package, or evaluates it on demand, or fails")
    func package() throws {
        let folder = try TemporaryFolder([
            "Kit/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "My-Kit"), .testTarget(name: "KitTests")])
            """,
            "Kit/Sources/My-Kit/A.swift": "", "Kit/Tests/KitTests/B.swift": "", "Bad/Package.swift": "nonsense",
        ])
        let run = try folder.succeed("project Kit")
        #expect(run.output.contains("My-Kit    module      module My_Kit    1 Swift file"))
        let bad = try folder.snapgen("project Bad")
        #expect(bad.status == 2)
        let unknown =
            "Package.swift: error: the targets of the package are unknown, because 'Package.swift' is not evaluated"
        #expect(bad.error.hasPrefix(unknown), "\(bad.error)")
        let evaluated = try folder.snapgen("project Bad --evaluate-manifests")
        #expect(evaluated.status == 2)
        #expect(evaluated.error.hasPrefix("Package.swift: error: the manifest cannot be evaluated; "))
    }
}
