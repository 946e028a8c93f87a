import SnapgenMigration
import SnapgenModel
import Testing

@testable import SnapgenKit

@Suite("Exclusion of entries")
struct ExclusionTests {
    private let disk = MemoryFileSystem([
        "/p/Package.swift": "", "/p/snapgen.yml": "tests: { output: Tests/AppTests/Generated }\n",
        "/p/Sources/App/A.swift": "struct A: Testable { static let samples = [1] }",
        "/p/Sources/App/Row.swift": """
        import SwiftUI
        import Charts

        #Preview("Loading") {
            Row(1)
        }
        #Preview("Done") { Row(2) }
        """,
        "/p/Tests/AppTests/T.swift": "",
    ])
    private let output = "/p/Tests/AppTests/Generated"
    private let list = "/p/snapgen-excluded.yml"
    private let a = "App.A"
    private let loading = "App/Row.swift#Loading"
    private let done = "App/Row.swift#Done"

    init() throws { _ = try generate() }

    // MARK: - Logs

    @Test("one error excludes its entry, with the compiler's words", arguments: BuildLogFormat.allCases)
    func one(format: BuildLogFormat) throws {
        let change = try exclude(format.log(of: [compilerError("Row(1)", "cannot find 'Row' in scope")]))
        #expect(change.added == [ExcludedEntry(id: loading, error: "cannot find 'Row' in scope")])
        #expect(change.excluded == change.added)
        #expect(change.diagnostics == [])
        #expect(disk[list]?.contains("  - entry: \"\(loading)\"\n    error: \"cannot find 'Row' in scope\"\n") == true)
    }

    @Test("several errors exclude several entries, each once", arguments: BuildLogFormat.allCases)
    func several(format: BuildLogFormat) throws {
        let errors = try [("A.samples", "first"), ("func testA", "second"), ("Row(2)", "third")]
            .map(compilerError)
        let change = try exclude(format.log(of: errors))
        #expect(change.added.map(\.id) == [a, done])
        #expect(change.added.map(\.error) == ["first", "third"])
        #expect(change.diagnostics == [])
    }

    @Test("a missing module excludes the entries that need its import", arguments: BuildLogFormat.allCases)
    func missingModule(format: BuildLogFormat) throws {
        write("import Charts\n#Preview { Table() }", to: "/p/Sources/App/Table.swift")
        _ = try generate()
        let change = try exclude(format.log(of: [compilerError("import Charts", "no such module 'Charts'")]))
        #expect(change.added.map(\.id) == [loading, done])
    }

    @Test("errors that belong to no entry are errors if nothing is excluded", arguments: BuildLogFormat.allCases)
    func none(format: BuildLogFormat) throws {
        let own = CompilerError(place: .init(path: "/p/Sources/App/A.swift", line: 1, column: 8), message: "own")
        let change = try exclude(format.log(of: [own, compilerError("class AppSnapshotTests", "redeclared")]))
        #expect(change.added == [])
        #expect(change.diagnostics.map(\.severity) == [.error, .error])
        #expect(change.diagnostics.map(\.id) == [.compilerError, .compilerError])
        #expect(change.diagnostics.first?.path == "Sources/App/A.swift")
        #expect(change.diagnostics.first?.line == 1)
        #expect(disk[list] == nil)
    }

    @Test("they are warnings if an entry is excluded", arguments: BuildLogFormat.allCases)
    func mixed(format: BuildLogFormat) throws {
        let own = CompilerError(place: .init(path: "/p/Sources/App/A.swift", line: 1, column: 8), message: "own")
        let change = try exclude(format.log(of: [own, compilerError("Row(1)", "wrong")]))
        #expect(change.added.map(\.id) == [loading])
        #expect(change.diagnostics.map(\.severity) == [.warning])
    }

    @Test("a log from another machine belongs to the file of that name in the output folder")
    func otherMachine() throws {
        var error = try compilerError("Row(1)", "wrong")
        error.place?.path = "/Users/runner/work/app/Tests/AppTests/Generated/App+Row.snapgen.swift"
        #expect(try exclude(BuildLogFormat.xcodebuild.log(of: [error])).added.map(\.id) == [loading])
    }

    @Test("an entry is found by the function, although its source has changed since the build")
    func movedSource() throws {
        let log = try BuildLogFormat.native.log(of: [compilerError("Row(1)", "wrong")])
        write("\n\n\n" + (disk["/p/Sources/App/Row.swift"] ?? ""), to: "/p/Sources/App/Row.swift")
        #expect(try exclude(log).added.map(\.id) == [loading])
    }

    @Test("a log without errors is an error")
    func noErrors() throws {
        let change = try exclude("Building for debugging...\nBuild complete! (1.2s)\n")
        #expect(change.diagnostics.map(\.severity) == [.error])
    }

    // MARK: - Rounds

    @Test("building and excluding ends, although each build reports one error only")
    func rounds() throws {
        for (code, id) in [("Row(1)", loading), ("A.samples", a), ("Row(2)", done)] {
            let change = try exclude(BuildLogFormat.native.log(of: [compilerError(code, "wrong")]))
            #expect(change.added.map(\.id) == [id])
            _ = try generate()
            #expect(file(with: code) == nil)
        }
        let catalog = try pipeline().run(to: .catalog).catalog
        #expect(catalog.entries.allSatisfy { $0.status == .skipped })
        #expect(catalog.entries.allSatisfy { $0.reason?.contains("does not compile: wrong") == true })
    }

    @Test("the log of an older build fails, because its entries are excluded already")
    func olderLog() throws {
        let log = try BuildLogFormat.native.log(of: [compilerError("Row(1)", "wrong")])
        _ = try exclude(log)
        let text = disk[list]
        let change = try exclude(log)
        #expect(change.added == [])
        #expect(change.diagnostics.first?.message.contains("is excluded already") == true)
        #expect(disk[list] == text)
    }

    @Test("--retry empties the list, and all tests are generated again")
    func retry() throws {
        let row = "\(output)/App+Row.snapgen.swift"
        let before = disk[row]
        _ = try exclude(BuildLogFormat.native.log(of: [compilerError("Row(1)", "wrong")]))
        _ = try generate()
        #expect(disk[row] != before)
        let change = try pipeline().retryExcluded()
        #expect(change.removed.map(\.id) == [loading])
        #expect(change.excluded == [])
        #expect(disk[list]?.hasSuffix("excluded: []\n") == true)
        _ = try generate()
        #expect(disk[row] == before)
    }

    @Test("--retry without a list writes nothing")
    func retryNothing() throws {
        #expect(try pipeline().retryExcluded().removed == [])
        #expect(disk[list] == nil)
    }

    @Test("an excluded entry keeps its title, so that no other entry gets its references")
    func titles() throws {
        write("struct Row_Loading: Testable { static let samples = [1] }", to: "/p/Sources/App/B.swift")
        func title() throws -> String? {
            try pipeline().run(to: .catalog).catalog.entries.first { $0.id == "App.Row_Loading" }?.title
        }
        let before = try title()
        write("excluded: [{ entry: '\(loading)', error: wrong }]\n", to: list)
        #expect(try title() == before)
    }

    // MARK: - The list

    @Test("words of the compiler are read back as they were written")
    func words() throws {
        let message = "cannot convert '${A}' to \"B\\n\" # * é \u{202E}"
        let change = try exclude(BuildLogFormat.native.log(of: [compilerError("Row(1)", message)]))
        #expect(try project().exclusions.entries.map(\.error) == change.added.map(\.error))
        #expect(change.added.map(\.error) == [message])
    }

    @Test("an entry of the list that does not exist is a warning at its line")
    func unused() throws {
        write("excluded:\n  - { entry: App.Gone, error: wrong }\n", to: list)
        let diagnostics = try pipeline().run(to: .catalog).catalog.diagnostics
        let warning = try #require(diagnostics.first { $0.id == .unusedSetting })
        #expect(warning.path == "snapgen-excluded.yml")
        #expect(warning.line == 2)
    }

    @Test(
        "an invalid list is an error and is not replaced",
        arguments: ["exclude: []\n", "excluded: [{ error: a }]\n", "excluded: a\n", "[", "excluded: [{ entry: [] }]\n"])
    func invalid(text: String) throws {
        write(text, to: list)
        let log = try BuildLogFormat.native.log(of: [compilerError("Row(1)", "wrong")])
        #expect(throws: DiagnosticError.self) { try exclude(log) }
        #expect(disk[list] == text)
    }

    @Test("the list lies beside the configuration")
    func besideConfiguration() throws {
        disk["/p/Tests/AppTests/snapgen.yml"] = disk["/p/snapgen.yml"]
        disk["/log"] = try BuildLogFormat.native.log(of: [compilerError("Row(1)", "wrong")])
        let request = ProjectRequest(folder: "/p", configurationPath: "/p/Tests/AppTests/snapgen.yml")
        let change = try Pipeline(Project.open(request.migrating, files: disk)).exclude(fromLog: "/log")
        #expect(change.path == "Tests/AppTests/snapgen-excluded.yml")
        #expect(disk["/p/Tests/AppTests/snapgen-excluded.yml"] != nil)
        #expect(disk[list] == nil)
    }

    @Test("outputs of a build tool plugin are removed, so that the build generates them again")
    func buildOutputs() throws {
        let folder = "/p/.build/plugins/outputs/p/AppTests/destination/SnapgenBuildTool"
        for name in ["App", "App+Row"] {
            disk["\(folder)/\(name).snapgen.swift"] = disk["\(output)/\(name).snapgen.swift"]
        }
        disk["\(folder)/Snapgen.inputs.json"] = "{}"
        var error = try compilerError("Row(1)", "wrong")
        error.place?.path = "\(folder)/App+Row.snapgen.swift"
        _ = try exclude(BuildLogFormat.native.log(of: [error]))
        #expect(disk["\(folder)/App+Row.snapgen.swift"] == nil)
        #expect(disk["\(folder)/App.snapgen.swift"] != nil)
        #expect(disk["\(output)/App+Row.snapgen.swift"] != nil)
    }

    // MARK: - Helpers

    private func project() throws -> Project {
        let request = ProjectRequest(folder: "/p", cache: .file("/cache"), environment: ["HOME": "/h"])
        return try Project.open(request.migrating, files: disk)
    }

    private func pipeline() throws -> Pipeline { Pipeline(try project()) }

    private func generate() throws -> Generation { try pipeline().run(to: .output).generation }

    private func exclude(_ log: String) throws -> ExclusionChange {
        disk["/log"] = log
        return try pipeline().exclude(fromLog: "/log")
    }

    /// An error in the first line of a generated file that contains `code`.
    private func compilerError(_ code: String, _ message: String) throws -> CompilerError {
        let path = try #require(file(with: code), "\(code)")
        let lines = try #require(disk[path]).split(separator: "\n", omittingEmptySubsequences: false)
        let index = try #require(lines.firstIndex { $0.contains(code) })
        return CompilerError(place: .init(path: path, line: index + 1, column: 9), message: message)
    }

    /// The path of the generated file of tests that contains `code`.
    private func file(with code: String) -> String? {
        ["App", "App+Row"].map { "\(output)/\($0).snapgen.swift" }.first { disk[$0]?.contains(code) == true }
    }

    private func write(_ text: String, to path: String) {
        disk[path] = text
        disk.stamp(path, at: 3_000_000_001)
    }
}
