import Foundation
import SnapgenTestSupport
import Testing

@Suite("snapgen shards")
struct ShardsTests {
    private static let names = ["Cart", "Cell", "CellWide", "Home", "List", "Rooms", "Search"]

    private static func package(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        let sources = names.map { "enum \($0): TestableValue { static let samples = [1] }" }
        let given = [
            "Package.swift": "", "Sources/TravelUI/Views.swift": sources.joined(separator: "\n"),
            "Tests/SnapshotTests/Hand.swift": "",
        ]
        return try TemporaryFolder(given.merging(files) { $1 })
    }

    private static func rows(of run: SnapgenProcess) throws -> [JSONValue] {
        guard case .list(let rows)? = try JSONValue(parsing: run.output)["include"] else { return [] }
        return rows
    }

    @Test(
        "an invalid report is an error, one of other tests a warning",
        arguments: [
            ("a.xml", "<html/>", 2, "[bad-durations]"), ("b.xml", "<testsuites/>", 66, "[unreadable-input]"),
            ("a.xml", "<testsuites/>", 0, "[unmatched-durations]"),
        ])
    func badDurations(path: String, content: String, status: Int32, id: String) throws {
        let folder = try Self.package(["a.xml": content])
        let run = try SnapgenProcess.run("shards", "2", "--durations", path, in: folder.path)
        #expect(run.status == status)
        #expect(run.error.contains(id), "\(run.error)")
    }

    @Test("a shard without tests has no job, matches nothing, and is an error if an empty list selects all tests")
    func empty() throws {
        let folder = try Self.package()
        func run(_ format: String) throws -> SnapgenProcess { try folder.snapgen("shards 9 --format \(format)") }
        for (option, key, other) in [("", "filter", "skip"), (" --skip", "skip", "filter")] {
            let matrix = try run("github-matrix\(option)")
            #expect(matrix.output.count { $0.isNewline } == 1)
            let rows = try Self.rows(of: matrix)
            #expect(rows.count == 7 && Set(rows.map { $0["shard"] }).count == 7)
            #expect(rows.allSatisfy { $0["total"] == .number(9) && $0[key] != nil && $0[other] == nil })
        }
        #expect(try run("swift-test").output.split(separator: "\n").count { $0 == "^$" } == 2)
        let lists = try run("xcodebuild")
        #expect(lists.status == 1)
        #expect(lists.error.contains("2 shards without a test: "))
    }

    @Test("a missing test target is an error, because its filter would match no test")
    func target() throws {
        let folder = try TemporaryFolder(["Package.swift": "", "Sources/A/A.swift": GenerateTests.hotelList])
        let missing = try folder.snapgen("shards 2 --format swift-test")
        #expect(missing.status == 2 && missing.output == "")
        #expect(missing.error.contains("there is no folder 'Tests/SnapshotTests'"))
        try folder.write("tests: { target: AppTests }", to: "snapgen.yml")
        let named = try folder.snapgen("shards 1 --format swift-test")
        #expect(named.output == "^AppTests\\.ASnapshotTests/\n")
    }
}
