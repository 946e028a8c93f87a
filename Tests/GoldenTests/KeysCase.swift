import Foundation

@testable import SnapgenKit
@testable import SnapgenPlan
@testable import SnapgenReview
@testable import SnapgenScan

/// A folder with views, schemas, UI tests and recorded keys in which accessibility keys are checked.
///
/// `Expected` contains the diagnostics, one per line.
struct KeysCase: GoldenFolder {
    static let kind = "Keys"
    let name: String

    func actual() throws -> [String: String] {
        let diagnostics = try [project()].checkedAccessibilityKeys(in: LocalFileSystem()).diagnostics
        return ["diagnostics.txt": diagnostics.map { "\($0)\n" }.joined()]
    }

    func project() throws -> Project {
        try Project.open(ProjectRequest(folder: root.path), files: LocalFileSystem())
    }
}
