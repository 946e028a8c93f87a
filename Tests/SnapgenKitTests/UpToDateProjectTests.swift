import Foundation
import SnapgenProject
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("The up-to-date check of a project on a disk")
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
        case append, rewrite, remove, rename
        case addFile = "add a file to the folder"
        case addFolder = "add a folder to the folder"
        case renameFolder = "rename the folder"
    }

    private func apply(_ edit: Edit, to file: String, in root: TemporaryFolder) throws {
        let path = "p/\(file)"
        let parent = path[..<(path.lastIndex(of: "/") ?? path.endIndex)]
        switch edit {
        case .append: try root.write(try root.read(path) + "\n", to: path)
        // Of the same size, with the old time.
        case .rewrite:
            let before = try FileManager.default.attributesOfItem(atPath: root.path(path))[.modificationDate]
            try root.write(String(try root.read(path).reversed()), to: path)
            if let before {
                try FileManager.default.setAttributes([.modificationDate: before], ofItemAtPath: root.path(path))
            }
        case .remove: try FileManager.default.removeItem(atPath: root.path(path))
        case .rename: rename(root.path(path), root.path("\(parent)/Renamed.swift"))
        case .addFile: try root.write("import SwiftUI\n#Preview { Text(\"new\") }", to: "\(parent)/New.swift")
        case .addFolder: try root.write("import SwiftUI\n#Preview { Text(\"new\") }", to: "\(parent)/New/New.swift")
        case .renameFolder: rename(root.path(String(parent)), root.path("\(parent)2"))
        }
    }

    @Test(
        "a run that changes nothing is kept until one of its files or folders changes", arguments: files().keys.sorted()
    )
    func edits(file: String) async throws {
        let edits = Edit.allCases.filter { $0 != .renameFolder || file.contains("/") }
        // One of them for each file, each for some files; all with the tier `properties`.
        let first = (Self.files().keys.sorted().firstIndex(of: file) ?? 0) % edits.count
        for edit in TestTier.properties.isOn ? edits : [edits[first]] {
            let root = try TemporaryFolder(Dictionary(uniqueKeysWithValues: Self.files().map { ("p/\($0)", $1) }))
            try await settle()
            #expect(!(try run(in: root).isKept))
            try await settle()
            #expect(!(try run(in: root).isKept))
            let before = try run(in: root)
            #expect(before.isKept)
            #expect(before.generation.hasTests)
            try apply(edit, to: file, in: root)
            #expect(!(try run(in: root).isKept), "\(edit.rawValue) \(file)")
        }
    }

    @Test("a variable that the configuration names is part of what a run depends on, another one is not")
    func variables() async throws {
        let root = try TemporaryFolder(Dictionary(uniqueKeysWithValues: Self.files().map { ("p/\($0)", $1) }))
        for _ in 0..<2 {
            try await settle()
            _ = try run(in: root)
        }
        #expect(try run(in: root, ["OTHER": "1"]).isKept)
        #expect(!(try run(in: root, ["PRECISION": "0.5"]).isKept))
        #expect(!(try run(in: root, ["PRECISION": "0.25"]).isKept))
    }

    /// Waits until the stamps of all files are settled.
    private func settle() async throws { try await Task.sleep(for: .milliseconds(70)) }

    private func run(
        in root: TemporaryFolder, _ environment: [String: String] = [:]
    ) throws -> (generation: Generation, isKept: Bool) {
        var request = ProjectRequest(
            folder: root.path("p"), scan: ScanOptions(threads: 1), environment: environment)
        request.packageDescription = { folder throws(DiagnosticError) in
            try Self.description(of: folder)
        }
        do {
            return try generation(of: request, cache: .file(root.path("cache")), in: LocalFileSystem())
        } catch let error as DiagnosticError {
            return (Generation(diagnostics: error.diagnostics), false)
        }
    }

    /// Returns the description of a package with one target of its own name.
    private static func description(of folder: String) throws(DiagnosticError) -> PackageDescription? {
        let name = folder.split(separator: "/").last ?? ""
        guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else {
            throw DiagnosticError(.badProject, "there is no manifest")
        }
        let dump = """
            {"name": "\(name)", "products": [], "dependencies": [], "targets": [
            {"name": "\(name)", "type": "regular", "dependencies": [], "exclude": [], "settings": []}]}
            """
        return PackageDescription(dump: Array(dump.utf8))
    }
}
