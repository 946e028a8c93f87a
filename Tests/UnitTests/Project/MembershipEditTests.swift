import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenProject

/// The projects are in the form in which Xcode writes them, with all the sections of an app with tests; the lines for a
/// project without synchronized folders are in the cases `membership` of the commands.
@Suite("Adding files to a target of an Xcode project")
struct MembershipEditTests {
    /// A project of an app with tests whose files are listed one by one, as Xcode writes it; `json` is another form of it.
    private static let classic = fixture("UnitTests/Fixtures/Classic.pbxproj")
    private static let generated = ["runtime", "tests"].map { "AppTests/Generated/Snapgen.\($0).swift" }

    /// Returns the project file with the files added to the target of the tests, of which a second reading has them.
    private func edited(_ project: String, _ paths: [String] = generated, form: String = "pbxproj") throws -> String? {
        let place = "App.xcodeproj/project.\(form)"
        var files = StoredFiles([place: project, "App/AppMain.swift": "", "AppTests/AppTests.swift": ""])
        let test = try #require(try files.layout().unitTests.first)
        guard let edit = ProjectReader(files: files, root: "/project").edit(adding: paths, to: test) else { return nil }
        #expect(edit.path == place && edit.old == Array(project.utf8))
        let new = String(decoding: edit.new, as: UTF8.self)
        for (path, text) in paths.map({ ($0, "") }) + [(place, new)] { files.texts["/project/\(path)"] = text }
        #expect(try Set(#require(files.layout().unitTests.first).files).isSuperset(of: paths))
        return new
    }

    /// Returns the lines that an edited file has beyond the original one; all others are equal, and in their order.
    private func addedLines(_ edited: String?, to original: String) throws -> [String] {
        let edited = try #require(edited)
        let change = Self.lines(edited).difference(from: Self.lines(original))
        #expect(change.removals.isEmpty)
        return change.insertions.map { change in
            guard case .insert(_, let line, _) = change else { return "" }
            return line.replacing(/[0-9A-F]{24}/) { _ in "ID" }
        }.sorted()
    }

    private static func lines(_ text: String) -> [String] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }

    @Test(
        "files are added with the line ends of the project, and those whose references exist as entries of the target")
    func added() throws {
        let result = try #require(try edited(Self.classic))
        #expect(try edited(Self.classic.replacing("\n", with: "\r\n")) == result.replacing("\n", with: "\r\n"))
        let known = Self.lines(result).filter { !$0.contains(/Snapgen.*in Sources/) }.joined(separator: "\n")
        #expect(try edited(known) == result)
        let excluding = ("TEST_HOST = ", "EXCLUDED_SOURCE_FILE_NAMES = \"*.tests.swift\"; TEST_HOST = ")
        let excluded = Self.classic.replacing(excluding.0, with: excluding.1)
        #expect(try edited(excluded) == result.replacing(excluding.0, with: excluding.1))
    }

    /// The entries of a synchronized folder in its group and its target.
    private static let entries = [
        "\t\t\t\tID /* Generated */,", "\t\t\tfileSystemSynchronizedGroups = (", "\t\t\t\tID /* Generated */,",
        "\t\t\t);",
    ]

    @Test(
        "in the format of Xcode 16 the folder is synchronized: an object, an entry of its group and one of the target")
    func synchronized() throws {
        let project = Self.classic.replacing("objectVersion = 54", with: "objectVersion = 77")
        let section = [
            "/* Begin PBXFileSystemSynchronizedRootGroup section */", "\t\tID /* Generated */ = {",
            "\t\t\tisa = PBXFileSystemSynchronizedRootGroup;", "\t\t\tpath = Generated;",
            "\t\t\tsourceTree = \"<group>\";", "\t\t};", "/* End PBXFileSystemSynchronizedRootGroup section */", "",
        ]
        #expect(try addedLines(edited(project), to: project) == (section + Self.entries).sorted())
    }

    @Test("beside compact synchronized folders, the new one is compact too, and a folder without a group has a name")
    func compact() throws {
        let section = """
            /* Begin PBXFileSystemSynchronizedRootGroup section */
            \t\tA10000000000000000000090 /* Other */ = {isa = PBXFileSystemSynchronizedRootGroup; explicitFileTypes = {}; \
            explicitFolders = (); path = Other; sourceTree = "<group>"; };
            /* End PBXFileSystemSynchronizedRootGroup section */

            /* Begin PBXGroup section */
            """
        let project = Self.classic.replacing("/* Begin PBXGroup section */", with: section)
        let folder = """
            \t\tID /* Generated */ = {isa = PBXFileSystemSynchronizedRootGroup; explicitFileTypes = {}; explicitFolders = (); \
            name = Generated; path = "New Tests/Generated"; sourceTree = "<group>"; };
            """
        let result = try edited(project, ["New Tests/Generated/Snapgen.tests.swift"])
        #expect(try addedLines(result, to: project) == ([folder] + Self.entries).sorted())
    }

    @Test(
        "a project that Xcode would write differently is not changed",
        arguments: [
            // Without sections.
            classic.split(separator: "\n").filter { !$0.hasPrefix("/*") }.joined(separator: "\n"),
            // With lines that end differently.
            classic.replacing("archiveVersion = 1;\n", with: "archiveVersion = 1;\r\n"),
            // Without a phase that compiles.
            classic.replacing("\t\t\t\tA10000000000000000000032 /* Sources */,\n", with: ""),
            // With the folder in a group in one line.
            classic.replacing(/A10000000000000000000022 \/\* AppTests \*\/ = \{[^}]*\};/) { _ in
                "A10000000000000000000022 = {isa = PBXGroup; children = (); path = AppTests; sourceTree = \"<group>\"; };"
            },
        ])
    func refused(project: String) throws { #expect(try edited(project) == nil) }

    // MARK: - JSON

    private func edited(json: String, _ paths: [String] = generated) throws -> String? {
        try edited(json, paths, form: "xcproj")
    }

    private static let json = fixture("UnitTests/Fixtures/Classic.xcproj")
    private static let folder = #"{ "kind": "folder", "path": "Generated", "target-membership": [ "AppTests" ] }"#

    @Test("in JSON, a folder is one line, which is the last of its group", arguments: ["\n", "\r\n"])
    func folderInJSON(lineEnd: String) throws {
        let project = Self.json.replacing("\n", with: lineEnd)
        let result = try #require(try edited(json: project))
        #expect(try addedLines(result, to: project) == ["        \(Self.folder),\(lineEnd == "\n" ? "" : "\r")"])
        let end = #"[ "AppTests/compile-sources" ] },\#(lineEnd)        \#(Self.folder),\#(lineEnd)      ]"#
        #expect(result.contains(end))
    }

    @Test(
        "in JSON, a value is added to each form of a list, and a group without files gets a list",
        arguments: [
            ("", #", "children": [ \#(folder) ]"#),
            ("[\n    ]", "[\n      \(folder),\n    ]"), ("[]", "[ \(folder) ]"), ("[ ]", "[ \(folder)  ]"),
            ("[ // none\n    ]", "[\n      \(folder), // none\n    ]"),
            (#"[{ path: 'a]"\'.swift' /* ] */ }]"#, #"[{ path: 'a]"\'.swift' /* ] */ }, \#(folder)]"#),
            (#"[\n{"path":"[\"]"}\n]"#, #"[\n{"path":"[\"]"},\n\#(folder)\n]"#),
        ])
    func lists(list: String, expected: String) throws {
        let text = { (list: String) in
            let list = (list.hasPrefix("[") ? #", "children": "# : "") + list.replacing(#"\n"#, with: "\n")
            return #"{ "files": [ {"kind": "group", "path": "AppTests"\#(list) } ], \#(Self.target) }"#
        }
        #expect(try edited(json: text(list)) == text(expected))
    }

    private static let target =
        #""targets": [ { "name": "AppTests", "product-type": "bundle.unit-test", "build-phases": [ "compile-sources" ] } ]"#
}
