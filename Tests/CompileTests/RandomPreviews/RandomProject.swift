import Foundation
import SnapgenTestSupport

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan
@testable import SnapgenSetup

/// A project of random modules with the tests that are generated for it, in one program.
struct RandomProject {
    let catalog: Catalog
    let plan: TestPlan
    let root: URL
    private let tests: [String]

    /// Writes files into a folder, and generates their tests.
    ///
    /// - Parameter beside: The text of a file in the test target.
    init(
        _ settings: String, _ files: [String: String], in root: URL? = nil, beside: String? = nil,
        runtime: GeneratedPackage.Runtime
    ) throws {
        let root = try root ?? processFolder()
        self.root = root
        let configuration = "\(settings)\ndefault_batch: component\nallow_blank: true\n"
        for (path, text) in files.merging(
            ["snapgen.yml": configuration, "Package.swift": ""], uniquingKeysWith: { $1 })
        {
            try write(text, to: root.appending(path: path))
        }
        let own = try beside.map {
            try write(runtime.text(of: $0), to: root.appending(path: "Tests/SnapshotTests/Fixtures.swift"))
        }
        let project = try Project.open(ProjectRequest(folder: root.path).migrating, files: LocalFileSystem())
        let run = try Pipeline(project).run(to: .files)
        (catalog, plan) = (run.catalog, run.plan)
        tests =
            try [own].compactMap(\.self)
            + run.files.map {
                try write(
                    runtime.text(of: $0), to: root.appending(path: "\(project.configuration.tests.output)/\($0.path)"))
            }
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
            of: module, for: plan, settings, at: root, in: root, searching: stubs.folders,
            linking: modules + stubs.objects, ["-module-name", "Main"] + options)
    }

    /// Copies the sources and the tests into a folder of `.build`.
    func keep(as name: String) throws {
        let folder = Repository.root.appending(path: ".build/\(name)")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(
            at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: root, to: folder)
    }
}
