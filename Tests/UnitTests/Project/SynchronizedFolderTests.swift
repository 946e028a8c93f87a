import SnapgenTestSupport
import Testing

@testable import SnapgenProject

@Suite("Synchronized folders")
struct SynchronizedFolderTests {
    private static let files = [
        "App/A.swift", "App/Deep/B.swift", "App/Deep/C.swift", "App/Only/D.swift", "App/Assets.xcassets/E.swift",
        "App/Help.docc/F.swift", "App/Ü mlaut/G.swift",
    ]

    private func files(_ exceptions: String, listed: Bool = true, group: String = "", more: String = "") throws
        -> [String]
    {
        var project = ProjectText()
        project.child(
            "G", "PBXFileSystemSynchronizedRootGroup",
            #"path = App; sourceTree = "<group>"; exceptions = (E1, E2); \#(group)"#)
        project.object("E1", "PBXFileSystemSynchronizedBuildFileExceptionSet", exceptions)
        project.object("E2", "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet", more)
        project.target("App", more: listed ? "fileSystemSynchronizedGroups = (G);" : "")
        var texts = Dictionary(uniqueKeysWithValues: Self.files.map { ($0, "") })
        texts["App.xcodeproj/project.pbxproj"] = project.text()
        return try StoredFiles(texts).layout().targets.first?.files ?? []
    }

    @Test("all files belong to the target, but for those in folders that Xcode shows as files")
    func all() throws {
        let expected = [
            "App/A.swift", "App/Deep/B.swift", "App/Deep/C.swift", "App/Only/D.swift", "App/Ü mlaut/G.swift",
        ]
        #expect(try files("") == expected)
    }

    @Test("the target's exceptions are taken out, files and folders")
    func exceptions() throws {
        let set = #"target = T_App; membershipExceptions = (A.swift, Deep, "Ü mlaut/G.swift");"#
        #expect(try files(set) == ["App/Only/D.swift"])
    }

    @Test("the exceptions of another target change nothing")
    func otherTarget() throws {
        #expect(try files("target = T_Other; membershipExceptions = (A.swift);").count == 5)
    }

    @Test("a target that does not list the folder has only its exceptions")
    func unlisted() throws {
        let set = "target = T_App; membershipExceptions = (Deep/B.swift);"
        #expect(try files(set, listed: false) == ["App/Deep/B.swift"])
    }

    @Test("a set for a phase moves files into it")
    func phases() throws {
        let moved = "buildPhase = S_App; membershipExceptions = (Only/D.swift);"
        #expect(try files("", listed: false, more: moved) == ["App/Only/D.swift"])
    }

    @Test("explicit folders are copied, explicit types decide")
    func explicit() throws {
        let group = "explicitFolders = (Deep); explicitFileTypes = {A.swift = text; Only/D.swift = sourcecode.swift; };"
        #expect(try files("", group: group) == ["App/Only/D.swift", "App/Ü mlaut/G.swift"])
    }
}
