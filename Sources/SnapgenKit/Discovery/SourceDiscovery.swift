import Foundation
package import SnapgenConfiguration
import SnapgenModel

package struct SourceDiscovery: Sendable {
    let files: any FileSystem
    let root: ProjectRoot

    /// A search below `root`.
    package init(root: ProjectRoot, files: any FileSystem) {
        self.root = root
        self.files = files
    }

    /// Returns whether a folder or file of this name may hold sources of the project itself.
    package static func isVisited(_ name: String) -> Bool {
        var name = name
        return name.withUTF8(isVisited)
    }

    @Sendable
    static func isVisited(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        if name.first == UInt8(ascii: ".") || name.suffix(catalog.count).elementsEqual(catalog) { return false }
        return !ignored.contains { $0.count == name.count && $0.elementsEqual(name) }
    }

    private static let ignored = ["Pods", "Carthage", "DerivedData", "node_modules"].map { Array($0.utf8) }
    /// The end of the name of a documentation catalog, whose Swift files are resources of tutorials.
    private static let catalog = Array(".docc".utf8)

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

    /// Returns the Swift files of the modules, each once.
    ///
    /// - Parameters:
    ///   - targets: The targets of a project, which some of the modules may be.
    ///   - findsTargets: Indicates whether a folder in a folder `Sources` is a module of its own.
    func sources(
        of modules: [SourceModule], in targets: ProjectTargets? = nil, excluding globs: [Glob],
        findsTargets: Bool = false
    ) -> SourceList {
        var found = SourceList(root: root, files: files)
        var exclusion = Exclusion(globs)
        var seen = modules.overlap ? Set<String>() : nil
        for module in modules {
            let count = found.count
            var problems: [Diagnostic] = []
            if let targets, module.target != nil {
                for file in targets.files(of: module) {
                    guard let path = path(of: file, in: module.module), !exclusion.excludes(path.string),
                        seen?.insert(file).inserted ?? true
                    else { continue }
                    found.append(path, at: AbsolutePath.resolve(file, from: root.path), module: module.module)
                }
            } else if !exclusion.excludes(module.path?.string ?? "") {
                problems = found.append(module: module.module) { listing in
                    let start = listing.count
                    let problems = list(module, into: &listing)
                    listing.keepFiles(from: start, unless: &exclusion, alreadyIn: &seen)
                    return problems
                }
            }
            if findsTargets { found.moveToTargets(from: count, below: module.path) }
            found.diagnostics += problems
            if problems.isEmpty, found.count == count { found.emptyModules.append(module) }
        }
        let problems = found.problems.filter { !exclusion.excludes(root.relative($0.path)?.string ?? "") }
        found.diagnostics += problems.map { .unreadable($0, in: root) }
        found.unusedGlobs = exclusion.unused
        return found
    }

    /// Lists the files at a module's path.
    ///
    /// - Returns: The problems of the path itself.
    private func list(_ module: SourceModule, into listing: inout FileListing) -> [Diagnostic] {
        let absolute = module.path.map(root.absolute) ?? root.path
        switch files.kind(of: absolute) {
        case .folder:
            let prefix = module.path?.string ?? ""
            files.list(
                FileSelection(prefix: prefix, suffix: Self.suffix, visits: Self.isVisited), below: absolute,
                into: &listing)
        case .file:
            guard let path = module.path, path.string.hasSuffix(Self.suffix) else { return [notSwift(absolute)] }
            listing.append(path.string.utf8, files.stamp(of: absolute))
        case nil: return [missing(absolute)]
        case .other: return [notSwift(absolute)]
        case .hidden: return [.unreadable(FileSystemError(path: absolute, code: EACCES), in: root)]
        }
        return []
    }

    private static let suffix = ".swift"

    /// Returns all Swift files at or below paths, `nil` for the root, in order and each once.
    func swiftFiles(at paths: [RelativePath?]) -> [String] {
        var listing = FileListing()
        for path in paths { _ = list(SourceModule(path: path, module: ""), into: &listing) }
        return Set((0..<listing.count).map(listing.path)).sorted()
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

    var isEmpty: Bool { globs.isEmpty }

    /// Returns whether a pattern matches a path or one of the folders above it.
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

extension FileListing {
    fileprivate mutating func keepFiles(
        from start: Int, unless exclusion: inout Exclusion, alreadyIn seen: inout Set<String>?
    ) {
        // Most projects exclude nothing, and then no path is made a string of.
        if exclusion.isEmpty, seen == nil { return }
        keepFiles(from: start) { path in
            !exclusion.excludes(path) && seen?.insert(path).inserted ?? true
        }
    }
}

extension [SourceModule] {
    /// Indicates whether a file may belong to two of them.
    fileprivate var overlap: Bool {
        let folders = map { "\($0.path?.string ?? "")/" }.map { $0 == "/" ? "" : $0 }.sorted()
        return zip(folders, folders.dropFirst()).contains { $1.hasPrefix($0) }
    }
}
