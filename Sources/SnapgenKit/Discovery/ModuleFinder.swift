import SnapgenModel

/// Finds the modules in folders that somebody names on the command line.
struct ModuleFinder {
    let root: ProjectRoot
    let files: any FileSystem

    /// The modules at absolute paths, which lie at or below the root: every folder in a folder `Sources` is one, and
    /// what lies elsewhere belongs to the module of the path itself.
    ///
    /// - Throws: a diagnostic for a path that lies elsewhere.
    func modules(at paths: [String]) throws(DiagnosticError) -> [SourceModule] {
        var modules: [SourceModule] = []
        for path in paths {
            if path == root.path {
                modules += packages(below: nil) + [SourceModule(path: nil, module: ModuleNamer.module(named: rootName))]
            } else if let relative = root.relative(path) {
                let own = SourceModule(path: relative, module: ModuleNamer.module(of: relative))
                modules += packages(below: relative) + [own]
            } else {
                throw DiagnosticError(elsewhere(path))
            }
        }
        return modules
    }

    private var rootName: String { root.path.split(separator: "/").last.map(String.init) ?? "Sources" }

    /// The folders in each folder `Sources` below `folder`; what is found first keeps a file.
    private func packages(below folder: RelativePath?) -> [SourceModule] {
        let children = folders(in: folder)
        if folder?.name == "Sources" {
            return children.map { SourceModule(path: $0, module: ModuleNamer.module(of: $0)) }
        }
        return children.flatMap(packages)
    }

    private func folders(in folder: RelativePath?) -> [RelativePath] {
        let names = (try? files.names(in: folder.map(root.absolute) ?? root.path)) ?? []
        return names.filter(SourceDiscovery.isVisited).compactMap { name in
            guard let path = folder?.appending(name) ?? RelativePath(name) else { return nil }
            let absolute = root.absolute(path)
            return files.kind(of: absolute) == .folder && !files.isLink(absolute) ? path : nil
        }
    }

    private func elsewhere(_ path: String) -> Diagnostic {
        Diagnostic(
            .unreadableInput, .error,
            "'\(path)' lies outside of '\(root.path)'; run snapgen once for each project")
    }
}
