import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

/// A project of random modules with the tests that are generated for it, in one program.
struct RandomProject {
    let catalog: Catalog
    let plan: TestPlan
    let root: URL
    private let tests: [String]

    /// Returns the chosen seeds, those of a build in one list.
    static func builds(_ size: UInt64, chosenBy variable: String) -> [[UInt64]] {
        let seeds = RandomSeeds.chosen(by: variable, few: 20, many: 2_000)
        return Dictionary(grouping: seeds) { $0 / size }.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Writes files into a folder, and generates their tests.
    ///
    /// - Parameter beside: The text of a file in the test target.
    init(
        _ settings: String, _ files: [String: String], in root: URL? = nil, beside: String? = nil,
        runtime: GeneratedPackage.Runtime
    ) throws {
        let root = try root ?? processFolder()
        self.root = root
        for (path, text) in files { try write(text, to: root.appending(path: path)) }
        try write("\(settings)\ndefault_batch: component\nallow_blank: true\n", to: root.appending(path: "snapgen.yml"))
        try write("", to: root.appending(path: "Package.swift"))
        let own = try beside.map {
            try write(runtime.text(of: $0), to: root.appending(path: "Tests/SnapshotTests/Fixtures.swift"))
        }
        let project = try Project.open(ProjectRequest(folder: root.path), files: LocalFileSystem())
        let run = try Pipeline(project).run(to: .files)
        (catalog, plan) = (run.catalog, run.plan)
        let output = root.appending(path: "\(project.configuration.tests.output)")
        let generated = try run.files.map {
            try write(runtime.text(of: $0), to: output.appending(path: "\($0.path)"))
        }
        tests = [own].compactMap(\.self) + generated
    }

    /// Compiles the tests, and links them with the modules.
    func program(
        _ framework: TestSettings.Framework, _ arguments: [String], _ modules: [String], _ stubs: Stubs,
        comparesProgram: Bool, _ options: [String] = []
    ) throws -> TestProgram {
        let module = CompiledModule(
            name: "SnapshotTests", files: tests, arguments: arguments, refusesWarnings: comparesProgram)
        var settings = TestSettings()
        (settings.framework, settings.checksProgram) = (framework, comparesProgram)
        return try TestProgram(
            of: module, for: plan, settings, at: root, in: root, linking: modules, stubs,
            ["-module-name", "Main"] + options)
    }

    /// Records the problems that `body` returns; if there are some or it fails, the files are copied into a folder of `.build`.
    func expectNoProblems(_ name: String, _ body: () throws -> [String]) throws {
        let problems = Result { try body() }
        if (try? problems.get()) != [] { try keep(as: Repository.root.appending(path: ".build/\(name)")) }
        for problem in try problems.get() { Issue.record("\(problem)") }
    }

    private func keep(as folder: URL) throws {
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(
            at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: root, to: folder)
    }
}
