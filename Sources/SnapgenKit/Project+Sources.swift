import SnapgenConfiguration
package import SnapgenModel
import SnapgenPlan
import SnapgenProject

extension Project {
    package func sources() -> (sources: SourceList, diagnostics: [Diagnostic]) {
        let found =
            packageBuild.map { discovery.sources(of: configuration, in: $0) }
            ?? discovery.sources(
                of: configuration.sources, excluding: configuration.exclude,
                findsTargets: !determination.pathModules.isEmpty, known: { targets?.files(of: $0) })
        let origin = isComplete ? resolved.origin(of: "sources") : .default
        let problems = determination.diagnostics + found.diagnostics.map(origin.placing)
        if packageBuild == nil, found.count == 0, !problems.hasErrors { return (found, problems + [noSources]) }
        return (found, problems + (isComplete ? unusedSettings(in: found) : []))
    }

    /// A diagnostic for each Swift file below the root that is a link to nothing, so that its entries are not known.
    package var brokenLinks: [Diagnostic] {
        let links = files.list(".swift", below: root.path, visits: SourceDiscovery.isVisited).brokenLinks
        return links.sorted().filter { RelativePath($0).map { !isExcluded($0) } ?? false }
            .map { Diagnostic(.missingProjectFile, .warning, "the link leads to no file", path: $0) }
    }

    /// The inputs of a build that determine the sources; `nil` in an Xcode project, whose files do.
    private var packageBuild: BuildInputs? { build?.project == nil ? build : nil }

    /// The reason for refusing paths in place of the configured sources, which would remove the tests of all others;
    /// `nil` if there are no paths, or no such sources.
    package var refusalOfPaths: Diagnostic? {
        guard !determination.pathModules.isEmpty, resolved.origin(of: "sources") != .default else { return nil }
        return Diagnostic(
            .refusedPaths, .error,
            "the configuration names 'sources', whose tests are in one file; run 'snapgen generate', or 'snapgen plan PATH' "
                + "for a list",
            path: configurationFile?.path)
    }

    /// The reason for writing no tests into a target that would have those of the build plugin too; `nil` without it.
    package var refusalBesidePlugin: Diagnostic? {
        guard build == nil, let test = targets?.test, test.hasPlugin else { return nil }
        return Diagnostic(
            .misplacedOutput, .error,
            "the build plugin generates the tests of '\(test.name)' in each build; remove it from the target to write them "
                + "into files", path: test.project)
    }

    func testSources() -> SourceList {
        let known = packageBuild?.testFiles ?? targetFiles
        guard known != nil || targetFolder != nil else { return SourceList(root: root, files: files) }
        let tests = SourceModule(path: targetFolder, module: configuration.tests.target)
        let globs = known == nil ? [Glob("\(configuration.tests.output)/**")] : []
        return discovery.sources(of: [tests], excluding: globs, known: { _ in known })
    }

    /// The files of the test target outside of the output; `nil` if the project does not determine them.
    private var targetFiles: [String]? {
        guard let test = targets?.test, test.name == configuration.tests.target else { return nil }
        return test.files.filter { !configuration.tests.output.contains($0) }
    }

    private var targetFolder: RelativePath? {
        sequence(first: configuration.tests.output, next: \.parent).dropFirst()
            .first { $0.name == configuration.tests.target }
    }

    /// The problem of a plan that names tests by their target if that target is only a default that does not
    /// exist: a selection of its tests would select nothing, and pass.
    package var missingTarget: Diagnostic? {
        guard build == nil, targetFiles == nil, let folder = targetFolder else { return nil }
        guard files.kind(of: root.absolute(folder)) != .folder else { return nil }
        let name = configuration.tests.target
        return Diagnostic(
            .unknownName, .error,
            "there is no folder '\(folder)' for the test target '\(name)', so no test would be selected; set "
                + "'tests.target', or pass the plugin's Snapgen.inputs.json with --build-inputs")
    }

    /// The problem of a build of an Xcode project that has nothing to test; none in a package, whose target may be new.
    func emptyBuildProblem(of plan: TestPlan) -> [Diagnostic] {
        guard build?.project != nil, plan.cases.isEmpty, !plan.diagnostics.hasErrors else { return [] }
        let problem =
            "'\(configuration.tests.target)' gets no test, because the modules that it can import have no preview and no "
            + "other entry; 'snapgen scan' lists what is left out and why"
        return [Diagnostic(.noSources, .error, problem, path: configurationFile?.path)]
    }
}

// MARK: - Unused settings

extension Project {
    private func unusedSettings(in found: SourceList) -> [Diagnostic] {
        let globs = configuration.exclude
        var unused = found.unusedGlobs
        let scopes = targets?.scopes ?? []
        if !scopes.isEmpty, !unused.isEmpty {
            // Globs that match other files of the scopes keep those from being named as left out.
            let files = discovery.swiftFiles(at: scopes).compactMap { RelativePath($0) }
            unused.removeAll { index in files.contains(where: globs[index].excludes) }
        }
        return unused.map { unusedGlob(at: $0, found) } + emptyModules(of: found)
    }

    private func unusedGlob(at index: Int, _ found: SourceList) -> Diagnostic {
        let pattern = configuration.exclude[index].pattern
        let anywhere = Glob("**/\(pattern)")
        let matches = found.paths.contains(where: anywhere.excludes)
        let advice =
            matches ? "; did you mean '**/\(pattern)'?" : "; patterns are matched against whole paths below the root"
        let problem = "'\(pattern)' in 'exclude' matches no Swift file of 'sources'\(advice)"
        return resolved.unused("exclude", named: "\(index)", problem)
    }

    /// Returns a warning for each configured module without files; a folder in `Sources` may have no Swift files.
    private func emptyModules(of found: SourceList) -> [Diagnostic] {
        if resolved.origin(of: "sources") == .default { return [] }
        return found.emptyModules.map { module in
            let place = module.path?.string ?? module.target.map { "target \($0)" } ?? "."
            let problem =
                "'sources' has no Swift file for the module '\(module.module)' in '\(place)'; check the path, 'exclude', "
                + "and whether an earlier module holds the files"
            return resolved.unused("sources", problem)
        }
    }

    func isExcluded(_ path: RelativePath) -> Bool { configuration.exclude.contains { $0.excludes(path) } }
}

extension Glob {
    /// Returns whether a file is left out, by itself or by a folder that it lies in.
    func excludes(_ path: RelativePath) -> Bool {
        sequence(first: path, next: \.parent).contains { matches($0.string) }
    }
}

// MARK: - No sources

extension Project {
    private var projectsBelow: String {
        let names = (try? files.names(in: root.path)) ?? []
        let found = names.flatMap { folder in
            ((try? files.names(in: "\(root.path)/\(folder)")) ?? [])
                .filter { ProjectRoot.isProject($0) || $0 == "Package.swift" }.map { "'\(folder)/\($0)'" }
        }
        let above = ProjectRoot.enclosing(ProjectRoot.parent(of: root.path), in: files, isConfigured: true)
        if found.isEmpty, configurationFile != nil, files.kind(of: "\(above.path)/Package.swift") == .file {
            return "; pass --config \(above.display(root.configurationPath)) in the package '\(above.path)'"
        }
        return found.isEmpty ? "" : "; found \(found.prefix(3).joined(separator: ", ")): run the command in that folder"
    }

    var noSources: Diagnostic {
        let isUnlinked = targets != nil && configuration.sources.isEmpty
        let advice = "; name the folders to scan in 'sources' of snapgen.yml, or pass them as arguments"
        return Diagnostic(.noSources, .error, missingSources + (isUnlinked ? "" : advice))
    }

    /// Indicates whether only the paths of a command name files to scan.
    package var needsPaths: Bool {
        targets == nil && configurationFile == nil && files.kind(of: "\(root.path)/Sources") != .folder
    }

    private var missingSources: String {
        if let targets, configuration.sources.isEmpty { return targets.missingSources }
        let folders = configuration.sources.map { module in
            let target = module.target.map { "the target '\($0)'" }
            let path = module.path?.string ?? (target == nil ? "." : nil)
            return [path.map { "'\($0)'" }, target].compactMap { $0 }.joined(separator: " of ")
        }
        guard folders.isEmpty else {
            let excluded = configuration.exclude.isEmpty ? "" : " that 'exclude' leaves in"
            return "no Swift file in \(folders.joined(separator: ", "))\(excluded)"
        }
        let sources = "\(root.path)/Sources"
        guard files.kind(of: sources) == .folder else {
            return "there is no folder 'Sources' in '\(root.path)'\(projectsBelow)"
        }
        do throws(FileSystemError) {
            _ = try files.names(in: sources)
            return "'Sources' contains no folder for a module"
        } catch {
            return "'Sources' cannot be read: \(error.reason)"
        }
    }
}
