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
