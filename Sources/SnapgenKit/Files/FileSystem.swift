public import SnapgenModel

/// What lies at a path, links followed.
public enum FileKind: Equatable, Sendable {
    case file, folder
    /// A pipe, a device, a socket: nothing to read as a source or to write a file over.
    case other
    /// Something that the system does not let us look at, or nothing: nobody knows.
    case hidden
}

/// A disk, or what stands for one in a test.
///
/// Every access of snapgen to files goes through it. Paths are absolute.
public protocol FileSystem: Sendable {
    /// The present time by the clock that stamps files, in nanoseconds since 1970.
    var now: Int64 { get }
    /// What lies at `path`, or `nil` where nothing does.
    func kind(of path: String) -> FileKind?
    /// Whether the file at `path` may be replaced: it is not marked as one to be read only.
    func isWritable(_ path: String) -> Bool
    /// The stamp of what lies at `path`, links followed; `nil` where nothing does, or where there are no stamps.
    func stamp(of path: String) -> FileStamp?
    /// Whether `path` itself is a symbolic link.
    func isLink(_ path: String) -> Bool
    /// An absolute path with its links followed; the part of it that does not exist yet stays as it is.
    func resolved(_ path: String) -> String
    /// The whole content of a file; a pipe, a device or a file of unlikely size is refused.
    func read(_ path: String) throws(FileSystemError) -> [UInt8]
    /// Reads a file into the beginning of a buffer, which grows where it has to, and tells how many bytes it has.
    func read(_ path: String, into buffer: inout [UInt8]) throws(FileSystemError) -> Int
    /// The whole content of a file, no link followed on the way from `folder` to it.
    func read(_ path: RelativePath, below folder: String) throws(FileSystemError) -> [UInt8]
    /// Adds the files of a kind below a folder to a listing, in no particular order.
    ///
    /// Links to files are followed and links to folders are not, for they may lead back to where they stand.
    func list(_ selection: FileSelection, below folder: String, into listing: inout FileListing)
    /// The names in a folder, sorted by their bytes.
    func names(in folder: String) throws(FileSystemError) -> [String]
    /// Makes a folder and those above it; one that is there already is fine.
    func createFolder(_ path: String) throws(FileSystemError)
    /// Puts a file in place as a whole: whoever reads it sees the old content or the new one.
    ///
    /// - Parameter isDurable: whether that holds after a power loss as well.
    func replace(_ path: String, with bytes: [UInt8], isDurable: Bool) throws(FileSystemError)
    /// Removes a file.
    func remove(_ path: String) throws(FileSystemError)
    /// Removes from a folder the temporary files of this user's writers that were killed, and no others.
    func removeLeftovers(in folder: String)
}

extension FileSystem {
    /// Puts a file in place as a whole: whoever reads it sees the old content or the new one, also after a power loss.
    public func replace(_ path: String, with bytes: [UInt8]) throws(FileSystemError) {
        try replace(path, with: bytes, isDurable: true)
    }
}

/// Which files below a folder are meant.
public struct FileSelection: Sendable {
    /// What stands in the listing in place of the folder's own path; empty for nothing.
    public var prefix: String
    /// What the files' names end in.
    public var suffix: String
    /// Whether a folder or file of this name, in UTF-8, is looked at.
    public var visits: @Sendable (UnsafeBufferPointer<UInt8>) -> Bool

    /// Files whose names end in `suffix`.
    public init(
        prefix: String, suffix: String, visits: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> Bool
    ) {
        self.prefix = prefix
        self.suffix = suffix
        self.visits = visits
    }
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
