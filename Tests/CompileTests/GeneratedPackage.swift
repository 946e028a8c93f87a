import Foundation
import SnapgenTestSupport

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenRender
@testable import SnapgenScan

struct GeneratedPackage: Sendable {
    let root: URL
    private let program: TestProgram
    private let framework: TestSettings.Framework

    /// A call of the stub of `verifySnapshot`.
    struct Call: Decodable, Hashable {
        var file: String
        var directory: String?
        var record: String?
        var source: String
        var artifacts: String
        var value: String
        var precision: String?

        func path(below root: URL) -> String { "\(directory ?? "")/\(file)".replacing("\(root.path)/", with: "") }

        /// The view that a picture shows, without what applies to all views.
        var view: String? { picture.map { String($0.output.1).replacing(Self.common, with: "") } }
        static let common = ".environment(GMT).environment(gregorian).transaction(disablesAnimations: true)"
        /// The size of the view in points, with its safe area.
        var layout: String? { picture.map { String($0.output.2) } }
        var traits: String? { picture.map { String($0.output.3) } }

        private var picture: Regex<(Substring, Substring, Substring, Substring)>.Match? {
            value.wholeMatch(of: /\S+ drawn: (.*) (\S+x\S+ safe \S+ \S+ \S+ \S+) (.*) (?:layer|window)/)
        }
    }

    enum Runtime {
        case embedded
        case library

        func text(of file: RenderedFile) -> String {
            guard self == .library else { return file.contents }
            return text(
                of: file.contents.replacing(SnapgenTemplates.runtime, with: "").replacing(
                    "SampleView: SnapgenSampleSettings", with: "SampleView: @retroactive SnapgenSampleSettings"))
        }

        /// Returns a source with the imports at its end, where they change the number of no line.
        func text(of source: String) -> String {
            let imports = ["SnapgenPreviews", "SnapgenTesting"].map { "@testable import \($0)\n" }.joined()
            return self == .library ? "\(source)\n\(imports)" : source
        }
    }

    struct TestedModule {
        var name: String
        /// The folder of the module's sources, below the repository's root.
        var folder: String

        static let travelUI = TestedModule(name: "TravelUI", folder: "Tests/CompileTests/Fixtures/TravelUI")
    }

    /// Compiles modules and the tests that are generated for a plan, with the given sources beside the tests.
    ///
    /// Most tests import the runtime, which the stubs contain, because compiling it takes longer than all else.
    init(
        _ plan: TestPlan,
        _ configuration: Configuration = TravelCatalog.configuration,
        of modules: [TestedModule] = [.travelUI],
        mode: LanguageMode = .swift6,
        beside sources: [String] = [],
        runtime: Runtime = .library
    ) throws {
        var configuration = configuration
        // The plan has a part of the catalog.
        configuration.tests.checksProgram = false
        framework = configuration.tests.framework
        let stubs = try Stubs.shared.get()
        let root = try processFolder()
        self.root = root
        try FileManager.default.createDirectory(
            at: root.appending(path: "__Snapshots__"), withIntermediateDirectories: true)
        try write("", to: root.appending(path: "Package.swift"))
        for entry in plan.suites.flatMap(\.tests).map(\.entry) { try Self.writeSource(of: entry, below: root) }
        let options = ["-enable-testing"]
        let tested = try TestedModules.compiled(modules, options)
        let renderer = TestRenderer(templates: .builtIn, options: RenderOptions(configuration, version: "1.2.3"))
        var files = try renderer.render(plan).map {
            try write(runtime.text(of: $0), to: root.appending(path: "\(configuration.tests.output)/\($0.path)"))
        }
        files += try sources.enumerated().map { number, source in
            try write(runtime.text(of: source), to: root.appending(path: "Beside\(number).swift"))
        }
        let tests = CompiledModule(
            name: "TravelSnapshotTests", files: files, arguments: mode.arguments + options + Toolchain.testingPlugin)
        let objects = modules.map { tested.appending(path: "\($0.name).o").path }
        program = try TestProgram(
            of: tests, for: plan, configuration.tests, at: root, in: root.appending(path: ".build"), linking: objects,
            Stubs(folders: [tested] + stubs.folders, objects: stubs.objects), options)
    }

    /// Writes a source file with the declaration and the labels of an entry in their lines, in which failures look for them.
    private static func writeSource(of entry: CatalogEntry, below root: URL) throws {
        let labels = (entry.samples ?? []).map { (line: $0.line, text: "\"\($0.label ?? "")\"") }
        var lines = [String](repeating: "", count: ([entry.line] + labels.map(\.line)).max() ?? 0)
        for (line, text) in [(entry.line, "enum \(entry.name ?? "")")] + labels { lines[line - 1] += text }
        try write(lines.joined(separator: "\n"), to: root.appending(path: entry.path.string))
    }

    /// Runs all tests, or only those of the given functions.
    func run(
        _ functions: String..., environment: [String: String] = [:], folder: URL? = nil
    ) throws -> TestProgram.Run {
        try run(functions, environment: environment, folder: folder)
    }

    func run(
        _ functions: [String], environment: [String: String] = [:], folder: URL? = nil
    ) throws -> TestProgram.Run {
        try program.run(arguments(for: functions), environment: environment, folder: folder)
    }

    private func arguments(for functions: [String]) -> [String] {
        let names = functions.map { "TravelSnapshotTests.TravelUISnapshotTests/\($0)" }
        switch framework {
        case .xctest: return names.isEmpty ? [] : [names.joined(separator: ",")]
        case .swiftTesting: return names.flatMap { ["--filter", "\($0)\\("] }
        }
    }
}

/// The compiled modules under test, shared by many packages.
private enum TestedModules {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var folders: [[String]: URL] = [:]

    /// Returns the folder of the compiled modules.
    ///
    /// The first caller compiles them.
    static func compiled(_ modules: [GeneratedPackage.TestedModule], _ options: [String]) throws -> URL {
        let key = modules.map(\.folder) + options
        return try lock.withLock {
            if let folder = folders[key] { return folder }
            let folder = try processFolder()
            let stubs = try Stubs.shared.get().folders
            for module in modules {
                try CompiledModule(
                    name: module.name,
                    files: Repository.swiftFiles(in: module.folder),
                    arguments: LanguageMode.swift6.arguments + options
                ).compile(into: folder, searching: stubs)
            }
            let empty = try write("", to: folder.appending(path: "Empty.swift"))
            try CompiledModule(name: "Empty", files: [empty], arguments: options).compile(into: folder)
            folders[key] = folder
            return folder
        }
    }
}
