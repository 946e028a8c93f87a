import Foundation

enum FilePath {
    static func join(_ folder: String, _ path: String) -> String {
        folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }

    /// Returns a path as seen from a folder if it lies below it, otherwise the path itself.
    static func relative(_ path: String, to folder: String) -> String {
        let prefix = join(folder, "")
        guard path.utf8.starts(with: prefix.utf8) else { return path }
        return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    }

    /// Returns whether a path is absolute.
    static func isAbsolute(_ path: String) -> Bool {
        // Foundation treats the unexpanded "~/x" as absolute. On Windows, a path with a drive letter is absolute.
        path.hasPrefix("/") || !path.hasPrefix("~") && NSString(string: path).isAbsolutePath
    }
}
