import Foundation

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenRender
@testable import SnapgenSetup

/// A folder of sources with a configuration and the expected results.
///
/// `Expected` contains the catalog, the references and diagnostics with one per line, and the generated files.
/// The settings are included only for cases that test them.
struct GoldenCase: GoldenFolder {
    static let kind = "Cases"
    let name: String

    func actual() throws -> [String: String] {
        let project = try Project.open(ProjectRequest(folder: root.path).migrating, files: LocalFileSystem())
        let run = try Pipeline(project).run(to: .files)
        var files = [
            "catalog.txt": try CatalogText.text(of: run.catalog),
            "references.txt": run.plan.cases.map { "\($0.reference)\n" }.joined(),
            "diagnostics.txt": run.plan.diagnostics.map { "\($0)\n" }.joined(),
        ]
        for file in run.files where isCompared(file) {
            files["Generated/\(file.path)"] = Self.own(file)
        }
        for folder in run.uiTests {
            for file in folder.files { files["\(folder.path)/\(file.path)"] = Self.own(file) }
        }
        return files
    }

    /// Returns whether a generated file is compared.
    ///
    /// The settings are the same in most cases, so they are compared only in cases that test them.
    private func isCompared(_ file: RenderedFile) -> Bool {
        name.hasPrefix("support-") || file.path.string != GeneratedFileName.runtime
    }

    /// Returns the lines of a file that depend on its case: without the runtime, the reader and the digest.
    private static func own(_ file: RenderedFile) -> String {
        let digested = file.contents.replacing(SnapgenTemplates.runtime, with: "").replacing(
            SnapgenTemplates.reader, with: "")
        return digested == file.contents
            ? digested : digested.replacing(/(?<start>\/\/ File .*, digest ).*/) { "\($0.start)..." }
    }
}
