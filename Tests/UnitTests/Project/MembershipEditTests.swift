import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenProject

/// The projects are in the form in which Xcode writes them, with all the sections of an app with tests.
@Suite("Adding files to a target of an Xcode project")
struct MembershipEditTests {
    private static let added = ["AppTests/Generated/Snapgen.runtime.swift", "AppTests/Generated/Snapgen.tests.swift"]

    private func files(_ project: String) -> StoredFiles {
        StoredFiles(["App.xcodeproj/project.pbxproj": project, "App/AppMain.swift": "", "AppTests/AppTests.swift": ""])
    }

    /// Returns the project file with the files added to the target of the tests.
    private func edited(_ project: String, _ paths: [String] = added) throws -> String? {
        let files = files(project)
        let test = try #require(try files.layout().unitTests.first)
        let edit = ProjectReader(files: files, root: "/project").edit(adding: paths, to: test)
        #expect(edit == nil || edit?.path == "App.xcodeproj/project.pbxproj" && edit?.old == Array(project.utf8))
        return edit.map { String(decoding: $0.new, as: UTF8.self) }
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

    @Test(
        "files that were removed come back as Xcode writes them, but for keys and their order",
        arguments: ["\n", "\r\n"])
    func restored(lineEnd: String) throws {
        let original = ClassicProject.text(Self.entries).replacing("\n", with: lineEnd)
        let reduced = ClassicProject.text().replacing("\n", with: lineEnd)
        #expect(Self.lines(original).count == Self.lines(reduced).count + 16)
        let result = try #require(try edited(reduced))
        #expect(
            Self.lines(result).map(Self.withoutDigits).sorted() == Self.lines(original).map(Self.withoutDigits).sorted()
        )

        let keys = Self.keys(of: result)
        #expect(Set(keys).count == keys.count && keys.count == Self.keys(of: original).count)
        // A second run finds keys that are taken.
        #expect(try edited(reduced) == result)
    }

    @Test("the keys of a section stay sorted, and what is added last is last in its list")
    func order() throws {
        let result = try #require(try edited(ClassicProject.text()))
        let section = try #require(result.firstMatch(of: /Begin PBXBuildFile section \*\/\n([^*]|\*(?!\/\n\n))*/)).0
        let keys = section.matches(of: #/\t\t([0-9A-F]{24}) /#).map { String($0.1) }
        #expect(keys.count == 4 && keys == keys.sorted())
        #expect(
            result.contains(
                /AppTests.swift in Sources \*\/,\n\t\t\t\t\w{24} \/\* Snapgen.runtime.swift in Sources \*\/,\n\t\t\t\t\w{24} \/\* Snapgen.tests.swift in Sources \*\/,\n\t\t\t\);/
            ))
        #expect(
            result.contains(
                /AppTests.swift \*\/,\n\t\t\t\t\w{24} \/\* Generated \*\/,\n\t\t\t\);\n\t\t\tpath = AppTests;/))
    }

    @Test("files whose references exist get only entries of the target")
    func references() throws {
        let known = ClassicProject.text(Self.entries.filter { !["buildFiles", "phase"].contains($0.key) })
        #expect(
            try addedLines(edited(known), to: known) == [
                "\t\tID /* Snapgen.runtime.swift in Sources */ = {isa = PBXBuildFile; fileRef = ID /* Snapgen.runtime.swift */; };",
                "\t\tID /* Snapgen.tests.swift in Sources */ = {isa = PBXBuildFile; fileRef = ID /* Snapgen.tests.swift */; };",
                "\t\t\t\tID /* Snapgen.runtime.swift in Sources */,",
                "\t\t\t\tID /* Snapgen.tests.swift in Sources */,",
            ])
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

    /// Returns a project in JSON with the files added to the target of the tests.
    private func edited(json: String, _ paths: [String] = added) throws -> String? {
        let files = StoredFiles(["App.xcodeproj/project.xcproj": json, "App/AppMain.swift": ""])
        let test = try #require(try files.layout().unitTests.first)
        let edit = ProjectReader(files: files, root: "/project").edit(adding: paths, to: test)
        return edit.map { String(decoding: $0.new, as: UTF8.self) }
    }

    private static let json = ConvertedProject.text(ClassicProject.text())
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

    @Test("in JSON, files of a group's own folder are entries with a phase, and so are those that the project has")
    func filesInJSON() throws {
        let phases = [
            (#""compile-sources""#, #""AppTests/compile-sources""#),
            (#"{ "kind": "compile-sources", "name": "My" }"#, #""AppTests/compile-sources/My""#),
            (
                #"{ "kind": "compile-sources", "name": "a/b" }"#,
                #"{ "build-phase": [ "AppTests", "compile-sources", { "name": "a/b" } ] }"#
            ),
            (#"{ "kind": "compile-sources", "id": "5A" }"#, #""id:5A""#),
        ]
        for (phase, reference) in phases {
            let text = { (first: String, second: String) in
                let first = #"{ "path": "A.swift"\#(first) }"#
                return #"{ "files": [ {"kind": "group", "path": "AppTests", "children": [ \#(first)\#(second) ] } ], "#
                    + Self.target.replacing(#""compile-sources""#, with: phase) + " }"
            }
            let members = #""target-membership": [ \#(reference) ]"#
            #expect(
                try edited(json: text("", ""), ["AppTests/A.swift", "AppTests/B.swift"])
                    == text(", \(members)", #", { "path": "B.swift", \#(members) }"#))
        }
    }

    private static let target =
        #""targets": [ { "name": "AppTests", "product-type": "bundle.unit-test", "build-phases": [ "compile-sources" ] } ]"#

    @Test(
        "a project drawn at random gets the same layout in both forms, and keeps its bytes in JSON",
        arguments: RandomSeeds.chosen(
            by: "SNAPGEN_RANDOM_EDITS", few: UInt64(TestTier.properties.count(12, of: 500)), many: 5000))
    func random(seed: UInt64) throws {
        let project = RandomXcodeProject(seed: seed)
        let json = ConvertedProject.text(project.text)
        let folders = ["", "New/", "A/", "Deep/B/", "C+D/New/", "Folder0/New/"]
        for folder in [folders[Int(seed) % 6], "\(folders[Int(seed / 6) % 6])More/"] {
            let paths = ["\(folder)New.swift", "\(folder)H.I.swift"]
            let (old, new) = (files(project.files, "pbxproj", project.text), files(project.files, "xcproj", json))
            for index in try old.layout().targets.indices {
                let expected = try layout(of: old, adding: paths, toTarget: index)
                let layout = try layout(of: new, adding: paths, toTarget: index)
                #expect(layout == expected, "seed \(seed), folder '\(folder)', target \(index)")
            }
        }
    }

    private func files(_ files: [String: String], _ form: String, _ text: String) -> StoredFiles {
        StoredFiles(files.merging(["App.xcodeproj/project.\(form)": text]) { $1 })
    }

    /// Returns the layout after an edit, which only adds bytes; `nil` if the project cannot be changed.
    private func layout(of files: StoredFiles, adding paths: [String], toTarget index: Int) throws -> ProjectLayout? {
        let target = try files.layout().targets[index]
        guard let edit = ProjectReader(files: files, root: "/project").edit(adding: paths, to: target) else {
            return nil
        }
        var rest = edit.new[...]
        #expect(
            edit.old.allSatisfy { byte in
                rest = rest.drop { $0 != byte }
                return rest.popFirst() != nil
            })
        var files = files
        files.texts["/project/\(edit.path)"] = String(decoding: edit.new, as: UTF8.self)
        for path in paths { files.texts["/project/\(path)"] = "" }
        let layout = try files.layout().withoutIDs
        #expect(Set(layout.targets[index].files).isSuperset(of: paths))
        return layout
    }

    // MARK: - Projects

    /// The lines of the two generated files by their places.
    private static let entries = [
        "buildFiles": """
        \t\tB10000000000000000000001 /* Snapgen.runtime.swift in Sources */ = {isa = PBXBuildFile; fileRef = \
        B10000000000000000000011 /* Snapgen.runtime.swift */; };
        \t\tB10000000000000000000002 /* Snapgen.tests.swift in Sources */ = {isa = PBXBuildFile; fileRef = \
        B10000000000000000000012 /* Snapgen.tests.swift */; };

        """,
        "references": """
        \t\tB10000000000000000000011 /* Snapgen.runtime.swift */ = {isa = PBXFileReference; lastKnownFileType = \
        sourcecode.swift; path = Snapgen.runtime.swift; sourceTree = "<group>"; };
        \t\tB10000000000000000000012 /* Snapgen.tests.swift */ = {isa = PBXFileReference; lastKnownFileType = \
        sourcecode.swift; path = Snapgen.tests.swift; sourceTree = "<group>"; };

        """,
        "child": "\t\t\t\tB10000000000000000000021 /* Generated */,\n",
        "group": """
        \t\tB10000000000000000000021 /* Generated */ = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tB10000000000000000000011 /* Snapgen.runtime.swift */,
        \t\t\t\tB10000000000000000000012 /* Snapgen.tests.swift */,
        \t\t\t);
        \t\t\tpath = Generated;
        \t\t\tsourceTree = "<group>";
        \t\t};

        """,
        "phase": """
        \t\t\t\tB10000000000000000000001 /* Snapgen.runtime.swift in Sources */,
        \t\t\t\tB10000000000000000000002 /* Snapgen.tests.swift in Sources */,

        """,
    ]
}
