import Foundation
import SnapgenTesting

/// A folder that lasts as long as its test.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("snapgen-testing-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func path(_ file: String) -> String { "\(path)/\(file)" }

    func write(_ text: String, to file: String) throws {
        let url = URL(fileURLWithPath: path(file))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// The text of a file; `nil` where there is none.
    func text(_ file: String) -> String? {
        FileManager.default.contents(atPath: path(file)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Every file below the folder, sorted.
    var files: [String] {
        let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return all.filter { file in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path(file), isDirectory: &isFolder) && !isFolder.boolValue
        }.sorted()
    }
}

extension SnapshotSurroundings {
    /// A process that finds its package at the folder and leaves artifacts in the folder's `artifacts`.
    static func inPackage(of folder: TemporaryFolder, _ variables: [String: String] = [:]) -> Self {
        let places = ["SNAPGEN_PACKAGE_ROOT": folder.path, "SNAPSHOT_ARTIFACTS": folder.path("artifacts")]
        return Self(
            variables: places.merging(variables) { $1 },
            currentDirectory: "/nowhere",
            temporaryDirectory: folder.path("temporary"),
            testFilter: "CartTests/testCart")
    }
}
