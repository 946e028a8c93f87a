import SnapgenTestSupport
import Testing

@testable import SnapgenProject

@Suite("Synchronized folders")
struct SynchronizedFolderTests {
    private static let all = [
        "App/A.swift", "App/Deep/B.swift", "App/Deep/C.swift", "App/Only/D.swift", "App/Ü mlaut/G.swift",
    ]
    private static let listed = "fileSystemSynchronizedGroups = (G);"

    @Test(
        "files belong to targets, but for exceptions, and for those in folders that Xcode shows as files",
        arguments: [
            (listed, "", "", "", all),
            (
                listed, #"target = T_App; membershipExceptions = (A.swift, Deep, "Ü mlaut/G.swift");"#, "", "",
                ["App/Only/D.swift"]
            ),
            (listed, "target = T_Other; membershipExceptions = (A.swift);", "", "", all),
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
        let paths = Self.all + ["App/Assets.xcassets/E.swift", "App/Help.docc/F.swift"]
        var texts = Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })
        texts["App.xcodeproj/project.pbxproj"] = project.text()
        #expect(try StoredFiles(texts).layout().targets.first?.files == expected)
    }
}
