import Foundation
package import SnapgenConfiguration
package import SnapgenModel

package struct SourceDiscovery: Sendable {
    let files: any FileSystem
    let root: ProjectRoot

    package init(root: ProjectRoot, files: any FileSystem) {
        self.root = root
        self.files = files
    }

    /// Returns whether a folder or file of this name may hold sources of the project itself.
    package static func isVisited(_ name: String) -> Bool {
        isCompiled(name) && !["Pods", "Carthage", "DerivedData", "node_modules"].contains(name)
    }

    /// Returns whether a target compiles files of this name, and files in a folder of this name.
    ///
    /// The Swift files of a documentation catalog are resources of tutorials, and an asset catalog has data only.
    static func isCompiled(_ name: String) -> Bool {
        name.utf8.first != UInt8(ascii: ".") && !name.hasSuffix(".docc") && !name.hasSuffix(".xcassets")
    }

    /// The modules of a package that names none: the folders in `Sources`, sorted by name.
    package func packageModules() -> [SourceModule] {
        guard let sources = RelativePath("Sources"),
            let names = try? files.names(in: root.absolute(sources))
        else { return [] }
        // An unreadable folder is kept, because its tests would silently disappear otherwise.
        return names.compactMap(sources.appending)
            .filter { [.folder, .hidden].contains(files.kind(of: root.absolute($0))) }
            .map { SourceModule(path: $0, module: ModuleNamer.module(named: $0.name)) }
    }

    /// Returns the Swift files of the modules, each once; with `findsTargets`, a folder in a folder `Sources` is a module.
    ///
    /// - Parameter files: Returns the files of a module that a project or a build lists, absolute or relative to the root;
    ///   `nil` for one that is a folder.
    func sources(
        of modules: [SourceModule], excluding globs: [Glob], findsTargets: Bool = false,
        known files: (SourceModule) -> [String]? = { _ in nil }
    ) -> SourceList {
        var found = SourceList(root: root, files: self.files)
        var exclusion = Exclusion(globs: globs)
        var seen: Set<RelativePath> = []
        // Bytes, because to Swift two forms of one letter are equal.
        var seenOutside: Set<[UInt8]> = []
        var errors: [FileSystemError] = []
        for module in modules {
            let count = found.count
            var problem: Diagnostic?
            if let known = files(module) {
                for file in known {
                    let place = AbsolutePath.resolve(file, from: root.path)
                    guard let path = path(of: place, in: module.module), !exclusion.excludes(path),
                        root.relative(place).map({ seen.insert($0).inserted })
                            ?? seenOutside.insert(Array(place.utf8)).inserted
                    else { continue }
                    found.append(path, at: place, module: module.module)
                }
            } else if !exclusion.excludes(module.path) {
                let listed = list(module.path)
                problem = listed.problem
                errors += listed.listing.problems
                found.add(module.module)
                for file in listed.listing.files {
                    guard let path = RelativePath(file), !exclusion.excludes(path),
                        seen.insert(path).inserted
                    else { continue }
                    let target = findsTargets ? targetModule(of: path, below: module.path) : nil
                    found.append(path, module: target ?? module.module)
                }
            }
            found.diagnostics += problem.map { [$0] } ?? []
            if problem == nil, found.count == count { found.emptyModules.append(module) }
        }
        errors.removeAll { exclusion.excludes(root.relative($0.path)) }
        found.diagnostics += errors.map { .unreadable($0, in: root) }
        found.unusedGlobs = globs.indices.filter { !exclusion.used.contains($0) }
        return found
    }

    /// Returns the module of a file whose target is a folder in the first folder `Sources` at or below the scanned one.
    private func targetModule(of path: RelativePath, below scanned: RelativePath?) -> String? {
        let folders = path.components.dropLast()
        let depth = max(0, (scanned?.components.count ?? 0) - 1)
        guard let sources = folders.dropFirst(depth).firstIndex(of: "Sources"), sources + 1 < folders.count
        else { return nil }
        return RelativePath(folders[...(sources + 1)].joined(separator: "/")).map { ModuleNamer.module(of: $0) }
    }

    private func list(_ path: RelativePath?) -> (listing: FileListing, problem: Diagnostic?) {
        let absolute = path.map(root.absolute) ?? root.path
        switch files.kind(of: absolute) {
        case .folder:
            return (files.list(".swift", below: absolute, prefix: path?.string ?? "", visits: Self.isVisited), nil)
        case .file:
            guard let path, path.string.hasSuffix(".swift") else { return (FileListing(), notSwift(absolute)) }
            return (FileListing(files: [path.string]), nil)
        case nil:
            let problem =
                "'\(root.display(absolute))' does not exist; check 'sources' in the configuration or the path on the "
                + "command line"
            return (FileListing(), Diagnostic(.unreadableInput, .error, problem))
        case .other: return (FileListing(), notSwift(absolute))
        case .hidden: return (FileListing(), .unreadable(FileSystemError(path: absolute, code: EACCES), in: root))
        }
    }

    /// Returns all Swift files at or below paths, `nil` for the root, in order and each once.
    func swiftFiles(at paths: [RelativePath?]) -> [String] {
        Set(paths.flatMap { list($0).listing.files }).sorted()
    }

    /// Returns the path by which a file is shown; that of a file outside of the root is below its module's name.
    private func path(of place: String, in module: String) -> RelativePath? {
        root.relative(place) ?? RelativePath("\(module)/\(place.split(separator: "/").last ?? "")")
    }

    private func notSwift(_ absolute: String) -> Diagnostic {
        Diagnostic(
            .unreadableInput, .error,
            "'\(root.display(absolute))' is not a Swift file; pass a '.swift' file or a folder with Swift files")
    }
}

/// The files that the configuration excludes, with the results of earlier calls.
private struct Exclusion {
    let globs: [Glob]
    /// The positions of the globs that have matched something so far.
    var used: Set<Int> = []
    var known: [RelativePath: Bool] = [:]

    /// Returns whether a pattern matches a path or one of the folders above it.
    mutating func excludes(_ path: RelativePath?) -> Bool {
        guard !globs.isEmpty, let path else { return false }
        if let known = known[path] { return known }
        let matching = globs.indices.filter { globs[$0].matches(path.string) }
        used.formUnion(matching)
        // Folders are asked as well, because a pattern for one is in use although another matches the file.
        let isExcluded = excludes(path.parent) || !matching.isEmpty
        known[path] = isExcluded
        return isExcluded
    }
}

// MARK: - Patterns

extension SourceDiscovery {
    /// Returns the folders and Swift files that match a pattern, or else the pattern as a path; `nil` is the root.
    func paths(matching pattern: String) -> [RelativePath?] {
        if pattern == "." { return [nil] }
        guard pattern.contains(where: { "*?[\\".contains($0) }) else { return [RelativePath(pattern)] }
        let components = RelativePath.components(of: pattern).map(String.init)
        return paths(matching: components[...], in: nil).distinct { $0 }
    }

    private func paths(matching components: ArraySlice<String>, in folder: RelativePath?) -> [RelativePath] {
        guard let first = components.first else { return folder.map { [$0] } ?? [] }
        let rest = components.dropFirst()
        if first == "**" {
            let below = folders(in: folder).flatMap { paths(matching: components, in: $0) }
            return paths(matching: rest, in: folder) + below
        }
        let glob = Glob(first)
        let found = names(in: folder).filter { glob.matches($0) }.compactMap { child($0, of: folder) }
        return found.filter { isFolder($0) || (rest.isEmpty && $0.string.hasSuffix(".swift")) }
            .flatMap { paths(matching: rest, in: $0) }
    }

    /// Returns the modules in a folder of a package: `Sources` has one in each folder, any other folder is one itself.
    func modules(at path: RelativePath?) -> [SourceModule] {
        let sources = path?.name == "Sources" ? path : child("Sources", of: path)
        let targets = sources.map(folders)
        if let targets, !targets.isEmpty {
            return targets.map { SourceModule(path: $0, module: ModuleNamer.module(named: $0.name)) }
        }
        return [SourceModule(path: path, module: path.map(ModuleNamer.module(of:)) ?? root.moduleName)]
    }

    /// Returns the folders in a folder, `nil` for the root, that may hold sources of the project itself.
    package func folders(in folder: RelativePath?) -> [RelativePath] {
        names(in: folder).compactMap { child($0, of: folder) }.filter(isFolder)
    }

    private func names(in folder: RelativePath?) -> [String] {
        ((try? files.names(in: folder.map(root.absolute) ?? root.path)) ?? []).filter(Self.isVisited)
    }

    private func child(_ name: String, of folder: RelativePath?) -> RelativePath? {
        folder.map { $0.appending(name) } ?? RelativePath(name)
    }

    private func isFolder(_ path: RelativePath) -> Bool { files.kind(of: root.absolute(path)) == .folder }
}

extension ProjectRoot {
    var moduleName: String { ModuleNamer.module(named: path.split(separator: "/").last.map(String.init) ?? "Sources") }
}

// MARK: - Inputs of a build tool

extension SourceDiscovery {
    func sources(of configuration: Configuration, in build: BuildInputs) -> SourceList {
        let known = build.modules + build.otherModules
        let names = configuration.sources.map(\.module)
        let modules = known.map(\.name).filter(names.contains).map { SourceModule(module: $0) }
        var found = sources(of: modules, excluding: configuration.exclude) { module in
            known.first { $0.name == module.module }?.files
        }
        let missing = names.filter { name in !known.contains { $0.name == name } }
        found.diagnostics = missing.map { name in
            let advice = Suggestion.phrase(
                for: name, in: known.map(\.name), otherwise: "; add it to the target's dependencies")
            let target = "the test target '\(build.target)' does not depend on"
            return Diagnostic(.unknownName, .error, "'sources' names the module '\(name)', which \(target)\(advice)")
        }
        return found
    }
}
