import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenProject

@Suite("Project reader")
struct ProjectReaderTests {
    private static func project(_ name: String) -> String {
        var project = ProjectText()
        project.target(name)
        return project.text()
    }

    @Test("a workspace is preferred, with groups and all kinds of locations; a missing project is named")
    func workspace() throws {
        let projects = ["A": "Modules/A", "B": "B", "C": "C", "D": "/other/D", "No": "No"].map { name, path in
            ("\(path).xcodeproj/project.pbxproj", Self.project(name))
        }
        let others = [
            "App.xcworkspace/contents.xcworkspacedata": fixture("UnitTests/Fixtures/Workspace.xml"),
            "Kit/Package.swift": "",
        ]
        let layout = try StoredFiles(others.merging(projects) { $1 }).layout()
        #expect(layout.targets.map(\.name) == ["C", "A", "B", "D"])
        #expect(layout.packages.map(\.path) == ["Kit"])
        #expect(layout.projects.last == "../other/D.xcodeproj")
        #expect(layout.diagnostics.map(\.path) == ["Pods/Pods.xcodeproj"])
        #expect(layout.diagnostics.first?.message.contains("'pod install'") == true)
    }

    @Test("the projects in a project are read too, and their products are those that its targets link")
    func projectReferences() throws {
        var app = ProjectText()
        app.child("K", "PBXFileReference", "path = Kit/Kit.xcodeproj; sourceTree = \"<group>\";")
        app.object("KP", "PBXReferenceProxy", "path = Kit.framework;")
        app.object("KB", "PBXBuildFile", "fileRef = KP;")
        app.object("KF", "PBXFrameworksBuildPhase", "files = (KB);")
        app.attribute("projectReferences = ({ProductGroup = X; ProjectRef = K;});")
        app.target("App", more: "buildPhases = (KF);")
        var kit = ProjectText()
        kit.child("A", "PBXFileReference", "path = ../App.xcodeproj; sourceTree = \"<group>\";")
        kit.attribute("projectReferences = ({ProjectRef = A;}, {ProjectRef = Missing;});")
        kit.target("Kit", "framework", settings: "PRODUCT_NAME = Kit;")
        let layout = try StoredFiles([
            "App.xcodeproj/project.pbxproj": app.text(), "Kit/Kit.xcodeproj/project.pbxproj": kit.text(),
        ]).layout()
        #expect(layout.projects == ["App.xcodeproj", "Kit/Kit.xcodeproj"])
        #expect(layout.targets.map(\.dependencies) == [["Kit"], []])
        #expect(layout.diagnostics == [])
    }

    @Test("of test targets with one name in two projects, the modules or else the folder of the tests decide")
    func namesakes() throws {
        let projects = ["A", "B"].map { name in
            var project = ProjectText()
            project.target(name, settings: "PRODUCT_NAME = \(name);")
            let host = "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/\(name).app/\(name)\";"
            let folder = project.synchronizedFolder("\(name)Tests")
            project.target("Tests", "bundle.unit-test", settings: host, more: folder)
            return ("\(name).xcodeproj/project.pbxproj", project.text())
        }
        let files = ["ATests/T.swift": "", "BTests/T.swift": ""].merging(projects) { $1 }
        let layout = try StoredFiles(files).layout()
        func host(_ modules: [String], _ folder: String = "") throws -> String? {
            try layout.testTarget(named: "Tests", importing: modules, in: folder).target.host
        }
        #expect(try [host([]), host(["A"]), host(["B"]), host(["None"])] == ["A", "A", "B", "A"])
        #expect(try [host([], "BTests"), host([], "ATests"), host(["A"], "BTests")] == ["B", "A", "A"])
    }

    @Test("projects in a folder are read together, with hosts across them; the workspace in a project refers to it")
    func twoProjects() throws {
        var tests = ProjectText()
        tests.target("Tests", "bundle.unit-test", settings: #"TEST_HOST = "$(BUILT_PRODUCTS_DIR)/A.app/A";"#)
        let workspace = #"<Workspace><FileRef location = "self:"></FileRef></Workspace>"#
        let files = StoredFiles([
            "A.xcodeproj/project.pbxproj": Self.project("A"), "Tests.xcodeproj/project.pbxproj": tests.text(),
            "A.xcodeproj/project.xcworkspace/contents.xcworkspacedata": workspace,
        ])
        #expect(try files.layout().targets.map(\.host) == [nil, "A"])
        #expect(try files.layout("A.xcodeproj/project.xcworkspace").targets.map(\.name) == ["A"])
    }

    @Test(
        "a folder without a project is an error with the next step",
        arguments: [
            (["iOS/App.xcodeproj/project.pbxproj", "Docs/A.md"], "pass one of iOS"),
            (["Project.swift"], "run 'tuist generate' first"), (["Workspace.swift"], "run 'tuist generate' first"),
            (["Tuist.swift"], "run 'tuist generate' first"), ([], "no such folder or project; check the path"),
        ])
    func noProject(names: [String], message: String) throws {
        #expect(problems { try StoredFiles(emptyFiles(names)).layout() }.first?.message.hasSuffix(message) == true)
    }

    @Test("a Tuist project that is not generated is an error also beside the package of its dependencies")
    func tuist() throws {
        let package = StoredFiles(
            ["Project.swift": "", "Package.swift": ""], packages: ["": #"{"name": "Dependencies", "targets": []}"#])
        #expect(try package.layout().diagnostics.map(\.message).last?.hasSuffix("run 'tuist generate' first") == true)
        let generated = StoredFiles(["Project.swift": "", "A.xcodeproj/project.pbxproj": Self.project("A")])
        #expect(try generated.layout().diagnostics == [])
    }

    @Test("a conflict is an error with the next step, also beside another project")
    func conflict() {
        let conflict = "<<<<<<< HEAD\nx = 1;\n||||||| base\ny = 1;\n=======\nz = (\n>>>>>>> main\n"
        let text = Self.project("A").replacing("objectVersion = 77;", with: "objectVersion = 77;\n\(conflict)")
        let files = ["A.xcodeproj/project.pbxproj": text, "B.xcodeproj/project.pbxproj": Self.project("B")]
        let expected =
            "A.xcodeproj/project.pbxproj:5: error: Git's conflict markers begin here; resolve the conflict [bad-project]"
        #expect(messages { try StoredFiles(files).layout() } == [expected])
    }

    @Test(
        "a damaged project is an error with the next step, and beside another one a warning",
        arguments: [
            "{ objects = { A = (1, 2; }; }", "", "{ rootObject = A; objects = {}; }", "(1, 2)",
            "{ a = \"((\"; b = \(String(repeating: "(", count: 100_000))",
        ])
    func damaged(text: String) throws {
        var files = StoredFiles(["A.xcodeproj/project.pbxproj": text])
        #expect(try files.layout().diagnostics.map(\.severity) == [.error])
        files.texts["/project/B.xcodeproj/project.pbxproj"] = Self.project("B")
        let layout = try files.layout()
        #expect(layout.targets.map(\.name) == ["B"])
        let isWarning = { (problem: Diagnostic) in problem.id == .badProject && problem.severity == .warning }
        #expect(layout.diagnostics.map { isWarning($0) && $0.message.contains("; restore the file") } == [true])
    }

    @Test("references to nothing and groups that contain themselves are harmless")
    func dangling() throws {
        var project = ProjectText()
        project.child("G", "PBXGroup", #"children = (G, NONE, F_A_swift); sourceTree = "<group>";"#)
        project.files("A.swift")
        project.object("BX", "PBXBuildFile", "fileRef = NONE;")
        project.object("SX", "PBXSourcesBuildPhase", "files = (BX, NOTHING, B_App_A_swift);")
        project.target("App", files: ["A.swift"], more: "buildPhases = (SX, MISSING); dependencies = (NONE);")
        let layout = try StoredFiles(["A.xcodeproj/project.pbxproj": project.text(), "A.swift": ""]).layout()
        #expect(layout.targets.map(\.files) == [["A.swift"]])
    }

    @Test(
        "a project may be written as JSON or XML",
        arguments: [
            #"{"rootObject": "R", "objects": {"R": {"isa": "PBXProject"}}}"#,
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>rootObject</key><string>R</string><key>objects</key><dict>
            <key>R</key><dict><key>isa</key><string>PBXProject</string></dict></dict></dict></plist>
            """,
        ])
    func formats(text: String) throws {
        #expect(try StoredFiles(["A.xcodeproj/project.pbxproj": text]).layout().diagnostics == [])
    }

    @Test(
        "a package that does not exist is named, unless another one of its name takes its place",
        arguments: [("Gone", ["Gone"]), ("Modules/kit", [])])
    func missingPackage(other: String, reported: [String]) throws {
        var project = ProjectText()
        project.target("App")
        project.package("Kit")
        let dependency = #"{"fileSystem": [{"path": "/project/\#(other)"}]}"#
        let kit = #"{"name": "Kit", "targets": [], "dependencies": [\#(dependency)]}"#
        var files = StoredFiles(
            ["A.xcodeproj/project.pbxproj": project.text(), "Kit/Package.swift": ""], packages: ["Kit": kit])
        files.evaluates = true
        let layout = try files.layout()
        #expect(layout.diagnostics.map(\.path) == reported)
        #expect(layout.diagnostics.allSatisfy { $0.id == .missingProjectFile })
    }

    @Test("the requested configuration is read, else Debug, else one like it")
    func configurations() throws {
        var project = ProjectText()
        project.target("App", more: "buildConfigurationList = L;")
        project.object("L", "XCConfigurationList", "buildConfigurations = (C1, C2);")
        for (id, name, file) in [("C1", "Release", "R"), ("C2", "My Debug", "D")] {
            project.child("F\(id)", "PBXFileReference", #"path = \#(file).xcconfig; sourceTree = "<group>";"#)
            let base = "baseConfigurationReference = F\(id);"
            project.object(id, "XCBuildConfiguration", "name = \"\(name)\"; \(base) buildSettings = {};")
        }
        project.object("P1", "XCBuildConfiguration", "name = Release; buildSettings = {};")
        project.object("P2", "XCBuildConfiguration", #"name = "My Debug"; buildSettings = {};"#)
        let own = project.text().replacing("buildConfigurationList = LT_App;", with: "")
            .replacing("buildConfigurations = (CP);", with: "buildConfigurations = (P1, P2);")
        let settings = ["R", "D"].map { ("\($0).xcconfig", "PRODUCT_NAME = \($0)") }
        let files = StoredFiles(["App.xcodeproj/project.pbxproj": own].merging(settings) { $1 })
        for (configuration, module) in [(nil, "D"), ("Release", "R")] {
            #expect(try files.layout(configuration: configuration).targets.map(\.module) == [module])
        }
    }
}
