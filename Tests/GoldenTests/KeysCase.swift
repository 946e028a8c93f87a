import Foundation
import SnapgenKit
import SnapgenModel
import SnapgenReview
import Testing

/// A folder with views, schemas, UI tests and recorded keys in which accessibility keys are checked.
///
/// `Expected` contains the diagnostics, one per line.
struct KeysCase: CustomTestStringConvertible, Sendable {
    let name: String

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Keys")

    /// All folders in `Keys`.
    static var all: [KeysCase] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map(KeysCase.init)
    }

    var testDescription: String { name }

    private var root: URL { Self.folder.appending(path: name) }

    /// The committed results.
    var expected: GoldenFiles { GoldenFiles(folder: root.appending(path: "Expected")) }

    /// Returns the actual results, by file name below `Expected`.
    func actual() throws -> [String: String] {
        let diagnostics = try [project()].checkedAccessibilityKeys(in: LocalFileSystem()).diagnostics
        return ["diagnostics.txt": diagnostics.map { "\($0)\n" }.joined()]
    }

    /// Returns the project of the folder.
    func project() throws -> Project {
        try Project.open(ProjectRequest(folder: root.path), files: LocalFileSystem())
    }
}
