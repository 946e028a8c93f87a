/// What lies at a path, links followed.
public enum FileKind: Equatable, Sendable {
    case file, folder
    /// A pipe, a device, a socket: nothing to read as a source or to write a file over.
    case other
}

/// A disk, or what stands for one in a test.
///
/// Every access of snapgen to files goes through it. Paths are absolute.
public protocol FileSystem: Sendable {
    /// What lies at `path`, or `nil` where nothing does or nobody may look.
    func kind(of path: String) -> FileKind?
    /// Whether `path` itself is a symbolic link.
    func isLink(_ path: String) -> Bool
    /// An absolute path with its links followed; the part of it that does not exist yet stays as it is.
    func resolved(_ path: String) -> String
    /// The whole content of a file.
    func read(_ path: String) throws(FileSystemError) -> [UInt8]
    /// The names in a folder, sorted by their bytes.
    func names(in folder: String) throws(FileSystemError) -> [String]
    /// Makes a folder and those above it; one that is there already is fine.
    func createFolder(_ path: String) throws(FileSystemError)
    /// Puts a file in place as a whole: whoever reads it sees the old content or the new one, also after a crash.
    func replace(_ path: String, with bytes: [UInt8]) throws(FileSystemError)
    /// Removes a file.
    func remove(_ path: String) throws(FileSystemError)
}

/// An operation that the system refused.
public struct FileSystemError: Error, Equatable, Sendable {
    /// The path that was to be read or written.
    public var path: String
    /// The system's `errno`.
    public var code: Int32
    /// The system's words for it: `Permission denied`.
    public var reason: String

    /// An operation on `path` that failed with `code`.
    public init(path: String, code: Int32, reason: String) {
        self.path = path
        self.code = code
        self.reason = reason
    }
}
