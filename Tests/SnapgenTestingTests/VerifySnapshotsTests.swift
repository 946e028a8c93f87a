import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenTesting

@Suite("Values and their references")
@MainActor
struct VerifySnapshotsTests {
    private let folder: TemporaryFolder
    private let reference = "__Snapshots__/ShopTests/Shop/Cart.full.txt"
    private let artifact = "artifacts/ShopTests/Shop/Cart.full.txt"

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Compares a text with its reference, and returns the failures.
    private func failures(
        of text: @autoclosure () throws -> String, _ mode: SnapgenRecordMode = .missing,
        _ variables: [String: String] = [:], resourceFolders: [String] = []
    ) throws -> [SnapshotFailure] {
        let engine = SnapgenTextEngine()
        return try failures(mode, variables, resourceFolders) { try engine.failure(of: text(), $0) }
    }

    private func failures(
        _ mode: SnapgenRecordMode, _ variables: [String: String], _ resourceFolders: [String] = [],
        fileExtension: String = "txt", _ compare: (SnapgenReference) throws -> String?
    ) throws -> [SnapshotFailure] {
        // No folder can be created for the results, so the run writes none.
        let places = ["SNAPSHOT_ARTIFACTS": folder.path("artifacts"), "SNAPGEN_RESULTS": "/dev/null/results"]
        let run = try folder.run(mode, places.merging(variables) { $1 }, resourceFolders: resourceFolders)
        return try run.matched(.samples([("full", 1)])).compactMap { _, sample in
            let reference = run.reference(of: sample, fileExtension: fileExtension)
            return run.failure(at: reference, of: SnapgenTextEngine()) { try compare(reference) }
        }
    }

    @Test(
        "what equals its reference passes and leaves nothing behind",
        arguments: [.failed, .missing, .never] as [SnapgenRecordMode])
    func equal(mode: SnapgenRecordMode) throws {
        try folder.write("a", to: reference)
        #expect(try failures(of: "a", mode).isEmpty)
        #expect(folder.files == [reference])
    }

    @Test(
        "the mode decides what is written, and no other file is left",
        arguments: [
            (.all, nil, "b"), (.all, "b", "b"), (.all, "a", "b"),
            (.failed, nil, "b"), (.failed, "a", "b"),
            (.missing, nil, "b"), (.missing, "a", "a"),
            (.never, nil, nil), (.never, "a", "a"),
        ] as [(SnapgenRecordMode, String?, String?)])
    func written(mode: SnapgenRecordMode, before: String?, after: String?) throws {
        if let before { try folder.write(before, to: reference) }
        #expect(try failures(of: "b", mode).count == 1)
        #expect(folder.text(reference) == after)
        #expect(folder.text(artifact) == (after == "b" ? nil : "b"))
        #expect(Set(folder.files).isSubset(of: [reference, artifact]))
    }

    @Test("nothing is recorded into a copy among the tests' resources", arguments: SnapgenRecordMode.allCases)
    func copies(mode: SnapgenRecordMode) throws {
        try folder.write("a", to: "resources/\(reference)")
        let failures = try failures(
            of: "b", mode, ["SNAPGEN_PACKAGE_ROOT": ""], resourceFolders: [folder.path("resources")])
        #expect(failures.count == 1)
        #expect(folder.text("resources/\(reference)") == "a")
    }

    @Test(
        "a failure has what has happened, what has changed and the next step",
        arguments: [
            (
                nil, "a", .missing,
                """
                recorded at REFERENCE
                Run the test again to compare with it.
                """
            ),
            (
                "a", "b", .failed,
                """
                recorded anew at REFERENCE
                Run the test again to compare with it. What has changed:

                --- reference
                +++ actual
                @@ -1 +1 @@
                -a
                +b

                """
            ),
            (
                "1\n2\n3\n4\n5\n", "1\n2\n3\n4\nfive\n", .missing,
                """
                differs from its reference.

                --- reference
                +++ actual
                @@ -2,4 +2,4 @@
                 2
                 3
                 4
                -5
                +five

                reference: REFERENCE
                actual:    ACTUAL
                To accept the actual result as the reference: SNAPSHOT_TESTING_RECORD=failed swift test --filter \
                'ShopSnapshotTests/testCart'
                """
            ),
            (
                nil, "a", .never,
                """
                there is no reference, and this run records none.
                reference: REFERENCE
                actual:    ACTUAL
                To record it: SNAPSHOT_TESTING_RECORD=missing swift test --filter 'ShopSnapshotTests/testCart'
                """
            ),
        ] as [(String?, String, SnapgenRecordMode, String)])
    func message(before: String?, text: String, mode: SnapgenRecordMode, expected: String) throws {
        if let before { try folder.write(before, to: reference) }
        let places = ["REFERENCE": folder.path(reference), "ACTUAL": folder.path(artifact)]
        let message = places.reduce(expected) { $0.replacing($1.key, with: $1.value) }
        #expect(try failures(of: text, mode).map(\.message) == ["Cart.full: \(message)"])
    }

    @Test("a long difference is cut")
    func longDifference() throws {
        try folder.write((0..<500).map { "\($0)\n" }.joined(), to: reference)
        let message = try #require(try failures(of: "").first?.message)
        #expect(message.split(separator: "\n").count < 110)
        #expect(message.contains("\n... 404 more lines\n"))
    }

    @Test(
        "line breaks that git has changed in the reference are no difference, those of the value and Unicode forms are",
        arguments: [
            ("a\r\nb\r\n", "a\nb\n", true), ("a\nb\n", "a\r\nb\r\n", false), ("a\r\nb\r\n", "a\r\nb\r\n", true),
            ("\u{e9}", "e\u{301}", false),
        ])
    func bytes(before: String, text: String, isEqual: Bool) throws {
        try folder.write(before, to: reference)
        #expect(try failures(of: text).isEmpty == isEqual)
    }

    @Test("a pointer of Git LFS is no reference", arguments: [.failed, .missing, .never] as [SnapgenRecordMode])
    func largeFilePointer(mode: SnapgenRecordMode) throws {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 2\n"
        try folder.write(pointer, to: reference)
        let message = try #require(try failures(of: "a", mode).first?.message)
        #expect(message == "Cart.full: \(folder.path(reference)) is a Git LFS pointer; fetch it with 'git lfs pull'")
        #expect(folder.text(reference) == pointer)
    }

    @Test(
        "a picture that is no PNG file is not compared, unless it is recorded anew",
        arguments: [("", .missing, true), ("GIF89a", .failed, true), ("", .all, false)]
            as [(String, SnapgenRecordMode, Bool)])
    func brokenPicture(contents: String, mode: SnapgenRecordMode, fails: Bool) throws {
        let picture = "__Snapshots__/ShopTests/Shop/Cart.full.png"
        try folder.write(contents, to: picture)
        let message = """
            Cart.full: \(folder.path(picture)) is no PNG file; restore it, or delete it and record it anew: \
            SNAPSHOT_TESTING_RECORD=missing swift test --filter 'ShopSnapshotTests/testCart'
            """
        let failures = try failures(mode, [:], fileExtension: "png") { _ in nil }
        #expect(failures.map(\.message) == (fails ? [message] : []))
    }

    @Test("a value that cannot be written fails and records nothing")
    func unwritableValue() throws {
        struct Broken: Error {}
        func text() throws -> String { throw Broken() }
        #expect(try failures(of: text()).map(\.message) == ["Cart.full: Broken()"])
        #expect(folder.files.isEmpty)
    }

    @Test("a folder in the reference's place, and a file in the folder's place, are said")
    func otherInPlace() throws {
        try folder.write("", to: "\(reference)/file")
        #expect(try failures(of: "a").first?.message.contains("cannot be read") == true)
        try FileManager.default.removeItem(atPath: folder.path("__Snapshots__"))
        try folder.write("", to: "__Snapshots__/ShopTests")
        #expect(try failures(of: "a").first?.message.contains("cannot write \(folder.path(reference))") == true)
        // The variable of a sandboxed app of macOS.
        let sandboxed = try failures(of: "a", .missing, ["APP_SANDBOX_CONTAINER_ID": "com.example.Shop"])
        #expect(sandboxed.first?.message.contains("\nthe host app is sandboxed") == true)
    }

    @Test(
        "a reference that another library cannot write has the sandbox as its reason, and not one that is not to be written",
        arguments: [
            (.missing, "com.example.Shop", true), (.all, "com.example.Shop", true), (.never, "com.example.Shop", false),
            (.missing, "", false),
        ] as [(SnapgenRecordMode, String, Bool)])
    func sandbox(mode: SnapgenRecordMode, container: String, isReason: Bool) throws {
        let failures = try failures(mode, ["APP_SANDBOX_CONTAINER_ID": container]) { _ in "You don't have permission" }
        let message = try #require(failures.first?.message)
        #expect(message.contains("switch the sandbox off in the configuration of the tests") == isReason)
        #expect(message.contains("To record it") == !isReason)
    }

    @Test("references without a package are found, and sources stay relative")
    func referencesAlone() throws {
        let variables = ["SNAPGEN_PACKAGE_ROOT": "", "SNAPGEN_REFERENCE_DIR": folder.path("refs")]
        #expect(try failures(of: "a", .missing, variables).map(\.file) == ["Sources/Shop/Cart.swift"])
        #expect(folder.files == ["refs/ShopTests/Shop/Cart.full.txt"])
    }
}
