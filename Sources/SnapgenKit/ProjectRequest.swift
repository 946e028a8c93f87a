package import SnapgenConfiguration
package import SnapgenModel
package import SnapgenScan

/// The project and the options of a run; all paths are absolute.
package struct ProjectRequest: Sendable {
    /// The caller's current folder.
    package var folder: String
    /// `nil` to look for a configuration at the root.
    package var configurationPath: String?
    /// A configuration in place of the file on disk; `folder` is the root then.
    package var configuration: ConfigurationFile?
    /// The folders and files to scan in place of the configured sources; a folder in a folder `Sources` is a module.
    package var paths: [String] = []
    package var output: String?
    /// The test target that is chosen among those of the configuration; `nil` for all.
    package var testTarget: String?
    /// The app that the tests have to run in, where no test target is named; `nil` for any.
    package var app: String?
    /// Used in place of folders; `nil` outside of a build.
    package var build: BuildInputs?
    package var options = ConfigurationOptions()
    package var scan = ScanOptions()
    /// Returns the description of the package in a folder; `nil` if packages are not read.
    package var packageDescription: @Sendable (String) throws(DiagnosticError) -> PackageDescription? = noDescription
    package var environment: [String: String] = [:]

    // A function, because the compiler does not count the type of a closure as a use of the import.
    package static func noDescription(of folder: String) throws(DiagnosticError) -> PackageDescription? { nil }

    func options(relativeTo root: ProjectRoot, in files: any FileSystem) throws(DiagnosticError) -> ConfigurationOptions
    {
        var options = options
        if let build {
            // A build tool writes into a folder of its own, so its output is no part of the configuration.
            options.set("tests.target", by: "--build-inputs") { $0.tests.target = build.target }
            return options
        }
        guard let output else { return options }
        guard let path = root.relative(output, in: files) else {
            throw DiagnosticError(
                .badValue, "--output takes a folder below '\(root.path)', not '\(output)'; choose one in a test target")
        }
        options.set("tests.output", by: "--output") { $0.tests.output = path }
        return options
    }

    func modules(seenFrom root: ProjectRoot) throws(DiagnosticError) -> [SourceModule] {
        try paths.map { path throws(DiagnosticError) in
            if path == root.path { return SourceModule(path: nil, module: root.moduleName) }
            guard let path = root.relative(path) else {
                let problem = "'\(path)' lies outside of '\(root.path)'; run snapgen once for each project"
                throw DiagnosticError(.unreadableInput, problem)
            }
            return SourceModule(path: path, module: ModuleNamer.module(of: path))
        }
    }

    /// The project of the current folder, or that of the first path if it is elsewhere.
    package func root(in files: any FileSystem) -> ProjectRoot {
        if let build { return ProjectRoot(build.root) }
        if configuration != nil { return ProjectRoot(folder) }
        let isConfigured = configurationPath != nil
        let here = ProjectRoot.enclosing(folder, in: files, isConfigured: isConfigured)
        guard let path = paths.first, path != here.path, here.relative(path) == nil else { return here }
        let other = files.kind(of: path) == .folder ? path : ProjectRoot.parent(of: path)
        return ProjectRoot.enclosing(other, in: files, isConfigured: isConfigured)
    }
}

extension ProjectRequest {
    package init(folder: String, environment: [String: String] = [:]) {
        self.folder = folder
        self.environment = environment
    }
}
