import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenSetup

@Suite("Import of Prefire's configuration")
struct PrefireImportTests {
    /// The import of lines in the section for tests.
    private func imported(
        _ lines: String, project: ImportedProject = importedProject()
    ) throws -> ImportedConfiguration {
        try ImportedConfiguration(prefire: foreignFile("test_configuration:\n\(lines)\n"), of: project)
    }

    private static let mapping = fixture("SnapgenRenderTests/Fixtures/Prefire.yml")

    /// The text of a converted file is in the golden case `prefire-sources`.
    @Test(
        "every key becomes one that the reader takes, in both styles",
        arguments: [mapping, mapping.replacing(/\ \ (\w+:)/) { "  - \($0.1)" }])
    func everyKey(lines: String) throws {
        let imported = try imported(lines)
        #expect(imported.diagnostics == [])
        #expect(!imported.settings.contains { $0.outcome == .unsupported || $0.line == nil })
        let decided = try imported.decided()
        let sources = ["App", "More"].map { SourceModule(path: path("Sources/\($0)"), module: "App") }
        #expect(decided.sources == sources && decided.catalog.protocols.map(\.name) == ["PrefireProvider"])
        let template = decided.tests.template
        #expect(template.imports == ["UIKit", "Combine"] && template.testableImports == ["Core"])
        #expect(decided.tests.output.string == "Tests/AppTests/Out" && decided.tests.target == "AppTests")
        #expect(decided.tests.recording.simulatorDevice == "iPhone15,2" && decided.pictures.draw == .layer)
        #expect(decided.tests.recording.requiredOS?.description == "18")
        #expect(decided.references.naming == .prefire && decided.catalog.includesByDefault)
        let product = decided.environments.batches.last?.products.first
        #expect(product?.layouts == decided.environments.devices.map { .device(screen: $0) })
        #expect(product?.layouts.count == 2)
        #expect(product?[.theme] == [])
    }

    @Test("every device that Prefire knows has a name that the reader takes")
    func allDevices() throws {
        let items = PrefireDevices.names.map { "    - \($0)\n" }.joined()
        let decided = try imported("  snapshot_devices:\n\(items)").decided()
        #expect(decided.environments.devices.count == PrefireDevices.names.count)
    }

    @Test(
        "without devices names have no suffix, and the scale is the simulator's",
        arguments: [("iPhone15,2", 3.0), ("iPhone14,6", 2), ("iPad14,1", 2)])
    func noDevices(simulator: String, scale: Double) throws {
        let decided = try imported("  simulator_device: \"\(simulator)\"").decided()
        #expect(decided.environments.devices.map(\.scale) == [scale])
        #expect(decided.environments.devices.map(\.safeArea) == [SafeArea(top: 44, bottom: 34)])
        let layout = try #require(decided.environments.batches.last?.products.first?.layouts.first)
        #expect(SnapshotEnvironment(layout: layout).name == "")
    }

    @Test("an unknown device is an error with suggestions at its line")
    func unknownDevice() {
        let error = #expect(throws: DiagnosticError.self) {
            try imported("  snapshot_devices:\n    - iPad\n    - iPhone 15 Por")
        }
        #expect(error?.diagnostics.filter { $0.severity == .error }.map(\.line) == [4])
        #expect(error?.diagnostics.contains { $0.message.contains("did you mean 'iPhone 15 Pro'") } == true)
    }

    @Test(
        "split directories become folders for each source file, unless Prefire ignores them",
        arguments: [
            (
                "  use_grouped_snapshots: false\n  split_snapshot_directories: true", ReferenceNaming.prefireSplit,
                "3: Prefire compares the previews of every type once in each"
            ),
            ("  split_snapshot_directories: true", .prefire, "2: Prefire ignores 'split_snapshot_directories'"),
        ])
    func split(lines: String, naming: ReferenceNaming, message: String) throws {
        let imported = try imported(lines)
        let decided = try imported.decided()
        let folder = naming == .prefire ? "/PreviewTests.generated" : ""
        #expect(decided.references.naming == naming)
        #expect(decided.references.folder.string == "Tests/AppTests/__Snapshots__\(folder)")
        #expect(imported.said.contains { $0.hasPrefix(message) })
        #expect(imported.settings.last?.outcome == (naming == .prefire ? .unsupported : .translated))
    }

    @Test("a test target outside of the project is not called converted, and the only one takes its place")
    func outside() throws {
        let imported = try imported("  test_target_path: /Users/me/App/Tests")
        #expect(try imported.decided().tests.target == "AppTests")
        #expect(imported.settings.map(\.outcome) == [.unsupported])
        #expect(
            imported.said.contains {
                $0.hasPrefix("2: the folder of the test target is not known, so 'Tests/AppTests' takes its place")
            })
        let lost = try self.imported(
            "  test_target_path: /Users/me/App/Tests\n  test_file_path: /a/b.swift",
            project: importedProject(testFolders: []))
        #expect(lost.settings.map(\.outcome) == [.unsupported, .unsupported])
        for line in ["2: ", "3: "] { #expect(lost.said.contains { $0.hasPrefix(line) }) }
    }

    @Test("a playbook is reported at its section")
    func playbook() throws {
        let imported = try imported("  target: App\nplaybook_configuration:\n  preview_default_enabled: true")
        #expect(imported.settings.last?.line == 3)
    }

    @Test("opting in leaves out macros and no type")
    func optIn() throws {
        let decided = try imported("  target: App\n  preview_default_enabled: false").decided()
        #expect(!decided.catalog.includesByDefault)
        #expect(decided.rules == [Rule(match: Glob("App.*"), settings: Directives(skip: false))])
    }

    @Test(
        "the test target's folder is the file's own, that of the target's name, that with pictures, or the only one",
        arguments: [
            ("Tests/UITests" as String?, ["Tests/AppTests", "Tests/UITests"], "UITests"),
            (nil, ["Tests/AppTests", "Tests/UITests"], "AppTests"), (nil, ["UITests"], "UITests"),
            (nil, ["UITests", "KitTests"], "KitTests"),
        ])
    func testFolder(folder: String?, all: [String], target: String) throws {
        let picture = ["KitTests/__Snapshots__/PreviewTests.generated/a.1.png": ""]
        let project = importedProject(folder: folder, testFolders: all, files: picture)
        #expect(try imported("  target: App", project: project).decided().tests.target == target)
    }

    @Test(
        "generated files get a folder of their own, beside the references",
        arguments: [
            ("Tests/AppTests/PreviewTests.generated.swift", "Generated"), ("PreviewTests.generated.swift", "Generated"),
            ("Tests/AppTests", "Generated"), ("Tests/AppTests/Out", "Out"),
        ])
    func output(path: String, output: String) throws {
        let project = importedProject(testFolders: ["Tests/AppTests"])
        let decided = try imported("  test_file_path: \(path)", project: project).decided()
        #expect(decided.tests.output.string == "Tests/AppTests/\(output)")
    }

    @Test(
        "variables lead to the places that Prefire's plugins give them",
        arguments: [
            ("${PACKAGE_DIR}/Tests/A", "Tests/A"), ("${TARGET_DIR}", "Tests/AppTests"), ("${MINE}/A", "Elsewhere/A"),
            ("Tests/../AppTests", "AppTests"), ("/home/me/App/Tests/A", "Tests/A"),
        ])
    func variables(path: String, folder: String) throws {
        let project = importedProject(environment: ["MINE": "/home/me/App/Elsewhere", "PHONE": "iPhone 15"])
        let lines = "  test_target_path: \(path)\n  snapshot_devices:\n    - ${PHONE}"
        let decided = try imported(lines, project: project).decided()
        #expect(decided.references.folder.string == "\(folder)/__Snapshots__/PreviewTests.generated")
        #expect(decided.environments.devices.map(\.name) == ["iPhone-15"])
    }

    @Test("in an Xcode project the target has the sources, and the targets of folders are determined")
    func targets() throws {
        var project = importedProject()
        (project.modules, project.targets) = ([], ["App", "KitUI"])
        let target = try imported("  target: App", project: project)
        #expect(target.text.contains("sources:\n  - { target: App }\n"))
        let sources = "  target: App\n  sources:\n    - App/Views\n    - ${PROJECT_DIR}/Kit [old]"
        let folders = try imported(sources, project: project)
        #expect(folders.text.contains("sources:\n  - App/Views\n  - \"Kit \\\\[old]\"\n"), "\(folders.text)")
    }

    @Test("a folder of several modules is not one module, and a module's folder is that module")
    func modules() throws {
        var project = importedProject()
        project.modules.append(SourceModule(path: RelativePath("Sources/Kit"), module: "Kit"))
        let imported = try imported(
            "  target: App\n  sources:\n    - Sources\n    - Sources/Kit\n    - ${PROJECT_DIR}", project: project)
        #expect(imported.text.contains("sources:\n  - Sources\n  - { path: Sources/Kit, module: Kit }\n  - \".\"\n"))
    }

    @Test(
        "values are those of YAML, but only 'true' is true",
        arguments: [
            ("simulator_device: A # note", PrefireKey.simulatorDevice, "A", nil), ("target: 'A'", .target, "A", nil),
            ("target:", .target, nil, nil), ("target: ~", .target, nil, nil),
            ("preview_default_enabled: true", .defaultEnabled, "true", true),
            ("preview_default_enabled: yes", .defaultEnabled, "yes", false),
        ] as [(String, PrefireKey, String?, Bool?)])
    func values(line: String, key: PrefireKey, text: String?, flag: Bool?) throws {
        let settings = try PrefireSettings(foreignFile("test_configuration:\n  \(line)\n"))
        #expect(settings.text(key) == text)
        if let flag { #expect(settings.flag(key) == flag) }
        #expect(settings.line(of: key) == 2)
    }
}

/// A project with a package's folders in which the other tool's file lies at the root.
func importedProject(
    folder: String? = nil,
    testFolders: [String] = ["Tests/AppTests"],
    environment: [String: String] = [:],
    files: [String: String] = [:]
) -> ImportedProject {
    var project = ImportedProject(root: "/home/me/App", environment: environment)
    project.folder = folder.flatMap(RelativePath.init)
    project.modules = [SourceModule(path: RelativePath("Sources/App"), module: "App")]
    project.tests = testFolders.compactMap(RelativePath.init).map { ImportedTestTarget(name: $0.name, folder: $0) }
    project.read = { files[$0.string] }
    project.files = { path in
        let below = files.keys.filter { $0.hasPrefix("\(path)/") }
        return below.isEmpty ? [path] : below.sorted().compactMap { RelativePath($0) }
    }
    return project
}

/// A file of another tool's.
func foreignFile(_ text: String, _ path: String = ".prefire.yml") -> ConfigurationFile {
    ConfigurationFile(path: path, bytes: Array(text.utf8))
}

extension ImportedConfiguration {
    /// What snapgen's own reader makes of it.
    func decided() throws -> Configuration {
        try ConfigurationResolver().resolve(foreignFile(text, "snapgen.yml")).configuration
    }

    /// The diagnostics as `line: message`.
    var said: [String] { diagnostics.map { "\($0.line ?? 0): \($0.message)" } }
}
