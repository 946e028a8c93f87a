import Foundation

/// Paths on disk, as texts.
enum FilePath {
    /// Two paths with one `/` between them.
    static func join(_ folder: String, _ path: String) -> String {
        folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }

    /// Whether a path starts at the root of the file system.
    static func isAbsolute(_ path: String) -> Bool {
        path.hasPrefix("/") || NSString(string: path).isAbsolutePath
    }
}
