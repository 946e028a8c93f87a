import SnapgenConfiguration
import SnapgenModel

// MARK: - Patterns

extension SourceDiscovery {
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
    func modules(at path: RelativePath?) -> [SourceModule] {
        let sources = path?.name == "Sources" ? path : child("Sources", of: path)
        let targets = sources.map { folder in names(in: folder).compactMap { child($0, of: folder) }.filter(isFolder) }
        if let targets, !targets.isEmpty {
            return targets.map { SourceModule(path: $0, module: ModuleNamer.module(named: $0.name)) }
        }
        return [SourceModule(path: path, module: path.map(ModuleNamer.module(of:)) ?? root.moduleName)]
    }

    private func names(in folder: RelativePath?) -> [String] {
        ((try? files.names(in: folder.map(root.absolute) ?? root.path)) ?? []).filter(Self.isVisited)
    }

    private func child(_ name: String, of folder: RelativePath?) -> RelativePath? {
        folder.map { $0.appending(name) } ?? RelativePath(name)
    }

    private func isFolder(_ path: RelativePath) -> Bool { files.kind(of: root.absolute(path)) == .folder }
}

extension ProjectRoot {
    var moduleName: String {
        ModuleNamer.module(named: path.split(separator: "/").last.map(String.init) ?? "Sources")
    }
}

// MARK: - Inputs of a build tool

extension SourceDiscovery {
    func modules(of build: BuildInputs) -> [SourceModule] {
        build.modules.map { SourceModule(path: nil, module: $0.name) }
    }

    func sources(of configuration: Configuration, in build: BuildInputs) -> SourceList {
        let known = build.modules + build.otherModules
        let names = configuration.sources.map(\.module)
        var found = sources(of: known.filter { names.contains($0.name) }, excluding: configuration.exclude)
        let missing = names.filter { name in !known.contains { $0.name == name } }
        found.diagnostics = missing.map { unknownModule($0, of: build) }
        return found
    }

    func sources(of modules: [BuildInputs.Module], excluding globs: [Glob] = []) -> SourceList {
        var sources = SourceList(root: root, files: files)
        for module in modules {
            for file in module.files {
                guard let path = path(of: root.relative(file)?.string ?? file, in: module.name),
                    !globs.contains(where: { $0.matches(path.string) })
                else { continue }
                sources.append(path, at: file, module: module.name)
            }
        }
        return sources
    }

    private func unknownModule(_ name: String, of build: BuildInputs) -> Diagnostic {
        let known = (build.modules + build.otherModules).map(\.name)
        return Diagnostic(
            .unknownName, .error,
            "'sources' names the module '\(name)', which the test target '\(build.target)' does not depend on"
                + (Suggestion.nearest(to: name, in: known).isEmpty
                    ? "; add it to the target's dependencies" : Suggestion.phrase(for: name, in: known)))
    }
}
