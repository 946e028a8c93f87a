import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenRender
@testable import SnapgenScan
@testable import SnapgenSetup

/// An app with a framework, an extension, a package and tests, as in the case `sources-of-targets` of the commands.
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
            description.products = ["Design": ["Design"]]
            description.targets = [.init(name: "Design", kind: "regular")]
            return description
        }
        return request
    }

    func project() throws -> Project { try Project.open(request, files: disk) }

    /// The files to scan, as `Module:path`.
    func scanned() throws -> [String] { try project().sourceFiles().files.map { "\($0.module):\($0.path)" } }
}

extension ProjectText {
    /// The project on a disk, with other files in its folder.
    fileprivate func opened(_ files: [String: String]) throws -> Project {
        let disk = MemoryFileSystem(files.merging(["/p/App.xcodeproj/project.pbxproj": text()]) { $1 })
        return try Project.open(ProjectRequest(folder: "/p"), files: disk)
    }
}

@Suite("The sources of a project with targets")
struct ProjectTargetsTests {
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
        let disk = MemoryFileSystem([
            "/p/App.xcodeproj/project.pbxproj": project.text(), "/p/App/A.swift": "", "/p/AppTests/T.swift": "",
        ])
        for (module, scheme) in [("Alpha", nil), ("Beta", scheme)] {
            disk["/p/App.xcodeproj/xcshareddata/xcschemes/App.xcscheme"] = scheme
            let project = try Project.open(ProjectRequest(folder: "/p"), files: disk)
            #expect(project.sourceFiles().files.map(\.module) == [module])
        }
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

    @Test("with paths and modules the project is not read")
    func notRead() throws {
        let app = AppOnDisk(["/p/snapgen.yml": "sources: [{ path: App, module: Ice_Cubes }]"])
        #expect(try app.scanned().count == 2)
        #expect(!app.disk.opened.contains("/p/App.xcodeproj/project.pbxproj"))
        #expect(!app.disk.listed.contains("/p"))
    }

    @Test("an item that is a path means the modules of a package, without evaluating its manifest")
    func package() throws {
        let files = [
            "Package.swift", "Sources/A/Views/A.swift", "Modules/B/Sources/B-UI/B.swift", "Modules/B/Sources/B/B.swift",
            "Modules/B/Tests/BTests/T.swift", "Other/C/C.swift", "Other/D/Sources/E/E.swift",
        ]
        let disk = MemoryFileSystem(emptyFiles(files.map { "/p/\($0)" }))
        disk["/p/snapgen.yml"] = "sources: [Sources/A, 'Modules/*/Sources', 'Other/*']"
        let project = try Project.open(ProjectRequest(folder: "/p"), files: disk)
        let modules = ["B:Modules/B/Sources/B", "B_UI:Modules/B/Sources/B-UI", "C:Other/C", "E:Other/D/Sources/E"]
        let found = project.configuration.sources.map { "\($0.module):\($0.path?.string ?? ".")" }
        #expect(found == ["A:Sources/A"] + modules)
    }

    @Test("a pattern with '**' means each module once, of a project or of folders")
    func anyDepth() throws {
        let settings = "sources: ['App/**']\ntests: { target: AppTests }\n"
        let files = ["/p/snapgen.yml": settings, "/p/App/Views/C.swift": AppOnDisk.preview]
        let folders = MemoryFileSystem(files.merging(["/p/App/Sources/B/Views/B.swift": ""]) { $1 })
        let projects = try [AppOnDisk(files).project(), Project.open(ProjectRequest(folder: "/p"), files: folders)]
        #expect(projects.map { $0.configuration.sources.map(\.module) } == [["Ice_Cubes"], ["B", "Views"]])
        #expect(projects.map { $0.sources().diagnostics } == [[], []])
    }

    @Test("an app for watchOS, whose files no test can import, is named")
    func watchApp() throws {
        var text = ProjectText()
        let settings = "SDKROOT = watchos; PRODUCT_NAME = Clock;"
        text.target("Clock", settings: settings, more: text.synchronizedFolder("Clock"))
        let host = "SDKROOT = watchos; TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Clock.app/Clock\";"
        text.target("ClockTests", "bundle.unit-test", settings: host, more: text.synchronizedFolder("ClockTests"))
        let project = try text.opened(["/p/Clock/A.swift": AppOnDisk.preview, "/p/ClockTests/T.swift": ""])
        let found = project.sources().diagnostics.last
        #expect(found?.message.contains("'Clock', which is of the kind 'watch-app'; move what is to be tested") == true)
    }

    private static let branches = [
        "os(macOS)": true, "!os(iOS)": true, "os(macOS) || os(tvOS)": true, "DEBUG && os(macOS)": true,
        "os(iOS)": false, "os(macOS) || DEBUG": false, "!os(iOS) || os(tvOS)": true, "os(Linux)": true,
        "!(DEBUG && os(macOS) && A)": false, "os(iOS) || os(visionOS)\n#else": true, "true\n#else": true,
        "(false)": true, "os(OSX)": true, "os( xrOS )": true, "!(os(OSX) || DEBUG && (swift(>=5.9) || false))": false,
        "!(os(iOS) || canImport(A.B)) && (DEBUG || A)": true, "DEBUG || os(macOS) && A": false, "!(!os(iOS))": false,
    ]

    @Test("what '#if' leaves out on the platform of the tests is skipped", arguments: branches)
    func otherPlatforms(condition: String, isSkipped: Bool) throws {
        var text = ProjectText()
        text.target("App", settings: "SDKROOT = iphoneos;", more: text.synchronizedFolder("App"))
        let project = try text.opened(["/p/App/A.swift": "#if \(condition)\n\(AppOnDisk.preview)#endif\n"])
        let found = try Pipeline(project).run(to: .catalog).catalog.entries.map { $0.status == .skipped }
        #expect(found == [isSkipped])
    }

    @Test("a module whose file has its test in another one is not compared with the program as a whole")
    func sharedFile() throws {
        let project = try AppOnDisk().project()
        #expect(project.renderOptions.partialModules == ["Kit"])
    }

    @Test("a module with a file that is too complex to be read is not compared with the program as a whole")
    func complexFile() throws {
        let disk = MemoryFileSystem([
            "/p/Package.swift": "", "/p/Sources/App/A.swift": AppOnDisk.preview, "/p/Tests/SnapshotTests/T.swift": "",
        ])
        for (text, isWhole) in [("", true), (String(repeating: "[", count: 20), false)] {
            disk["/p/Sources/App/B.swift"] = "\(AppOnDisk.preview)let b = \(text)"
            let run = try Pipeline(Project.open(ProjectRequest(folder: "/p"), files: disk)).run(to: .files)
            #expect(run.files.contains { $0.contents.contains("isWhole: false") } != isWhole)
        }
    }

    @Test(
        "previews have a condition if their file is not compiled for all platforms of the tests",
        arguments: [
            ("[sdk=iphone*]", ["os(macOS)"], ""), ("", [], "its file is not compiled for iOS and macOS, on which '"),
        ])
    func filteredFile(sdk: String, conditions: [String], reason: String) throws {
        var text = ProjectText()
        let settings = "SUPPORTED_PLATFORMS = \"iphoneos macosx\"; \"EXCLUDED_SOURCE_FILE_NAMES\(sdk)\" = A.swift;"
        text.target("App", settings: settings, more: text.synchronizedFolder("App"))
        let project = try text.opened(["/p/App/A.swift": AppOnDisk.preview])
        let entry = try #require(Pipeline(project).run(to: .catalog).catalog.entries.first)
        #expect(entry.declaration.conditions == conditions)
        #expect((entry.reason ?? "").hasPrefix(reason) && (entry.reason == nil) == reason.isEmpty)
    }

    @Test("a file outside of the root is explained by its place")
    func outside() throws {
        var text = ProjectText()
        text.files("../Out/O.swift")
        text.target("App", files: ["../Out/O.swift"])
        let pipeline = try Pipeline(text.opened(["/Out/O.swift": AppOnDisk.preview]))
        let found = try pipeline.explanations(of: [("/Out/O.swift", nil)])
        #expect(found.map { "\($0.path) \($0.findings.count)" } == ["App/O.swift 1"])
    }

    @Test("tests without a host, whose target does not import the app, are to run in it")
    func unhosted() throws {
        var text = ProjectText()
        text.target("App", more: text.synchronizedFolder("App"))
        text.target("AppTests", "bundle.unit-test", more: text.synchronizedFolder("AppTests"))
        let disk = MemoryFileSystem([
            "/p/App.xcodeproj/project.pbxproj": text.text(), "/p/App/A.swift": AppOnDisk.preview,
            "/p/AppTests/T.swift": "",
        ])
        for advice in ["let 'snapgen init' propose tests that run in the app", "choose a host app in the settings"] {
            let project = try Project.open(ProjectRequest(folder: "/p"), files: disk)
            let found = try Pipeline(project).run(to: .catalog).catalog.diagnostics.first { $0.id == .leftOut }
            #expect(found?.message.contains(advice) == true)
            disk["/p/snapgen.yml"] = "tests: { target: AppTests }\n"
        }
        let results = try Setup(ProjectRequest(folder: "/p"), files: disk).check().results
        #expect(results.first?.problem?.message.contains("because it has no host app") == true)
    }

    @Test("a build states the conditions of its targets")
    func conditions() throws {
        let source = "#if STAGING\n#Preview(\"A\") { A() }\n#endif\n#if DEBUG\n#Preview(\"B\") { B() }\n#endif\n"
        func problems(tests: [String]?, module: [String]?) throws -> [String] {
            var app = BuildInputs.Module(name: "App", files: ["/p/App/A.swift"])
            app.conditions = module
            var inputs = BuildInputs(root: "/p", target: "Tests", modules: [app], otherModules: [], testFiles: [])
            inputs.conditions = tests
            let request = ProjectRequest(folder: "/p", output: "/work", build: inputs)
            let project = try Project.open(request, files: MemoryFileSystem(["/p/App/A.swift": source]))
            return try Pipeline(project).run(to: .plan).plan.diagnostics.map(\.description)
        }
        let advice = "add '.define(\"STAGING\")' to the 'swiftSettings' of 'Tests' in Package.swift [missing-condition]"
        #expect(try problems(tests: [], module: ["STAGING"]).map { $0.hasSuffix(advice) } == [true])
        #expect(try problems(tests: ["STAGING"], module: ["STAGING"]) == [])
        #expect(try problems(tests: nil, module: ["STAGING"]) + problems(tests: [], module: nil) == [])
    }

    @Test("in a build an item means the modules of the build")
    func build() throws {
        let disk = MemoryFileSystem(["/p/snapgen.yml": "sources: [{ target: My App }, 'Kit/*', { target: Gone }]"])
        func module(_ name: String, _ target: String?, _ file: String) -> BuildInputs.Module {
            var module = BuildInputs.Module(name: name, files: [file])
            module.target = target
            return module
        }
        let modules = [module("Cubes", "My App", "/p/App/A.swift"), module("Other", nil, "/p/Other/C.swift")]
        let build = BuildInputs(
            root: "/p", target: "Tests", modules: modules, otherModules: [module("Kit", nil, "/p/Kit/UI/B.swift")],
            linkedModules: nil, testFiles: [])
        let project = try Project.open(ProjectRequest(folder: "/p", build: build), files: disk)
        #expect(project.configuration.sources.map(\.module) == ["Cubes", "Kit", "Gone"])
        let found = project.sources()
        #expect(found.sources.count == 2)
        #expect(found.diagnostics.map(\.id) == [.unknownName])
    }

    /// A package with three modules, whose manifest cannot be evaluated.
    private func package(_ id: DiagnosticID = .badProject, _ configuration: String? = nil) throws -> Project {
        let disk = MemoryFileSystem([
            "/p/Package.swift": "let package = Package(name: \"Shop\")", "/p/Sources/Shop/A.swift": AppOnDisk.preview,
            "/p/Sources/Kit/B.swift": AppOnDisk.preview, "/p/Sources/Tool/C.swift": AppOnDisk.preview,
            "/p/Tests/ShopTests/T.swift": "",
        ])
        disk["/p/snapgen.yml"] = configuration
        var request = ProjectRequest(folder: "/p")
        request.packageDescription = { _ throws(DiagnosticError) in
            throw DiagnosticError(Diagnostic(id, .error, "the manifest cannot be evaluated"))
        }
        return try Project.open(request, files: disk)
    }

    @Test("the manifest is not evaluated if the configuration names sources")
    func notEvaluated() throws {
        #expect(try package(.badProject, "sources: [Sources/Shop]").sourceFiles().diagnostics == [])
    }

    @Test(
        "a manifest that is not or cannot be evaluated is a warning, and every folder in 'Sources' a module",
        arguments: [DiagnosticID.badProject, .unevaluatedManifest])
    func unread(id: DiagnosticID) throws {
        let found = try package(id).sourceFiles()
        #expect(found.files.count == 3)
        let problem = "every folder in 'Sources' is a module, because the manifest cannot be evaluated [\(id.rawValue)]"
        #expect(found.diagnostics.map(\.description) == ["Package.swift: warning: \(problem)"])
    }
}
