import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenSetup

@Suite("Import of Prefire's configuration")
struct PrefireImportTests {
    private func imported(
        _ text: String, project: ImportedProject = importedProject(), keepsNames: Bool = true
    ) throws -> ImportedConfiguration {
        try ImportedConfiguration(prefire: foreignFile(text), of: project, keepsNames: keepsNames)
    }

    private static let mapping = """
        test_configuration:
          target: App
          test_target_path: ${PROJECT_DIR}/Tests/AppTests
          test_file_path: Tests/AppTests/Out/PreviewTests.generated.swift
          snapshot_devices:
            - iPhone 15
            - iPad
          simulator_device: "iPhone15,2"
          required_os: 18
          preview_default_enabled: true
          sources:
            - ${PROJECT_DIR}/Sources/App/
            - ${PACKAGE_DIR}/Sources/More
          imports:
            - UIKit
          testable_imports:
            - Core
        """

    private static let list = """
        test_configuration:
          - target: App
          - test_target_path: ${PROJECT_DIR}/Tests/AppTests
          - test_file_path: Tests/AppTests/Out/PreviewTests.generated.swift
          - snapshot_devices:
              - iPhone 15
              - iPad
          - simulator_device: "iPhone15,2"
          - required_os: 18
          - preview_default_enabled: true
          - sources:
              - ${PROJECT_DIR}/Sources/App/
              - ${PACKAGE_DIR}/Sources/More
          - imports:
              - UIKit
          - testable_imports:
              - Core
        """

    @Test("every key becomes one that the reader takes, in both styles", arguments: [mapping, list])
    func everyKey(text: String) throws {
        let imported = try imported(text)
        let decided = try imported.decided()
        #expect(imported.diagnostics == [])
        #expect(
            decided.sources.map { "\($0.path?.string ?? ".") \($0.module)" } == ["Sources/App App", "Sources/More App"])
        #expect(decided.catalog.protocols == [CatalogProtocol("PrefireProvider", .previews)])
        #expect(decided.tests.output.string == "Tests/AppTests/Out")
        #expect(decided.tests.target == "AppTests")
        #expect(decided.tests.imports.plain == ["UIKit"])
        #expect(decided.tests.imports.testable == ["Core"])
        #expect(decided.tests.recording.simulatorDevice == "iPhone15,2")
        #expect(decided.tests.recording.requiredOS?.description == "18")
        #expect(decided.references.naming == .prefire)
        #expect(decided.references.folder.string == "Tests/AppTests/__Snapshots__/PreviewTests.generated")
        #expect(decided.environments.devices.map(\.name) == ["iPhone-15", "iPad"])
        #expect(decided.environments.defaultBatch == "prefire")
        #expect(decided.environments.batches.last?.products.first?[SnapshotEnvironment.Theme.self] == [])
    }

    @Test("the file says where it comes from, and holds nothing that is a default")
    func text() throws {
        let text = try imported("test_configuration:\n  target: App\n  snapshot_devices:\n    - iPad\n").text
        #expect(
            text == """
                # Made by 'snapgen import prefire' from .prefire.yml.
                sources:
                  - { path: Sources/App, module: App }
                catalog:
                  protocols: { PrefireProvider: previews }
                tests:
                  output: Tests/AppTests/Generated
                  target: AppTests
                references: Tests/AppTests/__Snapshots__/PreviewTests.generated
                naming: prefire
                devices:
                  iPad: { width: 1080, height: 810, scale: 2 }
                batches:
                  prefire: { devices: [iPad] }
                default_batch: prefire

                """)
    }

    @Test(
        "every device has the name, size and scale that Prefire gave it",
        arguments: [
            ("iPhone 15", "iPhone-15", 375.0, 812.0), ("iPhone 16 Pro", "iPhone-16-Pro", 390, 844),
            ("iPhone 12 Pro Max", "iPhone-12-Pro-Max", 428, 926), ("iPhone 8 Plus", "iPhone-8-Plus", 414, 736),
            ("iPhone SE (2nd generation)", "iPhone-SE-2nd-generation", 375, 667),
            ("iPad Pro 12.9", "iPad-Pro-12-9", 1366, 1024), ("iPad Mini", "iPad-Mini", 1024, 768),
        ])
    func device(name: String, file: String, width: Double, height: Double) throws {
        let decided = try imported("test_configuration:\n  snapshot_devices:\n    - \(name)\n").decided()
        #expect(decided.environments.devices == [Device(name: file, width: width, height: height, scale: 2)])
        let environments = decided.environments.batches.last?.products.flatMap(\.layouts).map {
            SnapshotEnvironment(layout: $0).name
        }
        #expect(environments == [file])
    }

    @Test("every device that Prefire knows has a name that the reader takes")
    func allDevices() throws {
        let items = PrefireDevices.names.map { "    - \($0)\n" }.joined()
        let decided = try imported("test_configuration:\n  snapshot_devices:\n\(items)").decided()
        #expect(decided.environments.devices.count == PrefireDevices.names.count)
    }

    @Test(
        "without devices names have no suffix, and the scale is the simulator's",
        arguments: [
            ("iPhone15,2", 3.0), ("iPhone14,6", 2), ("iPad14,1", 2),
        ])
    func noDevices(simulator: String, scale: Double) throws {
        let decided = try imported("test_configuration:\n  simulator_device: \"\(simulator)\"\n").decided()
        #expect(decided.environments.devices.map(\.scale) == [scale])
        #expect(decided.environments.devices.map(\.safeArea) == [SafeArea(top: 44, bottom: 34)])
        let layout = try #require(decided.environments.batches.last?.products.first?.layouts.first)
        #expect(SnapshotEnvironment(layout: layout).name == "")
    }

    @Test("an unknown device is an error with suggestions at its line")
    func unknownDevice() {
        let text = "test_configuration:\n  snapshot_devices:\n    - iPad\n    - iPhone 15 Por\n"
        let error = #expect(throws: DiagnosticError.self) { try imported(text) }
        #expect(error?.diagnostics.filter { $0.severity == .error }.map(\.line) == [4])
        #expect(error?.diagnostics.contains { $0.message.contains("did you mean 'iPhone 15 Pro'") } == true)
    }

    @Test("split directories become folders for each source file, with a word about what Prefire did twice")
    func split() throws {
        let imported = try imported(
            "test_configuration:\n  use_grouped_snapshots: false\n  split_snapshot_directories: true\n")
        let decided = try imported.decided()
        #expect(decided.references.naming == .prefireSplit)
        #expect(decided.references.folder.string == "Tests/AppTests/__Snapshots__")
        #expect(imported.said.contains { $0.hasPrefix("3: Prefire compares the previews of every type once in each") })
    }

    @Test("split directories without separate files are passed over, as by Prefire")
    func splitAlone() throws {
        let imported = try imported("test_configuration:\n  split_snapshot_directories: true\n")
        #expect(try imported.decided().references.naming == .prefire)
        #expect(imported.said.contains { $0.hasPrefix("2: Prefire ignores 'split_snapshot_directories'") })
    }

    @Test("opting in leaves out macros and no type")
    func optIn() throws {
        let decided = try imported("test_configuration:\n  target: App\n  preview_default_enabled: false\n").decided()
        #expect(!decided.catalog.includesByDefault)
        #expect(decided.rules == [Rule(match: Glob("App.*"), settings: Directives(skip: false))])
    }

    @Test("with snapgen's own names neither the naming nor the folder is kept")
    func ownNames() throws {
        let decided = try imported(Self.mapping, keepsNames: false).decided()
        #expect(decided.references.naming == .snapgen)
        #expect(decided.references.folder == Configuration.defaultReferences)
    }

    @Test(
        "the test target's folder is the file's own, that of the target's name, or the only one",
        arguments: [
            ("Tests/UITests" as String?, ["Tests/AppTests", "Tests/UITests"], "UITests"),
            (nil, ["Tests/AppTests", "Tests/UITests"], "AppTests"), (nil, ["UITests"], "UITests"),
        ])
    func testFolder(folder: String?, all: [String], target: String) throws {
        let project = importedProject(folder: folder, testFolders: all)
        #expect(try imported("test_configuration:\n  target: App\n", project: project).decided().tests.target == target)
    }

    @Test(
        "variables lead to the places that Prefire's plugins give them",
        arguments: [
            ("${PROJECT_DIR}/Tests/A", "Tests/A"), ("${PACKAGE_DIR}/Tests/A", "Tests/A"),
            ("${TARGET_DIR}", "Tests/AppTests"), ("${MINE}/A", "Elsewhere/A"), ("Tests/../AppTests", "AppTests"),
            ("/home/me/App/Tests/A", "Tests/A"),
        ])
    func variables(path: String, folder: String) throws {
        let project = importedProject(environment: ["MINE": "/home/me/App/Elsewhere"])
        let decided = try imported("test_configuration:\n  test_target_path: \(path)\n", project: project).decided()
        #expect(decided.references.folder.string == "\(folder)/__Snapshots__/PreviewTests.generated")
    }

    @Test("variables are replaced in names as well, and of several in a value all, with a warning")
    func variablesInNames() throws {
        let project = importedProject(environment: ["APP": "App", "PHONE": "iPhone 15", "T": "Tests"])
        let imported = try imported(
            """
            test_configuration:
              target: ${APP}
              test_target_path: ${T}/${APP}Tests
              snapshot_devices:
                - ${PHONE}
            """, project: project)
        #expect(try imported.decided().sources.map(\.module) == ["App"])
        #expect(try imported.decided().environments.devices.map(\.name) == ["iPhone-15"])
        #expect(
            try imported.decided().references.folder.string == "Tests/AppTests/__Snapshots__/PreviewTests.generated")
        #expect(imported.diagnostics.map(\.line) == [3])
    }

    @Test("a target that is no module is reported, and nothing is scanned for it")
    func noModule() throws {
        let imported = try imported("test_configuration:\n  target: My-App\n")
        #expect(imported.said.contains { $0.hasPrefix("2: 'My-App' is no module's name") })
        #expect(try imported.decided().sources == [])
    }

    @Test(
        "a path that leads nowhere is reported at its line",
        arguments: [
            ("${NOWHERE}/Sources", "holds a variable that is not set"), ("/usr/lib", "lies outside of the project"),
            ("../Other", "lies outside of the project"),
        ])
    func elsewhere(path: String, reason: String) throws {
        let text = "test_configuration:\n  target: App\n  sources:\n    - \(path)\n"
        #expect(try imported(text).said.contains("4: the path '\(path)' \(reason); name the folder in 'sources'"))
    }

    @Test("a template is reported with what it asks for")
    func template() throws {
        let stencil = """
            {{ argument.mainTarget }} {% for m in argument.previewsMacrosDict %}{{ m.body }}{% endfor %}
            {% for type in types.types where type.implements.PrefireProvider %}{{ type.name }}{% endfor %}
            argument.notInATag
            """
        let text = "test_configuration:\n  template_file_path: Mine.stencil\n"
        let said = try imported(text, project: importedProject(files: ["Tests/AppTests/Mine.stencil": stencil])).said
        let keys =
            "'argument.mainTarget', 'argument.previewsMacrosDict', 'type.implements', 'type.name' and 'types.types'"
        #expect(said.contains { $0.contains("it asks for \(keys); ") && $0.contains("Tests/AppTests/Mine.stencil") })
        #expect(try imported(text).said.contains { $0.contains("and was not found") })
    }

    @Test(
        "what has no counterpart is reported at its line",
        arguments: [
            (
                "  snapshot_variants: x",
                "'snapshot_variants', of versions after 5.6.1, is not converted, and its references have"
            ),
            (
                "  global_configuration: Setup",
                "'global_configuration', of versions after 5.6.1, is not converted: name a type"
            ),
            (
                "  delete_unused_snapshots: true",
                "'delete_unused_snapshots', of versions after 5.6.1, is not converted: snapgen deletes"
            ),
            ("  snapshot_device:", "unknown key 'snapshot_device'; did you mean 'snapshot_devices'"),
            ("playbook_configuration:\n  imports:", "snapgen does not generate a playbook"),
            ("  simulator_device: my phone", "'simulator_device' is not a model's identifier"),
            ("  required_os: latest", "'required_os' is not a version such as 18 or 18.4; set 'tests.required_os'"),
            ("prefire_configuration:", "Prefire ignores 'prefire_configuration', which is not a section"),
            ("  imports:\n    - Not a module", "'Not a module' is no module's name"),
            ("  use_grouped_snapshots: false", "snapgen writes one file of tests for each module"),
        ])
    func noCounterpart(lines: String, message: String) throws {
        let imported = try imported("test_configuration:\n  target: App\n\(lines)\n")
        _ = try imported.decided()
        let last = 2 + lines.split(separator: "\n").count
        #expect(imported.said.contains { $0.hasPrefix("\(last): \(message)") })
    }

    @Test("a section that Prefire does not know is passed over with all of its keys")
    func misspeltSection() throws {
        let imported = try imported("prefire_configuration:\n  target: Other\n  preview_default_enabled: false\n")
        #expect(try imported.decided().catalog.includesByDefault)
        #expect(imported.said.contains { $0.hasPrefix("1: Prefire ignores 'prefire_configuration'") })
        #expect(imported.said.contains { $0.hasPrefix("2: Prefire ignores 'target', which is outside of all") })
    }

    @Test(
        "any text becomes a file that the reader takes, or an error",
        arguments: 0..<TestTier.properties.count(40, of: 200))
    func fuzz(seed: Int) throws {
        var state = UInt64(seed &* 2_654_435_761 &+ 12345)
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        let pieces = [
            "test_configuration:\n", "playbook_configuration:\n", "  target: ", "App", "\n", "  - ", "sources:", "${X}",
            "snapshot_devices:\n", "    - iPad\n", "    - \"iPhone 15\"\n", "true", ":", " # note", "imports:\n",
            "    - é{}[]\"'\n", "test_target_path: ../x\n", "test_file_path: a b/{PREVIEW_FILE_NAME}.swift\n", "\t",
            "*&!",
            "required_os: 1.2.\n", "simulator_device: \"a: b\"\n",
        ]
        let text = (0..<20).map { _ in pieces[next(pieces.count)] }.joined()
        guard let imported = try? imported(text) else { return }
        _ = try imported.decided()
    }

    @Test("drawing in the key window is drawing in a window", arguments: [("true", Drawing.window), ("false", .layer)])
    func drawing(flag: String, drawing: Drawing) throws {
        let imported = try imported(
            "test_configuration:\n  target: App\n  draw_hierarchy_in_key_window_default_enabled: \(flag)\n")
        #expect(try imported.decided().pictures.draw == drawing)
    }

    @Test("in an Xcode project the target has the sources, and the targets of folders are determined")
    func targets() throws {
        var project = importedProject()
        (project.modules, project.targets) = ([], ["App", "KitUI"])
        let target = try imported("test_configuration:\n  target: App\n", project: project)
        #expect(target.text.contains("sources:\n  - { target: App }\n"))
        let sources =
            "test_configuration:\n  target: App\n  sources:\n    - App/Views\n    - ${PROJECT_DIR}/Kit [old]\n"
        let folders = try imported(sources, project: project)
        #expect(folders.text.contains("sources:\n  - App/Views\n  - \"Kit \\\\[old]\"\n"), "\(folders.text)")
    }

    @Test("a folder of several modules is not one module, and a module's folder is that module")
    func modules() throws {
        var project = importedProject()
        project.modules.append(SourceModule(path: RelativePath("Sources/Kit"), module: "Kit"))
        let text = "test_configuration:\n  target: App\n  sources:\n    - Sources\n    - Sources/Kit\n"
        let imported = try imported(text, project: project)
        #expect(imported.text.contains("sources:\n  - Sources\n  - { path: Sources/Kit, module: Kit }\n"))
    }

    @Test("every key is in the table, with what became of it")
    func settings() throws {
        let settings = try imported(Self.mapping + "\n  preview_default_enabeld: true\n").settings
        let keys = PrefireKey.allCases.map(\.rawValue)
        #expect(settings.filter { $0.outcome == .unsupported }.map(\.name) == ["preview_default_enabeld"])
        #expect(settings.dropLast().allSatisfy { keys.contains($0.name) && $0.line != nil })
        #expect(settings.first?.name == "target" && settings.first?.outcome == .translated)
    }
}
