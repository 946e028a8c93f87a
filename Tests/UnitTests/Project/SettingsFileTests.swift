import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenProject

@Suite("Settings files")
struct SettingsFileTests {
    /// Reads the first of several settings files, which are named by numbers.
    private func file(_ texts: [String]) -> SettingsFile {
        let files = StoredFiles(Dictionary(uniqueKeysWithValues: zip((0...).lazy.map { "\($0).xcconfig" }, texts)))
        return SettingsFile("/project/0.xcconfig", ProjectReader(files: files, root: "/"))
    }

    @Test("inclusions, comments, conditions and continued lines are read in order")
    func contents() {
        let text = """
            // A comment
            #include "../project/1"
            #include? "Missing.xcconfig"
            NAME = App // behind
            FLAGS[sdk=macosx*][arch=x86_64] = -x=1
            LONG = a \\
              b
            SEMICOLON = a;b ;
            no assignment
            #include "None.xcconfig"
            """
        let file = file([text, "NAME = Base\n#include \"0.xcconfig\"\n"])
        let assignments = file.assignments.map { "\($0.name)=\($0.value)" }
        #expect(assignments == ["NAME=Base", "NAME=App", "FLAGS=-x=1", "LONG=a b", "SEMICOLON=a;b"])
        #expect(file.assignments[2].conditions.map(\.parameter) == ["sdk", "arch"])
        #expect(file.diagnostics.map { $0.id == .missingProjectFile && $0.line == 10 } == [true])
    }

    @Test("files that include each other in all orders, or by longer and longer paths, are read to an end")
    func limits() {
        let text = (0..<14).map { "#include \"\($0)\"\n" }.joined() + "NAME = App\n"
        #expect(file(Array(repeating: text, count: 14)).assignments.last?.value == "App")
        let deep = file((0..<60).map { "A\($0) = 1\n#include \"\($0 + 1).xcconfig\"" })
        #expect(deep.assignments.map(\.name) == (0..<50).map { "A\($0)" })
    }

    @Test("levels: project file, project, target file, target")
    func levels() throws {
        var project = ProjectText()
        project.child("X1", "PBXFileReference", #"path = Project.xcconfig; sourceTree = "<group>";"#)
        project.child("X2", "PBXFileReference", #"path = Target.xcconfig; sourceTree = "<group>";"#)
        project.target(
            "App", settings: #"D = "$(inherited) 4"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) $(D)";"#,
            configuration: "baseConfigurationReference = X2;")
        let text = project.text(
            settings: #"D = "$(inherited) 2"; SWIFT_VERSION = 6.2; ENABLE_TESTABILITY = YES; SDKROOT = macosx;"#,
            configuration: "baseConfigurationReference = X1;")
        let layout = try StoredFiles([
            "Project.xcconfig": "D = 1\nOTHER_SWIFT_FLAGS = -DONE -D TWO",
            "Target.xcconfig": "D = $(inherited) 3\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG",
        ]).layout(ofBothForms: text)
        let build = ProjectBuild(
            module: "App", product: "App", platforms: [.macOS],
            conditions: ["1", "2", "3", "4", "DEBUG", "ONE", "TWO"], languageMode: "6", isTestable: true)
        #expect(layout.targets.map(\.build) == [build])
    }

    @Test("a file in a synchronized folder is found by its anchor; a missing one of CocoaPods names the command")
    func places() throws {
        var project = ProjectText()
        project.child("G", "PBXFileSystemSynchronizedRootGroup", #"path = Config; sourceTree = "<group>";"#)
        project.child("X", "PBXFileReference", #"path = Pods/App.debug.xcconfig; sourceTree = "<group>";"#)
        let anchor = "baseConfigurationReferenceAnchor = G; baseConfigurationReferenceRelativePath = A.xcconfig;"
        project.target("App", configuration: anchor)
        project.target("Kit", configuration: "baseConfigurationReference = X;")
        let layout = try StoredFiles(["Config/A.xcconfig": "PRODUCT_NAME = Ice Cubes"])
            .layout(ofBothForms: project.text())
        #expect(layout.targets.map(\.module) == ["Ice_Cubes", "Kit"])
        #expect(layout.targets.map(\.product) == ["Ice Cubes", "Kit"])
        #expect(layout.diagnostics.first?.message.contains("'pod install'") == true)
    }
}
