import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("Project")
struct ProjectTests {
    private let hotels = "struct Hotels_Previews: Testable { static let samples = [1] }\n"

    @Test(
        "the configuration at the root is found from a folder inside, unless --config names another",
        arguments: [
            (["Package.swift": ""], "regular"), (["snapgen.yml": "default_batch: component\n"], "component"),
            (["snapgen.yml": "", "own.yml": "default_batch: extended\n"], "extended"),
        ])
    func configuration(files: [String: String], batch: String) throws {
        let disk = MemoryFileSystem(["/p/Sources/My-App/A.swift": hotels])
        for (name, text) in files { disk["/p/\(name)"] = text }
        let own = files["own.yml"].map { _ in "/p/own.yml" }
        let project = try Project.open(ProjectRequest(folder: "/p/Sources/My-App", configurationPath: own), files: disk)
        #expect(project.root.path == "/p")
        #expect(project.configuration.sources.map(\.module) == ["My_App"])
        #expect(project.configuration.environments.defaultBatch == batch)
    }

    @Test("paths take the place of the configured sources, whose tests they would remove, so generating refuses them")
    func paths() throws {
        func project(_ configuration: String, paths: [String]) throws -> Project {
            let disk = MemoryFileSystem([
                "/p/snapgen.yml": configuration, "/p/App/A.swift": hotels, "/p/Sources/Core/B.swift": "",
            ])
            return try Project.open(ProjectRequest(folder: "/p", paths: paths), files: disk)
        }
        let sources = "sources: [{ path: Sources/Core }]\n"
        let refused = try project(sources, paths: ["/p/App"])
        #expect(refused.sourceFiles().files.map(\.path.string) == ["App/A.swift"])
        #expect(refused.refusalOfPaths?.id == .refusedPaths && refused.refusalOfPaths?.severity == .error)
        #expect(refused.refusalOfPaths?.path == "snapgen.yml")
        #expect(try project(sources, paths: []).refusalOfPaths == nil)
        #expect(try project("precision: 0.9\n", paths: ["/p/App"]).refusalOfPaths == nil)
    }

    @Test("a path in another project is read with that project's root and configuration")
    func otherProject() throws {
        let disk = MemoryFileSystem([
            "/p/snapgen.yml": "default_batch: extended\n", "/q/Package.swift": "", "/q/Sources/App/A.swift": hotels,
        ])
        let project = try Project.open(ProjectRequest(folder: "/p", paths: ["/q/Sources/App"]), files: disk)
        #expect(project.root.path == "/q")
        #expect(project.configuration.environments.defaultBatch == "regular")
    }

    @Test(
        "a whole repository is split into the modules of its packages: the folders in the first folder Sources of a path"
    )
    func wholeRepository() throws {
        let names = [
            ".git/HEAD", "Screens/A.swift", "Packages/Kit/Sources/Design/B.swift", "Pods/Sources/P/P.swift",
            "Packages/Kit/Sources/Net/Sources/C.swift", "Packages/Kit/Package.swift",
            "Packages/.hidden/Sources/H/H.swift",
        ]
        let disk = MemoryFileSystem(emptyFiles(names.map { "/App/\($0)" }))
        func modules(_ path: String) throws -> [String] {
            let project = try Project.open(ProjectRequest(folder: "/App", paths: [path]), files: disk)
            disk.forgetAccesses()
            let files = project.sourceFiles().files.map { "\($0.module): \($0.path)" }
            #expect(disk.listed.count == Set(disk.listed).count)
            return files
        }
        let net = "Packages/Kit/Sources/Net/Sources/C.swift"
        #expect(try modules("/App/Packages/Kit/Sources/Net") == ["Net: \(net)"])
        #expect(try modules("/App/Packages/Kit/Sources").last == "Net: \(net)")
        #expect(
            try modules("/App") == [
                "App: Packages/Kit/Package.swift", "App: Screens/A.swift",
                "Design: Packages/Kit/Sources/Design/B.swift", "Net: \(net)",
            ])
    }

    @Test(
        "no Swift file at all is an error that says where was looked, and why",
        arguments: [
            (["App/x.md": ""], [], "there is no folder 'Sources' in '/p';"),
            (["App/x.md": ""], ["/p/App"], "no Swift file in 'App'"),
            (["Sources/main.swift": ""], [], "'Sources' contains no folder for a module;"),
            (
                ["Sources/A/A.swift": "", "snapgen.yml": "exclude: ['**']"], [],
                "no Swift file in 'Sources/A' that 'exclude'"
            ),
            (["Sources/A/A.swift": "refused"], [], "'Sources' cannot be read: Permission denied;"),
        ] as [([String: String], [String], String)])
    func noSources(files: [String: String], paths: [String], message: String) throws {
        let disk = MemoryFileSystem(["/p/Package.swift": ""])
        for (name, text) in files { disk["/p/\(name)"] = text }
        if files.values.contains("refused") { disk.refuse("/p/Sources", EACCES) }
        let found = try Project.open(ProjectRequest(folder: "/p", paths: paths), files: disk).sourceFiles()
        #expect(found.diagnostics.first?.message.hasPrefix(message) == true, "\(found.diagnostics)")
    }

    @Test("in the folder of a test target with a configuration, an error says where to run the command")
    func testFolder() throws {
        let disk = MemoryFileSystem(["/p/Package.swift": "", "/p/Tests/A/snapgen.yml": "", "/p/Tests/A/T.swift": ""])
        let found = try Project.open(ProjectRequest(folder: "/p/Tests/A"), files: disk).sourceFiles()
        let step = "; pass --config Tests/A/snapgen.yml in the package '/p';"
        #expect(found.diagnostics.first?.message.contains(step) == true, "\(found.diagnostics)")
    }

    @Test(
        "the output of the command line goes before the configured one, also through a link, and names the test target")
    func output() throws {
        let disk = MemoryFileSystem(["/p/snapgen.yml": "tests: { output: Tests/A/Generated }\n"])
        disk.addLink("/link", to: "/p")
        for output in ["/p/Tests/B/Out", "/link/Tests/B/Out"] {
            let project = try Project.open(ProjectRequest(folder: "/p", output: output), files: disk)
            #expect(project.configuration.tests.output.string == "Tests/B/Out")
            #expect(project.configuration.tests.target == "B")
            #expect(project.resolved.origin(of: "tests.output") == .option("--output"))
        }
    }

    @Test(
        "what is asked for and cannot be had is an error",
        arguments: [
            (
                ProjectRequest(folder: "/p", configurationPath: "/p/no.yml"), .missingConfiguration, "cannot be read",
                "no.yml"
            ),
            (
                ProjectRequest(folder: "/p", paths: ["/p", "/q"]), .unreadableInput,
                "run snapgen once for each project", nil
            ),
            (ProjectRequest(folder: "/r"), .missingConfiguration, "repair it, or remove it", "snapgen.yml"),
            (ProjectRequest(folder: "/p", output: "/p"), .badValue, "takes a folder below '/p', not '/p'", nil),
            (ProjectRequest(folder: "/p", output: "/pq"), .badValue, "not '/pq'", nil),
        ] as [(ProjectRequest, DiagnosticID, String, String?)])
    func refused(request: ProjectRequest, id: DiagnosticID, message: String, path: String?) {
        let names = ["/p/Package.swift", "/q/Package.swift", "/p/A.swift", "/q/A.swift", "/r/Package.swift"]
        let disk = MemoryFileSystem(emptyFiles(names))
        disk.addLink("/r/snapgen.yml")
        expectError(id, message, of: path) { try Project.open(request, files: disk) }
    }

    private func expectError(_ id: DiagnosticID, _ message: String, of path: String?, _ body: () throws -> Project) {
        let isExpected = problems(body).map { $0.id == id && $0.path == path && $0.message.contains(message) }
        #expect(isExpected == [true], "\(messages(body))")
    }

    @Test(
        "a configuration under a name that is not read is an error, not silence",
        arguments: ["snapgen.yaml", ".snapgen.yml", ".snapgen.yaml"])
    func namesake(name: String) throws {
        let disk = MemoryFileSystem(["/p/Package.swift": "", "/p/\(name)": "record: never\n"])
        expectError(.missingConfiguration, "rename it to 'snapgen.yml'", of: name) {
            try Project.open(ProjectRequest(folder: "/p"), files: disk)
        }
        let asked = ProjectRequest(folder: "/p", configurationPath: "/p/\(name)")
        #expect(try Project.open(asked, files: disk).configuration.references.record == .never)
    }
}

@Suite("ProjectRoot")
struct ProjectRootTests {
    @Test(
        "is the nearest folder with a mark: a configuration before a project, a project before a package, and that before a repository",
        arguments: [
            (["/r/snapgen.yml", "/r/a/App.xcodeproj/p", "/r/a/b/Package.swift"], "/r"),
            (["/r/App.xcworkspace/p", "/r/a/b/Package.swift"], "/r"),
            (["/r/a/App.xcodeproj/p", "/r/App.xcodeproj/p", "/r/a/b/Package.swift"], "/r/a"),
            (["/r/a/Package.swift", "/r/x"], "/r/a"),
            (["/r/a/b/snapgen.yml", "/r/a/Package.swift"], "/r/a/b"), (["/r/a/b/.git", "/r/x"], "/r/a/b"),
            (["/r/x"], "/r/a/b/c"), (["/r/a/project.yml", "/r/Package.swift"], "/r/a"),
            (["/r/a/.git/x", "/snapgen.yml", "/r/App.xcodeproj/p", "/r/a/b/Package.swift"], "/r/a/b"),
        ])
    func order(files: [String], root: String) {
        let names = files + ["/r/a/b/c/A.swift"]
        let disk = MemoryFileSystem(emptyFiles(names))
        #expect(ProjectRoot.enclosing("/r/a/b/c", in: disk).path == root)
        let nearest = ProjectRoot.enclosing("/r/a/b/c", in: disk, isConfigured: true).path
        #expect(nearest == (files.contains("/r/a/b/Package.swift") ? "/r/a/b" : root))
        #expect(ProjectRoot("/a/").path == "/a" && ProjectRoot("/").path == "/")
    }

    @Test(
        "is a folder with a manifest of Tuist, but not one with a source file of that name",
        arguments: [("import ProjectDescription\n", "/r/a"), ("struct Project {}\n", "/r")],
        ["Project.swift", "Workspace.swift"])
    func tuist(file: (text: String, root: String), name: String) {
        let disk = MemoryFileSystem(["/r/Package.swift": "", "/r/a/\(name)": file.text])
        #expect(ProjectRoot.enclosing("/r/a/b", in: disk).path == file.root)
    }

    @Test("shows what lies below it from there, and the rest as it is")
    func display() {
        let root = ProjectRoot("/a/b/")
        #expect(root.display("/a/b/c.swift") == "c.swift")
        #expect(root.display("/a/bc.swift") == "/a/bc.swift")
        #expect(root.relative("/a/b") == nil)
    }

    @Test("compares paths by their bytes, as file systems do")
    func bytes() {
        let root = ProjectRoot("/a/\u{E9}")
        #expect(root.relative("/a/\u{E9}/b")?.string == "b")
        #expect(root.relative("/a/e\u{301}/b") == nil)
        #expect(root.relative("/a/\u{E9}/\u{301}b")?.string.unicodeScalars.first == "\u{301}")
        #expect(root.relative("/a/\u{E9}\u{301}/b") == nil)
    }

    @Test(
        "what a person types becomes absolute",
        arguments: [
            ("x", "/a/b/x"), ("../x", "/a/x"), ("/x/./y/..", "/x"), (".", "/a/b"), ("../../../..", "/"),
            ("..\u{2F}\u{301}x", "/a/\u{301}x"),
        ])
    func absolutePaths(typed: String, absolute: String) {
        #expect(AbsolutePath.resolve(typed, from: "/a/b") == absolute)
    }
}

@Suite("Sources of accessibility keys")
struct KeySourcesTests {
    @Test(
        "identifiers that the libraries in a project set are known",
        arguments: ["Pods/Login", "Carthage/Checkouts/Login", ".build/checkouts/login", "SourcePackages/login"])
    func libraries(library: String) throws {
        let view = "struct V: View { var body: some View { Text(\"\").accessibilityIdentifier(\"a\") } }"
        let tests = """
            import XCTest
            let help = XCUIApplication().buttons["login-help-button"]
            let mistyped = XCUIApplication().buttons["login-hlep-button"]
            let icon = XCUIApplication().images["login-icon"]
            """
        let folder = try TemporaryFolder([
            "Package.swift": "", "Sources/App/V.swift": view, "Tests/UITests/T.swift": tests,
            "Sources/App/Assets.xcassets/login-icon.imageset/Contents.json": "{}",
            "\(library)/Sources/Help.swift": "func f() { help.accessibilityIdentifier = \"login-help-button\" }\n",
        ])
        let project = try Project.open(ProjectRequest(folder: folder.path), files: LocalFileSystem())
        let found = try project.checkedAccessibilityKeys().diagnostics.filter { $0.id == .unknownIdentifier }
        #expect(found.map(\.line) == [3])
    }
}

@Suite("Required libraries")
struct RequiredLibraryTests {
    private static let value = "enum A: TestableState { static let samples = [1] }\n"
    private static let picture = "struct B: Testable { static let samples = [1] }\n"
    private static let split = "engine: { images: snapshot-testing, values: snapgen }"

    @Test(
        "are those that the tests of the plan import, with a setting that does without them if there is one",
        arguments: [
            (value, "", true, ["SnapshotTesting"], "engine: snapgen"), (value, "engine: snapgen", true, [], nil),
            (value, split, true, [], nil), (picture, "", true, ["SnapshotTesting"], nil),
            (picture, split, true, ["SnapshotTesting"], nil), ("struct C {}\n", "", true, [], nil),
            (picture, "", false, [], nil), (picture + value, "", false, ["SnapshotTesting"], split),
        ] as [(String, String, Bool, [String], String?)])
    func imports(source: String, tests: String, hasPictures: Bool, modules: [String], alternative: String?) throws {
        let disk = MemoryFileSystem([
            "/p/snapgen.yml": "tests: { \(tests) }\n", "/p/Sources/App/A.swift": source,
            "/p/Tests/SnapshotTests/T.swift": "",
        ])
        let project = try Project.open(ProjectRequest(folder: "/p"), files: disk)
        let plan = try Pipeline(project).run(to: .plan).plan
        let libraries = RequiredLibrary.all(for: plan, project.configuration.tests, hasPictures: hasPictures)
        #expect(libraries.map(\.module) == modules)
        #expect(libraries.first?.alternative == alternative)
    }
}
