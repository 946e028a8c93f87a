import Foundation
import SnapgenKit
import SnapgenModel
import Testing

/// A folder with accessibility schemas.
///
/// `Expected` contains the diagnostics, one per line, and the schemas for UI tests if there is no error.
struct ScreensCase: CustomTestStringConvertible, Sendable {
    let name: String

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Screens")

    /// All folders in `Screens`.
    static var all: [ScreensCase] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map(ScreensCase.init)
    }

    var testDescription: String { name }

    private var root: URL { Self.folder.appending(path: name) }

    /// The committed results.
    var expected: GoldenFiles { GoldenFiles(folder: root.appending(path: "Expected")) }

    /// Returns the actual results, by file name below `Expected`.
    func actual() throws -> [String: String] {
        let project = try project()
        do throws(DiagnosticError) {
            guard let screens = try Screens(project, besides: []) else { return [:] }
            return [screens.file.path.string: screens.file.contents, "diagnostics.txt": text(of: screens.diagnostics)]
        } catch {
            return ["diagnostics.txt": text(of: error.diagnostics)]
        }
    }

    /// Returns the project of the folder.
    func project() throws -> Project {
        try Project.open(ProjectRequest(folder: root.path), files: LocalFileSystem())
    }

    private func text(of diagnostics: [Diagnostic]) -> String { diagnostics.map { "\($0)\n" }.joined() }
}
