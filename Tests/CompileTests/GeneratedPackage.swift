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
        static let common =
            ".environment(GMT).environment(gregorian).transaction(animation: nil, disablesAnimations: true)"
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

    /// Compiles the tests that are generated for a plan of compiled modules, with the given sources beside the tests.
    ///
    /// Most tests import the runtime, which the stubs contain, because compiling it takes longer than all else.
    init(
        _ plan: TestPlan,
        _ configuration: Configuration = TravelCatalog.configuration,
        of modules: Result<TestedModules, any Error> = TestedModules.travelUI,
        mode: LanguageMode = .swift6,
        beside sources: [String] = [],
        runtime: Runtime = .library
    ) throws {
        var configuration = configuration
        // The plan has a part of the catalog.
        configuration.tests.checksProgram = false
        framework = configuration.tests.framework
        let (stubs, modules) = (try Stubs.shared.get(), try modules.get())
        let root = try processFolder()
        self.root = root
        try FileManager.default.createDirectory(
            at: root.appending(path: "__Snapshots__"), withIntermediateDirectories: true)
        try write("", to: root.appending(path: "Package.swift"))
        for entry in plan.suites.flatMap(\.tests).map(\.entry) { try Self.writeSource(of: entry, below: root) }
        let renderer = TestRenderer(templates: .builtIn, options: RenderOptions(configuration, version: "1.2.3"))
        var files = try renderer.render(plan).map {
            try write(runtime.text(of: $0), to: root.appending(path: "\(configuration.tests.output)/\($0.path)"))
        }
        files += try sources.enumerated().map { number, source in
            try write(runtime.text(of: source), to: root.appending(path: "Beside\(number).swift"))
        }
        let tests = CompiledModule(
            name: "TravelSnapshotTests", files: files,
            arguments: mode.arguments + TestedModules.options + Toolchain.testingPlugin)
        program = try TestProgram(
            of: tests, for: plan, configuration.tests, at: root, in: root.appending(path: ".build"),
            linking: modules.names.map { modules.folder.appending(path: "\($0).o").path },
            Stubs(folders: [modules.folder] + stubs.folders, objects: stubs.objects), TestedModules.options)
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
        _ functions: [String] = [], environment: [String: String] = [:], folder: URL? = nil
    ) throws -> TestProgram.Run {
        let names = functions.map { "TravelSnapshotTests.TravelUISnapshotTests/\($0)" }
        let arguments =
            switch framework {
            case .xctest: names.isEmpty ? [] : [names.joined(separator: ",")]
            case .swiftTesting: names.flatMap { ["--filter", "\($0)\\("] }
            }
        return try program.run(arguments, environment: environment, folder: folder)
    }
}

/// Compiled modules under test, shared by many packages.
struct TestedModules: Sendable {
    let names: [String]
    let folder: URL

    static let options = ["-enable-testing"]
    static let travelUI = Result { try TestedModules(["TravelUI"], in: "Tests/CompileTests/Fixtures") }

    /// Compiles modules whose sources are in folders of their names in `parent`, each after those that it imports.
    init(_ names: [String], in parent: String) throws {
        (self.names, folder) = (names, try processFolder())
        let stubs = try Stubs.shared.get().folders
        for name in names {
            try CompiledModule(
                name: name, files: Repository.swiftFiles(in: "\(parent)/\(name)"),
                arguments: LanguageMode.swift6.arguments + Self.options
            ).compile(into: folder, searching: stubs)
        }
        let empty = try write("", to: folder.appending(path: "Empty.swift"))
        try CompiledModule(name: "Empty", files: [empty], arguments: Self.options).compile(into: folder)
    }
}
