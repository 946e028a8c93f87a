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

    @Test("resources are not compiled, conditions of debugging hold, and a target may be linked on some platforms")
    func conditions() throws {
        let define = { (name: String, condition: String) in
            #"{"tool": "swift", "kind": {"define": {"_0": "\#(name)"}}, "condition": \#(condition)}"#
        }
        let settings = [
            define("D", #"{"config": "debug", "platformNames": []}"#), define("R", #"{"config": "release"}"#),
            define("M", #"{"config": "debug", "platformNames": ["macos"]}"#),
        ]
        let package = """
            {"targets": [
              {"name": "Kit", "type": "regular", "resources": [{"path": "Res", "rule": {"copy": {}}}],
               "settings": [\(settings.joined(separator: ", "))], "dependencies": [
                 {"byName": ["Phone", {"platformNames": ["ios"]}]}, {"byName": ["Both", {"platformNames": ["ios"]}]}]},
              {"name": "Phone", "type": "regular"}, {"name": "Both", "type": "regular"},
              {"name": "KitTests", "type": "test", "dependencies": [
                 {"target": ["Kit", {"platformNames": ["ios", "macos", "linux"]}]},
                 {"target": ["Both", {"platformNames": []}]}, {"target": ["Phone", {"platformNames": ["tvos"]}]}]}]}
            """
        let paths = ["Kit/A", "Kit/Res/B", "Phone/A", "Both/A"].map { "Sources/\($0).swift" }
        let layout = try StoredFiles(emptyFiles(paths + ["Package.swift"]), packages: [".": package]).layout()
        #expect(layout.targets[0].files == ["Sources/Kit/A.swift"])
        #expect(layout.targets[0].conditions == ["D", "SWIFT_PACKAGE"])
        let importable = try layout.targets(importableBy: #require(layout.targets.last))
        #expect(importable.map(\.name) == ["Both", "Kit", "Phone"])
        #expect(
            importable.map(\.sources.filters) == [
                [:], ["Sources/Kit/A.swift": [.iOS, .macOS]], ["Sources/Phone/A.swift": [.iOS, .tvOS]],
            ])
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
