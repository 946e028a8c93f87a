import SnapgenTestSupport
import Testing

@Suite(
    "Output in a terminal",
    .enabled(if: PseudoTerminal.isAvailable, "there is no python3 to open a pseudo-terminal with"))
struct TerminalTests {
    private static let project = Result {
        try HotelPackage.make([
            "Sources/TravelUI/Hotels/WithALongName/HotelListOverviewCell.swift": """
            import SwiftUI
            #Preview("Loading") { Text("a") }
            """
        ])
    }

    @Test(
        "no sentence of a set-up is wider than the terminal", arguments: [60, 120])
    func fits(columns: Int) throws {
        let folder = try TemporaryFolder(AppProject.files(app: "AnAppWithAName"))
        let run = try PseudoTerminal.run(
            ["init", "--dry-run", "--color", "never"], in: folder.path, columns: columns)
        let rows = run.output.split(separator: "\n")
        #expect(!rows.isEmpty)
        for row in rows.map({ $0.drop { " |".contains($0) } }) where row.contains(" ") && !row.contains("  ") {
            #expect(row.count <= columns, "\(columns) columns: \(row)")
        }
    }

    @Test("COLUMNS replaces the width of the terminal, and an unknown width shortens nothing")
    func columns() throws {
        let folder = try Self.project.get()
        #expect(try PseudoTerminal.run(["scan"], in: folder.path, columns: 40).output.contains("…"))
        let wide = try PseudoTerminal.run(["scan"], in: folder.path, columns: 40, environment: ["COLUMNS": "400"])
        #expect(!wide.output.contains("…"))
        let piped = try folder.snapgen("scan", environment: ["COLUMNS": "40"])
        #expect(piped.output.contains("Hotels/WithALongName/HotelListOverviewCell.swift:2\n"), "\(piped.output)")
        let unknown = try PseudoTerminal.run(["scan"], in: folder.path, columns: 0)
        #expect(!unknown.output.contains("…"))
    }

    @Test(
        "variables decide about colours, and a pipe is coloured only if one asks for it",
        arguments: [
            (true, [:], true), (true, ["TERM": "dumb"], false), (true, ["TERM": "dumb", "CLICOLOR_FORCE": "1"], true),
            (true, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
            (false, ["NO_COLOR": "", "CLICOLOR_FORCE": "1"], true),
            (false, ["NO_COLOR": "", "CLICOLOR_FORCE": "0"], false),
        ] as [(Bool, [String: String], Bool)])
    func colors(inTerminal: Bool, environment: [String: String], isColored: Bool) throws {
        let folder = try Self.project.get()
        let run =
            try inTerminal
            ? PseudoTerminal.run(["scan"], in: folder.path, columns: 80, environment: environment)
            : folder.snapgen("scan", environment: environment)
        #expect(run.output.contains("\u{1B}[1m") == isColored)
    }

    @Test("'init' asks for one of several apps")
    func severalApps() throws {
        let folder = try TemporaryFolder(
            AppProject.files().merging(AppProject.files(app: "Demo App", hosted: ["DemoTests"])) { $1 })
        let declined = try PseudoTerminal.run(["init"], in: folder.path, columns: 100, input: "2\n\nn\n")
        #expect(declined.output.contains("Run 'snapgen init --yes --app 'Demo App''"), "\(declined.output)")
        let run = try PseudoTerminal.run(["init"], in: folder.path, columns: 100, input: "2\n\n\n")
        #expect(run.output.contains("Which app do the tests run in?\n  1. App\n  2. Demo App\n"), "\(run.output)")
        #expect(try folder.read("snapgen.yml").contains("  target: DemoTests\n"), "\(run.output)")
    }

    @Test("where jobs disagree, 'init' asks until the answer is one of them, and with --yes takes the newest")
    func disagreement() throws {
        let jobs = ["macos-15", "macos-26"].map {
            "  on-\($0): { runs-on: \($0), steps: [{ run: xcodebuild test -scheme App }] }\n"
        }
        let files = AppProject.files().merging([".github/workflows/ci.yml": "jobs:\n\(jobs.joined())"]) { $1 }
        let folder = try TemporaryFolder(files)
        let run = try PseudoTerminal.run(["init"], in: folder.path, columns: 100, input: "7\n2\n\n\n")
        #expect(run.output.contains("'7' is not one of them. [1] "), "\(run.output)")
        #expect(try folder.read(".github/workflows/snapshots.yml").contains("runs-on: macos-15\n"), "\(run.output)")
        let other = try TemporaryFolder(files)
        let newest = try other.snapgen("init --yes")
        #expect(newest.error.contains("macos-26, App of the job 'on-macos-26'"), "\(newest.error)")
        #expect(try other.read(".github/workflows/snapshots.yml").contains("runs-on: macos-26\n"))
    }
}
