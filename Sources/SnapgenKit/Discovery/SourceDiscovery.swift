import Foundation
package import SnapgenConfiguration
import SnapgenModel

package struct SourceDiscovery: Sendable {
    let files: any FileSystem
    let root: ProjectRoot

    package init(root: ProjectRoot, files: any FileSystem) {
        self.root = root
        self.files = files
    }

    /// Returns whether a folder or file of this name may hold sources of the project itself.
    ///
    /// The Swift files of a documentation catalog are resources of tutorials.
    package static func isVisited(_ name: String) -> Bool {
        name.utf8.first != UInt8(ascii: ".") && !name.utf8.suffix(5).elementsEqual(".docc".utf8)
            && !["Pods", "Carthage", "DerivedData", "node_modules"].contains(name)
    }

    /// The modules of a package that names none: the folders in `Sources`, sorted by name.
    package func packageModules() -> [SourceModule] {
        guard let sources = RelativePath("Sources"),
            let names = try? files.names(in: root.absolute(sources))
        else { return [] }
        return names.compactMap { name in
            guard let path = sources.appending(name) else { return nil }
            // An unreadable folder is kept, because its tests would silently disappear otherwise.
            guard [.folder, .hidden].contains(files.kind(of: root.absolute(path))) else { return nil }
            return SourceModule(path: path, module: ModuleNamer.module(named: name))
        }
    }

    /// Returns the Swift files of the modules, each once; with `findsTargets`, a folder in a folder `Sources` is a module.
    func sources(
        of modules: [SourceModule], in targets: ProjectTargets? = nil, excluding globs: [Glob],
        findsTargets: Bool = false
    ) -> SourceList {
        var found = SourceList(root: root, files: files)
        var exclusion = Exclusion(globs)
        var seen = modules.overlap ? Set<String>() : nil
        var errors: [FileSystemError] = []
        func isTaken(_ file: String, _ path: String) -> Bool {
            !exclusion.excludes(path) && seen?.insert(file).inserted ?? true
        }
        for module in modules {
            let count = found.count
            var problems: [Diagnostic] = []
            if let targets, module.target != nil {
                for file in targets.files(of: module) {
                    guard let path = path(of: file, in: module.module), isTaken(file, path.string) else { continue }
                    found.append(path, at: AbsolutePath.resolve(file, from: root.path), module: module.module)
                }
            } else if !exclusion.excludes(module.path?.string ?? "") {
                let (listing, problem) = list(module.path)
                errors += listing.problems
                problems = problem.map { [$0] } ?? []
                found.add(module.module)
                for (file, stamp) in listing.files where isTaken(file, file) {
                    guard let path = RelativePath(file) else { continue }
                    let target = findsTargets ? targetModule(of: path, below: module.path) : nil
                    found.append(path, stamp, module: target ?? module.module)
                }
            }
            found.diagnostics += problems
            if problems.isEmpty, found.count == count { found.emptyModules.append(module) }
        }
        errors.removeAll { exclusion.excludes(root.relative($0.path)?.string ?? "") }
        found.diagnostics += errors.map { .unreadable($0, in: root) }
        found.unusedGlobs = exclusion.unused
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
        var listing = FileListing()
        switch files.kind(of: absolute) {
        case .folder:
            listing = files.list(".swift", below: absolute, prefix: path?.string ?? "", visits: Self.isVisited)
            return (listing, nil)
        case .file:
            guard let path, path.string.hasSuffix(".swift") else { return (listing, notSwift(absolute)) }
            listing.files = [(path.string, files.stamp(of: absolute))]
            return (listing, nil)
        case nil: return (listing, missing(absolute))
        case .other: return (listing, notSwift(absolute))
        case .hidden: return (listing, .unreadable(FileSystemError(path: absolute, code: EACCES), in: root))
        }
    }

    /// Returns all Swift files at or below paths, `nil` for the root, in order and each once.
    func swiftFiles(at paths: [RelativePath?]) -> [String] {
        Set(paths.flatMap { list($0).listing.files.map(\.path) }).sorted()
    }

    /// Returns the path by which a file is shown; that of a file outside of the root is below its module's name.
    func path(of file: String, in module: String) -> RelativePath? {
        RelativePath(file) ?? RelativePath("\(module)/\(file.split(separator: "/").last ?? "")")
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
            "'\(root.display(absolute))' is not a Swift file; pass a '.swift' file or a folder with Swift files")
    }
}

/// The files that the configuration excludes, with the results of earlier calls.
private struct Exclusion {
    private let globs: [Glob]
    private var folders: [Substring: Bool] = [:]
    /// The positions of the globs that have matched nothing so far.
    private(set) var unused: [Int]

    init(_ globs: [Glob]) {
        self.globs = globs
        unused = Array(globs.indices)
    }

    mutating func excludes(_ path: String) -> Bool {
        guard !globs.isEmpty, !path.isEmpty else { return false }
        // Both are asked, because a pattern for the folder is in use although one for the file matches as well.
        let (isMatched, isInside) = (matches(path), excludes(folder: path[...].parent))
        return isMatched || isInside
    }

    private mutating func excludes(folder: Substring?) -> Bool {
        guard let folder else { return false }
        if let known = folders[folder] { return known }
        let (isMatched, isInside) = (matches(String(folder)), excludes(folder: folder.parent))
        folders[folder] = isMatched || isInside
        return isMatched || isInside
    }

    private mutating func matches(_ path: String) -> Bool {
        var isMatched = false
        // Most paths are matched by no pattern; once one matches, only patterns that are not yet in use are tried.
        for index in globs.indices where !isMatched || unused.contains(index) {
            guard globs[index].matches(path) else { continue }
            isMatched = true
            unused.removeAll { $0 == index }
        }
        return isMatched
    }
}

extension Substring {
    fileprivate var parent: Substring? { lastIndex(of: "/").map { self[..<$0] } }
}

extension [SourceModule] {
    /// Indicates whether a file may belong to two of them.
    fileprivate var overlap: Bool {
        let folders = map { "\($0.path?.string ?? "")/" }.map { $0 == "/" ? "" : $0 }.sorted()
        return zip(folders, folders.dropFirst()).contains { $1.hasPrefix($0) }
    }
}
