public import SnapgenModel

/// The Swift files of modules, with what was noticed when they were listed.
public struct DiscoveredSources: Sendable {
    /// The files.
    public var sources: SourceList
    /// An error for each path that does not exist or cannot be listed.
    public var diagnostics: [Diagnostic] = []
    /// The positions of the globs that match no Swift file of the modules and no folder that holds one.
    public var unusedGlobs: [Int] = []
    /// The modules that no file belongs to.
    public var emptyModules: [SourceModule] = []
}

extension DiscoveredSources {
    /// The same files, where globs that match other files in `folders` are in use: those keep files from being named as
    /// left out.
    func withoutUnused(excluded globs: [Glob], in folders: [RelativePath?], _ discovery: SourceDiscovery) -> Self {
        guard !folders.isEmpty, !unusedGlobs.isEmpty else { return self }
        let files = discovery.swiftFiles(at: folders).compactMap { RelativePath($0) }
        var found = self
        found.unusedGlobs.removeAll { index in files.contains(where: globs[index].excludes) }
        return found
    }
}
