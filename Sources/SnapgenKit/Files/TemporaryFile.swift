import Foundation
import SnapgenModel

/// A file that is written beside the one that it will replace.
///
/// Its writer holds a lock on it, which ends with the process however that ends: a later run can tell the file of a
/// killed writer from that of a living one, also of one in another container with the same number.
///
/// Its name is `.snapgen-<process>-<number>-<digest>.tmp`, with a digest of the numbers and of the user. No other program
/// or user makes such a name by accident, so their temporary files are never removed.
struct TemporaryFile {
    private let path: String
    private let target: String
    private let descriptor: Int32

    private static let prefix = ".snapgen-"
    private static let suffix = ".tmp"

    /// Returns whether a file of this name is a temporary one of this user.
    static func isOwn(_ name: String) -> Bool {
        guard name.hasPrefix(prefix), let end = name.lastIndex(of: "-") else { return false }
        return name == Self.name(String(name[..<end]))
    }

    /// The name that begins with `stem`.
    private static func name(_ stem: String) -> String {
        var hash = SipHash(.published)
        hash.add(stem)
        hash.add(UInt64(geteuid()))
        return "\(stem)-\(hash.digest.hexadecimal)\(suffix)"
    }

    /// Makes a file in the folder of `target`.
    ///
    /// - Parameter mode: the permissions that `target` has; `nil` for what is usual.
    /// - Throws: an error that names `target`, because the temporary file is nothing that a person knows of.
    init(for target: String, mode: mode_t?) throws(FileSystemError) {
        let folder = ProjectRoot.parent(of: target)
        self.target = target
        var number = 0
        while true {
            let path = "\(folder)/\(Self.name("\(Self.prefix)\(getpid())-\(number)"))"
            if let descriptor = try Self.create(path, mode, target) {
                (self.path, self.descriptor) = (path, descriptor)
                return
            }
            number += 1
        }
    }

    /// Makes a file and locks it; `nil` where the name is taken.
    private static func create(_ path: String, _ mode: mode_t?, _ target: String) throws(FileSystemError) -> Int32? {
        // What is there already, a link among it, is not followed.
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
        if descriptor < 0, errno == EEXIST { return nil }
        guard descriptor >= 0 else { throw FileSystemError(path: target, code: errno) }
        // Whoever takes files away that nobody holds may have come between.
        guard locks(descriptor), isLinked(descriptor) else {
            close(descriptor)
            return nil
        }
        if let mode, fchmod(descriptor, mode) != 0 {
            let code = errno
            unlink(path)
            close(descriptor)
            throw FileSystemError(path: target, code: code)
        }
        return descriptor
    }

    /// Writes the content.
    func write(_ bytes: [UInt8], isDurable: Bool) throws(FileSystemError) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Foundation.write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw FileSystemError(path: target, code: count < 0 ? errno : ENOSPC) }
            written += count
        }
        // Without it a power loss after the rename can leave an empty file under the final name.
        if isDurable, fsync(descriptor) != 0 { throw FileSystemError(path: target, code: errno) }
    }

    /// Puts the file in its place, and ends the writing.
    func rename() throws(FileSystemError) {
        guard Foundation.rename(path, target) == 0 else { throw FileSystemError(path: target, code: errno) }
        close(descriptor)
    }

    /// Takes the file away, and ends the writing.
    func remove() {
        unlink(path)
        close(descriptor)
    }

    /// Removes a temporary file unless its writer is still alive or it belongs to another user.
    static func removeLeftover(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, isOwn(path, descriptor) else { return }
        unlink(path)
    }

    /// File systems without locks have none to be had by whoever takes files away either.
    private static func locks(_ descriptor: Int32) -> Bool {
        flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
    }

    private static func isLinked(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_nlink > 0
    }

    /// Returns whether an open file still lies at a path, is a regular one with no other name, and belongs to this
    /// user.
    private static func isOwn(_ path: String, _ descriptor: Int32) -> Bool {
        var (open, there) = (stat(), stat())
        return fstat(descriptor, &open) == 0 && lstat(path, &there) == 0 && open.st_ino == there.st_ino
            && open.st_dev == there.st_dev && there.st_mode & S_IFMT == S_IFREG && there.st_nlink == 1
            && there.st_uid == geteuid()
    }
}
