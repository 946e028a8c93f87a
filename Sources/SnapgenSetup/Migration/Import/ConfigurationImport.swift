import SnapgenConfiguration
package import SnapgenKit
package import SnapgenModel
import SnapgenPlan
import SnapgenProject
import SnapgenScan

package struct ConfigurationImport: Sendable {
    package enum Tool: String, Sendable, CaseIterable {
        case prefire, sourcery
        case snapshotPreviews = "snapshot-previews"
        /// No tool, but suites that were written by hand for a catalog.
        case suites

        var fileName: String? { self == .prefire || self == .sourcery ? ".\(rawValue).yml" : nil }
    }

    package let root: ProjectRoot
    package let tool: Tool
    let files: any FileSystem
    /// A request for the project at the root.
    let request: ProjectRequest

    /// An import from the request's folder, which is the root if it contains the tool's file or, where there is none, a
    /// project.
    package init(of tool: Tool, _ request: ProjectRequest, files: any FileSystem) {
        let folder = request.folder
        let isHere =
            tool.fileName.map { files.kind(of: "\(folder)/\($0)") == .file }
            ?? (files.containsProject(folder) || files.kind(of: "\(folder)/Package.swift") == .file)
        self.root = isHere ? ProjectRoot(folder) : ProjectRoot.enclosing(folder, in: files)
        self.tool = tool
        self.files = files
        var own = ProjectRequest(folder: root.path, environment: request.environment)
        own.packageDescription = request.packageDescription
        self.request = own
    }

    /// Converts the tool's configuration file, or the tests of a target.
    ///
    /// - Parameters:
    ///   - file: The file, absolute; `nil` for the one that Prefire would find, or the one at the root.
    ///   - target: The test target; `nil` for the only one that has such tests.
    package func configuration(
        from file: String? = nil, target: String? = nil
    ) throws(DiagnosticError) -> ImportedConfiguration {
        switch tool {
        case .prefire, .sourcery: try converted(path(file))
        case .snapshotPreviews: try snapshotPreviews(target: target)
        case .suites: try suites(target: target)
        }
    }

    private func converted(_ path: String) throws(DiagnosticError) -> ImportedConfiguration {
        let bytes = try files.read(path) { error in
            problem(.missingConfiguration, "cannot be read: \(error.reason); name another file", path: path)
        }
        let (written, project) = (ConfigurationFile(path: root.display(path), bytes: bytes), project(of: path))
        let imported =
            tool == .prefire
            ? try ImportedConfiguration(prefire: written, of: project)
            : try ImportedConfiguration(sourcery: written, of: project)
        return try checked(imported, from: written.path)
    }

    package func write(
        _ configuration: ImportedConfiguration, to path: String, replaces: Bool
    ) throws(DiagnosticError) {
        let kind = files.kind(of: path)
        guard replaces && kind == .file || kind == nil && !files.isLink(path) else {
            let advice = kind == .file ? "--force replaces it" : "name a file with --output"
            throw problem(.foreignFile, "exists already; \(advice)", path: path)
        }
        let isOfRoot = files.resolved(ProjectRoot.parent(of: path)) == files.resolved(root.path)
        guard isOfRoot || !path.hasSuffix("/\(ProjectRoot.configurationName)") else {
            let advice = "its paths are those of the project's root; write it to '\(root.configurationPath)'"
            throw problem(.badValue, advice, path: path)
        }
        let bytes = Array(configuration.text.utf8)
        do throws(FileSystemError) {
            try files.write(bytes, toFile: path, replacing: replaces ? .anything : .nothing)
        } catch {
            throw problem(.cannotWrite, "cannot be written: \(error.reason)", path: error.path)
        }
    }

    private func problem(_ id: DiagnosticID, _ message: String, path: String? = nil) -> DiagnosticError {
        DiagnosticError(id, message, path: path.map(root.display))
    }

    /// The folders that may be test targets: those in 'Tests', and those beside it whose name ends so.
    var testFolders: [RelativePath] {
        let besides = discovery.folders(in: nil).filter { $0.name.hasSuffix("Tests") && $0.name != "Tests" }
        return RelativePath("Tests").map { discovery.folders(in: $0) + besides } ?? besides
    }

    var discovery: SourceDiscovery { SourceDiscovery(root: root, files: files) }

    private func project(of file: String) -> ImportedProject {
        let templates = TemplateReader(root: root, files: files)
        var project = ImportedProject(root: root.path, environment: request.environment)
        let layout = layout
        project.folder = root.relative(file)?.parent
        // The modules of the package, then the folders at the root, as Xcode's projects have them.
        project.modules = discovery.packageModules() + modulesWithPath
        project.modules += discovery.folders(in: nil).filter { !$0.name.hasSuffix("Tests") }
            .map { SourceModule(path: $0, module: ModuleNamer.module(of: $0)) }
        // In a package, folders are modules.
        project.targets = layout.isPackage ? [] : layout.targets.filter(\.kind.isImportable).map(\.name)
        project.tests = testTargets(of: layout)
        project.read = { try? templates.text(at: $0) }
        project.files = { path in
            guard files.kind(of: root.absolute(path)) == .folder else { return [path] }
            return files.list("", below: root.absolute(path), prefix: path.string) { $0.first != "." }
                .files.sorted().compactMap { RelativePath($0) }
        }
        project.pixels = { (try? files.read(root.absolute($0))).flatMap(Self.pixels) }
        project.entries = { (try? run($0, to: .catalog))?.catalog.entries }
        return project
    }

    /// The modules of the package whose folders its manifest names.
    private var modulesWithPath: [SourceModule] {
        let description = (try? request.packageDescription(root.path)) ?? nil
        return (description?.targets ?? []).filter { $0.kind == "regular" }.compactMap { target in
            target.path.flatMap { RelativePath($0) }
                .map { SourceModule(path: $0, module: ModuleNamer.module(named: target.name)) }
        }
    }

    private static func pixels(_ bytes: [UInt8]) -> [Int]? {
        guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { return nil }
        return [16, 20].map { bytes[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    /// Plans an imported configuration; what snapgen finds wrong with it is reported at the file that it is made of.
    func checked(
        _ imported: ImportedConfiguration, from origin: String?
    ) throws(DiagnosticError) -> ImportedConfiguration {
        var (imported, found) = (imported, [Diagnostic]())
        do throws(DiagnosticError) { found = try run(imported.text, to: .plan).plan.diagnostics } catch {
            found = error.diagnostics
        }
        let unread = found.filter { $0.severity == .warning && [.unevaluatedManifest, .badProject].contains($0.id) }
        // A line would be one of a file that does not exist yet.
        found =
            found.filter { $0.path == ProjectRoot.configurationName }
            .map { Diagnostic($0.id, $0.severity, "in the result, \($0.message)", path: origin) } + unread
        if found.hasErrors { throw DiagnosticError(found) }
        imported.diagnostics = (imported.diagnostics + found).sortedByPlace()
        return imported
    }

    /// The tool's file at the root; for Prefire those of the test targets, or else of the modules, come before it.
    package var found: [String] {
        let modules = discovery.packageModules().compactMap(\.path)
        let owners = tool == .prefire ? [testFolders, modules] : []
        let places = owners.map { $0.map(root.absolute) } + [[root.path]]
        let paths = places.map { $0.map { "\($0)/\(tool.fileName ?? "")" }.filter { files.kind(of: $0) == .file } }
        return paths.first { !$0.isEmpty } ?? []
    }

    private func path(_ path: String?) throws(DiagnosticError) -> String {
        if let path { return path }
        let found = found
        if found.count > 1 {
            let list = found.map { "'\(root.display($0))'" }.joined(separator: ", ")
            throw problem(
                .missingConfiguration,
                "there are several files: \(list); name one behind the command, each becomes a 'snapgen.yml'")
        }
        guard let file = found.first else {
            let places = tool == .prefire ? "nor in a folder of a target" : "and no other folder is searched"
            throw problem(
                .missingConfiguration,
                "there is no '\(tool.fileName ?? "")' in '\(root.path)', \(places); name the file behind the command")
        }
        return file
    }
}
