public import SnapgenModel

/// The files that lie below some folders, with their stamps.
///
/// A large project has tens of thousands of files of which few are ever looked at, so their paths stand one behind
/// another in one buffer.
public struct FileListing: Sendable {
    private struct Entry {
        var start: Int
        var end: Int
        var stamp: FileStamp?
    }

    /// What could not be listed.
    public private(set) var problems: [FileSystemError] = []
    private var paths: [UInt8] = []
    private var entries: [Entry] = []

    /// A listing of nothing.
    public init() {}

    /// How many files there are.
    public var count: Int { entries.count }

    /// The path of a file.
    public func path(at index: Int) -> String {
        String(decoding: pathBytes(at: index), as: UTF8.self)
    }

    /// The UTF-8 bytes of a file's path.
    func pathBytes(at index: Int) -> ArraySlice<UInt8> {
        paths[entries[index].start..<entries[index].end]
    }

    /// The stamp of a file; `nil` where its file system has none.
    public func stamp(at index: Int) -> FileStamp? { entries[index].stamp }

    /// Adds a file.
    mutating func append(_ path: some Sequence<UInt8>, _ stamp: FileStamp?) {
        let start = paths.count
        paths.append(contentsOf: path)
        entries.append(Entry(start: start, end: paths.count, stamp: stamp))
    }

    /// Adds a folder that could not be listed.
    mutating func append(_ problem: FileSystemError) {
        problems.append(problem)
    }

    /// Leaves of the files behind the first `start` only those whose paths are meant.
    mutating func keepFiles(from start: Int, where isKept: (_ path: String) -> Bool) {
        let kept = entries[start...].filter { isKept(String(decoding: paths[$0.start..<$0.end], as: UTF8.self)) }
        entries.replaceSubrange(start..., with: kept)
    }
}
