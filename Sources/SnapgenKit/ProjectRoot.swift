package import SnapgenModel

/// The folder that all paths of a run are relative to.
package struct ProjectRoot: Equatable, Sendable {
    /// Absolute, without a slash at its end.
    package let path: String

    package init(_ path: String) {
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    package static let configurationName = "snapgen.yml"

    /// Returns the root of the project that a folder belongs to.
    ///
    /// It is the nearest folder, from `folder` upwards, with a configuration; else with a workspace, Xcode project or
    /// what generates one; else with a package; else with a repository; else `folder`. Folders above a repository do
    /// not belong to it. The plugins have the same rule.
    ///
    /// - Parameter isConfigured: Indicates that another file is the configuration, such as one in the folder of a test
    ///   target. Then the root is the nearest folder with any of these.
    package static func enclosing(
        _ folder: String, in files: any FileSystem, isConfigured: Bool = false
    ) -> ProjectRoot {
        let folders = repository(of: folder, in: files)
        let marks: [(String) -> Bool] = [
            { isThere("\($0)/\(configurationName)", in: files) },
            {
                files.containsProject($0) || isTuistManifest("\($0)/Project.swift", in: files)
                    || isTuistManifest("\($0)/Workspace.swift", in: files)
            },
            { isThere("\($0)/Package.swift", in: files) },
            { isThere("\($0)/.git", in: files) },
        ]
        if isConfigured { return ProjectRoot(folders.first { folder in marks.contains { $0(folder) } } ?? folder) }
        for isMarked in marks {
            if let found = folders.first(where: isMarked) { return ProjectRoot(found) }
        }
        return ProjectRoot(folder)
    }

    /// Returns the folder and those above it, up to the repository's or the topmost.
    private static func repository(of folder: String, in files: any FileSystem) -> [String] {
        let folders = sequence(first: folder) { parent(of: $0) }.prefix { !$0.isEmpty }
        let top = folders.firstIndex { isThere("\($0)/.git", in: files) }
        return Array(folders.prefix(top.map { $0 + 1 } ?? .max))
    }

    /// Returns the folder of the repository that contains the root; `nil` if there is none.
    package static func repository(above root: ProjectRoot, in files: any FileSystem) -> ProjectRoot? {
        guard let top = repository(of: root.path, in: files).last, isThere("\(top)/.git", in: files) else { return nil }
        return ProjectRoot(top)
    }

    /// The folders above the root, up to that of the repository; none outside of one.
    static func folders(above root: ProjectRoot, in files: any FileSystem) -> [ProjectRoot] {
        guard repository(above: root, in: files) != nil else { return [] }
        return repository(of: root.path, in: files).dropFirst().map { ProjectRoot($0) }
    }

    package static func isProject(_ name: String) -> Bool {
        name.hasSuffix(".xcworkspace") || name.hasSuffix(".xcodeproj") || name == "project.yml"
    }

    /// Returns whether a file is a manifest of Tuist, and not only a source file of that name.
    static func isTuistManifest(_ path: String, in files: any FileSystem) -> Bool {
        String(decoding: (try? files.read(path)) ?? [], as: UTF8.self).contains("import ProjectDescription")
    }

    private static func isThere(_ path: String, in files: any FileSystem) -> Bool {
        let kind = files.kind(of: path)
        return kind != nil && kind != .hidden
    }

    /// The parent folder of an absolute path; empty at the top.
    package static func parent(of path: String) -> String {
        path.utf8.lastIndex(of: RelativePath.slash).map { String(path[..<$0]) } ?? ""
    }

    func resolved(in files: any FileSystem) -> ProjectRoot { ProjectRoot(files.resolved(path)) }

    /// An absolute path as seen from the root, also if links lead to one of them; `nil` where it does not lie below it.
    package func relative(_ absolute: String, in files: any FileSystem) -> RelativePath? {
        relative(absolute) ?? resolved(in: files).relative(files.resolved(absolute))
    }

    package var configurationPath: String { "\(path)/\(Self.configurationName)" }

    package func absolute(_ relative: RelativePath) -> String { "\(path)/\(relative)" }

    /// An absolute path as seen from the root, or `nil` where it does not lie below it.
    package func relative(_ absolute: String) -> RelativePath? {
        // By bytes, as file systems compare: to Swift, two forms of one letter are equal.
        let folder = "\(path)/".utf8
        guard absolute.utf8.starts(with: folder) else { return nil }
        return RelativePath(String(Substring(absolute.utf8.dropFirst(folder.count))))
    }

    /// A path for messages: relative to the root if it is below it, otherwise unchanged.
    package func display(_ absolute: String) -> String { relative(absolute)?.string ?? absolute }
}
