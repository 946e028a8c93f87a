package import Foundation

package enum Repository {
    package static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the absolute paths of the Swift files below a folder of the repository, sorted.
    package static func swiftFiles(in folder: String) throws -> [String] {
        let folder = root.appendingPathComponent(folder).path
        return try FileManager.default.subpathsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".swift") }
            .map { "\(folder)/\($0)" }
            .sorted()
    }
}
