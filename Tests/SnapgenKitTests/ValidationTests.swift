import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

/// `snapgen generate --dry-run` runs the pipeline to the stage `changes`, and `snapgen generate` to `output`.
@Suite("Validation")
struct ValidationTests {
    /// A line of a configuration, and the problem that it makes in the project of these tests.
    typealias Setting = (yaml: String, problem: Diagnostic.Severity?, message: String)

    private static let disk = MemoryFileSystem([
        "/p/Package.swift": "", "/p/Sources/App/Cell.swift": "struct HotelCell: Testable { static let samples = [1] }",
        "/p/Sources/App/Other/B.swift": "struct B: Showcase { static let samples = [1] }",
        "/p/Sources/Empty/readme.md": "", "/p/Tests/T/T.swift": "struct T {}",
        "/p/Tests/T/Mine/Snapgen.tests.swift": "struct Mine {}", "/p/Templates/own.stencil": "// {{ framework }}",
        "/p/Templates/bad.stencil": "{% if %}",
    ])

    private static let settings: [Setting] = [
        ("sources: [{ path: Sources/App }]", nil, ""), ("sources: [{ path: Sources }]", nil, ""),
        ("sources: [{ path: Sources/App }, { path: Nope }]", .error, "'Nope' does not exist"),
        ("sources: [{ path: Sources/Empty }]", .error, "no Swift file in 'Sources/Empty'"),
        (
            "sources: [{ path: Sources/App }, { path: Sources/Empty }]", .warning,
            "1:1: warning: 'sources' has no Swift file for the module 'Empty' in 'Sources/Empty'"
        ),
        (
            "sources: [{ path: Sources }, { path: Sources/App }]", .warning,
            "no Swift file for the module 'App' in 'Sources/App'"
        ),
        ("exclude: ['**/B.swift']", nil, ""),
        ("exclude: ['**/*.swift', Sources/App/Other]", .error, "no Swift"),
        ("exclude: ['*/App/Other', '**/B.swift']", nil, ""),
        ("exclude: ['**/B.swift', B.swift]", .warning, "1:25: warning: 'B.swift' in 'exclude' matches no"),
        ("exclude: [Other]", .warning, "did you mean '**/Other'?"),
        ("exclude: [Pods/**]", .warning, "patterns are matched against whole paths"),
        ("tests: { output: Tests/T/Generated }", nil, ""), ("tests: { template: Templates/own.stencil }", nil, ""),
        ("tests: { output: Sources/App }", .error, "1:18: error: 'tests.output' ('Sources/App') lies in"),
        ("tests: { output: Sources/App/Other/Tests }", .error, "of the module 'App'"),
        ("tests: { output: Sources/App/New/Folder }", .error, "'sources', so the tests would be compiled"),
        ("tests: { output: Package.swift/Generated }", .error, "Package.swift: error: the output folder cannot be in"),
        ("tests: { output: Tests/T/Mine }", .error, "is a file that snapgen did not write"),
        ("tests: { template: Templates/none.stencil }", .error, "the template cannot be read"),
        ("tests: { template: Templates/bad.stencil }", .error, "bad.stencil"),
        ("tests: { template: xctset }", .error, "xctset"),
        ("ui_tests: { app: Generated, output: Generated }", .error, "name the same folder; give each its own"),
        ("references: Tests/References", nil, ""),
        ("tests: { output: Tests/T/Generated }\nreferences: Tests/T/Generateds", nil, ""),
        ("tests: { output: Tests/T/Generated }\nreferences: Tests/T/Generated", .error, "snapgen.yml:1:18: error: "),
        ("tests: { output: Tests/T/Generated }\nreferences: Tests/T/Generated/Old", .error, "'references' ('Tests/T"),
        ("catalog: { protocols: { Testable: samples, Showcase: dump } }", nil, ""),
        ("catalog: { protocols: { Testable: samples, Nope: dump } }", .warning, "the protocol 'Nope'"),
        ("catalog: { macros: [Preview, Showcase] }", .warning, "no entry is a '#Showcase'"),
        ("rules: [{ match: 'HotelC*', batch: component }]", nil, ""),
        (
            "rules: [{ match: 'Hotelcell', skip: true }]", .warning, "1:18: warning: the rule 'Hotelcell' matches"
        ),
        ("rules: [{ match: 'HotelCel*' }, { match: '*cell' }]", .warning, "did you mean 'HotelCell'?"),
        ("rules: [{ match: Zzz }]", .warning, "'snapgen scan' lists the names"),
        ("rules: [{ match: HotelCell, batch: nope }]", .error, "unknown batch 'nope'"),
        ("devices: { iPhone13: { width: 10, height: 20 } }", nil, ""),
        ("devices: { kiosk: { width: 10, height: 20 } }", nil, ""),
        ("batches: { regular: { devices: [iPhone8] } }", nil, ""),
        ("batches: { own: { devices: [iPhone8] } }", nil, ""),
        ("batches: { own: { devices: [nope] } }", .error, "unknown device 'nope'"),
        (
            "batches: { regular: { devices: [iPhone8], themes: [dark], exclude: [{ themes: [light] }] } }",
            .warning,
            "excludes nothing"
        ),
    ]

    @Test("a setting that is wrong by itself is reported at its place", arguments: settings)
    func table(setting: Setting) throws {
        let result = try same(setting.yaml)
        let problems = result.diagnostics.filter { $0.id != .noEngine }
        let worst = [.error, .warning, .note].first { severity in problems.contains { $0.severity == severity } }
        #expect(worst == setting.problem, "\(problems)")
        #expect(setting.problem == nil || problems.contains { "\($0)".contains(setting.message) }, "\(problems)")
    }

    @Test("a folder that holds other things than one module's sources may hold its tests")
    func sharedFolders() throws {
        #expect(try !same("sources: [{ path: ., module: App }]").isFailure)
        #expect(try same("sources: [{ path: ., module: App }]\ntests: { output: Generated }").isFailure)
        #expect(try !same("exclude: [Sources/App/Other/**]\ntests: { output: Sources/App/Other/New }").isFailure)
    }

    @Test("a part of the sources does not tell what the configuration names in vain")
    func parts() throws {
        let disk = Self.disk.copy
        disk["/p/snapgen.yml"] = "rules: [{ match: Zzz }]\nexclude: [Zzz]\nbatches: { own: { devices: [iPhone8] } }\n"
        let project = try Project.open(ProjectRequest(folder: "/p", paths: ["/p/Sources/App"]), files: disk)
        #expect(try Pipeline(project).run(to: .catalog).catalog.diagnostics == [])
    }

    @Test("what a rule matched before a collision of titles counts")
    func collision() throws {
        let disk = Self.disk.copy
        disk["/p/Sources/App/Row.swift"] = "struct Row: Testable { static let samples = [1] }"
        disk["/p/Sources/App/Rows.swift"] = "struct Row_Previews: Testable { static let samples = [1] }"
        disk["/p/snapgen.yml"] = "rules: [{ match: '[R]ow' }]\n"
        let project = try Project.open(ProjectRequest(folder: "/p"), files: disk)
        #expect(try !Pipeline(project).run(to: .catalog).catalog.diagnostics.contains { $0.id == .unusedSetting })
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
