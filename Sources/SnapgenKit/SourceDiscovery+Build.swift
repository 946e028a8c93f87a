import SnapgenModel

/// What a build tool has found already.
extension SourceDiscovery {
    /// The modules of the package, which are scanned where the configuration names none.
    func modules(of build: BuildInputs) -> [SourceModule] {
        build.modules.map { SourceModule(path: nil, module: $0.name) }
    }

    /// The files of the modules that the configuration names, read, sorted by module and path.
    ///
    /// - Returns: what could be read, and a diagnostic for each module that the test target does not depend on.
    func sourceFiles(
        of configuration: Configuration, in build: BuildInputs
    ) -> (files: [SourceFile], diagnostics: [Diagnostic]) {
        let known = build.modules + build.otherModules
        let names = configuration.sources.map(\.module)
        let found = known.filter { names.contains($0.name) }.map(read)
        let files = found.flatMap(\.files).filter { file in
            !configuration.exclude.contains { $0.matches(file.path.string) }
        }
        let missing = names.filter { name in !known.contains { $0.name == name } }
        return (
            files.sorted { ($0.module, $0.path) < ($1.module, $1.path) },
            missing.map { unknownModule($0, of: build) } + found.flatMap(\.diagnostics)
        )
    }

    /// The files of a module, read.
    func read(_ module: BuildInputs.Module) -> (files: [SourceFile], diagnostics: [Diagnostic]) {
        var result: (files: [SourceFile], diagnostics: [Diagnostic]) = ([], [])
        for file in module.files {
            do throws(FileSystemError) {
                let bytes = try files.read(file)
                guard let path = path(of: file, in: module) else { continue }
                result.files.append(SourceFile(path: path, module: module.name, bytes: bytes))
            } catch {
                result.diagnostics.append(unreadable(error))
            }
        }
        return result
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
