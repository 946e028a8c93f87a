import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenProject

@Suite("Packages")
struct PackageReaderTests {
    private static let description = fixture("UnitTests/Fixtures/Kit.json")
    private static let files = [
        "Package.swift": "", "Sources/My-Kit/A.swift": "", "Sources/My-Kit/Old/B.swift": "", "Lib/Src/C.swift": "",
        "Lib/D.swift": "", "Tests/KitTests/E.swift": "", "Core/Package.swift": "",
    ]

    @Test("targets have the files, modules and settings that SwiftPM gives them")
    func targets() throws {
        let layout = try StoredFiles(Self.files, packages: [".": Self.description]).layout()
        #expect(
            layout.targets.map { "\($0.name) \($0.module ?? "") \($0.kind) \($0.files) \($0.languageMode ?? "")" } == [
                #"My-Kit My_Kit module ["Sources/My-Kit/A.swift"] 6"#, #"Base Base module ["Lib/Src/C.swift"] 5"#,
                #"KitTests KitTests unitTests ["Tests/KitTests/E.swift"] 6"#,
            ])
        #expect(layout.targets[0].conditions == ["KIT", "SWIFT_PACKAGE"])
        #expect(layout.targets[0].packages == ["Core", "Nuke"])
        #expect(layout.targets[0].dependencies == ["Base"])
        #expect(layout.targets[2].dependencies == ["My-Kit"] && layout.targets[2].plugins == ["P"])
        #expect(layout.targets[0].platforms == [.iOS])
    }

    @Test("local dependencies are read as well, each once, also from a project")
    func localDependencies() throws {
        let core = """
            {"toolsVersion": {"_version": "5.9.0"}, "targets": [{"name": "Core", "type": "regular"}], "dependencies": [
             {"fileSystem": [{"path": "/project"}]}]}
            """
        var project = ProjectText()
        project.target("App")
        project.object("L", "XCLocalSwiftPackageReference", "relativePath = Core;")
        let files = Self.files.merging([
            "App.xcodeproj/project.pbxproj": project.text(), "Core/Sources/One.swift": "",
        ]) { $1 }
        let layout = try StoredFiles(files, packages: [".": Self.description, "Core": core]).layout()
        #expect(layout.targets.map(\.name) == ["App", "Core", "My-Kit", "Base", "KitTests"])
        #expect(layout.targets[1].files == ["Core/Sources/One.swift"])
        #expect(layout.targets[1].languageMode == "5")
        #expect(layout.packages.map(\.name) == ["project", "Core", "nuke"].sorted())
    }

    @Test("a description that is none is an error")
    func damaged() throws {
        let layout = try StoredFiles(Self.files, packages: [".": "[]"]).layout()
        #expect(layout.diagnostics.map(\.id) == [.badProject])
    }
}
