import Foundation
package import SnapgenModel

/// The kind of file at a path, with links followed.
package enum FileKind: UInt64, Sendable {
    case file = 1
    case folder
    /// A pipe, device or socket, which is neither read nor replaced.
    case other
    /// A path whose existence and kind cannot be determined, for lack of permission or because of another error.
    case hidden
}

/// The files below a folder, in unspecified order, and the errors of files and folders that could not be listed.
package struct FileListing: Sendable {
    package var files: [String] = []
    package var problems: [FileSystemError] = []
    /// The links to what does not exist.
    package var brokenLinks: [String] = []
}

/// The access of all of snapgen to the file system, by absolute paths, which tests can replace.
package protocol FileSystem: Sendable {
    /// The current time of the clock for file stamps, in nanoseconds since 1970.
    var now: Int64 { get }
    /// Returns the kind of file at a path and its stamp, with links followed; `nil` if there is none.
    func status(of path: String) throws(FileSystemError) -> (kind: FileKind, stamp: FileStamp?)?
    func kind(of path: String) -> FileKind?
    func isWritable(_ path: String) -> Bool
    /// Returns whether `path` itself is a symbolic link.
    func isLink(_ path: String) -> Bool
    /// Returns an absolute path with its links resolved, except in components that do not exist.
    func resolved(_ path: String) -> String
    /// Reads a file to the start of a buffer, which grows as needed, and returns the number of bytes, and the stamp that it
    /// had before.
    ///
    /// Pipes, devices and files of implausible size are errors.
    func read(_ path: String, into buffer: inout [UInt8]) throws(FileSystemError) -> (count: Int, stamp: FileStamp?)
    /// Returns the first bytes of a file, or all without a number, without following links below `folder`.
    func read(_ path: RelativePath, below folder: String, atMost count: Int?) throws(FileSystemError) -> [UInt8]
    /// Returns what a folder contains, in unspecified order; `nil` for a link, and for what only its status tells.
    func entries(in folder: String) throws(FileSystemError) -> [(name: String, kind: FileKind?)]
    /// Writes a file atomically, without following links below `folder`: readers see either the old or the new contents.
    ///
    /// All files that snapgen writes are written by this method. It creates missing folders, and removes temporary
    /// files of the current user's terminated processes. Other processes that write to the same folder wait.
    ///
    /// - Parameters:
    ///   - path: The path of a regular file, or of none.
    ///   - folder: An absolute path, in which links are followed.
    ///   - isDurable: Indicates whether readers see either contents after a power failure as well.
    /// - Throws: An error if the file does not have the expected contents, or cannot be written.
    func write(
        _ bytes: [UInt8], to path: RelativePath, below folder: String, replacing expected: FileExpectation,
        isDurable: Bool
    ) throws(FileSystemError)
    /// Copies a regular file without following links below the folders, sharing its blocks where the file system can.
    ///
    /// - Parameter links: Indicates that a hard link does where blocks cannot be shared.
    /// - Returns: `false` if there is no copy, which `write` may be able to make.
    func copy(
        _ source: RelativePath, below sourceFolder: String, to path: RelativePath, below folder: String, links: Bool
    ) -> Bool
    /// Removes a regular file without following links below `folder`, if it has the expected contents.
    func remove(_ path: RelativePath, below folder: String, having expected: FileExpectation) throws(FileSystemError)
    func removeEmptyFolder(_ path: RelativePath, below folder: String)
}

/// The contents that a file must have to be replaced or removed.
package enum FileExpectation: Equatable, Sendable {
    case anything
    case nothing
    case contents([UInt8])

    /// Creates the expectation of the contents that were read; `nil` if there was no file.
    package init(_ contents: [UInt8]?) { self = contents.map { .contents($0) } ?? .nothing }

    package func check(_ contents: [UInt8]?, at path: String) throws(FileSystemError) {
        guard self != .anything, self != FileExpectation(contents) else { return }
        throw FileSystemError(path: path, code: EBUSY, reason: "another program has changed it meanwhile")
    }
}

package struct FileSystemError: Error, Equatable, Sendable {
    package var path: String
    package var code: Int32
    /// The system's error message: `Permission denied`.
    package var reason: String
}

// MARK: - Reading

extension FileSystem {
    package func kind(of path: String) -> FileKind? {
        do throws(FileSystemError) {
            return try status(of: path)?.kind
        } catch {
            return .hidden
        }
    }

    /// Returns whether a folder can be listed and contains a workspace, an Xcode project or XcodeGen's specification.
    package func containsProject(_ folder: String) -> Bool {
        ((try? names(in: folder)) ?? []).contains(where: ProjectRoot.isProject)
    }

    package func stamp(of path: String) -> FileStamp? { (try? status(of: path))?.stamp }

    package func read(_ path: String) throws(FileSystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        let count = try read(path, into: &bytes).count
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    /// Reads a file; an error becomes the one that `problem` makes of it.
    package func read<Problem: Error>(
        _ path: String, orThrow problem: (FileSystemError) -> Problem
    ) throws(Problem) -> [UInt8] {
        try Result { () throws(FileSystemError) in try read(path) }.mapError(problem).get()
    }

    package func read(_ path: RelativePath, below folder: String) throws(FileSystemError) -> [UInt8] {
        try read(path, below: folder, atMost: nil)
    }

    /// Returns the contents of a file that snapgen has written, or the reason for not replacing what is at the path.
    func present(at path: String, isOwn: ([UInt8]) -> Bool) -> (contents: [UInt8]?, obstacle: String?) {
        if isLink(path) { return (nil, "a symbolic link") }
        switch kind(of: path) {
        case nil: return (nil, nil)
        case .folder: return (nil, "a folder")
        case .other: return (nil, "not a regular file")
        case .hidden: return (nil, unreadableFile)
        case .file: break
        }
        guard let bytes = try? read(path) else { return (nil, unreadableFile) }
        return isOwn(bytes) ? (bytes, nil) : (nil, "a file that snapgen did not write")
    }

    var unreadableFile: String { "a file that cannot be read" }

    /// Returns the names in a folder, sorted by their UTF-8 bytes.
    package func names(in folder: String) throws(FileSystemError) -> [String] {
        try entries(in: folder).map(\.name).sorted { strcmp($0, $1) < 0 }
    }

    /// Lists the files below a folder whose names end in `suffix`.
    ///
    /// It follows links to files.
    ///
    /// - Parameters:
    ///   - prefix: The text in the listing in place of the folder's own path; empty for none.
    ///   - entersLinks: Indicates whether it follows links to folders, once each and out of the folder only, because links
    ///     may form cycles.
    ///   - visits: Returns whether a folder or file of a name is visited.
    package func list(
        _ suffix: String, below folder: String, prefix: String = "", entersLinks: Bool = false, visits: (String) -> Bool
    ) -> FileListing {
        var listing = FileListing()
        var entered = [entersLinks ? resolved(folder) : folder]
        var waiting = [(folder, prefix)]
        while let (folder, prefix) = waiting.popLast() {
            do throws(FileSystemError) {
                for (name, kind) in try entries(in: folder) where visits(name) {
                    let isLink = entersLinks && kind == nil && leads("\(folder)/\(name)", outOf: &entered)
                    guard kind == .folder || isLink || name.hasSuffix(suffix) else { continue }
                    let shown = prefix.isEmpty ? name : "\(prefix)/\(name)"
                    switch isLink ? .folder : kind {
                    case .folder: waiting.append(("\(folder)/\(name)", shown))
                    case .file: listing.files.append(shown)
                    default: append("\(folder)/\(name)", shown, to: &listing)
                    }
                }
            } catch {
                listing.problems.append(error.code == ENOENT ? missing(folder) : error)
            }
        }
        return listing
    }

    /// Returns whether a path leads to a folder that neither contains nor lies in one of others, and adds it to these.
    private func leads(_ path: String, outOf folders: inout [String]) -> Bool {
        guard kind(of: path) == .folder else { return false }
        let place = "\(resolved(path))/"
        if folders.contains(where: { place.hasPrefix("\($0)/") || "\($0)/".hasPrefix(place) }) { return false }
        folders.append(String(place.dropLast()))
        return true
    }

    private func append(_ path: String, _ shown: String, to listing: inout FileListing) {
        do throws(FileSystemError) {
            guard let status = try status(of: path) else {
                // A link may be broken, and a file may have been removed.
                if missing(path).code == EILSEQ { listing.problems.append(missing(path)) }
                if isLink(path) { listing.brokenLinks.append(shown) }
                return
            }
            if status.kind == .file { listing.files.append(shown) }
        } catch {
            // A link may be cyclic.
            if error.code != ELOOP { listing.problems.append(error) }
        }
    }

    /// The error of a path that was listed and is not found: a name that is not UTF-8 was repaired.
    private func missing(_ path: String) -> FileSystemError {
        FileSystemError(path: path, code: path.unicodeScalars.contains("\u{FFFD}") ? EILSEQ : ENOENT)
    }
}

extension [UInt8] {
    /// Indicates whether a file is a pointer to one that Git LFS has not downloaded; a pointer begins with its version
    /// and has less than 1024 bytes (`docs/spec.md` of Git LFS).
    package var isPointer: Bool { count < 1024 && starts(with: "version https://git-lfs.github.com/spec/".utf8) }
}

// MARK: - Writing

extension FileSystem {
    package func copy(
        _ source: RelativePath, below sourceFolder: String, to path: RelativePath, below folder: String, links: Bool
    ) -> Bool { false }

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
        let folders = Set(paths.flatMap { sequence(first: $0, next: \.parent).dropFirst() })
        for inner in folders.sorted(by: { $0.components.count > $1.components.count }) {
            removeEmptyFolder(inner, below: folder)
        }
    }
}

extension Diagnostic {
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
