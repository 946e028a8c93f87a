import Foundation
package import SnapgenModel
package import SnapgenScan

/// The kind of file at a path, with links followed.
package enum FileKind: Equatable, Sendable {
    case file, folder
    /// A pipe, device or socket, which is neither read nor replaced.
    case other
    /// A path whose existence and kind cannot be determined, for lack of permission or because of another error.
    case hidden
}

/// An interface to the file system, which tests can replace.
///
/// All file access of snapgen uses it. Paths are absolute.
package protocol FileSystem: Sendable {
    /// The current time of the clock for file stamps, in nanoseconds since 1970.
    var now: Int64 { get }
    /// The kind of file at `path`; `nil` if there is none.
    func kind(of path: String) -> FileKind?
    /// Returns whether the file at `path` may be replaced: it is not marked as one to be read only.
    func isWritable(_ path: String) -> Bool
    /// Returns the stamp of the file at `path`, with links followed, or `nil` if there is no file or no stamp.
    func stamp(of path: String) -> FileStamp?
    /// Returns whether `path` itself is a symbolic link.
    func isLink(_ path: String) -> Bool
    /// Returns an absolute path with its links resolved, except in components that do not exist.
    func resolved(_ path: String) -> String
    /// Returns the contents of a file, rejecting pipes, devices and files of implausible size.
    func read(_ path: String) throws(FileSystemError) -> [UInt8]
    /// Reads a file to the start of a buffer, which grows as needed, and returns the number of bytes.
    func read(_ path: String, into buffer: inout [UInt8]) throws(FileSystemError) -> Int
    /// Returns the contents of a file without following links below `folder`.
    func read(_ path: RelativePath, below folder: String) throws(FileSystemError) -> [UInt8]
    /// Returns at most `count` bytes from the start of a file without following links below `folder`.
    func read(_ path: RelativePath, below folder: String, atMost count: Int) throws(FileSystemError) -> [UInt8]
    /// Adds the selected files below a folder to a listing, in unspecified order.
    ///
    /// It follows links to files, but not links to folders, which may form cycles.
    func list(_ selection: FileSelection, below folder: String, into listing: inout FileListing)
    /// Returns the names in a folder, sorted by their UTF-8 bytes.
    func names(in folder: String) throws(FileSystemError) -> [String]
    /// Writes a file atomically, without following links below `folder`: readers see either the old or the new contents.
    ///
    /// All files that snapgen writes are written by this method. It creates missing folders, and removes temporary files of the
    /// current user's terminated processes. Other processes that write to the same folder wait.
    ///
    /// - Parameters:
    ///   - path: The path of a regular file, or of none.
    ///   - folder: An absolute path, in which links are followed.
    ///   - expected: The contents that are replaced.
    ///   - isDurable: Indicates whether readers see either contents after a power failure as well.
    /// - Throws: An error if the file does not have the expected contents, or cannot be written.
    func write(
        _ bytes: [UInt8], to path: RelativePath, below folder: String, replacing expected: FileExpectation,
        isDurable: Bool
    ) throws(FileSystemError)
    /// Removes a regular file without following links below `folder`, if it has the expected contents.
    func remove(_ path: RelativePath, below folder: String, having expected: FileExpectation) throws(FileSystemError)
    /// Removes a folder if it is empty, without following links below `folder`.
    func removeEmptyFolder(_ path: RelativePath, below folder: String)
}

/// The contents that a file must have to be replaced or removed.
package enum FileExpectation: Equatable, Sendable {
    case anything
    case nothing
    case contents([UInt8])

    /// Creates the expectation of the contents that were read; `nil` if there was no file.
    package init(_ contents: [UInt8]?) { self = contents.map { .contents($0) } ?? .nothing }

    /// Throws an error if a file has other contents; `nil` if there is none.
    package func check(_ contents: [UInt8]?, at path: String) throws(FileSystemError) {
        guard self != .anything, self != FileExpectation(contents) else { return }
        throw FileSystemError(path: path, code: EBUSY, reason: "another program has changed it meanwhile")
    }
}

extension FileSystem {
    /// Writes a file atomically, also with regard to a power failure, without following links below `folder`.
    package func write(
        _ bytes: [UInt8], to path: RelativePath, below folder: String, replacing expected: FileExpectation
    ) throws(FileSystemError) {
        try write(bytes, to: path, below: folder, replacing: expected, isDurable: true)
    }

    /// Writes a file atomically at an absolute path, in whose folders links are followed.
    package func write(
        _ bytes: [UInt8], toFile path: String, replacing expected: FileExpectation, isDurable: Bool = true
    ) throws(FileSystemError) {
        let folder = ProjectRoot.parent(of: path)
        guard let name = ProjectRoot(folder).relative(path) else {
            throw FileSystemError(path: path, code: EINVAL, reason: "it has no name")
        }
        try write(bytes, to: name, below: folder, replacing: expected, isDurable: isDurable)
    }

    /// Removes the folders of removed files that are empty, also those above them up to `folder`, which stays.
    package func removeEmptyFolders(above paths: [RelativePath], below folder: String) {
        var folders = Set(paths.compactMap(\.parent))
        while let deepest = folders.max(by: { $0.components.count < $1.components.count }) {
            folders.remove(deepest)
            removeEmptyFolder(deepest, below: folder)
            if let parent = deepest.parent { folders.insert(parent) }
        }
    }

    /// Returns at most `count` bytes from the start of a file without following links below `folder`.
    package func read(
        _ path: RelativePath, below folder: String, atMost count: Int
    ) throws(FileSystemError) -> [UInt8] {
        Array(try read(path, below: folder).prefix(count))
    }
}

/// The files below a folder that a listing includes.
package struct FileSelection: Sendable {
    /// The text in the listing in place of the folder's own path; empty for none.
    package var prefix: String
    /// The end of the files' names.
    package var suffix: String
    /// Indicates whether a folder or file of this name, in UTF-8, is visited.
    var visits: @Sendable (UnsafeBufferPointer<UInt8>) -> Bool

    /// Creates a selection of the files whose names end in `suffix`.
    package init(
        prefix: String, suffix: String, visits: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> Bool
    ) {
        self.prefix = prefix
        self.suffix = suffix
        self.visits = visits
    }
}

package struct FileSystemError: Error, Equatable, Sendable {
    package var path: String
    /// The system's `errno`.
    package var code: Int32
    /// The system's error message: `Permission denied`.
    package var reason: String
}

extension Diagnostic {
    /// Returns a diagnostic for a path that cannot be read.
    package static func unreadable(_ error: FileSystemError, in root: ProjectRoot) -> Diagnostic {
        let advice =
            switch error.code {
            case EILSEQ, ENAMETOOLONG: "rename it, or exclude the folder"
            case EFBIG, EINVAL: "exclude it"
            case ENOENT: "check the path"
            default: "check its permissions"
            }
        return Diagnostic(
            .unreadableInput, .error, "cannot be read: \(error.reason); \(advice)", path: root.display(error.path))
    }
}
