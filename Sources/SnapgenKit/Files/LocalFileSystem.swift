import Foundation
package import SnapgenModel
import SnapgenNames

package struct LocalFileSystem: FileSystem {
    package init() {}

    package var now: Int64 {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return now.nanoseconds
    }

    package func status(of path: String) throws(FileSystemError) -> (kind: FileKind, stamp: FileStamp?)? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            if [ENOENT, ENOTDIR].contains(errno) { return nil }
            throw failure(path)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return (.file, FileStamp(status))
        case S_IFDIR: return (.folder, FileStamp(status))
        default: return (.other, FileStamp(status))
        }
    }

    // Replacing requires permission for the folder only, but a read-only mode of the file was set on purpose. It
    // therefore applies, even to the superuser.
    package func isWritable(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & 0o222 != 0 && access(path, W_OK) == 0
    }

    package func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    package func resolved(_ path: String) -> String {
        if let real = realpath(path, nil) {
            defer { free(real) }
            return String(cString: real)
        }
        let parent = ProjectRoot.parent(of: path)
        guard !parent.isEmpty else { return path }
        let folder = resolved(parent)
        return (folder == "/" ? "" : folder) + path.dropFirst(parent.count)
    }

    package func read(
        _ path: String, into buffer: inout [UInt8]
    ) throws(FileSystemError) -> (count: Int, stamp: FileStamp?) {
        // Opening a pipe blocks until it has a writer. Paths such as `/dev/stdin` and `/dev/fd/63`, which a shell
        // substitutes for a file, are read with blocking.
        let opened = try checked(check(Foundation.open(path, Self.readFlags), path), path)
        return (try read(opened, path, into: &buffer), opened.stamp)
    }

    package func read(
        _ path: RelativePath, below folder: String, atMost count: Int?
    ) throws(FileSystemError) -> [UInt8] {
        let opened = try checked(open(path.components[...], below: folder), "\(folder)/\(path)")
        var bytes = [UInt8](repeating: 0, count: count ?? 0)
        guard let count else {
            let filled = try read(opened, "\(folder)/\(path)", into: &bytes)
            return Array(bytes.prefix(filled))
        }
        defer { close(opened.descriptor) }
        let filled = bytes.withUnsafeMutableBytes { Foundation.read(opened.descriptor, $0.baseAddress, count) }
        return Array(bytes.prefix(try check(filled, "\(folder)/\(path)")))
    }

    /// Reads an open file and closes it.
    private func read(
        _ opened: (descriptor: Int32, stamp: FileStamp?), _ path: String, into buffer: inout [UInt8]
    ) throws(FileSystemError) -> Int {
        defer { close(opened.descriptor) }
        let size = Int(opened.stamp?.size ?? 0)
        // One more byte than the file has, so that its end is found without growing the buffer.
        if buffer.isEmpty { buffer = [UInt8](repeating: 0, count: size + 1) }
        var filled = 0
        while true {
            let count = buffer.withUnsafeMutableBytes { bytes in
                Foundation.read(opened.descriptor, bytes.baseAddress?.advanced(by: filled), bytes.count - filled)
            }
            if count < 0, errno == EINTR { continue }
            filled += try check(count, path)
            if count == 0 || filled == size { return filled }
            if filled == buffer.count { buffer += [UInt8](repeating: 0, count: buffer.count) }
            if buffer.count > Self.largestFile { throw failure(path, code: EFBIG) }
        }
    }

    /// The size limit for files, which protects the memory and exceeds all valid input.
    private static let largestFile = 128 << 20

    private static let readFlags = O_RDONLY | O_CLOEXEC | O_NONBLOCK

    /// Opens a file or folder component by component, so that no link can be inserted into the path concurrently.
    private func open(
        _ components: ArraySlice<Substring>, below folder: String, creates: Bool = false
    ) throws(FileSystemError) -> Int32 {
        let shown = ([folder[...]] + components).joined(separator: "/")
        var descriptor = try check(Foundation.open(folder, Self.readFlags | O_DIRECTORY), shown)
        for component in components {
            if creates { mkdirat(descriptor, String(component), 0o777) }
            let next = openat(descriptor, String(component), Self.readFlags | O_NOFOLLOW)
            let code = errno
            close(descriptor)
            guard next >= 0 else { throw failure(shown, code: code) }
            descriptor = next
        }
        return descriptor
    }

    /// Returns an open file and its stamp, `nil` for a pipe or a device, if it can be read; otherwise closes it and throws.
    private func checked(
        _ descriptor: Int32, _ path: String
    ) throws(FileSystemError) -> (descriptor: Int32, stamp: FileStamp?) {
        var status = stat()
        let code = fstat(descriptor, &status) == 0 ? Self.obstacle(to: path, status) : errno
        guard code == 0 else {
            close(descriptor)
            throw failure(path, code: code)
        }
        if status.st_mode & S_IFMT == S_IFREG { return (descriptor, FileStamp(status)) }
        _ = fcntl(descriptor, F_SETFL, 0)
        return (descriptor, nil)
    }

    private static func obstacle(to path: String, _ status: borrowing stat) -> Int32 {
        if status.st_size > largestFile { return EFBIG }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return 0
        case S_IFDIR: return EISDIR
        default: return path.hasPrefix("/dev/") ? 0 : EINVAL
        }
    }

    package func entries(in folder: String) throws(FileSystemError) -> [(name: String, kind: FileKind?)] {
        guard let stream = opendir(folder) else { throw failure(folder) }
        defer { closedir(stream) }
        var entries: [(name: String, kind: FileKind?)] = []
        while true {
            // `readdir` reports an error only through `errno`.
            errno = 0
            guard let entry = readdir(stream) else { break }
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            entries.append((name, kind(entry.pointee.d_type, name, in: folder)))
        }
        if errno != 0 { throw failure(folder) }
        return entries
    }

    /// Returns the kind of an entry of a type; few file systems leave the type open.
    private func kind(_ type: UInt8, _ name: String, in folder: String) -> FileKind? {
        var status = stat()
        switch Int32(type) {
        case Int32(DT_DIR): return .folder
        // A name that is not UTF-8 was repaired with U+FFFD, so that there is no file of the path.
        case Int32(DT_REG): return name.utf8.contains(0xEF) ? nil : .file
        case Int32(DT_UNKNOWN):
            return lstat("\(folder)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR ? .folder : nil
        default: return nil
        }
    }

    /// Opens a pipe, a device or a standard stream for writing, which are neither read nor replaced.
    package static func stream(at path: String) -> Int32 { Foundation.open(path, O_WRONLY | O_APPEND | O_CLOEXEC) }

    /// Writes a temporary file in the folder of `path`, with the mode of the file that it replaces, and renames it.
    package func write(
        _ bytes: [UInt8], to path: RelativePath, below folder: String, replacing expected: FileExpectation,
        isDurable: Bool
    ) throws(FileSystemError) {
        try createFolder(folder)
        let parent = try open(path.components.dropLast(), below: folder, creates: true)
        // Closing it releases the lock.
        defer { close(parent) }
        if expected != .anything { flock(parent, LOCK_EX) }
        let place = (folder: parent, name: path.name, path: "\(folder)/\(path)")
        if isDurable || path.parent == nil { removeLeftovers(in: ProjectRoot.parent(of: place.path)) }
        let mode = try check(expected, place)
        let temporary = try TemporaryFile(for: place, mode: mode)
        do throws(FileSystemError) {
            try temporary.write(bytes, isDurable: isDurable)
            try temporary.rename()
        } catch {
            temporary.remove()
            throw error
        }
    }

    /// Replaces a file in two steps, because renaming a hard link to another one of the same file does nothing.
    package func copy(
        _ source: RelativePath, below sourceFolder: String, to path: RelativePath, below folder: String, links: Bool
    ) -> Bool {
        do throws(FileSystemError) {
            let origin = try open(source.components.dropLast(), below: sourceFolder)
            defer { close(origin) }
            let parent = try open(path.components.dropLast(), below: folder, creates: true)
            defer { close(parent) }
            let place = (folder: parent, name: path.name, path: "\(folder)/\(path)")
            if try check(.anything, place) != nil { unlinkat(parent, place.name, 0) }
            let opened = openat(origin, source.name, Self.readFlags | O_NOFOLLOW)
            let file = try checked(check(opened, sourceFolder), sourceFolder).descriptor
            defer { close(file) }
            return Self.clone(file, to: place) || links && linkat(origin, source.name, parent, place.name, 0) == 0
        } catch {
            return false
        }
    }

    private static func clone(_ file: Int32, to place: FolderEntry) -> Bool {
        #if canImport(Darwin)
            return fclonefileat(file, place.folder, place.name, 0) == 0
        #else
            let target = openat(place.folder, place.name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            guard target >= 0 else { return false }
            defer { close(target) }
            // FICLONE of Linux.
            let isCloned = ioctl(target, 0x4004_9409, file) == 0
            if !isCloned { unlinkat(place.folder, place.name, 0) }
            return isCloned
        #endif
    }

    package func remove(
        _ path: RelativePath, below folder: String, having expected: FileExpectation
    ) throws(FileSystemError) {
        let parent = try open(path.components.dropLast(), below: folder)
        defer { close(parent) }
        if expected != .anything { flock(parent, LOCK_EX) }
        let place = (folder: parent, name: path.name, path: "\(folder)/\(path)")
        guard try check(expected, place) != nil else { throw failure(place.path, code: ENOENT) }
        _ = try check(unlinkat(parent, place.name, 0), place.path)
    }

    /// Returns the permissions of a regular file with the expected contents; `nil` if there is none.
    private func check(_ expected: FileExpectation, _ place: FolderEntry) throws(FileSystemError) -> mode_t? {
        var status = stat()
        guard fstatat(place.folder, place.name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
            guard errno == ENOENT else { throw failure(place.path) }
            try expected.check(nil, at: place.path)
            return nil
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw FileSystemError(path: place.path, code: EINVAL, reason: "it is a link or no file")
        }
        if case .anything = expected { return status.st_mode & 0o7777 }
        var bytes: [UInt8] = []
        let file = try check(openat(place.folder, place.name, Self.readFlags | O_NOFOLLOW), place.path)
        let count = try read(checked(file, place.path), place.path, into: &bytes)
        try expected.check(Array(bytes.prefix(count)), at: place.path)
        return status.st_mode & 0o7777
    }

    private func createFolder(_ path: String) throws(FileSystemError) {
        if kind(of: path) == .folder { return }
        let parent = (path as NSString).deletingLastPathComponent
        if parent != path, !parent.isEmpty { try createFolder(parent) }
        if mkdir(path, 0o777) != 0, errno != EEXIST { throw failure(path) }
        if kind(of: path) != .folder { throw failure(path, code: ENOTDIR) }
    }

    package func removeEmptyFolder(_ path: RelativePath, below folder: String) {
        guard let parent = try? open(path.components.dropLast(), below: folder) else { return }
        defer { close(parent) }
        unlinkat(parent, path.name, AT_REMOVEDIR)
    }

    func removeLeftovers(in folder: String) {
        for name in (try? names(in: folder)) ?? [] where TemporaryFile.isOwn(name) {
            TemporaryFile.removeLeftover("\(folder)/\(name)")
        }
    }

    private func check<Result: SignedInteger>(_ result: Result, _ path: String) throws(FileSystemError) -> Result {
        guard result >= 0 else { throw failure(path) }
        return result
    }

    private func failure(_ path: String, code: Int32 = errno) -> FileSystemError {
        FileSystemError(path: path, code: code)
    }
}

extension FileSystemError {
    init(path: String, code: Int32) {
        let reason =
            switch code {
            case EINVAL: "Not a regular file"
            case EILSEQ: "Its name is not UTF-8"
            default: String(cString: strerror(code))
            }
        self.init(path: path, code: code, reason: reason)
    }
}

extension FileStamp {
    init(_ status: borrowing stat) {
        #if canImport(Darwin)
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        self.init(
            size: Int64(status.st_size), modified: modified.nanoseconds, changed: changed.nanoseconds,
            inode: UInt64(status.st_ino) ^ StableHash.mixed(UInt64(truncatingIfNeeded: status.st_dev)))
    }
}

extension timespec {
    fileprivate var nanoseconds: Int64 { Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec) }
}
