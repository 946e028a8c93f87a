import Foundation

/// The places in this repository that the compile tests read.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The Swift files in and below a folder below the root, in order.
    static func swiftFiles(in folder: String) throws -> [String] {
        let folder = root.appendingPathComponent(folder).path
        return try FileManager.default.subpathsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".swift") }
            .map { "\(folder)/\($0)" }
            .sorted()
    }
}
