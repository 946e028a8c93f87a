import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("The up-to-date check on a disk")
struct UpToDateTests {
    /// A change of a project by a person or another program, of stamps, links or the output; `UpToDateProjectTests` has
    /// those of contents.
    struct Edit: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var apply: @Sendable (TemporaryFolder) throws -> Void

        init(_ name: String, _ apply: @escaping @Sendable (TemporaryFolder) throws -> Void) {
            (testDescription, self.apply) = (name, apply)
        }
    }

    private static let source = "p/Sources/App/A.swift"
    private static let output = "p/Tests/SnapshotTests/Generated/Snapgen.tests.swift"

    /// A source; all are equally long.
    private static func text(_ number: Int) -> String { "struct A: Testable { static let samples = [\(number)] }" }

    private static let edits = [
        Edit("write and restore the time") { try $0.keepingTime(of: source) { try $0.write(text(5), to: source) } },
        Edit("replace and restore the time") { try $0.keepingTime(of: source) { try $0.replace(source, by: text(5)) } },
        Edit("touch") { utimes($0.path(source), nil) },
        Edit("swap files") { $0.swap(source, "p/Sources/App/B.swift") },
        Edit("swap folders") { $0.swap("p/Sources/App/One", "p/Sources/App/Two") },
        Edit("swap modules") { $0.swap("p/Sources/App", "p/Sources/Core") },
        Edit("link") { $0.link("../../../elsewhere/X.swift", at: source) },
        Edit("hard link") { folder in
            unlink(folder.path(source))
            link(folder.path("elsewhere/X.swift"), folder.path(source))
        },
        Edit("swap templates") { $0.swap("p/Templates/part.stencil", "p/Templates/other.stencil") },
        Edit("edit output") { folder in
            let old = try folder.read(output)
            try folder.keepingTime(of: output) { try $0.write(old.dropLast() + "~", to: output) }
        },
        Edit("delete output") { unlink($0.path(output)) },
        Edit("foreign output") { try $0.write("struct Person {}", to: output) },
        Edit("old output") { folder in
            try folder.write(generated("Old.snapgen.swift"), to: "p/Tests/SnapshotTests/Generated/Old.snapgen.swift")
        },
        Edit("link output") { folder in
            rename(folder.path(output), folder.path("elsewhere/output"))
            folder.link("../../../../elsewhere/output", at: output)
        },
        Edit("link output folder") { folder in
            rename(folder.path("p/Tests/SnapshotTests/Generated"), folder.path("p/moved"))
            folder.link("../../moved", at: "p/Tests/SnapshotTests/Generated")
        },
    ]

    private static let configuration =
        "tests: { template: Templates/own.stencil, output: Tests/SnapshotTests/Generated }\n"

    private func project() throws -> TemporaryFolder {
        let template = """
            {% for suite in suites %}// {{ suite.suite }} {% include "part" %}
            {% for group in suite.groups %}{% for test in group.tests %}
            // {{ test.function }}: {{ test.samples_call }} {{ test.environments }}
            {% endfor %}{% endfor %}{% endfor %}
            """
        return try TemporaryFolder([
            "p/Package.swift": "", "p/snapgen.yml": Self.configuration, "p/Templates/own.stencil": template,
            "p/Templates/part.stencil": "a", "p/Templates/other.stencil": "b", "p/Templates/support.stencil": "// s",
            "p/Templates/paths.stencil": "// p", Self.source: Self.text(1),
            "p/Sources/App/B.swift": "struct B: Testable { static let samples = [2] }",
            "p/Sources/App/One/C.swift": "#Preview(\"one\") { Text(\"a\") }",
            "p/Sources/App/Two/C.swift": "#Preview(\"two\") { Text(\"b\") }", "p/Sources/Core/D.swift": "struct D {}",
            "p/Tests/SnapshotTests/Own/T.swift": "class NoneSnapshotTests {}", "elsewhere/X.swift": Self.text(4),
        ])
    }

    @Test("after an edit, at once or later, the output is that of a run without a cache", arguments: edits)
    func edit(edit: Edit) async throws {
        // Every second edit waits, or all do both with the tier `properties`.
        let index = Self.edits.firstIndex { $0.testDescription == edit.testDescription } ?? 0
        for waits in TestTier.properties.isOn ? [false, true] : [index.isMultiple(of: 2)] {
            let folder = try project()
            for _ in 0..<2 {
                try await settle()
                _ = generate(in: folder, cache: .file(folder.path("cache")))
            }
            #expect(folder.text("cache")?.hasPrefix("snapgen cache 8\n") == true)
            try edit.apply(folder)
            if waits { try await settle() }
            try expectSame(in: folder)
        }
    }

    @Test("a source that changes in the moment in which it was read is read again")
    func haste() async throws {
        let folder = try project()
        for number in 0..<4 {
            try folder.write(Self.text(number), to: Self.source)
            try expectSame(in: folder)
        }
        try await settle()
        try expectSame(in: folder)
    }

    @Test("a stamp is settled once the clock of its file system has moved on")
    func settled() {
        let times: KeyValuePairs<Int64, Int64> = [
            1_700_000_000_123_456_789: 50_000_000, 1_700_000_000_000_000_000: 2_000_000_000,
        ]
        for (time, tick) in times {
            for (modified, changed) in [(time, 0), (0, time)] {
                let stamp = FileStamp(size: 1, modified: modified, changed: changed, inode: 1)
                #expect(!stamp.isSettled(at: time + tick) && stamp.isSettled(at: time + tick + 1))
            }
        }
    }

    /// Waits until the stamps of all files are settled.
    private func settle() async throws { try await Task.sleep(for: .milliseconds(70)) }

    private func expectSame(in folder: TemporaryFolder) throws {
        let copy = try TemporaryFolder()
        for name in ["p", "elsewhere"] {
            try FileManager.default.copyItem(atPath: folder.path(name), toPath: copy.path(name))
        }
        let cached = generate(in: folder, cache: .file(folder.path("cache")))
        let fresh = generate(in: copy, cache: .none)
        #expect(cached == fresh)
        let files = copy.files
        #expect(folder.files.filter { $0 != "cache" } == files)
        for file in files { #expect(folder.text(file) == copy.text(file), "\(file)") }
    }

    private func generate(in folder: TemporaryFolder, cache: CacheChoice) -> Generation {
        do {
            let request = ProjectRequest(folder: folder.path("p"), scan: ScanOptions(threads: 1))
            return try generation(of: request, cache: cache, in: LocalFileSystem()).generation
        } catch {
            return Generation(diagnostics: (error as? DiagnosticError)?.diagnostics ?? [])
        }
    }
}

extension TemporaryFolder {
    /// Writes a file anew, as an editor does that writes beside it and renames.
    fileprivate func replace(_ file: String, by text: String) throws {
        try write(text, to: "aside")
        rename(path("aside"), path(file))
    }

    fileprivate func swap(_ one: String, _ other: String) {
        rename(path(one), path("aside"))
        rename(path(other), path(one))
        rename(path("aside"), path(other))
    }

    fileprivate func link(_ target: String, at file: String) {
        unlink(path(file))
        symlink(target, path(file))
    }

    /// Sets the time of the last writing back after an edit.
    fileprivate func keepingTime(of file: String, _ edit: (TemporaryFolder) throws -> Void) throws {
        let before = try FileManager.default.attributesOfItem(atPath: path(file))[.modificationDate]
        try edit(self)
        if let before { try FileManager.default.setAttributes([.modificationDate: before], ofItemAtPath: path(file)) }
    }
}

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
