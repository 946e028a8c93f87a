import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenProject

@Suite("Xcode projects")
struct XcodeProjectTests {
    private func layout(_ project: ProjectText, _ files: [String: String] = [:]) throws -> ProjectLayout {
        try StoredFiles(files.merging(["App.xcodeproj/project.pbxproj": project.text()]) { $1 }).layout()
    }

    /// The fixture has all forms of the format that are read.
    @Test("a project in JSON has what the other format has")
    func jsonForms() throws {
        let folder = ["Deep/In", "Deep/Out", "Deep/T", "Opaque/O", "Text"].map { ("Folder/\($0).swift", "") }
        let app = ["../other/Abs.swift", #"<E/F\G.swift"#, "A.gyb", "Folder/Deep/Out.swift", "Root.swift"]
        let views = ["Views/Deep/Row.swift", "Views/en.lproj/Loc.swift"]
        let files = emptyFiles(app + views + ["B.swift"]).merging(folder) { $1 }
        let settings = [
            "Config/Debug.xcconfig": "PRODUCT_NAME = Ice", "Folder/Kit.xcconfig": "PRODUCT_NAME = IceKit",
            "App.xcodeproj/project.xcproj": fixture("UnitTests/Fixtures/Forms.xcproj"),
        ]
        let layout = try StoredFiles(files.merging(settings) { $1 }).layout()
        #expect(layout.targets.map(\.name) == ["App", "Kit", "Tests", "Twin", "Lint"])
        #expect(layout.targets.map(\.kind) == [.app, .framework, .unitTests, .app, .aggregate])
        let kit = ["Folder/Deep/In.swift", "Folder/Deep/T.swift"]
        #expect(layout.targets.map(\.files) == [app + views, kit, ["Folder/Deep/T.swift"], [], []])
        #expect(layout.targets.map(\.module) == ["Ice_Cubes", "IceKit", "Tests", "Ice_Cubes", nil])
        #expect(layout.targets.map(\.host) == [nil, nil, "Twin", nil, nil])
        #expect(layout.targets[0].packages == ["Core"] && layout.targets[0].plugins == ["Lint"])
        #expect(layout.targets[0].dependencies == ["Kit"] && layout.targets[0].platforms == [.macOS])
        #expect(layout.packages.map { $0.url ?? $0.path } == ["../Core", "https://example.org/Nuke.git"])
        #expect(layout.diagnostics == [])
    }

    @Test("files of equal names without ids in a project in JSON are all in their target")
    func equalNames() throws {
        let paths = ["A/Row.swift", "B/Row.swift", "C/Row.swift"]
        let list = paths.map { #"{ "path": "\#($0)", "target-membership": ["App/compile-sources"] }"# }
        let target = #"{ "name": "App", "product-type": "application", "build-phases": ["compile-sources"] }"#
        let json = #"{ "targets": [\#(target)], "files": [\#(list.joined(separator: ", "))] }"#
        let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })
        let project = StoredFiles(files.merging(["App.xcodeproj/project.xcproj": json]) { $1 })
        #expect(try project.layout().targets.map(\.files) == [paths])
    }

    @Test("a target has the files of its source phase, wherever the groups are")
    func groups() throws {
        var project = ProjectText()
        project.child(
            "G", "PBXGroup", #"children = (F_Row, F_Root, F_Abs, F_Loc); path = Views; sourceTree = "<group>";"#)
        project.object("F_Row", "PBXFileReference", #"path = "Deep/Row.swift"; sourceTree = "<group>";"#)
        project.object("F_Root", "PBXFileReference", "path = Root.swift; sourceTree = SOURCE_ROOT;")
        project.object("F_Abs", "PBXFileReference", #"path = /other/Abs.swift; sourceTree = "<absolute>";"#)
        project.object("F_Loc", "PBXVariantGroup", #"children = (F_en); name = Loc; sourceTree = "<group>";"#)
        project.object("F_en", "PBXFileReference", #"path = en.lproj/Loc.swift; sourceTree = "<group>";"#)
        project.child("F_Odd", "PBXFileReference", #"path = "<E/F\\G.swift"; sourceTree = "<group>";"#)
        project.target("App", files: ["Row", "Root", "Abs", "Loc", "Odd"])
        let views = ["Views/Deep/Row.swift", "Views/en.lproj/Loc.swift"]
        let paths = ["../other/Abs.swift", #"<E/F\G.swift"#, "Root.swift"] + views
        let files = Dictionary(uniqueKeysWithValues: (paths + ["No.swift"]).map { ($0, "") })
        #expect(try layout(project, files).targets.map(\.files) == [paths])
    }

    private static let folderFiles = [
        "App/A.swift", "App/Deep/B.swift", "App/Deep/C.swift", "App/Only/D.swift", "App/Ü mlaut/G.swift",
    ]
    private static let listed = "fileSystemSynchronizedGroups = (G);"

    @Test(
        "files of a synchronized folder belong to targets, but for exceptions, and for those in folders shown as files",
        arguments: [
            (listed, "", "", "", folderFiles),
            (
                listed, #"target = T_App; membershipExceptions = (A.swift, Deep, "Ü mlaut/G.swift");"#, "", "",
                ["App/Only/D.swift"]
            ),
            (listed, "target = T_Other; membershipExceptions = (A.swift);", "", "", folderFiles),
            ("", "target = T_App; membershipExceptions = (Deep/B.swift);", "", "", ["App/Deep/B.swift"]),
            ("", "", "buildPhase = S_App; membershipExceptions = (Only/D.swift);", "", ["App/Only/D.swift"]),
            (
                listed, "", "",
                "explicitFolders = (Deep); explicitFileTypes = {A.swift = text; Only/D.swift = sourcecode.swift; };",
                ["App/Only/D.swift", "App/Ü mlaut/G.swift"]
            ),
        ])
    func members(target: String, exceptions: String, phase: String, group: String, expected: [String]) throws {
        var project = ProjectText()
        project.child(
            "G", "PBXFileSystemSynchronizedRootGroup",
            #"path = App; sourceTree = "<group>"; exceptions = (E1, E2); \#(group)"#)
        project.object("E1", "PBXFileSystemSynchronizedBuildFileExceptionSet", exceptions)
        project.object("E2", "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet", phase)
        project.target("App", more: target)
        let paths = Self.folderFiles + ["App/Assets.xcassets/E.swift", "App/Help.docc/F.swift"]
        let layout = try layout(project, Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }))
        #expect(layout.targets.first?.files == expected)
    }

    @Test("files have filters in build files and exception sets, and by settings that leave them out on a platform")
    func filters() throws {
        var project = ProjectText()
        project.files("One.swift", "Some.swift", "Out.swift", "In.swift")
        let filters = [
            "One": "platformFilter = ios;", "Some": "platformFilters = (macos, xros);", "Out": "",
            "In": "platformFilters = ();",
        ]
        for (name, filter) in filters {
            project.object("B_\(name)", "PBXBuildFile", "fileRef = F_\(name)_swift; \(filter)")
        }
        project.object("S", "PBXSourcesBuildPhase", "files = (B_One, B_Some, B_Out, B_In);")
        project.child(
            "G", "PBXFileSystemSynchronizedRootGroup", #"path = Sync; sourceTree = "<group>"; exceptions = (E);"#)
        project.object(
            "E", "PBXFileSystemSynchronizedBuildFileExceptionSet",
            "target = T_App; platformFiltersByRelativePath = { Deep/Mac.swift = (macos); Deep//Mac.swift = (macos); };")
        let settings = #"""
            SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx"; INCLUDED_SOURCE_FILE_NAMES = "In.swift";
            "EXCLUDED_SOURCE_FILE_NAMES[sdk=iphone*]" = "O?t*.swift In.swift Deep/All.swift";
            """#
        project.target(
            "App", settings: settings, more: "buildPhases = (S); fileSystemSynchronizedGroups = (G);")
        let paths = ["In.swift", "One.swift", "Out.swift", "Some.swift", "Sync/Deep/All.swift", "Sync/Deep/Mac.swift"]
        let app = try #require(layout(project, emptyFiles(paths)).targets.first)
        #expect(app.files == paths)
        #expect(
            app.sources.filters == [
                "One.swift": [.iOS], "Some.swift": [.macOS, .visionOS], "Out.swift": [.macOS],
                "Sync/Deep/All.swift": [.macOS], "Sync/Deep/Mac.swift": [.macOS],
            ])
    }

    @Test("paths are relative to the folder that the project names")
    func projectFolder() throws {
        var project = ProjectText()
        project.attribute("projectDirPath = ..;")
        project.files("A.swift")
        project.target("App", files: ["A.swift"])
        let files = StoredFiles(["Xcode/App.xcodeproj/project.pbxproj": project.text(), "A.swift": ""])
        #expect(try files.layout("Xcode").targets.first?.files == ["A.swift"])
    }

    @Test("only files that are Swift to Xcode are Swift files, and one that does not exist is named")
    func fileTypes() throws {
        var project = ProjectText()
        project.files("A.m")
        project.child(
            "F_B_swift", "PBXFileReference", #"path = B.swift; explicitFileType = text; sourceTree = "<group>";"#)
        project.child("F_C_gyb", "PBXFileReference", "path = C.gyb; explicitFileType = sourcecode.swift;")
        project.files("Generated.swift")
        project.target("App", files: ["A.m", "B.swift", "C.gyb", "Generated.swift"])
        let layout = try layout(project, ["A.m": "", "B.swift": "", "C.gyb": ""])
        #expect(layout.targets.first?.files == ["C.gyb"])
        #expect(layout.diagnostics.map(\.id) == [.missingProjectFile])
        #expect(layout.diagnostics.first?.message.contains("target 'App' lacks file 'Generated.swift';") == true)
    }

    @Test(
        "the product type is the kind",
        arguments: [
            ("application", TargetKind.app), ("bundle.unit-test", .unitTests), ("bundle.ui-testing", .uiTests),
            ("extensionkit-extension", .extension), ("application.watchapp2", .watchApp), ("metal-library", .other),
        ])
    func kinds(type: String, kind: TargetKind) throws {
        var project = ProjectText()
        project.target("T", type)
        #expect(try layout(project).targets.map(\.kind) == [kind])
    }

    @Test("targets without a product have no module, apps for watchOS are watch apps, and unknown classes are named")
    func classes() throws {
        var project = ProjectText()
        project.target("Lint", isa: "PBXAggregateTarget")
        project.target("Make", isa: "PBXLegacyTarget")
        project.target("New", isa: "PBXFutureTarget")
        project.target("Watch", settings: "SDKROOT = watchos;")
        let layout = try StoredFiles(["A.xcodeproj/project.pbxproj": project.text(settings: "")]).layout()
        #expect(layout.targets.map(\.kind) == [.aggregate, .legacy, .watchApp])
        #expect(layout.targets.map(\.module) == [nil, nil, "Watch"])
        #expect(layout.targets.map(\.platforms) == [[.macOS], [.macOS], [.watchOS]])
        #expect(layout.diagnostics.first?.message.contains("'PBXFutureTarget'") == true)
    }

    @Test("packages: those of the list, of the frameworks phase, local ones and plain folders")
    func packages() throws {
        var project = ProjectText()
        project.child("F_Kit", "PBXFileReference", #"path = Kit; lastKnownFileType = wrapper; sourceTree = "<group>";"#)
        project.child(
            "F_Docs", "PBXFileReference", #"path = Docs; lastKnownFileType = folder; sourceTree = "<group>";"#)
        project.object("R", "XCRemoteSwiftPackageReference", #"repositoryURL = "https://example.org/Nuke.git";"#)
        project.object("L", "XCLocalSwiftPackageReference", "relativePath = ../Core;")
        project.object("P1", "XCSwiftPackageProductDependency", "productName = Nuke; package = R;")
        project.object("P2", "XCSwiftPackageProductDependency", "productName = Kit;")
        project.object("P3", "XCSwiftPackageProductDependency", #"productName = "plugin:Lint";"#)
        project.object("BP2", "PBXBuildFile", "productRef = P2;")
        project.object("FW", "PBXFrameworksBuildPhase", "files = (BP2);")
        project.target("App", more: "packageProductDependencies = (P1, P3); buildPhases = (FW);")
        let layout = try layout(project, ["Kit/Package.swift": "", "Docs/A.md": ""])
        #expect(layout.targets.first?.packages == ["Kit", "Nuke"])
        #expect(layout.packages.map(\.path) == ["../Core", "Kit", nil])
        #expect(layout.packages.map(\.url) == [nil, nil, "https://example.org/Nuke.git"])
    }

    @Test("dependencies are targets that are named, or whose product is linked")
    func dependencies() throws {
        var project = ProjectText()
        project.target("Core", "framework")
        project.target("Base", "library.static")
        project.target("Named")
        project.object("PX", "PBXContainerItemProxy", "remoteInfo = Named;")
        project.object("D", "PBXTargetDependency", "targetProxy = PX;")
        project.object("FC", "PBXFileReference", "path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR;")
        project.object("FB", "PBXFileReference", "path = libBase.a; sourceTree = BUILT_PRODUCTS_DIR;")
        project.object("BC", "PBXBuildFile", "fileRef = FC;")
        project.object("BB", "PBXBuildFile", "fileRef = FB;")
        project.object("FW", "PBXFrameworksBuildPhase", "files = (BC, BB);")
        project.target("App", more: "dependencies = (D); buildPhases = (FW);")
        let files = StoredFiles(["App.xcodeproj/project.pbxproj": project.text()])
        #expect(try files.layout().targets.last?.dependencies == ["Base", "Core", "Named"])
    }

    @Test("products of the same name are told apart by the platform, and hosts by the noted target")
    func platforms() throws {
        let host = #"TEST_HOST = "$(BUILT_PRODUCTS_DIR)/A.app/A";"#
        var project = ProjectText()
        for (name, sdk) in [("Mac", "macosx"), ("Phone", "iphoneos"), ("Phone 2", "iphoneos")] {
            project.target(name, settings: "PRODUCT_NAME = A; SDKROOT = \(sdk);")
            project.target("\(name) Kit", "framework", settings: "PRODUCT_NAME = Kit; SDKROOT = \(sdk);")
        }
        project.object("FK", "PBXFileReference", "path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR;")
        project.object("BK", "PBXBuildFile", "fileRef = FK;")
        project.object("FW", "PBXFrameworksBuildPhase", "files = (BK);")
        project.target("Tests", "bundle.unit-test", settings: host, more: "buildPhases = (FW);")
        project.target("Noted", "bundle.unit-test", settings: host)
        project.attribute("attributes = {TargetAttributes = {T_Noted = {TestTargetID = T_Phone_2;};};};")
        let files = StoredFiles(["App.xcodeproj/project.pbxproj": project.text()])
        let targets = try files.layout().targets.suffix(2)
        #expect(targets.map(\.host) == ["Phone", "Phone 2"])
        #expect(targets.map(\.dependencies) == [["Phone Kit"], []])
    }

    @Test("a test host is found by the product of the app, and UI tests by the target")
    func hosts() throws {
        var project = ProjectText()
        project.target("App", settings: #"PRODUCT_NAME = "Ice Cubes";"#)
        let host = #"TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Ice Cubes.app/Contents/MacOS/Ice Cubes";"#
        project.target("Tests", "bundle.unit-test", settings: host)
        project.target("UITests", "bundle.ui-testing", settings: "TEST_TARGET_NAME = App;")
        project.target("Renamed", "bundle.ui-testing", settings: #"TEST_TARGET_NAME = "Ice Cubes";"#)
        project.target("Logic", "bundle.unit-test")
        #expect(try layout(project).targets.map(\.host) == [nil, "App", "App", "App", nil])
    }

    @Test("of two files of a project, the one in JSON is read, with a warning")
    func bothFiles() throws {
        var old = ProjectText()
        old.target("Old")
        let new = #"{ "targets": [{ "name": "New", "product-type": "application" }] }"#
        let layout = try StoredFiles([
            "App.xcodeproj/project.pbxproj": old.text(), "App.xcodeproj/project.xcproj": new,
        ]).layout()
        #expect(layout.targets.map(\.name) == ["New"])
        let message =
            "the project has both 'project.xcproj' and 'project.pbxproj'; 'project.xcproj' is read, so remove the one that "
            + "is out of date"
        #expect(layout.diagnostics.map(\.message) == [message] && layout.diagnostics.map(\.severity) == [.warning])
    }

    @Test(
        "a project in JSON that cannot be read is an error that names the reason",
        arguments: [
            (#"{"required-capabilities": ["layers", "xyz"]}"#, "support for 'layers' and 'xyz'"),
            ("{", "this is not JSON"), ("", "this is not JSON"),
            (String(repeating: "[", count: 100_000), "nested too deep"),
        ])
    func unreadableJSON(text: String, message: String) throws {
        let files = StoredFiles(["App.xcodeproj/project.xcproj": text])
        let problems = try files.layout().diagnostics
        #expect(problems.map(\.id) == [.badProject] && problems.map(\.severity) == [.error], "\(problems)")
        #expect(problems.map(\.message).joined().contains(message), "\(problems)")
    }
}
