public import SnapgenModel

/// Finds the Swift files to scan.
public struct SourceDiscovery: Sendable {
    let files: any FileSystem
    let root: ProjectRoot

    /// A search below `root`.
    public init(root: ProjectRoot, files: any FileSystem) {
        self.root = root
        self.files = files
    }

    /// Whether a folder or file of this name may hold sources of the project itself.
    static func isVisited(_ name: String) -> Bool {
        !name.hasPrefix(".") && !ignored.contains(name)
    }

    private static let ignored: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

    /// The modules of a package that names none: the folders in `Sources`, sorted by name.
    public func packageModules() -> [SourceModule] {
        guard let sources = RelativePath("Sources"),
            let names = try? files.names(in: root.absolute(sources))
        else { return [] }
        return names.compactMap { name in
            guard let path = sources.appending(name), files.kind(of: root.absolute(path)) == .folder else { return nil }
            return SourceModule(path: path, module: ModuleNamer.module(named: name))
        }
    }

    /// The Swift files of the modules, read, each once, sorted by module and path.
    ///
    /// - Returns: what could be read, and a diagnostic for each path that does not exist or cannot be read.
    public func sourceFiles(
        of modules: [SourceModule], excluding globs: [Glob]
    ) -> (files: [SourceFile], diagnostics: [Diagnostic]) {
        var found = Findings()
        for module in modules {
            collect(module.path, of: module, excluding: globs, into: &found, isNamed: true)
        }
        return (found.files.sorted { ($0.module, $0.path) < ($1.module, $1.path) }, found.diagnostics)
    }

    private struct Findings {
        var files: [SourceFile] = []
        var diagnostics: [Diagnostic] = []
        var seen: Set<RelativePath> = []
    }

    private func collect(
        _ path: RelativePath?, of module: SourceModule, excluding globs: [Glob], into found: inout Findings,
        isNamed: Bool
    ) {
        if let path, globs.contains(where: { $0.matches(path.string) }) { return }
        let absolute = path.map(root.absolute) ?? root.path
        switch (files.kind(of: absolute), path) {
        case (.folder, _):
            collectFolder(path, absolute, of: module, excluding: globs, into: &found)
        case (.file, let path?) where path.string.hasSuffix(".swift"):
            collectFile(path, absolute, of: module, into: &found)
        case (nil, _) where isNamed:
            found.diagnostics.append(missing(absolute))
        case (.file, _) where isNamed:
            found.diagnostics.append(notSwift(absolute))
        default: break
        }
    }

    private func collectFolder(
        _ path: RelativePath?, _ absolute: String, of module: SourceModule, excluding globs: [Glob],
        into found: inout Findings
    ) {
        // A link to a folder may lead back to where it stands.
        if let path, files.isLink(absolute), module.path != path { return }
        do throws(FileSystemError) {
            for name in try files.names(in: absolute) where Self.isVisited(name) {
                guard let child = path?.appending(name) ?? RelativePath(name) else { continue }
                collect(child, of: module, excluding: globs, into: &found, isNamed: false)
            }
        } catch {
            found.diagnostics.append(unreadable(error))
        }
    }

    private func collectFile(
        _ path: RelativePath, _ absolute: String, of module: SourceModule, into found: inout Findings
    ) {
        guard found.seen.insert(path).inserted else { return }
        do throws(FileSystemError) {
            found.files.append(SourceFile(path: path, module: module.module, bytes: try files.read(absolute)))
        } catch {
            found.diagnostics.append(unreadable(error))
        }
    }

    private func missing(_ absolute: String) -> Diagnostic {
        Diagnostic(
            .unreadableInput, .error,
            "'\(root.display(absolute))' does not exist; check 'sources' in the configuration or the path on the "
                + "command line")
    }

    private func notSwift(_ absolute: String) -> Diagnostic {
        Diagnostic(
            .unreadableInput, .error,
            "'\(root.display(absolute))' is no Swift file; name a '.swift' file or a folder that holds some")
    }

    func unreadable(_ error: FileSystemError) -> Diagnostic {
        Diagnostic(
            .unreadableInput, .error, "cannot be read: \(error.reason); check its permissions",
            path: root.display(error.path))
    }
}
