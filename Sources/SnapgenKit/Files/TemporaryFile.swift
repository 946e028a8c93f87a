import Foundation
import SnapgenNames

typealias FolderEntry = (folder: Int32, name: String, path: String)

/// A temporary file that is renamed to its target.
///
/// The process that writes it holds a lock, which the system releases when the process ends. A later run uses the lock
/// to detect files of terminated processes, even of processes in another container with the same process number.
///
/// The name is `.snapgen-<process>-<number>-<digest>.tmp`, with a digest of the numbers and of the user. Files of other
/// programs and users do not have such names, so they are never removed.
struct TemporaryFile {
    private let name: String
    private let target: FolderEntry
    private let descriptor: Int32

    private static let prefix = ".snapgen-"
    private static let suffix = ".tmp"

    /// Returns whether a file name is that of a temporary file of the current user.
    static func isOwn(_ name: String) -> Bool {
        guard name.hasPrefix(prefix), let end = name.lastIndex(of: "-") else { return false }
        return name == Self.name(String(name[..<end]))
    }

    private static func name(_ stem: String) -> String {
        "\(stem)-\(String(StableHash.value("\(stem) \(geteuid())"), radix: 16))\(suffix)"
    }

    /// Errors have the path of `target`, because users do not see the temporary file.
    init(for target: FolderEntry, mode: mode_t?) throws(FileSystemError) {
        self.target = target
        var number = 0
        while true {
            let name = Self.name("\(Self.prefix)\(getpid())-\(number)")
            if let descriptor = try Self.create(name, mode, target) {
                (self.name, self.descriptor) = (name, descriptor)
                return
            }
            number += 1
        }
    }

    /// Creates and locks a file; returns `nil` if the name is in use.
    private static func create(
        _ name: String, _ mode: mode_t?, _ target: FolderEntry
    ) throws(FileSystemError) -> Int32? {
        // `O_EXCL` fails for existing files and links.
        let descriptor = openat(target.folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
        if descriptor < 0, errno == EEXIST { return nil }
        guard descriptor >= 0 else { throw FileSystemError(path: target.path, code: errno) }
        // Without support for locks, the file is never removed. Another process may have removed it before it was locked.
        let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
        var status = stat()
        guard isLocked, fstat(descriptor, &status) == 0, status.st_nlink > 0 else {
            close(descriptor)
            return nil
        }
        if let mode, fchmod(descriptor, mode) != 0 {
            let code = errno
            unlinkat(target.folder, name, 0)
            close(descriptor)
            throw FileSystemError(path: target.path, code: code)
        }
        return descriptor
    }

    func write(_ bytes: [UInt8], isDurable: Bool) throws(FileSystemError) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Foundation.write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw FileSystemError(path: target.path, code: count < 0 ? errno : ENOSPC) }
            written += count
        }
        // Without `fsync`, a power failure after renaming can leave an empty file.
        if isDurable, fsync(descriptor) != 0 { throw FileSystemError(path: target.path, code: errno) }
    }

    func rename() throws(FileSystemError) {
        guard renameat(target.folder, name, target.folder, target.name) == 0 else {
            throw FileSystemError(path: target.path, code: errno)
        }
        close(descriptor)
    }

    func remove() {
        unlinkat(target.folder, name, 0)
        close(descriptor)
    }

    /// Deletes a temporary file unless its process is alive or it belongs to another user.
    static func removeLeftover(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, isOwn(path, descriptor) else { return }
        unlink(path)
    }

    /// Returns whether an open file is still at a path and is a regular file of the current user without other links.
    private static func isOwn(_ path: String, _ descriptor: Int32) -> Bool {
        var (open, there) = (stat(), stat())
        return fstat(descriptor, &open) == 0 && lstat(path, &there) == 0 && open.st_ino == there.st_ino
            && open.st_dev == there.st_dev && there.st_mode & S_IFMT == S_IFREG && there.st_nlink == 1
            && there.st_uid == geteuid()
    }
}
