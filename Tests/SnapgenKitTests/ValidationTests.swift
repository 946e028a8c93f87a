import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

/// `snapgen generate --dry-run` runs the pipeline to the stage `changes`, and `snapgen generate` to `output`.
@Suite("Validation")
struct ValidationTests {
    private static let disk = MemoryFileSystem([
        "/p/Package.swift": "", "/p/Sources/App/Cell.swift": "struct HotelCell: Testable { static let samples = [1] }",
        "/p/Sources/App/Other/B.swift": "struct B: Showcase { static let samples = [1] }",
        "/p/Sources/Empty/readme.md": "", "/p/Tests/T/T.swift": "struct T {}",
        "/p/Tests/T/Mine/Snapgen.tests.swift": "struct Mine {}", "/p/Templates/own.stencil": "// {{ framework }}",
        "/p/Templates/bad.stencil": "{% if %}",
    ])

    @Test(
        "a setting that is wrong by itself is reported at its place",
        arguments: table(in: "SnapgenKitTests/Fixtures/Settings.txt"))
    func settings(yaml: String, expected: String) throws {
        let problems = try same(yaml).diagnostics.filter { $0.id != .noEngine }
        let parts = expected.split(separator: " ", maxSplits: 1).map(String.init)
        let worst = [.error, .warning, .note].first { severity in problems.contains { $0.severity == severity } }
        #expect(worst?.rawValue == parts.first, "\(problems)")
        #expect(parts.isEmpty || problems.contains { "\($0)".contains(parts[1]) }, "\(problems)")
    }

    @Test("a folder that holds other things than one module's sources may hold its tests")
    func sharedFolders() throws {
        #expect(try !same("sources: [{ path: ., module: App }]").isFailure)
        #expect(try same("sources: [{ path: ., module: App }]\ntests: { output: Generated }").isFailure)
        #expect(try !same("exclude: [Sources/App/Other/**]\ntests: { output: Sources/App/Other/New }").isFailure)
    }

    private func unused(_ yaml: String, paths: [String] = [], _ sources: [String: String] = [:]) throws -> [String] {
        let disk = Self.disk.copy
        disk["/p/snapgen.yml"] = yaml
        for (name, text) in sources { disk["/p/Sources/App/\(name).swift"] = text }
        let project = try Project.open(ProjectRequest(folder: "/p", paths: paths), files: disk)
        return try Pipeline(project).run(to: .catalog).catalog.diagnostics.filter { $0.id == .unusedSetting }.map(
            \.message)
    }

    @Test("a part of the sources does not tell what the configuration names in vain")
    func parts() throws {
        let yaml = "rules: [{ match: Zzz }]\nexclude: [Zzz]\nbatches: { own: { devices: [iPhone8] } }\n"
        #expect(try unused(yaml, paths: ["/p/Sources/App"]) == [])
    }

    @Test("what a rule matched before a collision of titles counts")
    func collision() throws {
        let sources = ["Row", "Row_Previews"].map { ($0, "struct \($0): Testable { static let samples = [1] }") }
        #expect(try unused("rules: [{ match: '[R]ow' }]\n", Dictionary(uniqueKeysWithValues: sources)) == [])
    }

    /// The diagnostics of a run, and the outcome for each file.
    private struct Result: Equatable {
        var diagnostics: [Diagnostic]
        var files: [String] = []
        var isFailure: Bool { diagnostics.hasErrors }
    }

    /// The result for a configuration, which is the same for validating and for generating.
    private func same(_ yaml: String) throws -> Result {
        let disk = Self.disk.copy
        disk["/p/snapgen.yml"] = yaml
        let before = disk.swiftFiles(in: "/p")
        let validated = result(on: disk, .changes)
        #expect(disk.swiftFiles(in: "/p") == before)
        let generated = result(on: disk, .output)
        #expect(validated == generated, "\(yaml)")
        #expect((disk.swiftFiles(in: "/p") == before) == generated.isFailure, "\(yaml)")
        return validated
    }

    private func result(on disk: MemoryFileSystem, _ end: Pipeline.Stage) -> Result {
        do {
            let project = try Project.open(ProjectRequest(folder: "/p"), files: disk)
            let generation = try Pipeline(project).run(to: end).generation
            return Result(
                diagnostics: project.resolved.diagnostics + generation.diagnostics,
                files: generation.outcomes.map { "\($0.action) \($0.path)" })
        } catch {
            return Result(diagnostics: error.diagnostics)
        }
    }
}
