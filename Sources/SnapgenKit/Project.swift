public import SnapgenConfiguration
public import SnapgenModel
import SnapgenNames
public import SnapgenPlan
import SnapgenProject
public import SnapgenRender
import SnapgenScan

/// A project with its configuration decided.
public struct Project: Sendable {
    /// The folder that all paths are relative to.
    public let root: ProjectRoot
    /// Every value with where it comes from.
    public var resolved: ResolvedConfiguration
    /// The configuration file; `nil` where there is none.
    let configurationFile: ConfigurationFile?
    let files: any FileSystem
    /// The inputs of a build tool; `nil` outside of a build.
    let build: BuildInputs?
    /// The division of the entries among the test targets.
    let division: TestDivision
    /// A Boolean value that indicates whether the test target is the first of the configuration.
    let isFirstTarget: Bool
    /// The targets of the project; `nil` if the sources do not depend on them.
    let targets: ProjectTargets?
    /// The problems of determining the sources.
    private let sourceProblems: [Diagnostic]
    /// The reason why no tests can be written, although they can be planned; `nil` if there is none.
    let targetProblem: Diagnostic?
    /// The folder of the generated files, absolute.
    let outputFolder: String
    /// The modules at the paths that are scanned in place of the configured sources; empty for those.
    let pathModules: [SourceModule]
    /// The options of the scan.
    let scanOptions: ScanOptions
    /// The cache file; `nil` where there is no cache.
    let cacheFile: CacheFile?
    /// The names that references keep.
    let legacyNames: LegacyNaming?
    /// The dialects of templates beside that of snapgen.
    private let dialects: [any TemplateDialect]

    /// Indicates whether paths of the request are scanned.
    private var scansPaths: Bool { !pathModules.isEmpty }

    /// Every value, decided.
    public var configuration: Configuration { resolved.configuration }

    /// The inputs of a build that determine the sources; `nil` in an Xcode project, whose files do.
    private var packageBuild: BuildInputs? { build?.project == nil ? build : nil }

    /// Indicates whether all configured sources are scanned: only then unused settings can be found.
    package var isComplete: Bool { build == nil && !scansPaths }

    /// Finds the root, reads the configuration and puts the command line's options before it.
    ///
    /// - Throws: diagnostics if the configuration is missing, unreadable or invalid, or has several test targets of which
    ///   the request chooses none.
    public static func open(_ request: ProjectRequest, files: any FileSystem) throws(DiagnosticError) -> Project {
        let projects = try openAll(request, files: files)
        guard projects.count == 1 else { throw DiagnosticError(severalTargets(projects)) }
        return projects[0]
    }

    /// Opens a project for each test target of the configuration, or for the one that the request chooses.
    ///
    /// - Throws: diagnostics if the configuration is missing, unreadable or invalid, or has no such test target.
    public static func openAll(_ request: ProjectRequest, files: any FileSystem) throws(DiagnosticError) -> [Project] {
        let root = request.root(in: files)
        let file = try configurationFile(of: request, root: root, files: files)
        let discovery = SourceDiscovery(root: root, files: files)
        let known = request.build.map(discovery.modules) ?? discovery.packageModules()
        let resolver = ConfigurationResolver(sources: known, environment: request.environment)
        // The target of a build chooses among several, and is the only one otherwise.
        let targets = request.build == nil ? [] : try resolver.resolveAll(file, options: request.options)
        let all =
            targets.count > 1
            ? targets : try resolver.resolveAll(file, options: request.options(relativeTo: root, in: files))
        let projects = try all.indices.map { part throws(DiagnosticError) in
            try Project(request, root, file, all[part], part: part, of: all.map(\.configuration.tests), files)
        }
        let name = request.testTarget ?? (all.count > 1 ? request.build?.target : nil)
        guard let name else { return projects }
        guard let chosen = projects.first(where: { $0.configuration.tests.target == name }) else {
            throw DiagnosticError(unknownTarget(name, among: projects))
        }
        return [chosen]
    }

    private init(
        _ request: ProjectRequest, _ root: ProjectRoot, _ file: ConfigurationFile?, _ resolved: ResolvedConfiguration,
        part: Int, of tests: [TestSettings], _ files: any FileSystem
    ) throws(DiagnosticError) {
        var resolved = resolved
        var determination = SourceDetermination(request: request, root: root, files: files)
        if request.determinesSources { try determination.determineSources(of: &resolved) }
        resolved.diagnostics += Self.formerExclusions(of: request, root: root, files: files)
        let folder = request.build.flatMap { _ in request.output }
        let outputFolder = folder ?? root.absolute(resolved.configuration.tests.output)
        self.root = root
        self.resolved = resolved
        configurationFile = file
        self.files = files
        build = request.build
        division = TestDivision(targets: tests)
        isFirstTarget = part == 0
        targets = determination.targets
        sourceProblems = determination.diagnostics
        targetProblem = determination.targetProblem
        self.outputFolder = outputFolder
        pathModules = try request.modules(seenFrom: root)
        scanOptions = request.scan
        cacheFile = try request.cache.file(for: root, part: part, request.environment, files)
        legacyNames = request.legacyNames
        dialects = request.dialects
    }

    private static func severalTargets(_ projects: [Project]) -> Diagnostic {
        let names = projects.map { "'\($0.configuration.tests.target)'" }.joined(separator: ", ")
        return Diagnostic(
            .severalTargets, .error, "'tests' has several test targets, \(names); choose one with --target",
            path: projects.first?.configurationFile?.path)
    }

    private static func unknownTarget(_ name: String, among projects: [Project]) -> Diagnostic {
        let known = projects.map(\.configuration.tests.target)
        return Diagnostic(
            .unknownName, .error,
            "'tests' has no item with the target '\(name)'\(Suggestion.phrase(for: name, in: known))",
            path: projects.first?.configurationFile?.path)
    }

    /// Indicates whether the tests belong into a target of an Xcode project.
    public var isXcodeProject: Bool { build == nil && root.isXcodeProject(in: files) }

    /// Indicates whether `Package.swift` names the test target, or there is none; an evaluated name is not found.
    public var isTestTargetInManifest: Bool {
        guard let bytes = try? files.read("\(root.path)/Package.swift") else { return true }
        return String(decoding: bytes, as: UTF8.self).contains("\"\(configuration.tests.target)\"")
    }

    /// The reason for refusing paths in place of the configured sources, which would remove the tests of all others; `nil` if
    /// there are no paths, or no such sources.
    public var refusalOfPaths: Diagnostic? {
        guard scansPaths, resolved.origin(of: \.sources) != .default else { return nil }
        return Diagnostic(
            .refusedPaths, .error,
            "the configuration names 'sources', whose tests are in one file; run 'snapgen generate' without paths, or use "
                + "'snapgen plan' or 'snapgen explain' with them",
            path: configurationFile?.path)
    }

    /// The names of the apps, sorted; none if the sources do not depend on the project's targets.
    public var apps: [String] {
        Set((targets?.layout.targets ?? []).filter { $0.kind == .app }.map(\.name)).sorted()
    }

    /// Indicates whether tests can be planned, but not written, because the project has no target for them.
    public var needsSetUp: Bool { targetProblem != nil }

    /// The options of a build for the renderer; `nil` outside of a build.
    public var buildOptions: BuildOptions? { build.map { BuildOptions(packageRoot: $0.root) } }

    /// The Swift files to scan, and what is wrong with where they lie or with their number.
    public func sources() -> (sources: SourceList, diagnostics: [Diagnostic]) {
        let discovery = SourceDiscovery(root: root, files: files)
        let found =
            packageBuild.map { discovery.sources(of: configuration, in: $0) }
            ?? discovery.sources(
                of: configuration.sources, in: targets, excluding: configuration.exclude, findsTargets: scansPaths
            ).withoutUnused(excluded: configuration.exclude, in: targets?.scopes ?? [], discovery)
        let problems = sourceProblems + found.diagnostics
        if packageBuild == nil, found.sources.count == 0, !problems.hasErrors {
            return (found.sources, problems + [noSources])
        }
        let unused = isComplete ? UnusedSources(resolved: resolved, found: found).diagnostics : []
        return (found.sources, problems + unused)
    }

    /// The built-in templates, with the one that the configuration puts in place of its namesake.
    ///
    /// - Throws: a diagnostic where the configured template does not exist or cannot be read.
    public func templates() throws(DiagnosticError) -> TemplateSet {
        try TemplateReader(root: root, files: files).templates(for: configuration.tests.template)
    }

    /// The renderer of the tests.
    func renderer(_ templates: TemplateSet) -> TestRenderer {
        TestRenderer(templates: templates, options: renderOptions, dialects: dialects)
    }

    /// The options of rendering.
    var renderOptions: RenderOptions {
        var options = RenderOptions(configuration, build: buildOptions, version: SnapgenVersion.current)
        options.linkedModules = linkedModules
        options.partialModules = partialModules
        return options
    }

    /// The modules that tests without a host link; none with a host, which contains them, and in a package, whose build
    /// links all objects.
    private var linkedModules: Set<String> {
        guard let targets, !targets.layout.isPackage, let test = targets.test, test.host == nil else { return [] }
        let linked = targets.importable.filter { ![.app, .appClip].contains($0.kind) }
        return Set(linked.compactMap(\.module))
    }

    /// The modules of which files are excluded, or that a configuration or arguments describe by a folder.
    private var partialModules: Set<String> {
        let isListed = scansPaths || resolved.origin(of: \.sources) != .default
        let modules = configuration.sources.filter { !configuration.exclude.isEmpty || isListed && $0.path != nil }
        return Set(modules.map(\.module))
    }

    /// The Swift files that a person has written into the test target.
    public func testSources() -> SourceList {
        let discovery = SourceDiscovery(root: root, files: files)
        let target = configuration.tests.target
        if let packageBuild {
            return discovery.sources(of: [BuildInputs.Module(name: target, files: packageBuild.testFiles)])
        }
        if let files = targetFiles { return discovery.sources(of: [BuildInputs.Module(name: target, files: files)]) }
        guard let folder = targetFolder else { return SourceList(root: root, files: files) }
        return discovery.sources(
            of: [SourceModule(path: folder, module: target)], excluding: [Glob("\(configuration.tests.output)/**")]
        ).sources
    }

    /// The files of the test target outside of the output, absolute; `nil` if the project does not determine them.
    private var targetFiles: [String]? {
        guard let test = targets?.test, test.name == configuration.tests.target else { return nil }
        return test.files.filter { !configuration.tests.output.contains($0) }
            .map { AbsolutePath.resolve($0, from: root.path) }
    }

    /// The folder of the test target, where the output lies in one.
    private var targetFolder: RelativePath? {
        var folder = configuration.tests.output.parent
        while let name = folder?.name, name != configuration.tests.target { folder = folder?.parent }
        return folder
    }

    /// The problem of a plan that names tests by their target if that target is only a default that does not
    /// exist: a selection of its tests would select nothing, and pass.
    public var missingTarget: Diagnostic? {
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

    /// The files in folders below the root, not in folders within them.
    public func files(in folders: Set<String>) -> [String] {
        folders.sorted().flatMap { folder in
            let names = (try? files.names(in: "\(root.path)/\(folder)")) ?? []
            return names.map { "\(folder)/\($0)" }
        }
    }

    /// The path of an existing file below the root.
    ///
    /// - Throws: a diagnostic if there is none.
    func path(of file: String) throws(DiagnosticError) -> RelativePath {
        guard files.kind(of: file) == .file else {
            let problem = "there is no file '\(root.display(file))'; paths are relative to the current folder"
            throw DiagnosticError(Diagnostic(.unreadableInput, .error, problem))
        }
        guard let path = root.relative(file) ?? root.resolved(in: files).relative(files.resolved(file)) else {
            let problem = "'\(file)' does not lie below '\(root.path)'; run the command in the project of the file"
            throw DiagnosticError(Diagnostic(.unreadableInput, .error, problem))
        }
        return path
    }

    /// The content of a file that the command line names, wherever it lies.
    ///
    /// - Throws: a diagnostic where it cannot be read.
    func bytes(of file: String) throws(DiagnosticError) -> [UInt8] {
        do throws(FileSystemError) {
            return try files.read(file)
        } catch {
            let problem = "cannot be read: \(error.reason); check the path"
            throw DiagnosticError(Diagnostic(.unreadableInput, .error, problem, path: root.display(file)))
        }
    }

    /// Reads the durations of tests from reports in xunit's or JUnit's XML.
    ///
    /// - Parameter paths: the reports, absolute.
    /// - Throws: a diagnostic for each report that cannot be read.
    public func durations(at paths: [String]) throws(DiagnosticError) -> TestDurations {
        let tests = try paths.map { path throws(DiagnosticError) in
            try XUnitReport(bytes(of: path), path: root.display(path)).tests
        }
        return TestDurations(tests.flatMap { $0 })
    }

    /// A writer into the folder of the generated files.
    ///
    /// - Throws: a diagnostic where links lead that folder out of the project: it may contain other files.
    public func writer() throws(DiagnosticError) -> OutputWriter {
        try requireFolder(outputFolder, "'tests.output' or --output")
        return OutputWriter(folder: outputFolder, root: root, files: files)
    }

    /// Throws a diagnostic if links lead a folder of generated files out of the project.
    ///
    /// - Parameter setting: The settings of the folder.
    func requireFolder(_ path: String, _ setting: String) throws(DiagnosticError) {
        let folder = files.resolved(path)
        guard build == nil, root.resolved(in: files).relative(folder) == nil else { return }
        throw DiagnosticError(
            Diagnostic(
                .foreignFile, .error,
                "the output folder is a symbolic link to '\(folder)', outside of the project; remove the link, or name "
                    + "another folder with \(setting)",
                path: root.display(path)))
    }

    /// A digest of the Swift files in the output folder with their stamps; `nil` where one of them may change without
    /// getting another stamp.
    ///
    /// - Parameter time: the time at which the run began, in nanoseconds since 1970.
    func outputsDigest(at time: Int64) -> UInt64? {
        var hash = InputDigest()
        for folder in [outputFolder] + uiTestFolders.map(root.absolute) {
            guard add(folder, to: &hash, at: time) else { return nil }
        }
        return hash.value
    }

    /// Adds the Swift files in a folder with their stamps; returns `false` if one of them has no settled stamp.
    private func add(_ folder: String, to hash: inout InputDigest, at time: Int64) -> Bool {
        guard let names = try? files.names(in: folder) else { return false }
        // A temporary file of a killed run is removed by the next run that writes.
        if names.contains(where: TemporaryFile.isOwn) { return false }
        hash.add([folder, files.resolved(folder)])
        for name in names where name.hasSuffix(".swift") {
            let path = "\(folder)/\(name)"
            guard let stamp = files.stamp(of: path), stamp.isSettled(at: time) else { return false }
            // A stamp is that of the file which a link leads to.
            hash.add([name, files.isLink(path) ? files.resolved(path) : ""])
            hash.add(stamp)
        }
        return true
    }

    /// Returns whether the output folder holds these files as they were rendered.
    func holds(_ rendered: [RenderedFile]) -> Bool {
        holds(rendered, in: outputFolder)
    }

    /// Returns whether folders hold their files as they were rendered.
    func holds(_ folders: [RenderedFolder]) -> Bool {
        folders.allSatisfy { holds($0.files, in: root.absolute($0.path)) }
    }

    private func holds(_ rendered: [RenderedFile], in folder: String) -> Bool {
        rendered.allSatisfy { file in
            (try? files.read("\(folder)/\(file.path)")) == Array(file.contents.utf8)
        }
    }

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
                try refuseNamesakes(of: ProjectRoot.configurationName, root: root, files: files)
                return nil
            }
            throw DiagnosticError(unreadable(shown, error, isAskedFor: request.configurationPath != nil))
        }
        return ConfigurationFile(path: shown, bytes: bytes)
    }

    /// Returns warnings about a list of excluded entries beside the configuration, which only earlier versions read.
    private static func formerExclusions(
        of request: ProjectRequest, root: ProjectRoot, files: any FileSystem
    ) -> [Diagnostic] {
        let folder = request.configurationPath.map(ProjectRoot.parent(of:)) ?? root.path
        let path = "\(folder)/\(FormerExclusions.fileName)"
        guard files.kind(of: path) == .file else { return [] }
        let bytes = (try? files.read(path)) ?? []
        return FormerExclusions.warnings(about: ConfigurationFile(path: root.display(path), bytes: bytes))
    }

    /// A configuration with another name would be silently ignored.
    private static func refuseNamesakes(
        of name: String, root: ProjectRoot, files: any FileSystem
    ) throws(DiagnosticError) {
        let namesakes = ["snapgen.yaml", ".snapgen.yml", ".snapgen.yaml"]
        guard let found = namesakes.first(where: { files.kind(of: "\(root.path)/\($0)") == .file }) else { return }
        throw DiagnosticError(
            Diagnostic(
                .missingConfiguration, .error,
                "a configuration of this name is not read; rename it to '\(name)', or name it with --config",
                path: found))
    }

    private static func unreadable(_ path: String, _ error: FileSystemError, isAskedFor: Bool) -> Diagnostic {
        let advice =
            isAskedFor
            ? "check --config, or omit it to use the defaults" : "repair it, or remove it to use the defaults"
        return Diagnostic(
            .missingConfiguration, .error, "the configuration cannot be read: \(error.reason); \(advice)", path: path)
    }
}

extension Project {
    /// The projects in folders of the root, as the end of a message.
    private var projectsBelow: String {
        let names = (try? files.names(in: root.path)) ?? []
        let found = names.flatMap { folder in
            ((try? files.names(in: "\(root.path)/\(folder)")) ?? [])
                .filter { ProjectRoot.isProject($0) || $0 == "Package.swift" }.map { "'\(folder)/\($0)'" }
        }
        return found.isEmpty ? "" : "; found \(found.prefix(3).joined(separator: ", ")): run the command in that folder"
    }

    /// Says why there is nothing to scan, and where was looked.
    private var noSources: Diagnostic {
        let isUnlinked = targets != nil && configuration.sources.isEmpty
        let advice = "; name the folders to scan in 'sources' of snapgen.yml, or pass them as arguments"
        return Diagnostic(.noSources, .error, missingSources + (isUnlinked ? "" : advice))
    }

    private var missingSources: String {
        if let targets, configuration.sources.isEmpty { return targets.missingSources }
        let folders = configuration.sources.map { "'\($0.path?.string ?? ".")'" }
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
