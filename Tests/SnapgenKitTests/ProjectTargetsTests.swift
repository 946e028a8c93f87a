import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

/// An app with a framework, an extension, a package and tests.
struct AppOnDisk {
    static let preview = "#Preview(\"A\") { Text(\"a\") }\n"

    let disk: MemoryFileSystem

    init(_ more: [String: String] = [:], tests: Bool = true) {
        var project = ProjectText()
        let host = "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Ice Cubes.app/Ice Cubes\";"
        project.files("App/A.swift", "Shared/S.swift", "Mac/M.swift")
        project.target("Kit", "framework", files: ["Shared/S.swift"], settings: "PRODUCT_NAME = Kit;")
        project.target("Widgets", "app-extension", more: project.synchronizedFolder("Widgets"))
        project.target("Mac", "framework", files: ["Mac/M.swift"], settings: "SDKROOT = macosx;")
        let app = project.dependency(on: "Kit", "Widgets") + project.products("Design")
        let settings = "PRODUCT_NAME = \"Ice Cubes\";"
        project.target("App", files: ["App/A.swift", "Shared/S.swift"], settings: settings, more: app)
        project.package("Design")
        if tests {
            let folder = project.synchronizedFolder("Tests/AppTests")
            project.target("AppTests", "bundle.unit-test", settings: host, more: folder)
        }
        disk = MemoryFileSystem(
            [
                "/p/App.xcodeproj/project.pbxproj": project.text(), "/p/App/A.swift": Self.preview,
                "/p/App/Old.swift": Self.preview, "/p/Shared/S.swift": Self.preview, "/p/Mac/M.swift": Self.preview,
                "/p/Widgets/W.swift": Self.preview + Self.preview, "/p/Tests/AppTests/T.swift": "",
                "/p/Design/Package.swift": "", "/p/Design/Sources/Design/D.swift": Self.preview,
            ].merging(more) { $1 })
    }

    /// The request of a user in the project's folder.
    var request: ProjectRequest {
        var request = ProjectRequest(folder: "/p")
        request.packageDescription = { folder in
            guard folder == "/p/Design" else { return nil }
            var description = PackageDescription()
            description.products = [.init(name: "Design", targets: ["Design"])]
            description.targets = [.init(name: "Design", kind: "regular")]
            return description
        }
        return request
    }

    func project() throws -> Project { try Project.open(request, files: disk) }

    /// The files to scan, as `Module:path`.
    func scanned() throws -> [String] { try project().sourceFiles().files.map { "\($0.module):\($0.path)" } }
}

@Suite("The sources of a project with targets")
struct ProjectTargetsTests {
    @Test("a package whose manifest is not evaluated is left out with a warning, not with a note")
    func unevaluated() throws {
        let project = AppOnDisk()
        var request = project.request
        request.packageDescription = { _ throws(DiagnosticError) in
            throw DiagnosticError(Diagnostic(.unevaluatedManifest, .error, "unknown", path: "Package.swift", line: 3))
        }
        let found = try Project.open(request, files: project.disk).sourceFiles()
        #expect(!found.files.contains { $0.module == "Design" })
        let warnings = found.diagnostics.filter { $0.id == .unevaluatedManifest }.map(\.description)
        #expect(warnings == ["Design/Package.swift:3: warning: unknown [unevaluated-manifest]"])
    }

    @Test("the settings are those of the configuration in which the schemes run the tests")
    func schemeConfiguration() throws {
        var project = ProjectText()
        project.files("App/A.swift")
        project.object("CS", "XCBuildConfiguration", "name = Staging; buildSettings = {PRODUCT_NAME = Beta;};")
        project.object("CD", "XCBuildConfiguration", "name = Debug; buildSettings = {PRODUCT_NAME = Alpha;};")
        project.object("LS", "XCConfigurationList", "buildConfigurations = (CD, CS);")
        project.target("App", files: ["App/A.swift"], more: "buildConfigurationList = LS;")
        let tests = project.synchronizedFolder("AppTests") + project.dependency(on: "App")
        project.target("AppTests", "bundle.unit-test", settings: "TEST_TARGET_NAME = App;", more: tests)
        let scheme = """
            <Scheme><TestAction buildConfiguration="Staging"><TestableReference skipped="NO"><BuildableReference
            BlueprintName="AppTests" ReferencedContainer="container:App.xcodeproj"/></TestableReference></TestAction></Scheme>
            """
        var files = [
            "/p/App.xcodeproj/project.pbxproj": project.text(), "/p/App/A.swift": AppOnDisk.preview,
            "/p/AppTests/T.swift": "",
        ]
        func modules() throws -> [String] {
            let disk = MemoryFileSystem(files)
            return try Project.open(ProjectRequest(folder: "/p"), files: disk).sourceFiles().files.map(\.module)
        }
        #expect(try modules() == ["Alpha"])
        files["/p/App.xcodeproj/xcshareddata/xcschemes/App.xcscheme"] = scheme
        #expect(try modules() == ["Beta"])
    }

    @Test("a package whose folders in 'Sources' are no modules does not hide the project beside it")
    func packageBesideProject() throws {
        let sources = ["/p/Sources/Views/V.swift": AppOnDisk.preview]
        let one = #"let package = Package(name: "A", targets: [.target(name: "A", exclude: ["Views"])])"#
        let app = AppOnDisk(sources.merging(["/p/Package.swift": one]) { $1 })
        #expect(try app.scanned().contains("Ice_Cubes:App/A.swift"))
        let modules = #"let package = Package(name: "A", targets: [.target(name: "Views")])"#
        let package = AppOnDisk(sources.merging(["/p/Package.swift": modules]) { $1 })
        #expect(try package.scanned() == ["Views:Sources/Views/V.swift"])
    }

    @Test("without a configuration are those that the test target can import, each file once")
    func automatic() throws {
        let project = try AppOnDisk().project()
        #expect(
            try AppOnDisk().scanned() == [
                "Design:Design/Sources/Design/D.swift", "Ice_Cubes:App/A.swift", "Ice_Cubes:Shared/S.swift",
            ])
        #expect(project.configuration.tests.target == "AppTests")
        #expect(project.configuration.tests.output.string == "Tests/AppTests/Generated")
        #expect(project.testSources().load().files.map(\.path.string) == ["Tests/AppTests/T.swift"])
        #expect(project.missingTarget == nil)
        #expect(project.outputProblems == [])
    }

    @Test(
        "the generated files are in the folder that most files of the test target are in, below folders with few others",
        arguments: [
            (["T/A.swift", "T/B.swift"], "Tests/AppTests/T/Generated"),
            (["T/A.swift", "U/B.swift"], "Tests/AppTests/Generated"),
            (["T/U/A.swift", "T/U/B.swift", "T/U/C.swift", "T/D.swift", "T/E.swift"], "Tests/AppTests/T/Generated"),
            (["T/A.swift", "T/Generated/Snapgen.tests.swift"], "Tests/AppTests/T/Generated"),
        ])
    func testFolder(files: [String], output: String) throws {
        let app = AppOnDisk(Dictionary(uniqueKeysWithValues: files.map { ("/p/Tests/AppTests/\($0)", "") }))
        app.disk["/p/Tests/AppTests/T.swift"] = nil
        #expect(try app.project().configuration.tests.output.string == output)
    }

    @Test("what is left out is named once, with its number and reason")
    func leftOut() throws {
        let run = try Pipeline(AppOnDisk().project()).run(to: .catalog)
        #expect(run.catalog.entries.count == 3)
        let found = run.catalog.diagnostics.filter { $0.id == .leftOut }
        #expect(
            found.map(\.message) == [
                "4 previews are left out, because 'AppTests' cannot import their code: 2 in extensions "
                    + "('Widgets/W.swift'), 1 in targets for other platforms ('Mac/M.swift'), 1 in files of no target "
                    + "('App/Old.swift'); add the files to a target that the tests import, or name 'sources' in "
                    + "snapgen.yml"
            ])
        let package = ["/p/Old/Package.swift": "", "/p/Old/Sources/O.swift": AppOnDisk.preview]
        func messages(_ files: [String: String]) throws -> [String] {
            try Pipeline(AppOnDisk(files).project()).run(to: .catalog).catalog.diagnostics.map(\.message)
        }
        let reason = ", 1 in files in packages, of no known target ('Old/Sources/O.swift'), 1 in"
        #expect(try messages(package).joined().contains(reason))
        #expect(try messages(["/p/snapgen.yml": "exclude: [Widgets/**, Mac/**, App/Old.swift]"]) == [])
        let configured = try messages(["/p/snapgen.yml": "sources: [App]"])
        #expect(configured.count == 1)
        #expect(configured.first?.contains("1 in files of no target ('App/Old.swift')") == true)
    }

    @Test(
        "a target, a path or a pattern takes the files of targets that the tests can import, each file once",
        arguments: [
            ("{ target: Kit }, { target: App, path: App }", ["Ice_Cubes:App/A.swift", "Kit:Shared/S.swift"]),
            ("{ target: App }, { target: App }, App", ["Ice_Cubes:App/A.swift", "Ice_Cubes:Shared/S.swift"]),
            ("App, 'D*n/Sources'", ["Design:Design/Sources/Design/D.swift", "Ice_Cubes:App/A.swift"]),
            (
                ".",
                ["Design:Design/Sources/Design/D.swift", "Ice_Cubes:App/A.swift", "Ice_Cubes:Shared/S.swift"]
            ),
        ])
    func items(sources: String, scanned: [String]) throws {
        let app = AppOnDisk(["/p/snapgen.yml": "sources: [\(sources)]"])
        #expect(try app.scanned() == scanned)
        #expect(try app.project().configuration.tests.target == "AppTests")
    }

    @Test(
        "a mistake in an item is named at its place",
        arguments: [
            ("{ target: Ap }", "the project has no target 'Ap'; did you mean 'App'?"),
            ("{ target: Widgets }", "no test can import the target 'Widgets', which is of the kind 'extension'; "),
            ("Mac", "no Swift file in 'Mac' of 'sources' belongs to a target that 'AppTests' can import; "),
            ("'Nothing/*'", "'Nothing/*' in 'sources' matches no folder and no Swift file; "),
            ("Nothing", "'Nothing' does not exist; check 'sources' in the configuration"),
        ])
    func mistakes(item: String, message: String) throws {
        let app = AppOnDisk(["/p/snapgen.yml": "sources: [\(item)]"])
        let errors = try app.project().sourceFiles().diagnostics.filter { $0.severity == .error }
        #expect(errors.count == 1)
        #expect(errors.first?.message.hasPrefix(message) == true, "\(errors)")
    }

    @Test("without a test target everything that tests in the app could import is planned, and nothing is written")
    func noTests() throws {
        let project = try AppOnDisk(tests: false).project()
        let run = try Pipeline(project).run(to: .plan)
        #expect(run.catalog.entries.count == 3)
        #expect(run.plan.diagnostics.map(\.id) == [.leftOut, .noSources])
        #expect(run.plan.diagnostics.allSatisfy { $0.severity == .warning })
        #expect(project.needsSetUp)
        let error = #expect(throws: DiagnosticError.self) { try Pipeline(project).run(to: .output) }
        #expect(error?.diagnostics.map(\.severity) == [.error])
        #expect(error?.diagnostics.first?.message.contains("'snapgen init'") == true)
        let named = AppOnDisk(["/p/snapgen.yml": "sources: [{ target: App }]"], tests: false)
        #expect(try named.scanned() == ["Ice_Cubes:App/A.swift", "Ice_Cubes:Shared/S.swift"])
    }

    @Test("paths on the command line mean the files of targets there, and tests of nothing else")
    func commandLine() throws {
        let app = AppOnDisk()
        func scanned(_ paths: String...) throws -> [String] {
            var request = app.request
            request.paths = paths
            return try Project.open(request, files: app.disk).sourceFiles().files.map { "\($0.module):\($0.path)" }
        }
        #expect(
            try scanned("/p/App", "/p/Design") == ["Design:Design/Sources/Design/D.swift", "Ice_Cubes:App/A.swift"])
        #expect(try scanned("/p/Shared/S.swift") == ["Ice_Cubes:Shared/S.swift"])
        #expect(try scanned("/p").count == 3)
        #expect(try scanned("/p/Widgets") == [])
    }

    @Test("with paths and modules the project is not read")
    func notRead() throws {
        let app = AppOnDisk(["/p/snapgen.yml": "sources: [{ path: App, module: Ice_Cubes }]"])
        #expect(try app.scanned().count == 2)
        #expect(!app.disk.opened.contains("/p/App.xcodeproj/project.pbxproj"))
        #expect(!app.disk.listed.contains("/p"))
    }

    @Test("an item that is a path means the modules of a package, without evaluating its manifest")
    func package() throws {
        let disk = MemoryFileSystem([
            "/p/Package.swift": "", "/p/snapgen.yml": "sources: [Sources/A, 'Modules/*/Sources', 'Other/*']",
            "/p/Sources/A/Views/A.swift": "", "/p/Modules/B/Sources/B-UI/B.swift": "",
            "/p/Modules/B/Sources/B/B.swift": "", "/p/Modules/B/Tests/BTests/T.swift": "", "/p/Other/C/C.swift": "",
            "/p/Other/D/Sources/E/E.swift": "",
        ])
        let project = try Project.open(ProjectRequest(folder: "/p"), files: disk)
        let modules = project.configuration.sources.map { "\($0.module):\($0.path?.string ?? ".")" }
        #expect(
            modules == [
                "A:Sources/A", "B:Modules/B/Sources/B", "B_UI:Modules/B/Sources/B-UI", "C:Other/C",
                "E:Other/D/Sources/E",
            ])
    }

    @Test("in a build an item means the modules of the build")
    func build() throws {
        let disk = MemoryFileSystem(["/p/snapgen.yml": "sources: [{ target: My App }, 'Kit/*', { target: Gone }]"])
        func module(_ name: String, _ target: String?, _ file: String) -> BuildInputs.Module {
            var module = BuildInputs.Module(name: name, files: [file])
            module.target = target
            return module
        }
        let modules = [
            module("Cubes", "My App", "/p/App/A.swift"), module("Other", nil, "/p/Other/C.swift"),
        ]
        let build = BuildInputs(
            root: "/p", target: "Tests", modules: modules, otherModules: [module("Kit", nil, "/p/Kit/UI/B.swift")],
            linkedModules: nil, testFiles: [])
        let project = try Project.open(ProjectRequest(folder: "/p", build: build), files: disk)
        #expect(project.configuration.sources.map(\.module) == ["Cubes", "Kit", "Gone"])
        let found = project.sources()
        #expect(found.sources.count == 2)
        #expect(found.diagnostics.map(\.id) == [.unknownName])
    }
}
