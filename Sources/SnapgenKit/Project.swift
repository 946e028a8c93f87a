package import SnapgenConfiguration
package import SnapgenModel
package import SnapgenPlan
import SnapgenProject

package struct Project: Sendable {
    package let root: ProjectRoot
    package var resolved: ResolvedConfiguration
    package let configurationFile: ConfigurationFile?
    let files: any FileSystem
    let request: ProjectRequest
    /// The test targets of the configuration, each with the name and the output that its project determines.
    private(set) var testTargets: [TestSettings] = []
    let isFirstTarget: Bool
    let determination: SourceDetermination

    package var configuration: Configuration { resolved.configuration }

    var discovery: SourceDiscovery { SourceDiscovery(root: root, files: files) }

    var build: BuildInputs? { request.build }

    /// The targets of the project; `nil` if the sources do not depend on them.
    package var targets: ProjectTargets? { determination.targets }

    /// The reason why nothing can be written; the files for UI tests need no target for other tests.
    package var targetProblem: Diagnostic? { isMistyped || uiTestFolders.isEmpty ? determination.targetProblem : nil }

    /// Indicates whether tests are written, and not only files for UI tests.
    package var writesTests: Bool { determination.targetProblem == nil }

    /// Indicates whether the configuration has to be corrected, because it names another target than that of the tests.
    package var isMistyped: Bool { determination.isMistyped }

    package var needsSetUp: Bool { targetProblem != nil }

    /// The step without which no tests can be written; `nil` if they can.
    package var setUpStep: String? {
        guard needsSetUp else {
            if refusalBesidePlugin != nil { return "the build plugin generates the tests when they are built" }
            let isFree = files.present(at: root.absolute(testsPath), isOwn: RenderedFile.hasMark).obstacle == nil
            return isFree ? nil : "move '\(testsPath)' out of the way"
        }
        if !configuration.tests.isWritten { return "'snapgen generate' writes the files for UI tests" }
        return isMistyped
            ? "correct 'tests.target' in the configuration" : "'snapgen init' sets the tests up"
    }

    /// Indicates whether all configured sources are scanned: only then unused settings can be found.
    package var isComplete: Bool { build == nil && determination.pathModules.isEmpty }

    /// The request has to choose one of several test targets.
    package static func open(
        _ request: ProjectRequest, files: any FileSystem, determinesSources: Bool = true
    ) throws(DiagnosticError) -> Project {
        let projects = try openAll(request, files: files, determinesSources: determinesSources)
        guard projects.count == 1 else {
            let names = projects.map { "'\($0.configuration.tests.target)'" }.joined(separator: ", ")
            throw DiagnosticError(
                .severalTargets, "'tests' has several test targets, \(names); choose one with --target",
                path: projects.first?.configurationFile?.path)
        }
        return projects[0]
    }

    /// - Parameter determinesSources: Indicates whether the sources are determined, which may need the project's targets.
    package static func openAll(
        _ request: ProjectRequest, files: any FileSystem, determinesSources: Bool = true
    ) throws(DiagnosticError) -> [Project] {
        let root = request.root(in: files)
        let file = try configurationFile(of: request, root: root, files: files)
        let discovery = SourceDiscovery(root: root, files: files)
        let known =
            request.build?.modules.map { SourceModule(path: nil, module: $0.name) } ?? discovery.packageModules()
        let resolver = ConfigurationResolver(sources: known, environment: request.environment)
        // The target of a build chooses among several, and is the only one otherwise.
        let targets = request.build == nil ? [] : try resolver.resolveAll(file, options: request.options)
        let all =
            targets.count > 1
            ? targets : try resolver.resolveAll(file, options: request.options(relativeTo: root, in: files))
        var projects = try all.enumerated().map { part, resolved throws(DiagnosticError) in
            var resolved = resolved
            var determination = SourceDetermination(request: request, root: root, files: files)
            if determinesSources { try determination.determineSources(of: &resolved) }
            return Project(
                root: root, resolved: resolved, configurationFile: file, files: files, request: request,
                isFirstTarget: part == 0, determination: determination)
        }
        // In a build, which writes elsewhere, the test targets may have one folder.
        let settled = request.build == nil ? projects.map(\.resolved) : all
        for part in settled.indices {
            if let problem = settled[part].conflict(with: settled[..<part]) { throw DiagnosticError(problem) }
            projects[part].testTargets = projects.map(\.configuration.tests)
        }
        let name = request.testTarget ?? (all.count > 1 ? request.build?.target : nil)
        guard let name else { return projects }
        guard let chosen = projects.first(where: { $0.configuration.tests.target == name }) else {
            let hint = Suggestion.phrase(for: name, in: projects.map(\.configuration.tests.target))
            throw DiagnosticError(
                .unknownName, "'tests' has no item '- target: \(name)'\(hint)", path: file?.path)
        }
        return [chosen]
    }

    package var isXcodeProject: Bool { build == nil && root.isXcodeProject(in: files) }

    /// Indicates whether `Package.swift` names the test target, or there is none; an evaluated name is not found.
    package var isTestTargetInManifest: Bool {
        guard let bytes = try? files.read("\(root.path)/Package.swift") else { return true }
        return String(decoding: bytes, as: UTF8.self).contains("\"\(configuration.tests.target)\"")
    }

    /// The files in folders below the root, not in folders within them.
    package func files(in folders: Set<String>) -> [String] {
        folders.sorted().flatMap { folder in
            let names = (try? files.names(in: "\(root.path)/\(folder)")) ?? []
            return names.map { "\(folder)/\($0)" }
        }
    }

    func path(of file: String) throws(DiagnosticError) -> RelativePath {
        guard files.kind(of: file) == .file else {
            let problem = "there is no file '\(root.display(file))'; paths are relative to the current folder"
            throw DiagnosticError(.unreadableInput, problem)
        }
        guard let path = root.relative(file, in: files) ?? sources().sources.path(of: file) else {
            let problem = "'\(file)' does not lie below '\(root.path)'; run the command in the project of the file"
            throw DiagnosticError(.unreadableInput, problem)
        }
        return path
    }

    package func durations(at paths: [String]) throws(DiagnosticError) -> TestDurations {
        let tests = try paths.map { path throws(DiagnosticError) in
            let bytes = try files.read(path) { error in
                DiagnosticError(
                    .unreadableInput, "cannot be read: \(error.reason); check the path", path: root.display(path))
            }
            return try RecordedTest.tests(inReport: bytes, path: root.display(path))
        }
        return TestDurations(tests.flatMap { $0 })
    }
}

// MARK: - Configuration

extension Project {
    private static func configurationFile(
        of request: ProjectRequest, root: ProjectRoot, files: any FileSystem
    ) throws(DiagnosticError) -> ConfigurationFile? {
        if let configuration = request.configuration { return configuration }
        let path = request.configurationPath ?? "\(root.path)/\(ProjectRoot.configurationName)"
        let shown = root.display(path)
        let bytes: [UInt8]
        do throws(FileSystemError) {
            bytes = try files.read(path)
        } catch {
            if request.configurationPath == nil, files.kind(of: path) == nil, !files.isLink(path) {
                try refuseNamesakes(in: root, files)
                return nil
            }
            let advice =
                request.configurationPath == nil
                ? "repair it, or remove it to use the defaults" : "check --config, or omit it to use the defaults"
            throw DiagnosticError(
                .missingConfiguration, "the configuration cannot be read: \(error.reason); \(advice)", path: shown)
        }
        return ConfigurationFile(path: shown, bytes: bytes)
    }

    /// A configuration with another name would be silently ignored.
    private static func refuseNamesakes(in root: ProjectRoot, _ files: any FileSystem) throws(DiagnosticError) {
        let namesakes = ["snapgen.yaml", ".snapgen.yml", ".snapgen.yaml"]
        guard let found = namesakes.first(where: { files.kind(of: "\(root.path)/\($0)") == .file }) else { return }
        throw DiagnosticError(
            .missingConfiguration,
            "a configuration of this name is not read; rename it to 'snapgen.yml', or name it with --config",
            path: found)
    }

    /// Returns the other configurations that may name the same folder of references, sorted by their absolute paths,
    /// each with the folders from which it may be used.
    ///
    /// They lie below the root, with any name, or are the configurations of projects that contain it. A configuration
    /// may be used from the root and, if it is called `snapgen.yml`, from its own folder.
    package func otherConfigurations() -> [(path: String, folders: [String])] {
        let listing = files.list("ml", below: root.path, prefix: root.path, visits: SourceDiscovery.isVisited)
        let below = listing.files.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }
        let above = ProjectRoot.folders(above: root, in: files).map(\.configurationPath)
        let own = configurationFile.map { AbsolutePath.resolve($0.path, from: root.path) }
        return (below + above).filter { $0 != own && isConfiguration($0) }.sorted().map { ($0, folders(of: $0)) }
    }

    private func folders(of path: String) -> [String] {
        let folder = ProjectRoot.parent(of: path)
        let isAbove = folder != root.path && "\(root.path)/".hasPrefix("\(folder)/")
        return (isAbove ? [] : [root.path]) + (Self.isNamed(path) ? [folder] : [])
    }

    /// Returns whether a file is a configuration, perhaps with mistakes: a YAML file whose keys are those of one.
    private func isConfiguration(_ path: String) -> Bool {
        guard let bytes = try? files.read(path) else { return Self.isNamed(path) && files.kind(of: path) != nil }
        if Self.isNamed(path) { return true }
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map { $0.drop { [0x20, 0x0D].contains($0) } }
        guard lines.contains(where: { !$0.isEmpty && $0.first != UInt8(ascii: "#") }) else { return false }
        do throws(DiagnosticError) {
            _ = try ConfigurationResolver(environment: request.environment)
                .resolve(ConfigurationFile(path: root.display(path), bytes: bytes))
            return true
        } catch {
            return !error.diagnostics.contains { [.unknownKey, .badYAML].contains($0.id) }
        }
    }

    private static func isNamed(_ path: String) -> Bool { path.hasSuffix("/\(ProjectRoot.configurationName)") }
}
