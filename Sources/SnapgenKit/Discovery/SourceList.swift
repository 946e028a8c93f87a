public import SnapgenModel
public import SnapgenScan

/// The Swift files of a project as they lie on disk.
public struct SourceList: SourceCollection {
    /// The modules that the files are compiled into, each once.
    public private(set) var modules: [String] = []
    private let root: ProjectRoot
    private let files: any FileSystem
    private var listing = FileListing()
    /// The position in `modules` of each file's module.
    private var fileModules: [Int] = []
    /// Where files lie whose paths are only a name for what lies elsewhere.
    private var places: [Int: String] = [:]

    /// No files yet; those to come lie below `root` or have a place of their own.
    init(root: ProjectRoot, files: any FileSystem) {
        self.root = root
        self.files = files
    }

    /// How many files there are.
    public var count: Int { listing.count }

    /// The path of a file, below the project's root.
    public func path(at index: Int) -> RelativePath {
        guard let path = RelativePath(listing.path(at: index)) else {
            preconditionFailure("a file was listed that does not lie below the root")
        }
        return path
    }

    /// The position of a file's module in `modules`.
    public func module(at index: Int) -> Int { fileModules[index] }

    /// Adds a file's module, its path and, where it lies elsewhere, its place to a hash.
    public func addIdentity(of index: Int, to hash: inout SipHash) {
        hash.add(modules[fileModules[index]])
        hash.add(listing.pathBytes(at: index))
        hash.add(places[index] ?? "")
    }

    /// The stamp that a file had when it was found.
    public func stamp(of index: Int) -> FileStamp? { listing.stamp(at: index) }

    /// Reads a file into the beginning of a buffer.
    ///
    /// - Throws: a diagnostic where it cannot be read.
    public func read(_ index: Int, into buffer: inout [UInt8]) throws(DiagnosticError) -> Int {
        let path = places[index] ?? "\(root.path)/\(listing.path(at: index))"
        do throws(FileSystemError) {
            return try files.read(path, into: &buffer)
        } catch {
            throw DiagnosticError(.unreadable(error, in: root))
        }
    }

    /// Whether one of the files has this path.
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

    /// What could not be listed.
    var problems: [FileSystemError] { listing.problems }

    /// Adds a file of a module that lies at an absolute path.
    mutating func append(_ path: RelativePath, at place: String, _ stamp: FileStamp?, module: String) {
        places[count] = place
        listing.append(path.string.utf8, stamp)
        fileModules.append(position(of: module))
    }

    private mutating func position(of module: String) -> Int {
        if let position = modules.firstIndex(of: module) { return position }
        modules.append(module)
        return modules.count - 1
    }
}
