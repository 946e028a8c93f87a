import SnapgenModel

/// Sources from the inputs of a build tool.
extension SourceDiscovery {
    /// The modules of the package, which are scanned where the configuration names none.
    func modules(of build: BuildInputs) -> [SourceModule] {
        build.modules.map { SourceModule(path: nil, module: $0.name) }
    }

    /// The files of the modules that the configuration names.
    ///
    /// - Returns: the files, and a diagnostic for each module that the test target does not depend on.
    func sources(of configuration: Configuration, in build: BuildInputs) -> DiscoveredSources {
        let known = build.modules + build.otherModules
        let names = configuration.sources.map(\.module)
        let found = sources(of: known.filter { names.contains($0.name) }, excluding: configuration.exclude)
        let missing = names.filter { name in !known.contains { $0.name == name } }
        return DiscoveredSources(sources: found, diagnostics: missing.map { unknownModule($0, of: build) })
    }

    /// The files of modules.
    func sources(of modules: [BuildInputs.Module], excluding globs: [Glob] = []) -> SourceList {
        var sources = SourceList(root: root, files: files)
        for module in modules {
            for file in module.files {
                guard let path = path(of: file, in: module), !globs.contains(where: { $0.matches(path.string) })
                else { continue }
                sources.append(path, at: file, files.stamp(of: file), module: module.name)
            }
        }
        return sources
    }

    /// The path below the root; a file of a package that lies elsewhere is shown below its module's name.
    private func path(of file: String, in module: BuildInputs.Module) -> RelativePath? {
        root.relative(file) ?? RelativePath("\(module.name)/\(file.split(separator: "/").last ?? "")")
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
