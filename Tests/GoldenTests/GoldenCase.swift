import Foundation
import SnapgenKit
import SnapgenMigration
import SnapgenModel
import Testing

/// A folder of sources with a configuration and the expected results.
///
/// `Expected` contains the catalog as JSON, the references and diagnostics with one per line, and the generated files.
/// The support file is included only for cases that test it.
struct GoldenCase: CustomTestStringConvertible, Sendable {
    let name: String

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

    /// All folders in `Cases`.
    static var all: [GoldenCase] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map(GoldenCase.init)
    }

    var testDescription: String { name }

    var root: URL { Self.folder.appending(path: name) }
    /// The committed results.
    var expected: GoldenFiles { GoldenFiles(folder: root.appending(path: "Expected")) }

    /// Returns the actual results, by file name below `Expected`.
    func actual() throws -> [String: String] {
        let project = try Project.open(ProjectRequest(folder: root.path).migrating, files: LocalFileSystem())
        let run = try Pipeline(project).run(to: .files)
        var files = [
            "catalog.json": try CommandJSON.text(of: run.catalog),
            "references.txt": run.plan.cases.map { "\($0.reference)\n" }.joined(),
            "diagnostics.txt": run.plan.diagnostics.map { "\($0)\n" }.joined(),
        ]
        for file in run.files where isCompared(file) {
            files["Generated/\(file.path)"] = file.contents
        }
        for folder in run.uiTests {
            for file in folder.files { files["\(folder.path)/\(file.path)"] = file.contents }
        }
        return files
    }

    /// Returns whether a generated file is compared.
    ///
    /// The support file is the same in most cases, so it is compared only in cases that test it, and in cases whose
    /// templates write the tests to it. The runtime is the same in all cases.
    private func isCompared(_ file: RenderedFile) -> Bool {
        if file.path.string == "Snapgen.runtime.swift" { return false }
        let isAboutSupport = ["support-", "sourcery-", "prefire-"].contains { name.hasPrefix($0) }
        return isAboutSupport || !file.path.string.hasSuffix(".support.swift")
    }
}
