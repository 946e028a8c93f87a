import SnapgenConfiguration
package import SnapgenModel
import SnapgenPlan
package import SnapgenScan

/// The Swift files of a project as they lie on disk, with what was noticed when they were listed.
package struct SourceList: SourceCollection {
    /// The modules that the files are compiled into, each once.
    package private(set) var modules: [String] = []
    /// An error for each path that does not exist or cannot be listed.
    package internal(set) var diagnostics: [Diagnostic] = []
    /// The positions of the globs that match no Swift file of the modules and no folder that holds one.
    var unusedGlobs: [Int] = []
    /// The modules that no file belongs to.
    var emptyModules: [SourceModule] = []
    private let root: ProjectRoot
    private let files: any FileSystem
    private var listing = FileListing()
    /// The position in `modules` of each file's module.
    private var fileModules: [Int] = []
    /// The absolute places of files that are outside of the root.
    private var places: [Int: String] = [:]

    /// No files yet; those to come lie below `root` or have a place of their own.
    init(root: ProjectRoot, files: any FileSystem) {
        self.root = root
        self.files = files
    }

    package var count: Int { listing.count }

    /// The path of a file, below the project's root.
    package func path(at index: Int) -> RelativePath {
        guard let path = RelativePath(listing.path(at: index)) else {
            preconditionFailure("a file was listed that does not lie below the root")
        }
        return path
    }

    package func paths(inModule name: String) -> [String] {
        guard let position = modules.firstIndex(of: name) else { return [] }
        return fileModules.indices.filter { fileModules[$0] == position }.map { listing.path(at: $0) }
    }

    /// The position of a file's module in `modules`.
    package func module(at index: Int) -> Int { fileModules[index] }

    /// Returns a digest of all files with their stamps, independent of their order, or `nil` if a stamp is not settled.
    ///
    /// - Parameter time: The time when the files were listed, in nanoseconds since 1970.
    func digest(at time: Int64) -> UInt64? {
        var sum: UInt64 = 0
        for index in 0..<count {
            guard let stamp = stamp(of: index), stamp.isSettled(at: time) else { return nil }
            var digest = InputDigest()
            digest.add(modules[fileModules[index]])
            digest.add(listing.pathBytes(at: index))
            digest.add(places[index] ?? "")
            digest.add(stamp)
            sum &+= digest.value
        }
        return sum
    }

    /// The stamp that a file had when it was found.
    package func stamp(of index: Int) -> FileStamp? { listing.stamp(at: index) }

    /// Reads a file into the beginning of a buffer.
    ///
    /// - Throws: a diagnostic where it cannot be read.
    package func read(_ index: Int, into buffer: inout [UInt8]) throws(DiagnosticError) -> Int {
        let path = places[index] ?? "\(root.path)/\(listing.path(at: index))"
        do throws(FileSystemError) {
            return try files.read(path, into: &buffer)
        } catch {
            throw DiagnosticError(.unreadable(error, in: root))
        }
    }

    func contains(_ path: RelativePath) -> Bool {
        let bytes = Array(path.string.utf8)
        return (0..<count).contains { listing.pathBytes(at: $0).elementsEqual(bytes) }
    }

    /// Adds the files of a module that `list` adds to the listing.
    mutating func append<Result>(module: String, _ list: (inout FileListing) -> Result) -> Result {
        let position = position(of: module)
        let result = list(&listing)
        fileModules += repeatElement(position, count: listing.count - fileModules.count)
        return result
    }

    /// Moves the files from `start` on to the modules of their targets: a target is a folder in the first folder
    /// `Sources` at or below the scanned folder.
    mutating func moveToTargets(from start: Int, below scanned: RelativePath?) {
        let depth = max(0, (scanned?.components.count ?? 0) - 1)
        var last: (folder: ArraySlice<UInt8>, module: Int)?
        for file in start..<count {
            let path = listing.pathBytes(at: file)
            let folder = path[..<(path.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
            // The files of a folder are listed one after the other.
            if last?.folder.elementsEqual(folder) != true {
                let target = Self.target(of: String(decoding: folder, as: UTF8.self), depth)
                last = (folder, target.map { position(of: ModuleNamer.module(of: $0)) } ?? fileModules[file])
            }
            fileModules[file] = last?.module ?? fileModules[file]
        }
    }

    /// The folder of the target that a folder belongs to; its first `depth` components are above the scanned folder.
    private static func target(of folder: String, _ depth: Int) -> RelativePath? {
        let components = RelativePath.components(of: folder)
        guard let sources = components.dropFirst(depth).firstIndex(of: "Sources"), sources + 1 < components.count
        else { return nil }
        return RelativePath(components[...(sources + 1)].joined(separator: "/"))
    }

    var problems: [FileSystemError] { listing.problems }

    /// Adds a file of a module that lies at an absolute path.
    mutating func append(_ path: RelativePath, at place: String, _ stamp: FileStamp?, module: String) {
        places[count] = place
        listing.append(path.string.utf8, stamp)
        fileModules.append(position(of: module))
    }

    /// Adds a file of a module by its path below the root, or by its place outside of it.
    mutating func append(_ path: RelativePath, at place: String, module: String) {
        if place != root.absolute(path) { places[count] = place }
        listing.append(path.string.utf8, files.stamp(of: place))
        fileModules.append(position(of: module))
    }

    private mutating func position(of module: String) -> Int {
        if let position = modules.firstIndex(of: module) { return position }
        modules.append(module)
        return modules.count - 1
    }
}
