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

    private var entry: SnapgenEntry {
        SnapgenEntry(
            "Cart", folder: "ShopTests/Shop", samples: [SnapgenSample("full", number: 1)],
            file: "Sources/Shop/Cart.swift", type: "Cart")
    }

    private func failures(
        of text: String, _ mode: SnapgenRecordMode = .missing, _ variables: [String: String] = [:]
    ) -> [SnapshotFailure] {
        verifySnapshots(
            of: .samples([("full", text)]), entry: entry,
            references: SnapgenReferences(record: mode), surroundings: .inPackage(of: folder, variables))
    }

    @Test(
        "what equals its reference passes and leaves nothing behind",
        arguments: [.failed, .missing, .never] as [SnapgenRecordMode])
    func equal(mode: SnapgenRecordMode) throws {
        try folder.write("a", to: reference)
        #expect(failures(of: "a", mode).isEmpty)
        #expect(folder.files == [reference])
    }

    /// What a mode does with a reference, given what there is and what is asked.
    @Test(
        "the mode decides what is written",
        arguments: [
            (.all, nil, "b"), (.all, "b", "b"), (.all, "a", "b"),
            (.failed, nil, "b"), (.failed, "a", "b"),
            (.missing, nil, "b"), (.missing, "a", "a"),
            (.never, nil, nil), (.never, "a", "a"),
        ] as [(SnapgenRecordMode, String?, String?)])
    func written(mode: SnapgenRecordMode, before: String?, after: String?) throws {
        if let before { try folder.write(before, to: reference) }
        #expect(failures(of: "b", mode).count == 1)
        #expect(folder.text(reference) == after)
        #expect(folder.text(artifact) == (after == "b" ? nil : "b"))
    }

    @Test("nothing is recorded into a copy among the tests' resources", arguments: SnapgenRecordMode.allCases)
    func copies(mode: SnapgenRecordMode) throws {
        try folder.write("a", to: "resources/\(reference)")
        let surroundings = SnapshotSurroundings(
            variables: [:], currentDirectory: "/", temporaryDirectory: folder.path("temporary"),
            resourceFolders: [folder.path("resources")])
        let failures = verifySnapshots(
            of: .samples([("full", "b")]), entry: entry,
            references: SnapgenReferences(record: mode), surroundings: surroundings)
        #expect(failures.count == 1)
        #expect(folder.text("resources/\(reference)") == "a")
    }

    @Test("what was recorded passes the next time", arguments: [.failed, .missing] as [SnapgenRecordMode])
    func recordedOnce(mode: SnapgenRecordMode) {
        #expect(failures(of: "a", mode).count == 1)
        #expect(failures(of: "a", mode).isEmpty)
    }

    @Test("a recording is told with its path")
    func recordedMessage() {
        #expect(
            failures(of: "a").map(\.message) == [
                """
                Cart.full: recorded at \(folder.path(reference))
                Run the test again to compare with it.
                """
            ])
    }

    @Test("a recording over another reference is told with what has changed")
    func recordedAnewMessage() throws {
        try folder.write("a", to: reference)
        #expect(
            failures(of: "b", .failed).map(\.message) == [
                """
                Cart.full: recorded anew at \(folder.path(reference))
                Run the test again to compare with it. What has changed:

                --- reference
                +++ actual
                @@ -1 +1 @@
                -a
                +b

                """
            ])
    }

    @Test("a difference is shown with both files and the way to accept it")
    func differenceMessage() throws {
        try folder.write("1\n2\n3\n4\n5\n", to: reference)
        #expect(
            failures(of: "1\n2\n3\n4\nfive\n").map(\.message) == [
                """
                Cart.full: differs from its reference.

                --- reference
                +++ actual
                @@ -2,4 +2,4 @@
                 2
                 3
                 4
                -5
                +five

                reference: \(folder.path(reference))
                actual:    \(folder.path(artifact))
                To accept the actual result as the reference: SNAPSHOT_TESTING_RECORD=failed swift test --filter \
                'CartTests/testCart'
                """
            ])
    }

    @Test("a long difference is cut")
    func longDifference() throws {
        try folder.write((0..<500).map { "\($0)\n" }.joined(), to: reference)
        let message = try #require(failures(of: "").first?.message)
        #expect(message.split(separator: "\n").count < 110)
        #expect(message.contains("\n... 404 more lines\n"))
    }

    @Test("a missing reference is told with the way to record it")
    func missingMessage() {
        #expect(
            failures(of: "a", .never).map(\.message) == [
                """
                Cart.full: there is no reference, and this run records none.
                reference: \(folder.path(reference))
                actual:    \(folder.path(artifact))
                To record it: SNAPSHOT_TESTING_RECORD=missing swift test --filter 'CartTests/testCart'
                """
            ])
    }

    @Test("outside of a known test, the filter is the test target")
    func filterOfTarget() {
        let surroundings = SnapshotSurroundings.inPackage(of: folder, ["CI": "1"])
        let failures = verifySnapshots(
            of: .samples(["full": "a"]), entry: entry, references: SnapgenReferences(),
            surroundings: surroundings, command: RerunCommand(folder: "ShopTests/Shop"))
        #expect(failures.first?.message.hasSuffix("--filter 'ShopTests'") == true)
    }

    @Test("a failure knows its sample, its place and its files")
    func failureDetails() throws {
        try folder.write("a", to: reference)
        try folder.write("enum Cart {\n    static let samples = [\"full\": 1]\n}\n", to: "Sources/Shop/Cart.swift")
        let failure = try #require(failures(of: "b").first)
        #expect(failure.sample == "full")
        #expect(failure.file == folder.path("Sources/Shop/Cart.swift"))
        #expect(failure.line == 2)
        #expect(failure.reference == folder.path(reference))
        #expect(failure.artifact == folder.path(artifact))
    }

    @Test("line breaks that git has changed in the reference are no difference")
    func autocrlf() throws {
        try folder.write("a\r\nb\r\n", to: reference)
        #expect(failures(of: "a\nb\n").isEmpty)
    }

    @Test("line breaks that the value has are a difference")
    func carriageReturn() throws {
        try folder.write("a\nb\n", to: reference)
        #expect(failures(of: "a\r\nb\r\n").count == 1)
        try folder.write("a\r\nb\r\n", to: reference)
        #expect(failures(of: "a\r\nb\r\n").isEmpty)
    }

    @Test("another Unicode form is a difference")
    func unicodeForm() throws {
        try folder.write("\u{e9}", to: reference)
        #expect(failures(of: "e\u{301}").count == 1)
    }

    @Test("a pointer of Git LFS is no reference", arguments: [.failed, .missing, .never] as [SnapgenRecordMode])
    func largeFilePointer(mode: SnapgenRecordMode) throws {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 2\n"
        try folder.write(pointer, to: reference)
        let message = try #require(failures(of: "a", mode).first?.message)
        #expect(message == "Cart.full: \(folder.path(reference)) is a Git LFS pointer; fetch it with 'git lfs pull'")
        #expect(folder.text(reference) == pointer)
    }

    @Test("an unknown record mode fails the entry and writes nothing")
    func unknownMode() {
        let failures = failures(of: "a", .missing, ["SNAPSHOT_TESTING_RECORD": "maybe"])
        #expect(failures.count == 1)
        #expect(failures.first?.message.hasPrefix("SNAPSHOT_TESTING_RECORD is 'maybe'") == true)
        #expect(folder.files.isEmpty)
    }

    @Test("a place that is not found fails the entry")
    func unknownPlace() {
        let failures = failures(of: "a", .missing, ["SNAPGEN_PACKAGE_ROOT": ""])
        #expect(failures.map(\.file) == ["Sources/Shop/Cart.swift"])
        #expect(failures.first?.message.hasPrefix("the folder of the references is not found") == true)
    }

    @Test("another number of samples fails the entry once and writes nothing")
    func otherCount() {
        let failures = verifySnapshots(
            of: .samples(["a", "b"]), entry: entry,
            references: SnapgenReferences(record: .all), surroundings: .inPackage(of: folder))
        #expect(
            failures.map(\.message) == [
                "'Cart' has 2 samples, 1 when it was generated; generate the tests again, or state their number "
                    + "before the declaration: '// snapgen: samples=2', or 'samples=*' if it varies"
            ])
        #expect(folder.files.isEmpty)
    }

    @Test("a sample that cannot be written fails alone")
    func unwritableValue() {
        struct Broken: Error {}
        let failures = verifySnapshots(
            of: .samples(["one": 1, "two": 2]),
            entry: SnapgenEntry("Cart", folder: "T/M", file: "Cart.swift"),
            references: SnapgenReferences(), surroundings: .inPackage(of: folder)
        ) { number in
            guard number != 1 else { throw Broken() }
            return "\(number)"
        }
        #expect(failures.map(\.sample) == ["one", "two"])
        #expect(failures.first?.message == "Cart.one: Broken()")
        #expect(folder.files == ["__Snapshots__/T/M/Cart.two.txt"])
    }

    @Test("a folder in the reference's place is said, and stays")
    func folderInPlace() throws {
        try FileManager.default.createDirectory(atPath: folder.path(reference), withIntermediateDirectories: true)
        #expect(failures(of: "a").first?.message.contains("cannot be read") == true)
    }

    @Test("a file in the folder's place is said")
    func fileInPlace() throws {
        try folder.write("", to: "__Snapshots__/ShopTests")
        #expect(failures(of: "a").first?.message.contains("cannot write \(folder.path(reference))") == true)
    }

    @Test("a write leaves no other file in its folder")
    func noLeftOvers() {
        _ = failures(of: "a")
        _ = failures(of: "b", .all)
        #expect(folder.files == [reference])
    }

    @Test("references without a package are found, and sources stay relative")
    func referencesAlone() {
        let variables = ["SNAPGEN_PACKAGE_ROOT": "", "SNAPGEN_REFERENCE_DIR": folder.path("refs")]
        #expect(failures(of: "a", .missing, variables).map(\.file) == ["Sources/Shop/Cart.swift"])
        #expect(folder.files == ["refs/ShopTests/Shop/Cart.full.txt"])
    }
}
