import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenProject

/// The projects are in the form in which Xcode writes them, with all the sections of an app with tests.
@Suite("Adding files to a target of an Xcode project")
struct MembershipEditTests {
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
            if case .insert(_, let line, _) = change { Self.withoutDigits(line) } else { "" }
        }
    }

    private static func lines(_ text: String) -> [String] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }

    /// Returns the keys of all objects.
    private static func keys(of text: String) -> [Substring] {
        lines(text).compactMap { $0.firstMatch(of: #/^\t\t([0-9A-F]{24}) [^=]* = \{/#)?.1 }
    }

    private static func withoutDigits(_ line: String) -> String {
        line.replacing(/[0-9A-F]{24}/) { _ in "ID" }
    }

    private static let sourceLines = ["runtime", "tests"].flatMap { name in
        [
            "\t\tID /* Snapgen.\(name).swift in Sources */ = "
                + "{isa = PBXBuildFile; fileRef = ID /* Snapgen.\(name).swift */; };",
            "\t\t\t\tID /* Snapgen.\(name).swift in Sources */,",
        ]
    }
    private static let referenceLines = ["runtime", "tests"].flatMap { name in
        [
            "\t\tID /* Snapgen.\(name).swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; "
                + "path = Snapgen.\(name).swift; sourceTree = \"<group>\"; };",
            "\t\t\t\tID /* Snapgen.\(name).swift */,",
        ]
    }
    private static let groupLines = [
        "\t\tID /* Generated */ = {", "\t\t\tisa = PBXGroup;", "\t\t\tchildren = (", "\t\t\t);",
        "\t\t\tpath = Generated;", "\t\t\tsourceTree = \"<group>\";", "\t\t};", "\t\t\t\tID /* Generated */,",
    ]

    @Test("files are added as Xcode writes them, in a group", arguments: ["\n", "\r\n"])
    func added(lineEnd: String) throws {
        let project = ClassicProject.text().replacing("\n", with: lineEnd)
        let result = try #require(try edited(project))
        let lines = try addedLines(result, to: project).map { $0.replacing("\r", with: "") }
        #expect(lines.sorted() == (Self.sourceLines + Self.referenceLines + Self.groupLines).sorted())
        let keys = Self.keys(of: result)
        #expect(Set(keys).count == keys.count && keys.count == Self.keys(of: project).count + 5)
        // A second run finds keys that are taken.
        #expect(try edited(project) == result)
    }

    @Test("the keys of a section stay sorted, and what is added last is last in its list")
    func order() throws {
        let result = try #require(try edited(ClassicProject.text()))
        let section = try #require(result.firstMatch(of: /Begin PBXBuildFile section \*\/\n([^*]|\*(?!\/\n\n))*/)).0
        let keys = section.matches(of: #/\t\t([0-9A-F]{24}) /#).map { String($0.1) }
        #expect(keys.count == 4 && keys == keys.sorted())
        let files = ["AppTests.swift", "Snapgen.runtime.swift", "Snapgen.tests.swift"]
        let names = files.map { "ID /* \($0) in Sources */," }
        let lists = Self.withoutDigits(result)
        #expect(lists.contains("\t\t\t\t\(names.joined(separator: "\n\t\t\t\t"))\n\t\t\t);"))
        #expect(lists.contains("AppTests.swift */,\n\t\t\t\tID /* Generated */,\n\t\t\t);\n\t\t\tpath = AppTests;"))
    }

    @Test("files whose references exist get only entries of the target")
    func references() throws {
        let result = try #require(try edited(ClassicProject.text()))
        let known = Self.lines(result).filter { !$0.contains(/Snapgen.*in Sources/) }.joined(separator: "\n")
        #expect(try addedLines(edited(known), to: known).sorted() == Self.sourceLines.sorted())
    }

    @Test(
        "in the format of Xcode 16 the folder is synchronized: an object, an entry of its group and one of the target")
    func synchronized() throws {
        let project = ClassicProject.text().replacing("objectVersion = 54", with: "objectVersion = 77")
        #expect(
            try addedLines(edited(project), to: project).sorted()
                == [
                    "/* Begin PBXFileSystemSynchronizedRootGroup section */", "\t\tID /* Generated */ = {",
                    "\t\t\tisa = PBXFileSystemSynchronizedRootGroup;", "\t\t\tpath = Generated;",
                    "\t\t\tsourceTree = \"<group>\";", "\t\t};", "/* End PBXFileSystemSynchronizedRootGroup section */",
                    "",
                    "\t\t\t\tID /* Generated */,", "\t\t\tfileSystemSynchronizedGroups = (",
                    "\t\t\t\tID /* Generated */,",
                    "\t\t\t);",
                ].sorted())
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
        let project = ClassicProject.text().replacing("/* Begin PBXGroup section */", with: section)
        let paths = ["New Tests/Generated/Snapgen.tests.swift"]
        #expect(
            try addedLines(edited(project, paths), to: project).sorted()
                == [
                    """
                    \t\tID /* Generated */ = {isa = PBXFileSystemSynchronizedRootGroup; explicitFileTypes = {}; explicitFolders = (); \
                    name = Generated; path = "New Tests/Generated"; sourceTree = "<group>"; };
                    """,
                    "\t\t\t\tID /* Generated */,", "\t\t\tfileSystemSynchronizedGroups = (",
                    "\t\t\t\tID /* Generated */,",
                    "\t\t\t);",
                ].sorted())
    }

    @Test(
        "a project that Xcode would write differently is not changed",
        arguments: [
            // Without sections.
            ClassicProject.text().split(separator: "\n").filter { !$0.hasPrefix("/*") }.joined(separator: "\n"),
            // With lines that end differently.
            ClassicProject.text().replacing("archiveVersion = 1;\n", with: "archiveVersion = 1;\r\n"),
            // Without a phase that compiles.
            ClassicProject.text().replacing("\t\t\t\tA10000000000000000000032 /* Sources */,\n", with: ""),
            // With the folder in a group in one line.
            ClassicProject.text().replacing(
                /\t\tA10000000000000000000022 \/\* AppTests \*\/ = \{[^}]*\};/,
                with:
                    "\t\tA10000000000000000000022 = {isa = PBXGroup; children = (); path = AppTests; sourceTree = \"<group>\"; };"
            ),
        ])
    func refused(project: String) throws { #expect(try edited(project) == nil) }

    // MARK: - JSON

    private func edited(json: String, _ paths: [String] = generated) throws -> String? {
        try edited(json, paths, form: "xcproj")
    }

    private static let json = ClassicProject.text("xcproj")
    private static let folder = #"{ "kind": "folder", "path": "Generated", "target-membership": [ "AppTests" ] }"#

    @Test("in JSON, a folder is one line, which is the last of its group", arguments: ["\n", "\r\n"])
    func folderInJSON(lineEnd: String) throws {
        let project = Self.json.replacing("\n", with: lineEnd)
        #expect(
            try addedLines(edited(json: project), to: project) == [
                "        \(Self.folder),\(lineEnd == "\n" ? "" : "\r")"
            ])
        #expect(
            try #require(try edited(json: project)).contains(
                #"[ "AppTests/compile-sources" ] },\#(lineEnd)        \#(Self.folder),\#(lineEnd)      ]"#))
    }

    @Test(
        "in JSON, a value is added to each form of a list",
        arguments: [
            ("[\n    ]", "[\n      \(folder),\n    ]"), ("[]", "[ \(folder) ]"), ("[ ]", "[ \(folder)  ]"),
            ("[ // none\n    ]", "[\n      \(folder), // none\n    ]"),
            (#"[{ path: 'a]"\'.swift' /* ] */ }]"#, #"[{ path: 'a]"\'.swift' /* ] */ }, \#(folder)]"#),
            (#"[\n{"path":"[\"]"}\n]"#, #"[\n{"path":"[\"]"},\n\#(folder)\n]"#),
        ])
    func lists(list: String, expected: String) throws {
        let list = list.replacing(#"\n"#, with: "\n")
        let text = { (list: String) in
            #"{ "files": [ {"kind": "group", "path": "AppTests", "children": \#(list) } ], \#(Self.target) }"#
        }
        #expect(try edited(json: text(list)) == text(expected.replacing(#"\n"#, with: "\n")))
    }

    @Test("in JSON, a group without files gets the list of them")
    func emptyGroup() throws {
        let text = { (more: String) in
            #"{ "files": [ { "kind": "group", "path": "AppTests"\#(more) } ], \#(Self.target) }"#
        }
        #expect(try edited(json: text("")) == text(#", "children": [ \#(Self.folder) ]"#))
    }

    private static let target =
        #""targets": [ { "name": "AppTests", "product-type": "bundle.unit-test", "build-phases": [ "compile-sources" ] } ]"#
}
