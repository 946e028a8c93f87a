import Foundation
public import SnapgenModel

/// The disk of this machine.
public struct LocalFileSystem: FileSystem {
    /// The disk of this machine.
    public init() {}

    /// What lies at `path`, links followed.
    public func kind(of path: String) -> FileKind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    /// The stamp of what lies at `path`, links followed.
    public func stamp(of path: String) -> FileStamp? {
        var status = stat()
        return stat(path, &status) == 0 ? FileStamp(status) : nil
    }

    /// Whether `path` itself is a symbolic link.
    public func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// An absolute path with its links followed; the part of it that does not exist yet stays as it is.
    public func resolved(_ path: String) -> String {
        if let real = realpath(path, nil) {
            defer { free(real) }
            return String(cString: real)
        }
        let parent = ProjectRoot.parent(of: path)
        guard !parent.isEmpty else { return path }
        let folder = resolved(parent)
        return (folder == "/" ? "" : folder) + path.dropFirst(parent.count)
    }

    /// The whole content of a file.
    public func read(_ path: String) throws(FileSystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        let count = try read(path, into: &bytes)
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    /// Reads a file into the beginning of a buffer, which grows where it has to, and tells how many bytes it has.
    public func read(_ path: String, into buffer: inout [UInt8]) throws(FileSystemError) -> Int {
        let descriptor = try check(open(path, O_RDONLY | O_CLOEXEC), path)
        defer { close(descriptor) }
        if buffer.isEmpty { try makeRoom(for: descriptor, path, in: &buffer) }
        var filled = 0
        while true {
            let count = buffer.withUnsafeMutableBytes { bytes in
                Foundation.read(descriptor, bytes.baseAddress?.advanced(by: filled), bytes.count - filled)
            }
            if count < 0, errno == EINTR { continue }
            filled += try check(count, path)
            if count == 0 { return filled }
            if filled == buffer.count { buffer.append(contentsOf: repeatElement(0, count: buffer.count)) }
        }
    }

    /// One byte more than the file has, so that its end is seen without a second buffer.
    private func makeRoom(for descriptor: Int32, _ path: String, in buffer: inout [UInt8]) throws(FileSystemError) {
        var status = stat()
        _ = try check(fstat(descriptor, &status), path)
        buffer = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    }

    /// Adds the files of a kind below a folder to a listing, in no particular order.
    public func list(_ selection: FileSelection, below folder: String, into listing: inout FileListing) {
        var walk = FolderWalk(selection, below: folder, into: listing)
        walk.run()
        listing = walk.listing
    }

    /// The names in a folder, sorted by their bytes.
    public func names(in folder: String) throws(FileSystemError) -> [String] {
        guard let stream = opendir(folder) else { throw failure(folder) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Makes a folder and those above it.
    public func createFolder(_ path: String) throws(FileSystemError) {
        if kind(of: path) == .folder { return }
        let parent = (path as NSString).deletingLastPathComponent
        if parent != path, !parent.isEmpty { try createFolder(parent) }
        if mkdir(path, 0o777) != 0, errno != EEXIST { throw failure(path) }
        if kind(of: path) != .folder { throw failure(path, code: ENOTDIR) }
    }

    /// Writes a temporary file beside `path` and renames it, with the mode of the file that it replaces.
    public func replace(_ path: String, with bytes: [UInt8], isDurable: Bool) throws(FileSystemError) {
        var status = stat()
        let mode = stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
        let temporary = "\(path).snapgen-\(getpid()).tmp"
        do throws(FileSystemError) {
            try write(bytes, to: temporary, isDurable: isDurable)
            if mode != 0 { _ = try check(chmod(temporary, mode), path) }
            _ = try check(rename(temporary, path), path)
        } catch {
            unlink(temporary)
            // The temporary file is nothing that a person knows of.
            throw FileSystemError(path: path, code: error.code, reason: error.reason)
        }
    }

    /// Removes a file.
    public func remove(_ path: String) throws(FileSystemError) {
        _ = try check(unlink(path), path)
    }

    private func write(_ bytes: [UInt8], to path: String, isDurable: Bool) throws(FileSystemError) {
        let descriptor = try check(open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666), path)
        defer { close(descriptor) }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Foundation.write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
            }
            if count < 0, errno == EINTR { continue }
            written += try check(count, path)
        }
        // Without it a power loss after the rename can leave an empty file under the final name.
        if isDurable { _ = try check(fsync(descriptor), path) }
    }

    private func check<Result: SignedInteger>(_ result: Result, _ path: String) throws(FileSystemError) -> Result {
        guard result >= 0 else { throw failure(path) }
        return result
    }

    private func failure(_ path: String, code: Int32 = errno) -> FileSystemError {
        FileSystemError(path: path, code: code, reason: String(cString: strerror(code)))
    }
}
