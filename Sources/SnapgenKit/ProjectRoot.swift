public import SnapgenModel

/// The folder that all paths of a run are relative to.
public struct ProjectRoot: Equatable, Sendable {
    /// Absolute, without a slash at its end.
    public let path: String

    /// The folder at an absolute path.
    public init(_ path: String) {
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// The files and folders that mark a project's root.
    private static let marks = [configurationName, "Package.swift", ".git"]

    /// The configuration's file name.
    public static let configurationName = "snapgen.yml"

    /// The nearest folder, from `folder` upwards, that holds a configuration, a package or a repository; else `folder`.
    public static func enclosing(_ folder: String, in files: any FileSystem) -> ProjectRoot {
        var candidate = folder
        while !candidate.isEmpty {
            if marks.contains(where: { isThere("\(candidate)/\($0)", in: files) }) { return ProjectRoot(candidate) }
            candidate = parent(of: candidate)
        }
        return ProjectRoot(folder)
    }

    private static func isThere(_ path: String, in files: any FileSystem) -> Bool {
        let kind = files.kind(of: path)
        return kind != nil && kind != .hidden
    }

    /// The parent folder of an absolute path; empty at the top.
    package static func parent(of path: String) -> String {
        path.utf8.lastIndex(of: RelativePath.slash).map { String(path[..<$0]) } ?? ""
    }

    /// The root without symbolic links in its path.
    func resolved(in files: any FileSystem) -> ProjectRoot { ProjectRoot(files.resolved(path)) }

    /// The absolute path of a file below the root.
    public func absolute(_ relative: RelativePath) -> String { "\(path)/\(relative)" }

    /// An absolute path as seen from the root, or `nil` where it does not lie below it.
    public func relative(_ absolute: String) -> RelativePath? {
        // By bytes, as file systems compare: to Swift, two forms of one letter are equal.
        let folder = "\(path)/".utf8
        guard absolute.utf8.starts(with: folder) else { return nil }
        return RelativePath(String(Substring(absolute.utf8.dropFirst(folder.count))))
    }

    /// A path as a person would name it: from the root where it lies below it, else as it is.
    public func display(_ absolute: String) -> String {
        relative(absolute)?.string ?? absolute
    }
}
