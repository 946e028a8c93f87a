import Foundation

/// A namespace for operations on file paths.
enum FilePath {
    /// Returns two paths joined by one `/`.
    static func join(_ folder: String, _ path: String) -> String {
        folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }

    /// Returns whether a path is absolute.
    static func isAbsolute(_ path: String) -> Bool {
        // Foundation treats the unexpanded "~/x" as absolute. On Windows, a path with a drive letter is absolute.
        path.hasPrefix("/") || !path.hasPrefix("~") && NSString(string: path).isAbsolutePath
    }
}
