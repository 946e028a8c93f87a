import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenProject

@Suite("Build settings")
struct BuildSettingsTests {
    private func settings(_ levels: [(String, String)]...) -> BuildSettings {
        var settings = BuildSettings()
        settings.parameters = ["sdk": "iphonesimulator", "config": "Debug", "arch": "arm64"]
        for level in levels { settings.append(level.map { SettingAssignment($0.0, $0.1) }) }
        return settings
    }

    @Test("a higher level takes precedence and may inherit; an inherited value sees the whole of the other settings")
    func inheritance() {
        let values = settings(
            [("A", "1"), ("B", "1"), ("C", "1")], [("A", "2"), ("B", "$(inherited) 2"), ("C", "${inherited} $(C) 2")])
        #expect(["A", "B", "C", "None"].map { values[$0] } == ["2", "1 2", "1 1 2", ""])
        #expect(settings([("A", "$(B)!"), ("B", "low")], [("B", "high")])["A"] == "high!")
    }

    @Test("a conditional assignment holds where its conditions do")
    func conditions() {
        let values = settings(
            [("A", "all"), ("A[sdk=macosx*]", "mac"), ("B", "all"), ("B[sdk=iphonesimulator*]", "sim")],
            [("A[config=Release]", "release"), ("B[arch=arm64][sdk=*]", "$(inherited)+arm"), ("C[sdk=iphoneos*]", "x")])
        #expect(["A", "B", "C"].map { values[$0] } == ["all", "sim+arm", ""])
    }

    @Test("conditional settings of a project take precedence over the others, whatever their order in the file")
    func conditionalInTable() {
        let table: [String: UserValue] = ["A[sdk=iphone*]": .text("sim"), "A": .list([.text("x"), .text("y")])]
        var values = BuildSettings()
        values.append([SettingAssignment](buildSettings: table))
        #expect(values["A"] == "x y")
        values.parameters["sdk"] = "iphonesimulator"
        #expect(values["A"] == "sim")
    }

    @Test(
        "operators change a value",
        arguments: [
            ("$(N:c99extidentifier)", "Ice_Cubes_3"), ("$(N:rfc1034identifier)", "Ice-Cubes-3"),
            ("$(N:lower)", "ice cubes 3"),
            ("$(N:upper:identifier)", "ICE_CUBES_3"), ("$(X:default=none)", "none"),
            ("$(X:default=$(N))", "Ice Cubes 3"),
            ("$(N:quote)", "Ice Cubes 3"),
            ("$N$(M)", "Ice Cubes 3"), ("$($(K))", "Ice Cubes 3"), ("$K/$", "N/$"), ("$(open", "$(open"),
        ])
    func operators(text: String, expected: String) {
        #expect(settings([("N", "Ice Cubes 3"), ("K", "N"), ("A", text)])["A"] == expected)
    }

    @Test("settings that multiply each other or form a circle end")
    func bombs() {
        let bomb = (0..<40).map { ("A\($0)", "$(A\($0 + 1)) $(A\($0 + 1))") }
        #expect(settings(bomb)["A0"].count < 10_000)
        #expect(settings([("A", "$(B)"), ("B", "x$(A)")])["A"].count < 200)
    }

    @Test(
        "module names are identifiers",
        arguments: [
            ("Ice Cubes", "Ice_Cubes"), ("Home Assistant Δ", "Home_Assistant_Δ"), ("3D", "_D"), ("Mänü", "Mänü"),
            ("Ma\u{308}nu", "M\u{e4}nu"), ("日記", "日記"), ("a-b.c+d", "a_b_c_d"), ("App 🎉", "App__"), ("", ""),
        ])
    func moduleNames(name: String, module: String) {
        #expect(Array(name.c99Identifier.unicodeScalars) == Array(module.unicodeScalars))
    }
}

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
            "App.xcodeproj/project.pbxproj": text,
            "Project.xcconfig": "D = 1\nOTHER_SWIFT_FLAGS = -Xcc -DC -DONE -Xcc -D -Xcc C -D TWO",
            "Target.xcconfig": "D = $(inherited) 3\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG",
        ]).layout()
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
        let layout = try StoredFiles([
            "App.xcodeproj/project.pbxproj": project.text(), "Config/A.xcconfig": "PRODUCT_NAME = Ice Cubes",
        ]).layout()
        #expect(layout.targets.map(\.module) == ["Ice_Cubes", "Kit"])
        #expect(layout.targets.map(\.product) == ["Ice Cubes", "Kit"])
        #expect(layout.diagnostics.first?.message.contains("'pod install'") == true)
    }
}
