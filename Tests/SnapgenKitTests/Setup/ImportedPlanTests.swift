import Foundation
import SnapgenConfiguration
import SnapgenModel
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenPlan
@testable import SnapgenScan
@testable import SnapgenSetup

/// Imports of whole projects, whose configurations are planned in the same project.
@Suite("Plans of imported configurations")
struct ImportedPlanTests {
    private static let macro = "import SwiftUI\n#Preview(\"Flow\") { Text(\"\") }\n"

    private static func provider(_ name: String, _ protocols: String = "PreviewProvider", label: String? = nil)
        -> String
    {
        let modifier = label.map { ".previewDisplayName(\"\($0)\")" } ?? ""
        return
            "import SwiftUI\nstruct \(name): \(protocols) { static var previews: some View { Text(\"\")\(modifier) } }\n"
    }

    private static let package = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Travel", targets: [
            .target(name: "TravelUI"), .target(name: "Booking"),
            .testTarget(name: "TravelTests", dependencies: ["TravelUI", "Booking"]),
        ])

        """

    private func folder(_ files: [String: String]) throws -> TemporaryFolder {
        try TemporaryFolder(["Package.swift": Self.package, "Tests/TravelTests/E.swift": ""].merging(files) { $1 })
    }

    /// Plans what is imported in a folder; a plan of the configuration must have nothing to say about it.
    private func planned(
        _ tool: ConfigurationImport.Tool, in folder: TemporaryFolder
    ) throws -> (imported: ImportedConfiguration, run: Run) {
        var request = ProjectRequest(folder: folder.path)
        request.packageDescription = PackageDescriptions(.never, keptBy: .none, [:]).description
        let source = ConfigurationImport(of: tool, request, files: LocalFileSystem())
        let imported = try source.configuration()
        try source.write(imported, to: folder.path("snapgen.yml"), replaces: false)
        let project = try Project.open(request, files: LocalFileSystem())
        let run = try Pipeline(project).run(to: .plan)
        let own = run.plan.diagnostics.filter { $0.path == "snapgen.yml" && $0.severity != .note }
        #expect(own == [], "\(imported.text)")
        // What the table calls converted, the configuration contains.
        for setting in imported.settings where setting.outcome != .unsupported && setting.path.hasPrefix(".") {
            let keys = setting.result.split(separator: ", ").compactMap { ConfigurationKey(String($0))?.name }
            for key in keys { #expect(imported.text.contains("\(key):"), "\(setting)") }
        }
        return (imported, run)
    }

    // MARK: - Packages

    private static let suite = """
        class S: SnapshotTest {
            override class func snapshotPreviews() -> [String]? { ["^UI/M", "Design/"] }
            func testRow() { Row_Previews.test() }
        }

        """

    @Test(
        "modules of a package are those of its manifest, wherever they lie",
        arguments: zip(
            ConfigurationImport.Tool.allCases,
            [["UI/M.swift#Flow"], ["UI/M.swift#Flow", "UI.Row_Previews"], ["UI/M.swift#Flow"], ["UI.Row_Previews"]]))
    func package(tool: ConfigurationImport.Tool, included: [String]) throws {
        let target = #".target(name: "UI", path: "Stuff"), "#
        let folder = try folder([
            "Package.swift": Self.package.replacing(".target(name: \"TravelUI\"), ", with: target)
                .replacing("\"TravelUI\"", with: "\"UI\""),
            "Stuff/M.swift": Self.macro, "Stuff/T.swift": Self.provider("Row_Previews"),
            "Sources/Booking/B.swift": "", "Tests/TravelTests/S.swift": Self.suite,
            ".prefire.yml": "test_configuration:\n  target: UI\n",
            ".sourcery.yml": "sources: [Stuff]\ntemplates: [T.stencil]\noutput: Tests/TravelTests/Snap\n",
            "T.stencil": "func test {{ types.based.PreviewProvider }}",
        ])
        let (imported, run) = try planned(tool, in: folder)
        #expect(run.catalog.entries.filter { $0.status == .included }.map(\.id) == included, "\(imported.text)")
    }

    @Test(
        "an app's packages have modules, and its test target is not that for UI tests",
        arguments: [
            (.prefire, "sources:\n  - Design"), (.sourcery, "sources:\n  - Design"),
            (.snapshotPreviews, "  - { match: \"**Design\\\\/**\", skip: false }"),
        ] as [(ConfigurationImport.Tool, String)])
    func app(tool: ConfigurationImport.Tool, line: String) throws {
        let app = AppOnDisk([
            "/p/Tests/AppTests/S.swift": Self.suite, "/p/OtherUITests/T.swift": "",
            "/p/.prefire.yml": "test_configuration:\n  sources: [Design]\n",
            "/p/.sourcery.yml": "sources: [Design]\ntemplates: [T.stencil]\noutput: Tests/AppTests/Snap\n",
            "/p/T.stencil": "func test {{ types.based.PreviewProvider }}",
        ])
        let imported = try ConfigurationImport(of: tool, app.request, files: app.disk).configuration()
        #expect(imported.text.contains(line), "\(imported.text)")
        #expect(imported.text.contains("target: AppTests") || tool == .sourcery)
    }

    // MARK: - Prefire

    @Test(
        "Prefire's types of all modules are kept, and no rule or protocol concerns nothing",
        arguments: ["true", "false"], [[], ["TravelUI"], ["Booking"], ["TravelUI", "Booking"]])
    func prefire(includes: String, typed: [String]) throws {
        let providers = typed.map {
            ("Sources/\($0)/T.swift", Self.provider("Row_Previews", "PreviewProvider, PrefireProvider"))
        }
        let previews = ["TravelUI", "Booking"].map { ("Sources/\($0)/M.swift", Self.macro) }
        let prefire = """
            test_configuration:
              target: TravelUI
              sources:
                - ${PROJECT_DIR}/Sources/
              preview_default_enabled: \(includes)
            """
        let files = Dictionary(uniqueKeysWithValues: providers + previews + [(".prefire.yml", prefire)])
        let (_, run) = try planned(.prefire, in: folder(files))
        let included = run.catalog.entries.filter { $0.status == .included }
        let types = included.filter { $0.kind == .previews }.map(\.module)
        #expect(types.sorted() == typed.sorted())
        let macros = included.count { $0.kind == .macro }
        #expect(macros == (includes == "true" ? 2 : 0))
    }

    // MARK: - SnapshotPreviews

    @Test(
        "rules of SnapshotPreviews' filters match something, or are for a module",
        arguments: [
            "snapshotPreviewModules() -> [String]? { [\"Booking\"] }",
            "snapshotPreviews() -> [String]? { [\"Nothing\"] }",
            "excludedSnapshotPreviewModules() -> [String]? { [\"Booking\", \"Nope\"] }",
            "excludedSnapshotPreviews() -> [String]? { [\"Nothing\", \"Row\"] }",
        ])
    func snapshotPreviews(function: String) throws {
        let test = "class S: SnapshotTest {\n    override class func \(function)\n}\n"
        let folder = try folder([
            "Tests/TravelTests/S.swift": test, "Sources/Booking/M.swift": Self.macro,
            "Sources/TravelUI/T.swift": Self.provider("Row_Previews"),
        ])
        _ = try planned(.snapshotPreviews, in: folder)
    }

    // MARK: - Suites

    @Test(
        "a type that two tests show has one rule, however it is called",
        arguments: ["Row_Previews", "TravelUI.Row_Previews"])
    func suites(second: String) throws {
        let test = """
            class S: XCTestCase {
                func testA() { TravelUI.Row_Previews.test() }
                func testB() { \(second).test() }
            }

            """
        let folder = try folder([
            "Tests/TravelTests/S.swift": test, "Sources/TravelUI/T.swift": Self.provider("Row_Previews"),
        ])
        let imported = try planned(.suites, in: folder).imported
        #expect(imported.settings.map(\.outcome) == [.translated, .unsupported])
        #expect(imported.text.split(separator: "\n").count { $0.contains("Row_Previews") } == 1)
    }

    @Test("an unknown test target is named")
    func unknownTarget() throws {
        let folder = try folder([:])
        let source = ConfigurationImport(of: .suites, ProjectRequest(folder: folder.path), files: LocalFileSystem())
        let error = #expect(throws: DiagnosticError.self) { try source.configuration(target: "TravelTest") }
        #expect(
            error?.diagnostics.map(\.message) == ["there is no test target 'TravelTest'; did you mean 'TravelTests'?"])
    }

    // MARK: - Sourcery

    private static let axes = [
        "device": ["iPhone13", "iPadPro11"], "theme": ["light", "dark"], "locale": ["en", "ar"],
    ]
    private static let forms = [
        "", "theme", "locale", "device", "device-theme", "theme-device", "device-locale", "locale-theme",
        "device-theme-locale", "locale-device-theme", "theme-locale-device",
    ]

    private static func environments(_ form: String) -> [String] {
        form.split(separator: "-").reduce([""]) { names, axis in
            names.flatMap { name in (axes[String(axis)] ?? []).map { name.isEmpty ? $0 : "\(name)-\($0)" } }
        }
    }

    private static func picture(_ width: Int, _ height: Int) -> Data {
        Data(StoredPNG.file(width: width, height: height, pixels: []))
    }

    /// A project with pictures by name, for a named preview and one without a name.
    private func project(with pictures: [String: Data]) throws -> TemporaryFolder {
        let folder = try folder([
            ".sourcery.yml":
                """
            sources: { include: [Sources/TravelUI], exclude: [Sources/TravelUI/None] }
            templates: [T.stencil]
            output: Tests/TravelTests/Snap
            args: { a: 1 }
            """,
            "T.stencil": "func test {{ types.based.PreviewProvider }}",
            "Sources/TravelUI/A.swift": Self.provider("AuthView_Previews", label: "Log in"),
            "Sources/TravelUI/B.swift": Self.provider("Row_Previews"),
        ])
        for (name, picture) in pictures {
            try folder.write("", to: "\(Self.snapshots)/\(name)")
            try picture.write(to: URL(fileURLWithPath: folder.path("\(Self.snapshots)/\(name)")))
        }
        return folder
    }

    private static let snapshots = "Tests/TravelTests/Snap/__Snapshots__/PreviewTests"

    @Test("the plan has the names and screens of Sourcery's pictures", arguments: forms, [true, false])
    func sourcery(form: String, isNumberFirst: Bool) throws {
        let names = Self.environments(form).flatMap { environment in
            let number = isNumberFirst ? ["1", environment] : [environment, "1"]
            let parts = [["Log-in", environment], number].map { $0.filter { !$0.isEmpty }.joined(separator: "-") }
            return zip(["testAuthView", "testRow"], parts).map { "\($0).\($1).png" }
        }
        let pictures = names.map { ($0, $0.contains("iPad") ? Self.picture(1668, 2388) : Self.picture(1170, 2532)) }
        let (imported, run) = try planned(.sourcery, in: project(with: Dictionary(uniqueKeysWithValues: pictures)))
        let references: Set<String> = Set(names.map { "\(Self.snapshots)/\($0)" })
        let planned: [String] = run.plan.cases.map(\.reference)
        #expect(Set(planned) == references, "\(imported.text)")
        #expect(!imported.text.contains("width:"), "\(imported.text)")
        #expect(imported.diagnostics.allSatisfy { $0.severity == .note }, "\(imported.diagnostics)")
    }

    @Test(
        "a device has the screen of its pictures, and one that they do not tell is reported",
        arguments: [
            (
                "iPhone", (1206, 2622),
                "iPhone: { width: 402, height: 874, scale: 3, safe_area: { top: 62, bottom: 34 } }", true
            ),
            (
                "iPhone-15", (1179, 2556),
                "iPhone-15: { width: 393, height: 852, scale: 3, safe_area: { top: 59, bottom: 34 } }", true
            ),
            ("iPhone13", (750, 1334), "iPhone13: { width: 375, height: 667, scale: 2, safe_area: { top: 20 } }", true),
            ("large", (600, 900), "large: { width: 200, height: 300, scale: 3 }", false),
            ("iPadPro11", nil, nil, true), ("large", nil, "large: { width: 375, height: 812, scale: 2 }", false),
        ] as [(String, (Int, Int)?, String?, Bool)])
    func screens(name: String, size: (Int, Int)?, device: String?, isKnown: Bool) throws {
        let picture = size.map { Self.picture($0.0, $0.1) } ?? Data("version https://git-lfs.github.com/spec/v1\n".utf8)
        let (imported, _) = try planned(.sourcery, in: project(with: ["testRow.\(name).png": picture]))
        let shown = imported.text.contains(device ?? "width:")
        #expect(shown == (device != nil), "\(imported.text)")
        let isReported = imported.diagnostics.contains { $0.message.contains("correct the screen of '\(name)'") }
        #expect(isReported != isKnown)
    }

    @Test("a result that snapgen does not accept is reported at the file that it is made of")
    func refused() throws {
        let folder = try folder([
            ".sourcery.yml": "sources: [Sources/None]\ntemplates: [T.stencil]\noutput: Tests/TravelTests/Snap\n",
            "T.stencil": "func test {{ types.based.PreviewProvider }}",
        ])
        let source = ConfigurationImport(of: .sourcery, ProjectRequest(folder: folder.path), files: LocalFileSystem())
        let error = #expect(throws: DiagnosticError.self) { try source.configuration() }
        #expect(error?.diagnostics.map(\.path) == [".sourcery.yml"])
        #expect(error?.diagnostics.first?.line == nil)
    }

    @Test("a configuration is written to the root only, where its paths are right")
    func place() throws {
        let folder = try folder([
            ".prefire.yml": "test_configuration:\n  target: TravelUI\n", "Sources/TravelUI/M.swift": Self.macro,
        ])
        let request = ProjectRequest(folder: folder.path("Sources"))
        let source = ConfigurationImport(of: .prefire, request, files: LocalFileSystem())
        let imported = try source.configuration()
        let error = #expect(throws: DiagnosticError.self) {
            try source.write(imported, to: folder.path("Sources/snapgen.yml"), replaces: false)
        }
        #expect(error?.diagnostics.first?.message.contains("'\(folder.path)/snapgen.yml'") == true)
    }
}
