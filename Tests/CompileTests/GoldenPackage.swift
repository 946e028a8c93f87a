import Foundation
import SnapgenTestSupport

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenProject
@testable import SnapgenRender
@testable import SnapgenScan
@testable import SnapgenSetup

struct GoldenPackage {
    let name: String
    let plan: TestPlan
    let configuration: Configuration

    /// A Boolean value that indicates whether a test checks the simulator, which does not exist here.
    var checksSimulator: Bool {
        configuration.tests.recording.simulatorDevice != nil || configuration.tests.recording.requiredOS != nil
    }

    private let root: URL
    private let build: URL
    private let appKitBuild: URL
    private let modules: [String]
    private let sources: [(module: String, path: String)]
    private let mode: LanguageMode
    /// The paths of the generated files, and of those that the case has in its folder `Tests`.
    private let tests: [String]

    /// Compiles the modules of a case and generates its tests.
    ///
    /// Most cases import the runtime, which the stubs contain, because compiling it takes longer than all else.
    ///
    /// - Parameter system: The name of the system that the files are compiled for, in the conditions of `#if`.
    init(
        _ name: String, in folder: String = Self.folder, mode: LanguageMode = .swift6,
        runtime: GeneratedPackage.Runtime = .library, system: String? = nil
    ) throws {
        let request = ProjectRequest(folder: "\(folder)/\(name)").migrating
        let project = try Project.open(request, files: LocalFileSystem())
        let run = try Pipeline(project).run(to: .files)
        self.name = name
        plan = run.plan
        self.configuration = project.configuration
        root = try processFolder()
        build = root.appending(path: ".build")
        appKitBuild = root.appending(path: ".build/appKit")
        modules = plan.suites.map(\.module)
        let generated = try run.files.map { [root, configuration = project.configuration] file in
            let contents = runtime.text(of: file)
            let text = system.map { contents.replacing("os(\($0))", with: "os(Linux)") } ?? contents
            return try write(text, to: root.appending(path: "\(configuration.tests.output)/\(file.path)"))
        }
        let own = try Self.swiftFiles(in: "\(folder)/\(name)/Tests").map { [root] path in
            let url = root.appending(path: "Own/\(path.split(separator: "/").last ?? "")")
            return try write(runtime.text(of: String(contentsOfFile: path, encoding: .utf8)), to: url)
        }
        tests = generated + own
        try write("", to: root.appending(path: "Package.swift"))
        try FileManager.default.createDirectory(
            at: root.appending(path: project.configuration.references.folder.string), withIntermediateDirectories: true)
        sources = try Self.copySources(of: project, to: root)
        self.mode = mode
        try compileModules(for: .uiKit)
    }

    static let folder = "\(Repository.root.path)/Tests/GoldenTests/Cases"

    func check(_ surroundings: Surroundings) throws {
        if surroundings.platform == .appKit { try compileModules(for: .appKit) }
        let stubs = try Stubs.compiled(surroundings.platform, surroundings.library)
        try CompiledModule(
            name: Self.testModule, files: tests,
            arguments: surroundings.mode.arguments + Toolchain.testingPlugin + Self.options
        ).check(searching: ["-I", folder(for: surroundings.platform).path] + stubs.search)
    }

    /// Compiles, links and runs the tests.
    func run(environment: [String: String] = [:]) throws -> Run {
        try run(linked(), environment)
    }

    /// Replaces a text in the sources, and compiles the modules again; the tests stay.
    func edit(_ text: String, to other: String) throws {
        for source in sources {
            let url = URL(filePath: source.path)
            try write(try String(contentsOf: url, encoding: .utf8).replacing(text, with: other), to: url)
        }
        try compileModules(for: .uiKit)
    }

    /// Compiles and links the tests.
    func linked() throws -> TestProgram {
        let stubs = try Stubs.shared.get()
        let module = CompiledModule(
            name: Self.testModule, files: tests,
            arguments: LanguageMode.swift6.arguments + Self.options + Toolchain.testingPlugin)
        return try TestProgram(
            of: module, for: plan, configuration.tests, at: root, in: build, searching: stubs.folders,
            linking: modules.map { build.appending(path: "\($0).o").path } + stubs.objects, Self.options)
    }

    struct Run {
        /// The paths of the compared references below the root, sorted.
        var references: [String]
        var recorded: [String: String]
        var text: String
        var status: Int32
    }

    func run(_ program: TestProgram, _ environment: [String: String]) throws -> Run {
        var run = try program.run(environment: environment)
        var calls = run.calls
        if configuration.tests.engines.values == .snapgen {
            // The engine `snapgen` records missing references, and the tests fail.
            run = try program.run(environment: environment)
            calls += run.calls
        }
        return Run(
            references: Set(calls.map { $0.path(below: root) } + recorded()).sorted(), recorded: try recordedTexts(),
            text: run.text, status: run.status)
    }

    private func recordedTexts() throws -> [String: String] {
        try recorded().filter { $0.hasSuffix(".txt") }.reduce(into: [:]) { texts, path in
            texts[path] = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        }
    }

    private func recorded() -> [String] {
        let folder = configuration.references.folder.string
        let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.allObjects
        return (paths as? [String] ?? []).filter { $0.contains(".") }.map { "\(folder)/\($0)" }
    }
}

extension GoldenPackage {
    private static let testModule = "TravelSnapshotTests"
    private static let options = ["-enable-testing", "-package-name", "golden", "-D", "DEBUG"]

    private func folder(for platform: Platform) -> URL { platform == .uiKit ? build : appKitBuild }

    private static func swiftFiles(in folder: String) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
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

    private func compileModules(for platform: Platform) throws {
        let stubs = try Stubs.compiled(platform, .newest).folders
        for module in modules {
            try CompiledModule(
                name: module, files: sources.filter { $0.module == module }.map(\.path),
                arguments: mode.arguments + Self.options, refusesWarnings: false
            ).compile(into: folder(for: platform), searching: stubs)
        }
    }
}
