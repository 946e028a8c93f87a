import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan
@testable import SnapgenSetup

@Suite("The sources and tests of a package without a configuration")
struct PackageTargetsTests {
    private static let preview = AppOnDisk.preview

    /// A package with three modules, of which the tests import two.
    private static func disk(_ more: [String: String] = [:]) -> MemoryFileSystem {
        MemoryFileSystem(
            [
                "/p/Package.swift": "let package = Package(name: \"Shop\")", "/p/Sources/Shop/A.swift": preview,
                "/p/Sources/Kit/B.swift": preview, "/p/Sources/Tool/C.swift": preview,
                "/p/Tests/ShopTests/T.swift": "", "/p/Sources/Kit/Kit.docc/Tutorial.swift": preview,
            ].merging(more) { $1 })
    }

    /// A test target with its dependencies.
    private typealias Tests = (name: String, dependencies: [String])

    private static func description(_ tests: [Tests], tool: String = "executable") -> PackageDescription {
        let own: [(String, String, [String])] = [
            ("Shop", "regular", ["Kit"]), ("Kit", "regular", []), ("Tool", tool, []),
        ]
        var description = PackageDescription()
        description.targets = (own + tests.map { ($0.name, "test", $0.dependencies) }).map { name, kind, dependencies in
            var target = PackageDescription.Target(name: name, kind: kind)
            target.dependencies = dependencies.map { .name($0) }
            return target
        }
        return description
    }

    private func request(_ tests: [Tests] = [("ShopTests", ["Shop"])]) -> ProjectRequest {
        var request = ProjectRequest(folder: "/p")
        let description = Self.description(tests)
        request.packageDescription = { _ in description }
        return request
    }

    private func modules(_ project: Project) -> [String] {
        project.sourceFiles().files.map { "\($0.module):\($0.path)" }
    }

    @Test("are the modules that its test target can import, and its tests are in the folder of that target")
    func automatic() throws {
        let project = try Project.open(request(), files: Self.disk())
        #expect(modules(project) == ["Kit:Sources/Kit/B.swift", "Shop:Sources/Shop/A.swift"])
        #expect(project.configuration.tests.target == "ShopTests")
        #expect(project.configuration.tests.output.string == "Tests/ShopTests/Generated")
        #expect(!project.needsSetUp)
        let catalog = try Pipeline(project).run(to: .catalog).catalog
        #expect(
            catalog.diagnostics.map(\.message) == [
                "1 preview is left out, because 'ShopTests' cannot import their code: 1 in targets that the tests do not import "
                    + "('Sources/Tool/C.swift'); add the files to a target that the tests import, or name 'sources' in "
                    + "snapgen.yml"
            ])
    }

    @Test(
        "an executable that the tests depend on is one of the modules, and so are paths on the command line",
        arguments: [
            (("ToolTests", ["Tool"]), []), (("ShopTests", ["Shop"]), ["/p/Sources/Tool"]),
        ] as [((String, [String]), [String])])
    func tool(tests: (String, [String]), paths: [String]) throws {
        var request = request([(tests.0, tests.1)])
        request.paths = paths
        let project = try Project.open(request, files: Self.disk())
        #expect(modules(project) == ["Tool:Sources/Tool/C.swift"])
        #expect(paths.isEmpty || project.configuration.tests.output.string == "Tests/ShopTests/Generated")
    }

    @Test("of several test targets that called 'SnapshotTests' is taken, or else none, and 'snapgen init' is named")
    func several() throws {
        let tests: [Tests] = [("ShopTests", ["Shop"]), ("MoreTests", ["Kit"])]
        let project = try Project.open(request(tests), files: Self.disk())
        let run = try Pipeline(project).run(to: .plan)
        #expect(run.plan.diagnostics.map(\.id).contains(.severalTargets))
        #expect(run.plan.diagnostics.allSatisfy { $0.severity == .warning })
        let error = #expect(throws: DiagnosticError.self) { try Pipeline(project).run(to: .output) }
        #expect(error?.diagnostics.map(\.id) == [.severalTargets])
        #expect(error?.diagnostics.first?.message.contains("'snapgen init'") == true)
        let named = try Project.open(request(tests + [("SnapshotTests", ["Kit"])]), files: Self.disk())
        #expect(modules(named) == ["Kit:Sources/Kit/B.swift"])
    }

    @Test("without a test target all modules of the package are planned, and nothing is written")
    func noTests() throws {
        let project = try Project.open(request([]), files: Self.disk())
        #expect(modules(project).count == 3)
        #expect(try Pipeline(project).run(to: .plan).plan.diagnostics.map(\.id) == [.noSources])
        let error = #expect(throws: DiagnosticError.self) { try Pipeline(project).run(to: .output) }
        let advice = "no target is one for unit tests; 'snapgen init' explains how to add one"
        #expect(error?.diagnostics.map(\.message) == [advice])
    }

    @Test("a test target without dependencies can import nothing, and the next step is named")
    func noDependencies() throws {
        let project = try Project.open(request([("ShopTests", [])]), files: Self.disk())
        let messages = project.sourceFiles().diagnostics.map(\.message)
        #expect(messages.count == 1)
        #expect(messages.first?.hasSuffix("to its dependencies in Package.swift") == true, "\(messages)")
    }

    @Test(
        "a test target that the configuration names, as that of 'init' does, decides too",
        arguments: [
            ("{ target: MoreTests }", "MoreTests"), ("{ output: Tests/MoreTests/Generated }", "MoreTests"),
            ("[{ target: MoreTests }]", "MoreTests"), ("{ target: MoreTests, output: Tests/All/Generated }", "All"),
        ])
    func named(tests: String, folder: String) throws {
        let disk = Self.disk(["/p/snapgen.yml": "tests: \(tests)", "/p/Tests/MoreTests/T.swift": ""])
        let project = try Project.open(request([("ShopTests", ["Shop"]), ("MoreTests", ["Kit"])]), files: disk)
        #expect(modules(project) == ["Kit:Sources/Kit/B.swift"])
        #expect(project.configuration.tests.target == "MoreTests")
        #expect(project.configuration.tests.output.string == "Tests/\(folder)/Generated")
    }

    @Test("the manifest is not evaluated if the configuration names sources")
    func notRead() throws {
        let files = ["/p/snapgen.yml": "sources: [Sources/Shop]"]
        var request = request()
        request.packageDescription = { _ throws(DiagnosticError) in
            throw DiagnosticError(Diagnostic(.badProject, .error, "it is not needed"))
        }
        #expect(try Project.open(request, files: Self.disk(files)).sourceFiles().diagnostics == [])
    }

    @Test(
        "a manifest that is not or cannot be evaluated is a warning, and every folder in 'Sources' a module",
        arguments: [DiagnosticID.badProject, .unevaluatedManifest])
    func unread(id: DiagnosticID) throws {
        var request = request()
        request.packageDescription = { _ throws(DiagnosticError) in
            throw DiagnosticError(Diagnostic(id, .error, "the manifest cannot be evaluated"))
        }
        let found = try Project.open(request, files: Self.disk()).sourceFiles()
        #expect(found.files.count == 3)
        #expect(
            found.diagnostics.map(\.description) == [
                "Package.swift: warning: every folder in 'Sources' is a module, because the manifest cannot be evaluated "
                    + "[\(id.rawValue)]"
            ])
    }

    @Test("a set-up without a test target names the lines that add one")
    func setup() throws {
        let setup = Setup(request([]), files: Self.disk())
        let plan = try setup.plan(setup.findings(), SetupChoices())
        #expect(plan.findings.tests.output == "Tests/SnapshotTests/Generated")
        #expect(
            plan.steps.first == """
                Add to 'targets' in Package.swift:
                    .testTarget(name: "SnapshotTests", dependencies: ["Kit", "Shop", "Tool"]),
                """)
    }
}
