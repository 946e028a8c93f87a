import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("The up-to-date check of a project")
struct UpToDateProjectTests {
    /// A workspace with a project and two packages, whose tests take something from each of these files.
    private static func files() -> [String: String] {
        var app = ProjectText()
        app.files("One.swift", "Two.swift", "Loose.swift", "Base.xcconfig", "AppTests/T.swift")
        app.target(
            "App", files: ["One.swift", "Two.swift"], more: app.synchronizedFolder("App"),
            configuration: "baseConfigurationReference = F_Base_xcconfig;")
        app.target("Watch", "application.watchapp2", more: app.synchronizedFolder("Watch"))
        app.target(
            "AppTests", "bundle.unit-test", files: ["AppTests/T.swift"],
            settings: "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/App.app/App\";", more: app.dependency(on: "App"))
        app.package("Kit")
        let manifest = { (name: String) in
            "// swift-tools-version: 6.0\nlet package = Package(name: \"\(name)\", targets: [.target(name: \"\(name)\")])\n"
        }
        return [
            "App.xcodeproj/project.pbxproj": app.text(),
            "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme": """
            <?xml version="1.0" encoding="UTF-8"?>
            <Scheme version="1.7"><TestAction buildConfiguration="Debug">
            <TestPlans><TestPlanReference reference="container:App.xctestplan" default="YES"/></TestPlans>
            </TestAction></Scheme>
            """,
            "App.xctestplan": """
            { "configurations": [], "defaultOptions": {}, "version": 1, "testTargets": [
            { "target": { "containerPath": "container:App.xcodeproj", "identifier": "T_AppTests", "name": "AppTests" } }] }
            """,
            "App.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version="1.0"><FileRef location="group:App.xcodeproj"/><FileRef location="group:Other"/></Workspace>
            """,
            "Base.xcconfig": "#include \"More.xcconfig\"\n", "More.xcconfig": "SWIFT_VERSION = 6.0\n",
            "Kit/Package.swift": manifest("Kit"), "Kit/Package@swift-6.0.swift": manifest("Kit"),
            "Other/Package.swift": manifest("Other"),
            "Kit/Sources/Kit/K.swift": "import SwiftUI\n#Preview(\"kit\") { Text(\"k\") }",
            "Other/Sources/Other/O.swift": "import SwiftUI\n#Preview(\"other\") { Text(\"o\") }",
            "One.swift": "struct One: Testable { static let samples = [1] }", "Two.swift": "struct Two {}",
            "App/Sub/S.swift": "import SwiftUI\n#Preview(\"sub\") { Text(\"s\") }",
            "Watch/W.swift": "import SwiftUI\n#Preview(\"watch\") { Text(\"w\") }",
            "Loose.swift": "import SwiftUI\n#Preview(\"loose\") { Text(\"l\") }", "AppTests/T.swift": "class T {}",
            "Templates/own.stencil":
                "{% for suite in suites %}// {{ suite.suite }} {% include \"part\" %}\n{% endfor %}",
            "Templates/part.stencil": "part",
            "snapgen.yml": "tests: { template: Templates/own.stencil }\nprecision: ${PRECISION:-1}\n",
        ]
    }

    enum Edit: String, CaseIterable {
        case append, remove, rename
        case addFile = "add a file to the folder"
        case addFolder = "add a folder to the folder"
        case renameFolder = "rename the folder"
    }

    private func apply(_ edit: Edit, to path: String, on disk: MemoryFileSystem) {
        let text = disk[path] ?? ""
        let folder = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
        let preview = "import SwiftUI\n#Preview { Text(\"new\") }"
        switch edit {
        case .append: disk[path] = text + "\n"
        case .remove: disk[path] = nil
        case .rename: (disk[path], disk["\(folder)/Renamed.swift"]) = (nil, text)
        case .addFile: disk["\(folder)/New.swift"] = preview
        case .addFolder: disk["\(folder)/New/New.swift"] = preview
        case .renameFolder:
            disk.removeFiles(in: folder)
            disk["\(folder)2/\(path.dropFirst(folder.count + 1))"] = text
        }
    }

    /// A disk on which two runs have ended, of which the second changed nothing.
    private static let disk = Result {
        let disk = MemoryFileSystem(Dictionary(uniqueKeysWithValues: files().map { ("/p/\($0)", $1) }))
        for _ in 0..<2 { _ = try run(on: disk) }
        return disk
    }

    @Test(
        "a run that changes nothing is kept until one of its files or folders changes", arguments: files().keys.sorted()
    )
    func edits(file: String) throws {
        let before = try Self.run(on: Self.disk.get().copy)
        #expect(before.isKept && before.generation.hasTests)
        for edit in Edit.allCases where edit != .renameFolder || file.contains("/") {
            let disk = try Self.disk.get().copy
            apply(edit, to: "/p/\(file)", on: disk)
            let check = try UpToDateCheck(.file("/cache"), of: ["nil"], in: "/p", [:], disk)
            #expect(check?.printed == nil, "\(edit.rawValue) \(file)")
        }
    }

    @Test("a variable that the configuration names is part of what a run depends on, another one is not")
    func variables() throws {
        let disk = try Self.disk.get().copy
        #expect(try Self.run(on: disk, ["OTHER": "1"]).isKept)
        #expect(try !Self.run(on: disk, ["PRECISION": "0.5"]).isKept)
        #expect(try !Self.run(on: disk, ["PRECISION": "0.25"]).isKept)
    }

    private static func run(
        on disk: MemoryFileSystem, _ environment: [String: String] = [:]
    ) throws -> (generation: Generation, isKept: Bool) {
        var request = ProjectRequest(
            folder: "/p", scan: ScanOptions(threads: 1), environment: environment)
        request.packageDescription = { folder in
            let name = String(folder.split(separator: "/").last ?? "")
            var description = PackageDescription()
            description.targets = [.init(name: name, kind: "regular")]
            return description
        }
        return try generation(of: request, cache: .file("/cache"), in: disk)
    }
}
