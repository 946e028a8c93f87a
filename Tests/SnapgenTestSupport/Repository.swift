public import Foundation

/// The paths of this repository.
public enum Repository {
    /// The folder of the package.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the absolute paths of the Swift files below a folder of the repository, sorted.
    public static func swiftFiles(in folder: String) throws -> [String] {
        let folder = root.appendingPathComponent(folder).path
        return try FileManager.default.subpathsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".swift") }
            .map { "\(folder)/\($0)" }
            .sorted()
    }
}
