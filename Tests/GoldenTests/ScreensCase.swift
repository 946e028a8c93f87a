import Foundation

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan

/// A folder with accessibility schemas.
///
/// `Expected` contains the diagnostics, one per line, and the schemas for UI tests if there is no error.
struct ScreensCase: GoldenFolder {
    static let kind = "Screens"
    let name: String

    func actual() throws -> [String: String] {
        let project = try project()
        do throws(DiagnosticError) {
            guard let screens = try Screens(project, besides: []) else { return [:] }
            return [screens.file.path.string: screens.file.contents, "diagnostics.txt": text(of: screens.diagnostics)]
        } catch {
            return ["diagnostics.txt": text(of: error.diagnostics)]
        }
    }

    func project() throws -> Project {
        try Project.open(ProjectRequest(folder: root.path), files: LocalFileSystem())
    }

    private func text(of diagnostics: [Diagnostic]) -> String { diagnostics.map { "\($0)\n" }.joined() }
}
