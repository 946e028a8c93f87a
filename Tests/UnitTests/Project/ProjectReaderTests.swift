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

    @Test("a workspace is preferred, with groups and all kinds of locations")
    func workspace() throws {
        let files = StoredFiles([
            "App.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- <FileRef location = "group:No.xcodeproj"/> -->
            <Workspace version = "1.0">
               <Group location = "group:Modules" name = "A &amp; B">
                  <Group location = "container:" name = "Here"><FileRef location = "group:C.xcodeproj"></FileRef></Group>
                  <FileRef location = "group:A.xcodeproj"></FileRef>
               </Group>
               <FileRef location = "container:B.xcodeproj"/>
               <FileRef location = "absolute:/other/D.xcodeproj"/>
               <FileRef location = "group:Kit"/>
               <FileRef location = "group:README.md"/>
            </Workspace>
            """,
            "Modules/A.xcodeproj/project.pbxproj": Self.project("A"), "B.xcodeproj/project.pbxproj": Self.project("B"),
            "C.xcodeproj/project.pbxproj": Self.project("C"), "/other/D.xcodeproj/project.pbxproj": Self.project("D"),
            "Kit/Package.swift": "", "No.xcodeproj/project.pbxproj": Self.project("No"),
        ])
        let layout = try files.layout()
        #expect(layout.targets.map(\.name) == ["C", "A", "B", "D"])
        #expect(layout.packages.map(\.path) == ["Kit"])
        #expect(layout.projects.last == "../other/D.xcodeproj")
        #expect(layout.diagnostics == [])
    }

    @Test("the workspace inside of a project refers to the project")
    func ownWorkspace() throws {
        let workspace = #"<Workspace><FileRef location = "self:"></FileRef></Workspace>"#
        let files = StoredFiles([
            "A.xcodeproj/project.xcworkspace/contents.xcworkspacedata": workspace,
            "A.xcodeproj/project.pbxproj": Self.project("A"),
        ])
        #expect(try files.layout("A.xcodeproj/project.xcworkspace").targets.map(\.name) == ["A"])
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
        let files = StoredFiles([
            "App.xcodeproj/project.pbxproj": app.text(), "Kit/Kit.xcodeproj/project.pbxproj": kit.text(),
        ])
        let layout = try files.layout()
        #expect(layout.projects == ["App.xcodeproj", "Kit/Kit.xcodeproj"])
        #expect(layout.targets.map(\.name) == ["App", "Kit"])
        #expect(layout.targets.first?.dependencies == ["Kit"])
        #expect(layout.diagnostics == [])
    }

    @Test("a missing project of a workspace is named, and the rest is read")
    func missingProject() throws {
        let files = StoredFiles([
            "App.xcworkspace/contents.xcworkspacedata":
                #"<Workspace><FileRef location="group:Pods/Pods.xcodeproj"/><FileRef location="group:A.xcodeproj"/></Workspace>"#,
            "A.xcodeproj/project.pbxproj": Self.project("A"),
        ])
        let layout = try files.layout()
        #expect(layout.targets.map(\.name) == ["A"])
        #expect(layout.diagnostics.map(\.path) == ["Pods/Pods.xcodeproj"])
        #expect(layout.diagnostics.first?.message.contains("'pod install'") == true)
    }

    @Test("several projects in a folder are read together, and hosts are found across them")
    func twoProjects() throws {
        var tests = ProjectText()
        tests.target("Tests", "bundle.unit-test", settings: #"TEST_HOST = "$(BUILT_PRODUCTS_DIR)/A.app/A";"#)
        let files = StoredFiles([
            "A.xcodeproj/project.pbxproj": Self.project("A"), "Tests.xcodeproj/project.pbxproj": tests.text(),
        ])
        #expect(try files.layout().targets.map(\.host) == [nil, "A"])
    }

    @Test("a folder without a project is an error that names folders with one")
    func noProject() throws {
        let files = StoredFiles(["iOS/App.xcodeproj/project.pbxproj": "", "Docs/A.md": ""])
        let error = #expect(throws: DiagnosticError.self) { try files.layout() }
        #expect(error?.diagnostics.map(\.id) == [.noProject])
        #expect(error?.diagnostics.first?.message.hasSuffix("pass one of iOS") == true)
        #expect(throws: DiagnosticError.self) { try files.layout("Nowhere") }
    }

    @Test("the first side of a conflict is read, and the conflict is named")
    func conflict() throws {
        let text = Self.project("A").replacing(
            "objectVersion = 77;",
            with: "objectVersion = 77;\n<<<<<<< HEAD\nx = 1;\n||||||| base\ny = 1;\n=======\nz = (\n>>>>>>> main\n")
        let layout = try StoredFiles(["A.xcodeproj/project.pbxproj": text]).layout()
        #expect(layout.targets.map(\.name) == ["A"])
        let problem = try #require(layout.diagnostics.first)
        #expect(problem.id == .badProject && problem.line == 5 && problem.path == "A.xcodeproj/project.pbxproj")
    }

    @Test(
        "a damaged project is an error with the next step",
        arguments: [
            "{ objects = { A = (1, 2; }; }", "", "{ rootObject = A; objects = {}; }", "(1, 2)",
        ])
    func damaged(text: String) throws {
        let files = StoredFiles([
            "A.xcodeproj/project.pbxproj": text, "B.xcodeproj/project.pbxproj": Self.project("B"),
        ])
        let layout = try files.layout()
        #expect(layout.targets.map(\.name) == ["B"])
        #expect(layout.diagnostics.map(\.id) == [.badProject])
        #expect(layout.diagnostics.map(\.severity) == [.warning])
        let alone = try StoredFiles(["A.xcodeproj/project.pbxproj": text]).layout()
        #expect(alone.diagnostics.map(\.severity) == [.error])
        #expect(layout.diagnostics.first?.message.contains("; restore the file") == true)
    }

    @Test("lists that are nested too deep are refused before they are parsed")
    func depth() throws {
        let text = "{ a = \"((\"; b = \(String(repeating: "(", count: 100_000))"
        let layout = try StoredFiles(["A.xcodeproj/project.pbxproj": text]).layout()
        #expect(layout.diagnostics.map(\.id) == [.badProject])
        #expect(layout.diagnostics.first?.message.contains("too deep") == true)
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

    @Test("a project may be written as XML or JSON")
    func formats() throws {
        let json = """
            {"rootObject": "R", "objects": {"R": {"isa": "PBXProject", "targets": ["T"]},
            "T": {"isa": "PBXAggregateTarget", "name": "All"}}}
            """
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>rootObject</key><string>R</string><key>objects</key><dict>
            <key>R</key><dict><key>isa</key><string>PBXProject</string><key>targets</key><array><string>T</string></array>
            </dict><key>T</key><dict><key>isa</key><string>PBXAggregateTarget</string><key>name</key><string>All</string>
            </dict></dict></dict></plist>
            """
        for text in [json, xml] {
            let layout = try StoredFiles(["A.xcodeproj/project.pbxproj": text]).layout()
            #expect(layout.targets.map(\.name) == ["All"])
        }
    }

    @Test("test plans are found through shared schemes")
    func testPlans() throws {
        let scheme = { (reference: String) in
            #"<Scheme><TestAction><TestPlans><TestPlanReference reference = "\#(reference)" default = "YES"/>"#
                + "</TestPlans></TestAction></Scheme>"
        }
        let files = StoredFiles([
            "A.xcodeproj/project.pbxproj": Self.project("A"),
            "A.xcodeproj/xcshareddata/xcschemes/Two.xcscheme": scheme("container:Plans/Unit.xctestplan"),
            "A.xcodeproj/xcshareddata/xcschemes/One.xcscheme": scheme("container:Plans/Unit.xctestplan"),
            "A.xcodeproj/xcshareddata/xcschemes/Bad.xcscheme": "<Scheme>",
            "Plans/Unit.xctestplan":
                #"{"testTargets": [{"target": {"name": "Tests"}, "enabled": true}], "version": 1}"#,
        ])
        let layout = try files.layout()
        #expect(
            layout.testPlans
                == [ProjectTestPlan(path: "Plans/Unit.xctestplan", schemes: ["One", "Two"], targets: ["Tests"])])
        #expect(layout.diagnostics.map(\.path) == ["A.xcodeproj/xcshareddata/xcschemes/Bad.xcscheme"])
    }

    @Test("a Tuist project that is not generated names the command that generates it")
    func tuist() throws {
        for manifest in ["Project.swift", "Workspace.swift", "Tuist.swift"] {
            let error = #expect(throws: DiagnosticError.self) { try StoredFiles([manifest: ""]).layout() }
            #expect(error?.diagnostics.map(\.id) == [.noProject])
            #expect(error?.diagnostics.first?.message.hasSuffix("run 'tuist generate' first") == true)
        }
        // Tuist takes the dependencies from a package without targets.
        let package = StoredFiles(
            ["Project.swift": "", "Package.swift": ""], packages: ["": #"{"name": "Dependencies", "targets": []}"#])
        #expect(try package.layout().diagnostics.map(\.message).last?.hasSuffix("run 'tuist generate' first") == true)
        let generated = StoredFiles(["Project.swift": "", "A.xcodeproj/project.pbxproj": Self.project("A")])
        #expect(try generated.layout().diagnostics == [])
    }

    @Test("a package that does not exist is named, unless another one of its name takes its place")
    func missingPackage() throws {
        var project = ProjectText()
        project.target("App")
        project.package("Kit")
        let kit = { (other: String) in
            """
            {"name": "Kit", "targets": [], "dependencies": [{"fileSystem": [{"path": "/project/\(other)"}]}]}
            """
        }
        let texts = ["A.xcodeproj/project.pbxproj": project.text(), "Kit/Package.swift": ""]
        let missing = try FailingPackages(files: StoredFiles(texts, packages: ["Kit": kit("Gone")])).layout()
        #expect(missing.diagnostics.map(\.id) == [.missingProjectFile])
        #expect(missing.diagnostics.map(\.path) == ["Gone"])
        let replaced = try FailingPackages(files: StoredFiles(texts, packages: ["Kit": kit("Modules/kit")])).layout()
        #expect(replaced.diagnostics == [])
    }

    @Test("the requested configuration is read, else Debug, else one like it")
    func configurations() throws {
        var project = ProjectText()
        project.target("App", more: "buildConfigurationList = L;")
        project.object("L", "XCConfigurationList", "buildConfigurations = (C1, C2);")
        project.object("C1", "XCBuildConfiguration", "name = Release; buildSettings = {PRODUCT_NAME = R;};")
        project.object("C2", "XCBuildConfiguration", #"name = "My Debug"; buildSettings = {PRODUCT_NAME = D;};"#)
        let files = StoredFiles(["A.xcodeproj/project.pbxproj": project.text()])
        #expect(try files.layout().targets.map(\.module) == ["D"])
        #expect(try files.layout(configuration: "Release").targets.map(\.module) == ["R"])
    }
}
