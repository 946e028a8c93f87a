public import SnapgenConfiguration
public import SnapgenModel
public import SnapgenRender

/// A project with its configuration decided.
public struct Project: Sendable {
    /// The folder that all paths are relative to.
    public let root: ProjectRoot
    /// Every value with where it comes from.
    public let resolved: ResolvedConfiguration
    private let files: any FileSystem
    /// What a build tool knows; `nil` outside of a build.
    private let build: BuildInputs?
    /// The folder of the generated files, absolute.
    private let outputFolder: String

    /// Every value, decided.
    public var configuration: Configuration { resolved.configuration }

    /// Finds the root, reads the configuration and puts the command line's options before it.
    ///
    /// - Throws: diagnostics where the configuration is missing, cannot be read or does not say what it means.
    public static func open(_ request: ProjectRequest, files: any FileSystem) throws(DiagnosticError) -> Project {
        let root = request.root(in: files)
        let file = try userConfiguration(of: request, root: root, files: files)
        let discovery = SourceDiscovery(root: root, files: files)
        let known = request.build.map(discovery.modules) ?? discovery.packageModules()
        let resolver = ConfigurationResolver(project: ProjectDefaults(sources: known))
        var resolved = try resolver.resolve([file, request.layer(seenFrom: root)].compactMap { $0 })
        if !request.paths.isEmpty {
            resolved.configuration.sources = try ModuleFinder(root: root, files: files).modules(at: request.paths)
        }
        let folder = request.build.flatMap { _ in request.output }
        return Project(
            root: root, resolved: resolved, files: files, build: request.build,
            outputFolder: folder ?? root.absolute(resolved.configuration.tests.output))
    }

    /// What the build tool says to the renderer; `nil` outside of a build.
    public var buildOptions: BuildOptions? {
        build.map { BuildOptions(packageRoot: $0.root, modules: $0.modules.map(\.name)) }
    }

    /// The Swift files to scan, and what is wrong with them or with their number.
    public func sourceFiles() -> (files: [SourceFile], diagnostics: [Diagnostic]) {
        let discovery = SourceDiscovery(root: root, files: files)
        if let build { return discovery.sourceFiles(of: configuration, in: build) }
        var found = discovery.sourceFiles(of: configuration.sources, excluding: configuration.exclude)
        if found.files.isEmpty, found.diagnostics.isEmpty { found.diagnostics.append(noSources) }
        return found
    }

    /// The built-in templates, with the one that the configuration puts in place of its namesake.
    ///
    /// - Throws: a diagnostic where the configured template does not exist or cannot be read.
    public func templates() throws(DiagnosticError) -> TemplateSet {
        try TemplateReader(root: root, files: files).templates(for: configuration.tests.template)
    }

    /// The Swift files that a person has written into the test target, as far as they can be read.
    public func testFiles() -> [SourceFile] {
        let discovery = SourceDiscovery(root: root, files: files)
        let target = configuration.tests.target
        if let build { return discovery.read(BuildInputs.Module(name: target, files: build.testFiles)).files }
        let output = configuration.tests.output
        var folder = output.parent
        while let name = folder?.name, name != target { folder = folder?.parent }
        guard let folder else { return [] }
        return discovery.sourceFiles(
            of: [SourceModule(path: folder, module: target)], excluding: [Glob("\(output)/**")]
        ).files
    }

    /// A writer into the folder of the generated files.
    public func writer() -> OutputWriter {
        OutputWriter(folder: outputFolder, root: root, files: files)
    }

    private static func userConfiguration(
        of request: ProjectRequest, root: ProjectRoot, files: any FileSystem
    ) throws(DiagnosticError) -> UserConfiguration? {
        let path = request.configurationPath ?? "\(root.path)/\(ProjectRoot.configurationName)"
        let shown = root.display(path)
        let bytes: [UInt8]
        do throws(FileSystemError) {
            bytes = try files.read(path)
        } catch {
            if request.configurationPath == nil, files.kind(of: path) == nil { return nil }
            throw DiagnosticError(unreadable(shown, error))
        }
        return try ConfigurationReader(environment: request.environment)
            .read(ConfigurationFile(path: shown, bytes: bytes))
    }

    private var noSources: Diagnostic {
        let folders = configuration.sources.map { "'\($0.path?.string ?? ".")'" }
        let place =
            folders.isEmpty ? "there is no folder 'Sources'" : "no Swift file in \(folders.joined(separator: ", "))"
        return Diagnostic(
            .noSources, .error, "\(place); name the folders to scan in 'sources' of snapgen.yml, or behind the command")
    }

    private static func unreadable(_ path: String, _ error: FileSystemError) -> Diagnostic {
        Diagnostic(
            .missingConfiguration, .error,
            "the configuration cannot be read: \(error.reason); check --config, or leave it away to use the defaults",
            path: path)
    }
}
