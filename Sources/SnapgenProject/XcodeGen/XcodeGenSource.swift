package import SnapgenModel

/// An element of `sources` in an XcodeGen specification.
struct XcodeGenSource {
    /// The file or folder, absolute.
    private let path: String
    private let excludes: [Glob]
    private let includes: [Glob]

    /// Reads an element: a path, or a table with a path; `nil` if nothing of it is compiled.
    init?(_ tree: PropertyTree) {
        guard let path = tree.text ?? tree["path"]?.text else { return nil }
        if let phase = tree["buildPhase"], phase.text != "sources" { return nil }
        if tree["type"]?.text == "folder" { return nil }
        // The attributes of a template may have been replaced by '.' or '..'.
        self.path = AbsolutePath.resolve(path, from: "/")
        excludes = Self.globs(tree["excludes"])
        includes = Self.globs(tree["includes"])
    }

    private static func globs(_ tree: PropertyTree?) -> [Glob] {
        (tree?.texts ?? []).map { Glob($0.hasPrefix("./") ? String($0.dropFirst(2)) : $0) }
    }

    /// Returns the Swift files, and the path itself if it does not exist.
    func swiftFiles(in files: any ProjectFiles) -> (existing: [String], missing: String?) {
        if files.hasFolder(path) { return (files.swiftFiles(below: path).filter(isTaken), nil) }
        guard path.pathExtension == "swift" || path.pathExtension.isEmpty else { return ([], nil) }
        return files.hasFile(path) ? ([path], nil) : ([], path)
    }

    private func isTaken(_ file: String) -> Bool {
        let name = String(file.dropFirst(path.count + 1))
        return (includes.isEmpty || Self.matches(includes, name)) && !Self.matches(excludes, name)
    }

    /// Returns whether a glob matches a path or one of its folders.
    private static func matches(_ globs: [Glob], _ path: String) -> Bool {
        guard !globs.isEmpty else { return false }
        let parts = path.split(separator: "/")
        let paths = parts.indices.map { parts[...$0].joined(separator: "/") }
        return globs.contains { glob in paths.contains(where: glob.matches) }
    }
}
