import Foundation

/// Paths on disk, as texts.
enum FilePath {
    /// Two paths with one `/` between them.
    static func join(_ folder: String, _ path: String) -> String {
        folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }

    /// Whether a path starts at the root of the file system.
    static func isAbsolute(_ path: String) -> Bool {
        // Foundation takes "~/x" for absolute, which nobody has expanded yet, and a drive's letter on Windows.
        path.hasPrefix("/") || !path.hasPrefix("~") && NSString(string: path).isAbsolutePath
    }
}
