import Foundation
import SnapgenTestSupport
import Testing

@Suite("snapgen report")
struct ReportTests {
    private static let hash = "1fa575d7c22edd33"
    private static let references = "__Snapshots__/SnapshotTests/App"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder([
            "Package.swift": "",
            "Sources/App/Row.swift": "enum Row: TestableValue { static let samples = [1, 2, 3] }\n",
            "\(Self.references)/Row.1.txt": "1\n", "\(Self.references)/Row.2.txt": "1\n",
            "\(Self.references)/Gone.1.txt": "1\n",
            "run/artifacts/2.txt": "2\n", "run/artifacts/3.txt": "3\n",
            "run/results.jsonl": """
            {"case":"SnapshotTests/App/Row.1.txt","event":"passed","process":1,"reference":"\(Self.hash)","time":1}
            {"actual":"artifacts/2.txt","case":"SnapshotTests/App/Row.2.txt","event":"changed","process":1,\
            "reference":"\(Self.hash)","time":2}
            {"actual":"artifacts/3.txt","case":"SnapshotTests/App/Row.3.txt","event":"new","process":1,"time":3}

            """,
        ])
    }

    @Test("shows what a run has changed")
    func run() throws {
        let run = try folder.succeed("report --results run --verbose")
        #expect(run.output.contains("  passed   1\n  changed  1\n  new      1\n  deleted  1\n"))
        #expect(run.error.contains("Row.swift:1: warning: 1 snapshot of 'Row' differs from its reference: "))
        #expect(run.error.contains("note: 1 snapshot is not planned: 'SnapshotTests/App/Gone.1.txt'"))
        let page = try folder.read(".build/snapgen/report/index.html")
        #expect(page.contains("Row.2.txt"))
        #expect(page.contains(#""excerpts":[{"first":1,"line":1,"lines":["enum Row: TestableValue {"#))
        #expect(folder.exists(".build/snapgen/report/snapshots/actual/SnapshotTests/App/Row.3.txt"))
    }

    private static let statuses: [(arguments: String, status: Int32)] = [
        ("--results run --strict", 1), ("--results run --strict --compare run run", 64),
        ("--strict --compare run run", 0), ("--results Sources", 66), ("--output Sources", 73),
        ("--xcresult Result.xcresult", 66), ("--xcresult exported", 0), ("--base other", 66),
    ]

    @Test("exits with the code of a report, of findings, or of what is wrong")
    func status() throws {
        try folder.write("[]", to: "exported/manifest.json")
        try ProgramRecorder.makeRepository(at: folder.path)
        for (arguments, status) in Self.statuses {
            #expect(try folder.snapgen("report \(arguments)").status == status, "\(arguments)")
            #expect(folder.files.filter { $0.hasPrefix("Sources/") } == ["Sources/App/Row.swift"], "\(arguments)")
        }
    }

    @Test("without results it names the ways to get some")
    func withoutResults() throws {
        let run = try folder.succeed("report")
        #expect(run.error.contains("there are no results; run the tests, or pass their folder with --results"))
    }

    #if os(Linux)
        @Test("--open starts a browser with the page")
        func open() throws {
            try folder.writeProgram("#!/bin/sh\nprintf %s \"$1\" >\"$LOG\"\n", to: "bin/xdg-open")
            let environment = ["PATH": "\(folder.path("bin")):/usr/bin:/bin", "LOG": folder.path("opened")]
            _ = try folder.snapgen("report --open", environment: environment)
            #expect(try folder.read("opened").hasSuffix("/.build/snapgen/report/index.html"))
        }
    #endif
}
