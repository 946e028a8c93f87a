package import SnapgenScan

/// The files below some folders, with their stamps.
///
/// Large projects have tens of thousands of files, so all paths are stored in one buffer.
package struct FileListing: Sendable {
    private struct Entry {
        var start: Int
        var end: Int
        var stamp: FileStamp?
    }

    /// The errors of folders and files that could not be listed.
    package private(set) var problems: [FileSystemError] = []
    private var paths: [UInt8] = []
    private var entries: [Entry] = []

    package init() {}

    package var count: Int { entries.count }

    package func path(at index: Int) -> String {
        String(decoding: pathBytes(at: index), as: UTF8.self)
    }

    /// Returns the UTF-8 bytes of a file's path.
    func pathBytes(at index: Int) -> ArraySlice<UInt8> {
        paths[entries[index].start..<entries[index].end]
    }

    /// Returns the stamp of a file, or `nil` if its file system does not provide one.
    package func stamp(at index: Int) -> FileStamp? { entries[index].stamp }

    mutating func append(_ path: some Sequence<UInt8>, _ stamp: FileStamp?) {
        let start = paths.count
        paths.append(contentsOf: path)
        entries.append(Entry(start: start, end: paths.count, stamp: stamp))
    }

    mutating func append(_ problem: FileSystemError) {
        problems.append(problem)
    }

    /// Removes the files from index `start` on whose paths do not satisfy `isKept`.
    mutating func keepFiles(from start: Int, where isKept: (_ path: String) -> Bool) {
        let kept = entries[start...].filter { isKept(String(decoding: paths[$0.start..<$0.end], as: UTF8.self)) }
        entries.replaceSubrange(start..., with: kept)
    }
}
