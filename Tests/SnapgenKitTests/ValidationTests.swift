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
    /// A line of a configuration, and the problem that it makes in the project of these tests.
    struct Setting: CustomTestStringConvertible, Sendable {
        var yaml: String
        var problem: Diagnostic.Severity?
        var message: String

        init(_ yaml: String, _ problem: Diagnostic.Severity? = nil, _ message: String = "") {
            (self.yaml, self.problem, self.message) = (yaml, problem, message)
        }

        var testDescription: String { yaml }
    }

    private static let disk = MemoryFileSystem([
        "/p/Package.swift": "", "/p/Sources/App/Cell.swift": "struct HotelCell: Testable { static let samples = [1] }",
        "/p/Sources/App/Other/B.swift": "struct B: Showcase { static let samples = [1] }",
        "/p/Sources/Empty/readme.md": "", "/p/Tests/T/T.swift": "struct T {}",
        "/p/Tests/T/Mine/Snapgen.tests.swift": "struct Mine {}", "/p/Templates/own.stencil": "// {{ framework }}",
        "/p/Templates/bad.stencil": "{% if %}",
    ])

    /// The settings of each key: one of a key at most makes an error.
    private static let settings: [[Setting]] = [
        [
            Setting("sources: [{ path: Sources/App }]"), Setting("sources: [{ path: Sources }]"),
            Setting("sources: [{ path: Sources/App }, { path: Nope }]", .error, "'Nope' does not exist"),
            Setting("sources: [{ path: Sources/Empty }]", .error, "no Swift file in 'Sources/Empty'"),
            Setting(
                "sources: [{ path: Sources/App }, { path: Sources/Empty }]", .warning,
                "1:1: warning: 'sources' has no Swift file for the module 'Empty' in 'Sources/Empty'"),
            Setting(
                "sources: [{ path: Sources }, { path: Sources/App }]", .warning,
                "no Swift file for the module 'App' in 'Sources/App'"),
        ],
        [
            Setting("exclude: ['**/B.swift']"),
            Setting("exclude: ['**/*.swift', Sources/App/Other]", .error, "no Swift"),
            Setting("exclude: ['*/App/Other', '**/B.swift']"),
            Setting("exclude: ['**/B.swift', B.swift]", .warning, "1:25: warning: 'B.swift' in 'exclude' matches no"),
            Setting("exclude: [Other]", .warning, "did you mean '**/Other'?"),
            Setting("exclude: [Pods/**]", .warning, "patterns are matched against whole paths"),
        ],
        [
            Setting("tests: { output: Tests/T/Generated }"), Setting("tests: { template: Templates/own.stencil }"),
            Setting("tests: { output: Sources/App }", .error, "1:18: error: 'tests.output' ('Sources/App') lies in"),
            Setting("tests: { output: Sources/App/Other/Tests }", .error, "of the module 'App'"),
            Setting("tests: { output: Sources/App/New/Folder }", .error, "'sources', so the tests would be compiled"),
            Setting("tests: { output: Package.swift/Generated }", .error, "Package.swift: error: is not a folder"),
            Setting("tests: { output: Tests/T/Mine }", .error, "is a file that snapgen did not write"),
            Setting("tests: { template: Templates/none.stencil }", .error, "the template cannot be read"),
            Setting("tests: { template: Templates/bad.stencil }", .error, "bad.stencil"),
            Setting("tests: { template: xctset }", .error, "xctset"),
        ],
        [Setting("references: Tests/References")],
        [
            Setting("catalog: { protocols: { Testable: samples, Showcase: dump } }"),
            Setting("catalog: { protocols: { Testable: samples, Nope: dump } }", .warning, "the protocol 'Nope'"),
            Setting("catalog: { macros: [Preview, Showcase] }", .warning, "no entry is a '#Showcase'"),
        ],
        [
            Setting("rules: [{ match: 'HotelC*', batch: component }]"),
            Setting(
                "rules: [{ match: 'Hotelcell', skip: true }]", .warning, "1:18: warning: the rule 'Hotelcell' matches"),
            Setting("rules: [{ match: 'HotelCel*' }, { match: '*cell' }]", .warning, "did you mean 'HotelCell'?"),
            Setting("rules: [{ match: Zzz }]", .warning, "'snapgen scan' lists the names"),
            Setting("rules: [{ match: HotelCell, batch: nope }]", .error, "unknown batch 'nope'"),
        ],
        [
            Setting("devices: { iPhone13: { width: 10, height: 20 } }"),
            Setting("devices: { kiosk: { width: 10, height: 20 } }", .note, "names the device 'kiosk'"),
        ],
        [
            Setting("batches: { regular: { devices: [iPhone8] } }"),
            Setting("batches: { own: { devices: [iPhone8] } }", .note, "names the batch 'own'"),
            Setting("batches: { own: { devices: [nope] } }", .error, "unknown device 'nope'"),
            Setting(
                "batches: { regular: { devices: [iPhone8], themes: [dark], exclude: [{ themes: [light] }] } }",
                .warning,
                "excludes nothing"),
        ],
    ]

    @Test("a setting that is wrong by itself is reported at its place", arguments: settings.joined())
    func table(setting: Setting) throws {
        let result = try same(setting.yaml)
        let problems = result.diagnostics.filter { $0.id != .noEngine }
        let worst = [.error, .warning, .note].first { severity in problems.contains { $0.severity == severity } }
        #expect(worst == setting.problem, "\(problems)")
        #expect(setting.problem == nil || problems.contains { "\($0)".contains(setting.message) }, "\(problems)")
    }

    @Test("references in the output folder are an error that names both keys")
    func references() throws {
        let yaml = "tests: { output: Tests/T/Generated }\nreferences: Tests/T/Generated"
        for text in [yaml, "\(yaml)/Old"] {
            let result = try same(text)
            #expect(result.isFailure)
            #expect(result.diagnostics.contains { $0.message.contains("'references'") && $0.path == "snapgen.yml" })
        }
        #expect(try !same("\(yaml)s").isFailure)
    }

    @Test("validating and generating any configuration report the same, with a cache and without")
    func combinations() throws {
        var random = SplitMix64(state: 13)
        for _ in 0..<60 {
            let chosen = Self.settings.compactMap {
                Bool.random(using: &random) ? $0.randomElement(using: &random) : nil
            }
            let yaml = chosen.map { "\($0.yaml)\n" }.joined()
            let result = try same(yaml)
            #expect(result.isFailure == chosen.contains { $0.problem == .error }, "\(yaml)\n\(result.diagnostics)")
        }
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

    @Test("the warning about a rule with the former number of a preview contains the current title")
    func formerTitle() throws {
        let disk = Self.disk.copy
        disk["/p/Sources/App/Rows.swift"] = "#Preview { Badge() }"
        disk["/p/snapgen.yml"] = "rules: [{ match: Rows_1 }]\n"
        let project = try Project.open(ProjectRequest(folder: "/p"), files: disk)
        let messages = try Pipeline(project).run(to: .catalog).catalog.diagnostics.map(\.message)
        #expect(messages == ["the rule 'Rows_1' matches no entry; 'Rows_1' is now called 'Rows_Badge'"])
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

    /// The result for a configuration, after comparing those of validating, of generating and of generating again.
    private func same(_ yaml: String) throws -> Result {
        let disk = Self.disk.copy
        disk["/p/snapgen.yml"] = yaml
        let before = disk.swiftFiles(in: "/p")
        let validated = result(on: disk, .changes)
        #expect(disk.swiftFiles(in: "/p") == before)
        let generated = result(on: disk, .output)
        #expect(validated == generated, "\(yaml)")
        #expect((disk.swiftFiles(in: "/p") == before) == generated.isFailure, "\(yaml)")
        let again = result(on: disk, .output)
        #expect(again.diagnostics == generated.diagnostics, "\(yaml)")
        return validated
    }

    private func result(on disk: MemoryFileSystem, _ end: Pipeline.Stage) -> Result {
        do {
            let project = try Project.open(ProjectRequest(folder: "/p", cache: .file("/cache")), files: disk)
            let generation = try Pipeline(project).run(to: end).generation
            return Result(
                diagnostics: project.resolved.diagnostics + generation.diagnostics,
                files: generation.outcomes.map { "\($0.action) \($0.path)" })
        } catch {
            return Result(diagnostics: error.diagnostics)
        }
    }
}
