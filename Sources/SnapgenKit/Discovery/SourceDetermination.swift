import SnapgenConfiguration
import SnapgenModel
import SnapgenProject

/// The determination of modules that the configuration does not name: those of targets, of patterns, of paths on the
/// command line, and of a project without `sources`.
///
/// The project is read only if one of these is needed, because that takes time.
struct SourceDetermination: Sendable {
    let request: ProjectRequest
    let root: ProjectRoot
    let files: any FileSystem
    /// The modules at the paths that are scanned in place of the configured sources; empty for those.
    private(set) var pathModules: [SourceModule] = []
    private(set) var targets: ProjectTargets?
    private(set) var diagnostics: [Diagnostic] = []
    /// The reason why the tests cannot be written, although they can be planned.
    private(set) var targetProblem: Diagnostic?
    /// Indicates whether the test target's name in the configuration means another target.
    private(set) var isMistyped = false
    /// Indicates whether the root is that of an Xcode project, generated or not.
    lazy var isXcodeProject = request.build?.project != nil || root.isXcodeProject(in: files)
    /// Indicates whether the root is that of a package whose configuration sets no sources.
    private(set) var isPackage = false

    /// Replaces the sources of a configuration by modules, and sets the test target and the output that follow.
    mutating func determineSources(of resolved: inout ResolvedConfiguration) throws(DiagnosticError) {
        isPackage = determineIsPackage(resolved)
        pathModules = try request.modules(seenFrom: root)
        if pathModules.isEmpty { determineConfigured(&resolved) } else { determinePaths(&resolved) }
        guard !resolved.configuration.tests.isWritten else { return }
        targetProblem = resolved.origin(of: "tests").diagnostic(
            .badValue, "'tests' is an empty list; write a mapping for each target")
    }

    private mutating func determineConfigured(_ resolved: inout ResolvedConfiguration) {
        if let build = request.build, build.project == nil {
            resolved.configuration.sources = resolved.configuration.sources.flatMap { modules(for: $0, in: build) }
            return
        }
        let sources = resolved.configuration.sources
        let isDefault = resolved.origin(of: "sources") == .default && (isXcodeProject || isPackage)
        let needsTargets =
            isDefault || request.build != nil
            || sources.contains { $0.target != nil || ($0.pattern != nil && isXcodeProject) }
        guard needsTargets || sources.contains(where: { $0.pattern != nil }) else { return }
        do throws(DiagnosticError) {
            if needsTargets { try readTargets(resolved) }
            if request.build != nil, let problem = targets?.missingTest { throw DiagnosticError(problem) }
            resolved.configuration.sources = isDefault ? targets?.allModules() ?? [] : []
        } catch {
            if isPackage { return reportUnread(error.diagnostics) }
            diagnostics += error.diagnostics
            resolved.configuration.sources = []
            return
        }
        if !isDefault { resolved.configuration.sources = sources.flatMap { modules(for: $0, resolved) } }
        adoptTestTarget(in: &resolved)
        // Modules that a build takes from the configuration need no package.
        let areNamed = !isDefault && sources.allSatisfy { $0.target == nil && $0.pattern == nil }
        diagnostics += (targets?.diagnostics ?? []).filter { !areNamed || $0.id != .unevaluatedManifest }
    }

    private mutating func determinePaths(_ resolved: inout ResolvedConfiguration) {
        resolved.configuration.sources = pathModules
        if isPackage {
            do throws(DiagnosticError) {
                try readTargets(resolved)
                adoptTestTarget(in: &resolved)
            } catch {
                reportUnread(error.diagnostics)
            }
            return
        }
        // A project that cannot be read has no targets, but folders with sources.
        guard isXcodeProject, (try? readTargets(resolved)) != nil else { return }
        resolved.configuration.sources = pathModules.flatMap { folder in
            let modules = isMissing(folder.path) ? [folder] : targets?.modules(below: folder.path) ?? []
            if modules.isEmpty { diagnostics.append(withoutTarget(folder.path?.string ?? ".")) }
            return modules
        }
        adoptTestTarget(in: &resolved)
        diagnostics += targets?.diagnostics ?? []
    }

    // MARK: - Project

    private mutating func determineIsPackage(_ resolved: ResolvedConfiguration) -> Bool {
        guard request.build == nil, resolved.origin(of: "sources") == .default else { return false }
        // An empty file is no manifest.
        let manifest = "\(root.path)/Package.swift"
        return !isXcodeProject && files.kind(of: manifest) == .file && files.stamp(of: manifest)?.size != 0
    }

    /// Reports a manifest that is not or cannot be evaluated; the folders in `Sources` are modules then.
    private mutating func reportUnread(_ problems: [Diagnostic]) {
        diagnostics += problems.filter { [.badProject, .unevaluatedManifest].contains($0.id) }.map { problem in
            Diagnostic(
                problem.id, .warning, "every folder in 'Sources' is a module, because \(problem.message)",
                path: "Package.swift", line: problem.line)
        }
    }

    private mutating func readTargets(_ resolved: ResolvedConfiguration) throws(DiagnosticError) {
        let isNamed = resolved.origin(of: "tests.target") != .default
        let project = LocalProjectFiles(root: root, files: files, package: request.packageDescription)
        let manifest = isPackage ? "\(root.path)/Package.swift" : nil
        let folder = request.build?.project ?? manifest ?? root.path
        targets = try ProjectTargets(
            at: folder, root, project, for: resolved.configuration.tests, isNamed: isNamed, hostedIn: request.app)
    }

    /// Sets the test target, and the output in its folder, unless the configuration does.
    private mutating func adoptTestTarget(in resolved: inout ResolvedConfiguration) {
        report(targets?.choiceProblem.map(resolved.origin(of: "tests.target").placing), resolved)
        guard let test = targets?.test, resolved.origin(of: "tests.output") == .default else { return }
        if resolved.origin(of: "tests.target") == .default, RelativePath(test.name)?.name == test.name {
            resolved.configuration.tests.target = test.name
        }
        let folder =
            targets?.testFolder ?? RelativePath(test.project)?.parent?.appending(test.name)
            ?? RelativePath("\(isPackage ? "Tests/" : "")\(test.name)")
        if let output = folder?.appending("Generated") { resolved.configuration.tests.output = output }
    }

    /// Reports an unknown test target: as a warning, because everything can be planned without it, and as the reason
    /// why nothing can be written, unless the configuration sets the folder, in which the target may be added, and the
    /// name is neither mistyped nor that of another target or an earlier one.
    private mutating func report(_ problem: Diagnostic?, _ resolved: ResolvedConfiguration) {
        guard var problem, resolved.configuration.tests.isWritten else { return }
        let isPlaced = resolved.origin(of: "tests.output") != .default
        let (name, output) = (resolved.configuration.tests.target, resolved.configuration.tests.output)
        let known = targets?.layout.unitTests ?? []
        let near = Suggestion.nearest(to: name, in: known.map(\.name))
        // 'init' names the folder after a target that is to be added.
        let isPlanned = isPlaced && output.components.contains { $0 == name }
        let isOther = targets?.layout.targets.contains { $0.name == name } ?? false
        let owner = isPlaced && !isOther ? known.first { $0.files.contains(where: output.contains) } : nil
        isMistyped = problem.id == .unknownName && (isOther || owner != nil || !near.isEmpty && !isPlanned)
        if isMistyped, let owner {
            problem.message =
                "no target for unit tests is called '\(name)', and '\(owner.name)' compiles the files in '\(output)'; set "
                + "'tests.target' to '\(owner.name)'"
        }
        if isMistyped || !isPlaced { targetProblem = problem }
        problem.severity = .warning
        diagnostics.append(problem)
    }

    private func isMissing(_ path: RelativePath?) -> Bool {
        path.map { files.kind(of: root.absolute($0)) == nil } ?? false
    }

    // MARK: - Modules

    private mutating func modules(for source: SourceModule, _ resolved: ResolvedConfiguration) -> [SourceModule] {
        let origin = resolved.origin(of: "sources")
        if let pattern = source.pattern { return modules(matching: pattern, origin) }
        guard source.target != nil, let targets else { return [source] }
        do throws(DiagnosticError) {
            return [try targets.module(of: source, origin)]
        } catch {
            diagnostics += error.diagnostics
            return []
        }
    }

    private mutating func modules(matching pattern: Glob, _ origin: ConfigurationOrigin) -> [SourceModule] {
        let discovery = SourceDiscovery(root: root, files: files)
        let paths = discovery.paths(matching: pattern.pattern)
        if paths.isEmpty || paths.contains(where: { isMissing($0) }) {
            let problem =
                "'\(pattern.pattern)' in 'sources' matches no folder and no Swift file; paths begin at the root"
            diagnostics.append(origin.diagnostic(.unreadableInput, problem))
            return []
        }
        let modules = paths.flatMap { path in
            targets == nil ? discovery.modules(at: path) : targets?.modules(below: path) ?? []
        }.reduce(into: [SourceModule]()) { modules, module in
            // '**' matches the folders in a folder too, whose files the module of that has.
            let path = module.path?.string ?? ""
            let isHeld = modules.contains { $0.target == module.target && $0.path?.contains(path) ?? true }
            if !isHeld { modules.append(module) }
        }
        if modules.isEmpty {
            diagnostics.append(withoutTarget("\(pattern.pattern)' of 'sources", origin))
        }
        return modules
    }

    private func withoutTarget(_ place: String, _ origin: ConfigurationOrigin = .default) -> Diagnostic {
        let tests = targets?.test.map { "'\($0.name)' can import" } ?? "tests can import"
        return origin.diagnostic(
            .noSources,
            "no Swift file in '\(place)' belongs to a target that \(tests); 'snapgen project' lists the targets")
    }

    /// Returns the modules of a build that an item means; a pattern means those with a file that it matches.
    private func modules(for source: SourceModule, in build: BuildInputs) -> [SourceModule] {
        let modules = build.modules + build.otherModules
        if let name = source.target {
            let found = modules.first { $0.target == name }?.name ?? ModuleNamer.module(named: name)
            return [SourceModule(path: source.path, module: found)]
        }
        guard let pattern = source.pattern else { return [source] }
        let found = modules.filter { module in
            module.files.contains { file in root.relative(file).map { pattern.excludes($0) } ?? false }
        }
        return found.map { SourceModule(path: nil, module: $0.name) }
    }
}

extension ProjectRoot {
    /// Returns whether the root holds an Xcode project, generated or not, that no package takes the place of.
    func isXcodeProject(in files: any FileSystem) -> Bool {
        let names = (try? files.names(in: path)) ?? []
        let isProject = names.contains(where: ProjectRoot.isProject)
        if names.contains("Package.swift") {
            let modules = SourceDiscovery(root: self, files: files).packageModules()
            return isProject && (modules.isEmpty || !isAnyNamedByManifest(modules, files))
        }
        return isProject || ProjectReader.isTuistProject(names)
    }

    /// Returns whether the manifest names a target like a folder in `Sources`, which is otherwise not that of a module.
    private func isAnyNamedByManifest(_ modules: [SourceModule], _ files: any FileSystem) -> Bool {
        guard let bytes = try? files.read("\(path)/Package.swift") else { return true }
        let manifest = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
        return modules.contains { module in
            let name = module.path?.name.filter { !$0.isWhitespace } ?? ""
            return manifest.contains("name:\"\(name)\"")
        }
    }
}
