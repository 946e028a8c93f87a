import SnapgenConfiguration
package import SnapgenKit
package import SnapgenModel
import SnapgenPlan
import SnapgenProject
import SnapgenRender
import SnapgenScan

package struct ConfigurationImport: Sendable {
    package enum Tool: String, Sendable, CaseIterable {
        case prefire, sourcery
        case snapshotPreviews = "snapshot-previews"
        /// No tool, but suites that were written by hand for a catalog.
        case suites

        /// The name of its configuration file; `nil` for tests in Swift.
        var fileName: String? { self == .prefire || self == .sourcery ? ".\(rawValue).yml" : nil }
    }

    package let root: ProjectRoot
    package let tool: Tool
    let files: any FileSystem
    let environment: [String: String]

    /// An import from the current folder `folder`, which is the root if it contains the tool's file or, where there is none,
    /// a project.
    package init(of tool: Tool, in folder: String, files: any FileSystem, environment: [String: String] = [:]) {
        let names = (try? files.names(in: folder)) ?? []
        let isHere =
            tool.fileName.map { files.kind(of: "\(folder)/\($0)") == .file }
            ?? names.contains { ProjectRoot.isProject($0) || ["Package.swift", "project.yml"].contains($0) }
        self.root = isHere ? ProjectRoot(folder) : ProjectRoot.enclosing(folder, in: files)
        self.tool = tool
        self.files = files
        self.environment = environment
    }

    /// Converts a configuration of Prefire.
    ///
    /// - Parameters:
    ///   - path: the file, absolute; `nil` for the one that Prefire would find.
    ///   - keepsNames: whether references keep their names and their folder.
    /// - Throws: where there is no file, or it cannot be converted.
    package func prefire(_ path: String?, keepsNames: Bool) throws(DiagnosticError) -> ImportedConfiguration {
        let file = try file(path)
        return try ImportedConfiguration(prefire: read(file), of: project(of: file), keepsNames: keepsNames)
    }

    /// Converts a configuration of Sourcery.
    ///
    /// - Parameters:
    ///   - path: the file, absolute; `nil` for the one at the root.
    ///   - number: which of several in the file, counted from 1; `nil` for the first.
    /// - Throws: where there is no file, or it cannot be converted.
    package func sourcery(_ path: String?, number: Int?) throws(DiagnosticError) -> ImportedConfiguration {
        let file = try file(path)
        return try ImportedConfiguration(sourcery: read(file), of: project(of: file), number: number)
    }

    package func write(
        _ configuration: ImportedConfiguration, to path: String, replaces: Bool
    ) throws(DiagnosticError) {
        guard replaces && files.kind(of: path) == .file || files.kind(of: path) == nil && !files.isLink(path) else {
            throw DiagnosticError(exists(path))
        }
        let file = ConfigurationFile(path: root.display(path), bytes: Array(configuration.text.utf8))
        _ = try ConfigurationResolver(environment: environment).resolve(file)
        do throws(FileSystemError) {
            try files.write(
                Array(configuration.text.utf8), toFile: path, replacing: replaces ? .anything : .nothing)
        } catch {
            throw DiagnosticError(
                Diagnostic(.cannotWrite, .error, "cannot be written: \(error.reason)", path: root.display(error.path)))
        }
    }

    private func exists(_ path: String) -> Diagnostic {
        let isFile = files.kind(of: path) == .file
        let advice = isFile ? "--force replaces it" : "name a file with --output"
        return Diagnostic(.foreignFile, .error, "exists already; \(advice)", path: root.display(path))
    }
}

extension ConfigurationImport {
    /// The folders that may be test targets: those in 'Tests', and those beside it whose name ends so.
    var testFolders: [RelativePath] {
        let besides = folders(in: nil).filter { $0.name.hasSuffix("Tests") && $0.name != "Tests" }
        return RelativePath("Tests").map { folders(in: $0) + besides } ?? besides
    }

    func folders(in folder: RelativePath?) -> [RelativePath] {
        let names = (try? files.names(in: folder.map(root.absolute) ?? root.path)) ?? []
        return names.filter(SourceDiscovery.isVisited).compactMap { name in
            guard let path = folder?.appending(name) ?? RelativePath(name) else { return nil }
            return files.kind(of: root.absolute(path)) == .folder ? path : nil
        }
    }

    /// The modules of the package, then the folders at the root, as Xcode's projects have them.
    private var modules: [SourceModule] {
        let plain = folders(in: nil).filter { !$0.name.hasSuffix("Tests") }
        return SourceDiscovery(root: root, files: files).packageModules()
            + plain.map { SourceModule(path: $0, module: ModuleNamer.module(of: $0)) }
    }

    private func project(of file: String) -> ImportedProject {
        let (root, files) = (root, files)
        let templates = TemplateReader(root: root, files: files)
        return ImportedProject(
            root: root.path,
            folder: root.relative(file)?.parent,
            modules: modules,
            targets: projectTargets.filter(\.kind.isImportable).map(\.name),
            testFolders: testFolders,
            environment: environment,
            read: { try? templates.text(at: $0) },
            names: { path in (try? files.names(in: root.absolute(path))) ?? [] })
    }

    /// The file that is asked for, or the one that the tool would find.
    private func file(_ path: String?) throws(DiagnosticError) -> String {
        if let path { return path }
        let name = tool.fileName ?? ""
        let folders = tool == .prefire ? testFolders.map(root.absolute) : []
        let found = folders.map { "\($0)/\(name)" }.filter { files.kind(of: $0) == .file }
        if found.count > 1 {
            let list = found.map { "'\(root.display($0))'" }.joined(separator: ", ")
            throw DiagnosticError(
                Diagnostic(
                    .missingConfiguration, .error,
                    "there are several files: \(list); name one behind the command, each becomes a 'snapgen.yml'"))
        }
        if let file = found.first { return file }
        let atRoot = "\(root.path)/\(name)"
        guard files.kind(of: atRoot) == .file else {
            let places = tool == .prefire ? "nor in a folder of a test target" : "and no other folder is searched"
            throw DiagnosticError(
                Diagnostic(
                    .missingConfiguration, .error,
                    "there is no '\(name)' in '\(root.path)', \(places); name the file behind the command"))
        }
        return atRoot
    }

    private func read(_ path: String) throws(DiagnosticError) -> ConfigurationFile {
        do throws(FileSystemError) {
            return ConfigurationFile(path: root.display(path), bytes: try files.read(path))
        } catch {
            throw DiagnosticError(
                Diagnostic(
                    .missingConfiguration, .error, "cannot be read: \(error.reason); name another file",
                    path: root.display(path)))
        }
    }
}

extension ProjectRequest {
    /// The request for a project that may have references named by Prefire.
    package var migrating: ProjectRequest {
        var request = self
        request.legacyNames = PrefireNames.init
        return request
    }
}
