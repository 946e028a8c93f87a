import Foundation
import SnapgenTestSupport
import Testing

@Suite("snapgen shards")
struct ShardsTests {
    private static let names = ["Cart", "Cell", "CellWide", "Home", "List", "Rooms", "Search"]

    /// Creates a package with seven tests of one to seven samples.
    private static func package(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        let sources = names.enumerated().map { number, name in
            let samples = (0...number).map { "\(name)(\($0))" }.joined(separator: ", ")
            return "struct \(name)_Previews: PreviewProvider, Testable { static let samples = [\(samples)] }"
        }
        let given = [
            "Package.swift": "", "Sources/TravelUI/Views.swift": sources.joined(separator: "\n"),
            "Tests/SnapshotTests/Hand.swift": "",
        ]
        return try TemporaryFolder(given.merging(files) { $1 })
    }

    private struct Plan: Decodable {
        struct Case: Decodable {
            var test: String
        }

        var cases: [Case]
    }

    private struct Matrix: Decodable {
        struct Row: Decodable {
            var shard: Int
            var total: Int
            var filter: String?
            var skip: String?
        }

        var include: [Row]
    }

    private static func plan(in folder: TemporaryFolder) throws -> [Plan.Case] {
        let run = try SnapgenProcess.run(["plan", "--format", "json"], in: folder.path)
        #expect(run.status == 0, "\(run.error)")
        return try JSONDecoder().decode(Plan.self, from: Data(run.output.utf8)).cases
    }

    @Test("--format github-matrix prints one line, with filters that select every test once", arguments: [false, true])
    func matrix(skips: Bool) throws {
        let folder = try Self.package()
        let tests = Set(try Self.plan(in: folder).map(\.test))
        let options = ["shards", "3", "--format", "github-matrix"] + (skips ? ["--skip"] : [])
        let run = try SnapgenProcess.run(options, in: folder.path)
        let rows = try JSONDecoder().decode(Matrix.self, from: Data(run.output.utf8)).include
        #expect(run.output.count { $0.isNewline } == 1)
        #expect(rows.map { [$0.shard, $0.total] } == [[1, 3], [2, 3], [3, 3]])
        let taken = try rows.flatMap { row in
            let regex = try Regex((skips ? row.skip : row.filter) ?? "")
            #expect((skips ? row.filter : row.skip) == nil)
            return tests.filter { $0.contains(regex) != skips }
        }
        #expect(taken.sorted() == tests.sorted())
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
        func run(_ format: String) throws -> SnapgenProcess {
            try .run("shards", "9", "--format", format, in: folder.path)
        }
        let rows = try JSONDecoder().decode(Matrix.self, from: Data(run("github-matrix").output.utf8)).include
        #expect(rows.count == 7 && rows.allSatisfy { $0.total == 9 })
        #expect(try run("swift-test").output.split(separator: "\n").count { $0 == "^$" } == 2)
        let lists = try run("xcodebuild")
        #expect(lists.status == 1)
        #expect(lists.error.contains("2 shards without a test: "))
    }

    @Test("a missing test target is an error, because its filter would match no test")
    func target() throws {
        let folder = try TemporaryFolder(["Package.swift": "", "Sources/A/A.swift": GenerateTests.hotelList])
        let missing = try SnapgenProcess.run("shards", "2", "--format", "swift-test", in: folder.path)
        #expect(missing.status == 2 && missing.output == "")
        #expect(missing.error.contains("there is no folder 'Tests/SnapshotTests'"))
        try folder.write("tests: { target: AppTests }", to: "snapgen.yml")
        let named = try SnapgenProcess.run("shards", "1", "--format", "swift-test", in: folder.path)
        #expect(named.output == "^AppTests\\.ASnapshotTests/\n")
    }
}
