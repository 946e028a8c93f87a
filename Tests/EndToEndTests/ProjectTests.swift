import Foundation
import SnapgenTestSupport
import Testing

@Suite("snapgen project")
struct ProjectTests {
    private static let project = """
        // !$*UTF8*$!
        {rootObject = R; objects = {
            R = {isa = PBXProject; mainGroup = M; targets = (T, U);};
            M = {isa = PBXGroup; children = (G); sourceTree = "<group>";};
            G = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E);};
            E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (No.swift);};
            T = {isa = PBXNativeTarget; name = "Ice Cubes"; productType = "com.apple.product-type.application";
                fileSystemSynchronizedGroups = (G); buildPhases = ();};
            U = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
                buildConfigurationList = L;};
            L = {isa = XCConfigurationList; buildConfigurations = (C);};
            C = {isa = XCBuildConfiguration; name = Debug;
                buildSettings = {TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Ice Cubes.app/Ice Cubes"; SDKROOT = iphoneos;};};
        };}
        """

    private static func folder() throws -> TemporaryFolder {
        try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": project, "App/A.swift": "", "App/No.swift": "", "App/Ü/B.swift": "",
            "Other.swift": "",
        ])
    }

    @Test("prints a table with what differs from the target's name")
    func table() throws {
        let folder = try Self.folder()
        let run = try SnapgenProcess.run("project", in: folder.path)
        #expect(run.status == 0, "\(run.error)")
        #expect(
            run.output == """
                App.xcodeproj
                  Ice Cubes  app         module Ice_Cubes  macOS  2 Swift files
                  Tests      unit-tests                    iOS    0 Swift files  in Ice Cubes

                2 targets, 2 Swift files, 0 packages, 0 test plans

                """)
    }

    @Test("evaluates the manifest of a package")
    func package() throws {
        let folder = try TemporaryFolder([
            "Kit/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "My-Kit"), .testTarget(name: "KitTests")])
            """,
            "Kit/Sources/My-Kit/A.swift": "", "Kit/Tests/KitTests/B.swift": "",
        ])
        let run = try SnapgenProcess.run("project", "Kit", in: folder.path)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output.contains("My-Kit    module      module My_Kit    1 Swift file"))
        #expect(run.output.contains("KitTests  unit-tests                   1 Swift file"))
    }

    @Test("a manifest that cannot be evaluated, and a folder without a project, are errors")
    func errors() throws {
        let folder = try TemporaryFolder(["Kit/Package.swift": "nonsense", "Docs/A.md": ""])
        let kit = try SnapgenProcess.run("project", "Kit", in: folder.path)
        #expect(kit.status == 2)
        #expect(kit.error.hasPrefix("Package.swift: error: the manifest cannot be evaluated; "))
        let docs = try SnapgenProcess.run("project", "Docs", in: folder.path)
        #expect(docs.status == 66)
        #expect(docs.error.contains("[no-project]"))
    }
}
