import Foundation
import SnapgenModel
import SnapgenTestSupport

@testable import SnapgenKit

/// The disk of this machine, in a temporary folder.
final class RealDisk: EditableDisk {
    let folder: TemporaryFolder
    private let files = LocalFileSystem()

    init() throws {
        folder = try TemporaryFolder()
    }

    func advance(_ nanoseconds: Int64) { usleep(UInt32(clamping: min(nanoseconds, 70_000_000) / 1000)) }

    func write(_ text: String, to path: String) {
        makeFolder(ProjectRoot.parent(of: path))
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return }
        _ = Array(text.utf8).withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        close(descriptor)
    }

    func touch(_ path: String, at time: Int64) {
        let moment = timespec(tv_sec: Int(time / 1_000_000_000), tv_nsec: Int(time % 1_000_000_000))
        utimensat(AT_FDCWD, path, [moment, moment], 0)
    }

    func rename(_ old: String, to new: String) {
        guard exists(old) else { return }
        makeFolder(ProjectRoot.parent(of: new))
        if Foundation.rename(old, new) != 0 {
            delete(new)
            _ = Foundation.rename(old, new)
        }
    }

    private func makeFolder(_ path: String) {
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    func delete(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

    func link(_ path: String, to target: String) {
        delete(path)
        symlink(target, path)
    }

    func hardLink(_ path: String, to file: String) {
        guard path != file, exists(file) else { return }
        delete(path)
        Foundation.link(file, path)
    }

    func contents(of folder: String) -> [String: String] {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return paths.reduce(into: [:]) { contents, path in
            contents["\(folder)/\(path)"] = (try? read("\(folder)/\(path)")).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    func observe(_ body: (@Sendable (VirtualDisk.Moment) -> Void)?) {}

    func copied(_ folder: String) -> (disk: any EditableDisk, folder: String) {
        let copy = "\(self.folder.path)/copy"
        delete(copy)
        try? FileManager.default.copyItem(atPath: folder, toPath: copy)
        return (self, copy)
    }
}

extension RealDisk {
    var now: Int64 { files.now }
    func kind(of path: String) -> FileKind? { files.kind(of: path) }
    func isWritable(_ path: String) -> Bool { files.isWritable(path) }
    func stamp(of path: String) -> FileStamp? { files.stamp(of: path) }
    func isLink(_ path: String) -> Bool { files.isLink(path) }
    func resolved(_ path: String) -> String { files.resolved(path) }
    func read(_ path: String) throws(FileSystemError) -> [UInt8] { try files.read(path) }
    func names(in folder: String) throws(FileSystemError) -> [String] { try files.names(in: folder) }
    func removeEmptyFolder(_ path: RelativePath, below folder: String) { files.removeEmptyFolder(path, below: folder) }

    func read(_ path: String, into buffer: inout [UInt8]) throws(FileSystemError) -> Int {
        try files.read(path, into: &buffer)
    }

    func read(_ path: RelativePath, below folder: String) throws(FileSystemError) -> [UInt8] {
        try files.read(path, below: folder)
    }

    func remove(
        _ path: RelativePath, below folder: String, having expected: FileExpectation
    ) throws(FileSystemError) {
        try files.remove(path, below: folder, having: expected)
    }

    func list(_ selection: FileSelection, below folder: String, into listing: inout FileListing) {
        files.list(selection, below: folder, into: &listing)
    }

    func write(
        _ bytes: [UInt8], to path: RelativePath, below folder: String, replacing expected: FileExpectation,
        isDurable: Bool
    ) throws(FileSystemError) {
        try files.write(bytes, to: path, below: folder, replacing: expected, isDurable: isDurable)
    }
}
