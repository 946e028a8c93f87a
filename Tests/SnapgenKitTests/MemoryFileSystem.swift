import Foundation

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenScan

/// A disk in memory that counts what is written and can refuse to be.
final class MemoryFileSystem: FileSystem, @unchecked Sendable {
    private let lock = NSLock()
    private var contents: [String: [UInt8]]
    private var folders: Set<String> = ["/"]
    private var links: Set<String> = []
    private var readOnly: Set<String> = []
    private var targets: [String: String] = [:]
    private var writes: [String] = []
    private var reads: [String] = []
    private var listings: [String] = []
    private var clock = 4_000_000_001
    private var stamps: [String: FileStamp] = [:]
    private var refused: [String: Int32] = [:]
    private var changes: [String: (String) -> String] = [:]

    /// Files by their absolute paths.
    init(_ files: [String: String] = [:]) {
        contents = files.mapValues { Array($0.utf8) }
        for path in files.keys { addFolders(above: path) }
    }

    /// Another disk with the same files.
    var copy: MemoryFileSystem {
        lock.withLock {
            let copy = MemoryFileSystem()
            (copy.contents, copy.folders, copy.stamps, copy.clock) = (contents, folders, stamps, clock)
            return copy
        }
    }

    /// What was written or removed, in order.
    var touched: [String] { lock.withLock { writes } }

    /// What was read, in order.
    var opened: [String] { lock.withLock { reads } }

    /// The folders whose names were asked for, in order.
    var listed: [String] { lock.withLock { listings } }

    /// Begins to count anew what is read and written.
    func forgetAccesses() {
        lock.withLock { (reads, writes, listings) = ([], [], []) }
    }

    subscript(path: String) -> String? {
        get { lock.withLock { contents[path].map { String(decoding: $0, as: UTF8.self) } } }
        set {
            if newValue != nil { addFolders(above: path) }
            lock.withLock { contents[path] = newValue.map { Array($0.utf8) } }
        }
    }

    /// The texts of the Swift files below a folder, by their paths.
    func swiftFiles(in folder: String) -> [String: String] {
        lock.withLock {
            contents.filter { $0.key.hasPrefix(folder + "/") && $0.key.hasSuffix(".swift") }
                .mapValues { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Removes what lies below a folder, the folders as well.
    func removeFiles(in folder: String) {
        lock.withLock {
            contents = contents.filter { !$0.key.hasPrefix(folder + "/") }
            folders = folders.filter { !$0.hasPrefix(folder + "/") }
        }
    }

    /// Changes the text of a file once, right after it is replaced, as another program may.
    func replacing(_ path: String, _ change: @escaping (String) -> String) { lock.withLock { changes[path] = change } }

    func protect(_ path: String) { lock.withLock { _ = readOnly.insert(path) } }
    func addLink(_ path: String) { lock.withLock { _ = links.insert(path) } }
    func addLink(_ path: String, to target: String) { lock.withLock { targets[path] = target } }
    func refuse(_ path: String, _ code: Int32) { lock.withLock { refused[path] = code } }

    private func addFolders(above path: String) {
        var folder = path
        while let slash = folder.lastIndex(of: "/") {
            folder = String(folder[..<slash])
            if !folder.isEmpty { folders.insert(folder) }
        }
    }

    private func check(_ path: String) throws(FileSystemError) {
        if let code = refused[path] { throw error(path, code) }
    }

    private func error(_ path: String, _ code: Int32) -> FileSystemError {
        FileSystemError(path: path, code: code, reason: String(cString: strerror(code)))
    }

    /// Long after everything that is written.
    var now: Int64 { .max }

    func status(of path: String) throws(FileSystemError) -> (kind: FileKind, stamp: FileStamp?)? {
        lock.withLock {
            if contents[path] != nil { return (.file, stamps[path]) }
            return folders.contains(path) ? (.folder, nil) : nil
        }
    }

    func isWritable(_ path: String) -> Bool { lock.withLock { !readOnly.contains(path) } }

    func removeEmptyFolder(_ path: RelativePath, below folder: String) {
        let path = "\(folder)/\(path)"
        lock.withLock {
            let isUsed = Set(contents.keys).union(folders).contains { $0.hasPrefix(path + "/") }
            if !isUsed { folders.remove(path) }
        }
    }

    func isLink(_ path: String) -> Bool { lock.withLock { links.contains(path) } }

    func resolved(_ path: String) -> String {
        lock.withLock {
            let link = targets.first { path == $0.key || path.hasPrefix($0.key + "/") }
            return link.map { $0.value + path.dropFirst($0.key.count) } ?? path
        }
    }

    func read(_ path: String, into buffer: inout [UInt8]) throws(FileSystemError) -> Int {
        lock.lock()
        defer { lock.unlock() }
        try check(path)
        reads.append(path)
        guard let bytes = contents[path] else { throw error(path, folders.contains(path) ? EISDIR : ENOENT) }
        buffer = bytes
        return bytes.count
    }

    func read(_ path: RelativePath, below folder: String, atMost count: Int?) throws(FileSystemError) -> [UInt8] {
        Array(try read("\(folder)/\(path)").prefix(count ?? .max))
    }

    func entries(in folder: String) throws(FileSystemError) -> [(name: String, isFolder: Bool)] {
        lock.lock()
        defer { lock.unlock() }
        listings.append(folder)
        try check(folder)
        guard folders.contains(folder) else { throw error(folder, ENOENT) }
        let inside = contents.keys.map { ($0, false) } + folders.map { ($0, !links.contains($0)) }
        return inside.filter { $0.0.hasPrefix(folder + "/") }
            .map { (String($0.0.dropFirst(folder.count + 1)), $0.1) }
            .filter { !$0.0.isEmpty && !$0.0.contains("/") }
    }

    func write(
        _ bytes: [UInt8], to path: RelativePath, below folder: String, replacing expected: FileExpectation,
        isDurable: Bool
    ) throws(FileSystemError) {
        let path = "\(folder)/\(path)"
        lock.lock()
        defer { lock.unlock() }
        try check(folder)
        try check(path)
        try expected.check(contents[path], at: path)
        addFolders(above: path)
        let change = changes.removeValue(forKey: path)
        contents[path] = change.map { Array($0(String(decoding: bytes, as: UTF8.self)).utf8) } ?? bytes
        writes.append(path)
        stamps[path] = FileStamp(size: Int64(bytes.count), modified: Int64(clock), changed: Int64(clock), inode: 2)
        clock += 1_000_000_001
    }

    func remove(
        _ path: RelativePath, below folder: String, having expected: FileExpectation
    ) throws(FileSystemError) {
        let path = "\(folder)/\(path)"
        lock.lock()
        defer { lock.unlock() }
        try check(path)
        try expected.check(contents[path], at: path)
        contents[path] = nil
        writes.append(path)
    }

    /// Gives a file the stamp of a content that was written at a time, in nanoseconds since 1970.
    func stamp(_ path: String, at time: Int64) {
        lock.withLock {
            let size = Int64(contents[path]?.count ?? 0)
            stamps[path] = FileStamp(size: size, modified: time, changed: time, inode: 1)
        }
    }
}
