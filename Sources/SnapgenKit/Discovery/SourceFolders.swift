import SnapgenModel

/// Finds the folders that a path or pattern of `sources` means.
struct SourceFolders {
    let root: ProjectRoot
    let files: any FileSystem

    /// Returns the folders and Swift files that match a pattern, or else the pattern as a path; `nil` is the root.
    func paths(matching pattern: String) -> [RelativePath?] {
        if pattern == "." { return [nil] }
        guard pattern.contains(where: { "*?[\\".contains($0) }) else { return [RelativePath(pattern)] }
        var seen = Set<RelativePath>()
        let components = RelativePath.components(of: pattern).map(String.init)
        return paths(matching: components[...], in: nil).filter { seen.insert($0).inserted }
    }

    private func paths(matching components: ArraySlice<String>, in folder: RelativePath?) -> [RelativePath] {
        guard let first = components.first else { return folder.map { [$0] } ?? [] }
        let rest = components.dropFirst()
        if first == "**" {
            let below = names(in: folder).compactMap { child($0, of: folder) }.filter(isFolder)
            return paths(matching: rest, in: folder) + below.flatMap { paths(matching: components, in: $0) }
        }
        let glob = Glob(first)
        let found = names(in: folder).filter(glob.matches).compactMap { child($0, of: folder) }
        return found.filter { isFolder($0) || (rest.isEmpty && $0.string.hasSuffix(".swift")) }
            .flatMap { paths(matching: rest, in: $0) }
    }

    /// Returns the modules in a folder of a package: `Sources` has one in each folder, any other folder is one itself.
    ///
    ///     modules(at: "Modules/Kit/Sources")       // Modules/Kit/Sources/Kit, Modules/Kit/Sources/KitUI
    ///     modules(at: "Sources/Shop/Views")        // Sources/Shop/Views of the module Shop
    func modules(at path: RelativePath?) -> [SourceModule] {
        let sources = path?.name == "Sources" ? path : child("Sources", of: path)
        let targets = sources.map { folder in names(in: folder).compactMap { child($0, of: folder) }.filter(isFolder) }
        if let targets, !targets.isEmpty {
            return targets.map { SourceModule(path: $0, module: ModuleNamer.module(named: $0.name)) }
        }
        return [SourceModule(path: path, module: path.map(ModuleNamer.module(of:)) ?? root.moduleName)]
    }

    private func names(in folder: RelativePath?) -> [String] {
        ((try? files.names(in: folder.map(root.absolute) ?? root.path)) ?? []).filter(SourceDiscovery.isVisited)
    }

    private func child(_ name: String, of folder: RelativePath?) -> RelativePath? {
        folder.map { $0.appending(name) } ?? RelativePath(name)
    }

    private func isFolder(_ path: RelativePath) -> Bool { files.kind(of: root.absolute(path)) == .folder }
}

extension ProjectRoot {
    /// The name of a module with the files at the root.
    var moduleName: String {
        ModuleNamer.module(named: path.split(separator: "/").last.map(String.init) ?? "Sources")
    }
}
