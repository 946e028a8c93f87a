import Foundation
import SnapgenTestSupport

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

struct GoldenPackage {
    let name: String
    let plan: TestPlan
    let configuration: Configuration

    /// A Boolean value that indicates whether a test checks the simulator, which does not exist here.
    var checksSimulator: Bool {
        configuration.tests.recording.simulatorDevice != nil || configuration.tests.recording.requiredOS != nil
    }

    private let root: URL
    private let sources: [(module: String, path: String)]
    private let mode: LanguageMode
    /// The paths of the generated files, and of those that the case has in its folder `Tests`.
    private let tests: [String]

    static let folder = "\(Repository.root.path)/Tests/GoldenTests/Cases"
    private static let testModule = "TravelSnapshotTests"
    private static let options = ["-enable-testing", "-package-name", "golden", "-D", "DEBUG"]

    /// Compiles the modules of a case and generates its tests.
    ///
    /// Most cases import the runtime, which the stubs contain, because compiling it takes longer than all else.
    init(
        _ name: String, in folder: String = Self.folder, mode: LanguageMode = .swift6,
        runtime: GeneratedPackage.Runtime = .library
    ) throws {
        let request = ProjectRequest(folder: "\(folder)/\(name)")
        let project = try Project.open(request, files: LocalFileSystem())
        let run = try Pipeline(project).run(to: .files)
        (self.name, plan, configuration, self.mode) = (name, run.plan, project.configuration, mode)
        root = try processFolder()
        try write("", to: root.appending(path: "Package.swift"))
        try FileManager.default.createDirectory(
            at: root.appending(path: configuration.references.folder.string), withIntermediateDirectories: true)
        sources = try Self.copySources(of: project, to: root)
        var files = run.files.map { ("\(project.configuration.tests.output)/\($0.path)", runtime.text(of: $0)) }
        let own = "\(folder)/\(name)/Tests"
        for file in (try? FileManager.default.contentsOfDirectory(atPath: own)) ?? [] where file.hasSuffix(".swift") {
            let text = try String(contentsOfFile: "\(own)/\(file)", encoding: .utf8)
            files.append(("Own/\(file)", runtime.text(of: text)))
        }
        tests = try files.map { [root] in try write($1, to: root.appending(path: $0)) }
        try compileModules()
    }

    static func copySources(of project: Project, to root: URL) throws -> [(module: String, path: String)] {
        let sources = project.sources().sources
        return try (0..<sources.count).map { file in
            let path = sources.path(at: file)
            let text = try String(contentsOfFile: project.root.absolute(path), encoding: .utf8)
            let url = root.appending(path: path.string)
            return (sources.modules[sources.module(at: file)], try write(text, to: url))
        }
    }

    private var build: URL { root.appending(path: ".build") }

    private func compileModules() throws {
        for module in plan.suites.map(\.module) {
            try CompiledModule(
                name: module, files: files(of: module), arguments: mode.arguments + Self.options, refusesWarnings: false
            ).compile(into: build, searching: Stubs.shared.get().folders)
        }
    }

    private func files(of module: String) -> [String] { sources.filter { $0.module == module }.map(\.path) }

    private func testModule(_ mode: LanguageMode) -> CompiledModule {
        CompiledModule(
            name: Self.testModule, files: tests, arguments: mode.arguments + Self.options + Toolchain.testingPlugin)
    }

    /// Checks the tests as the compiler of the target sees them.
    ///
    /// Their modules are those of an app for newer systems, which the tests have to support without its availability.
    func check(_ surroundings: Surroundings) throws {
        let modules = try AppleModules.made(for: surroundings.target.platform)
        let (platform, arguments) = (surroundings.target.platform, mode.arguments + Self.options)
        let folder = build.appending(path: platform.rawValue)
        for name in plan.suites.map(\.module) {
            let module = AppleModule(name: name, files: files(of: name), arguments: arguments)
            try modules.emit(module, for: platform.targets[1], into: folder)
        }
        let tests = AppleModule(
            name: Self.testModule, files: tests, arguments: surroundings.mode.arguments + Self.options)
        try modules.check(
            tests, for: surroundings.target, searching: [folder, modules.snapshotTesting(surroundings.library)])
    }

    /// Replaces a text in the sources, and compiles the modules again; the tests stay.
    func edit(_ text: String, to other: String) throws {
        for url in sources.map({ URL(filePath: $0.path) }) {
            try write(try String(contentsOf: url, encoding: .utf8).replacing(text, with: other), to: url)
        }
        try compileModules()
    }

    /// Compiles and links the tests.
    func linked() throws -> TestProgram {
        return try TestProgram(
            of: testModule(.swift6), for: plan, configuration.tests, at: root, in: build,
            linking: plan.suites.map { build.appending(path: "\($0.module).o").path }, Stubs.shared.get(), Self.options)
    }

    /// Runs the tests; those of the engine `snapgen` twice, because they record missing references and fail.
    func run(_ program: TestProgram? = nil, environment: [String: String] = [:]) throws -> TestProgram.Run {
        let program = try program ?? linked()
        let first = try program.run(environment: environment)
        guard configuration.tests.engines.values == .snapgen else { return first }
        var run = try program.run(environment: environment)
        run.calls = first.calls + run.calls
        return run
    }

    /// Returns the paths of the references that a run compared or recorded, sorted.
    func references(of run: TestProgram.Run) -> [String] {
        let folder = configuration.references.folder.string
        let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.allObjects
        let recorded = (paths as? [String] ?? []).filter { $0.contains(".") }.map { "\(folder)/\($0)" }
        return Set(run.calls.map { $0.path(below: root) } + recorded).sorted()
    }

    /// Returns the text of a recorded reference, or `nil` if it does not exist.
    func text(at path: String) -> String? { try? String(contentsOf: root.appending(path: path), encoding: .utf8) }
}
