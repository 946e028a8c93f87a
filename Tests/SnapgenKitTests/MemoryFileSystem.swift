import Foundation

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenNames
@testable import SnapgenScan

/// A disk in memory that counts accesses, and of which paths or operations can fail.
///
/// Several threads of a run use it at the same time, and a test before and after the run.
final class MemoryFileSystem: FileSystem, @unchecked Sendable {
    private let lock = NSLock()
    private var contents: [String: [UInt8]]
    private var folders: Set<String> = ["/"]
    private var links: Set<String> = []
    private var readOnly: Set<String> = []
    private var targets: [String: String] = [:]
    private var clock = 4_000_000_001
    private var stamps: [String: FileStamp] = [:]
    private var refused: [String: Int32] = [:]
    private var changes: [String: (String) -> String] = [:]
    private var fault: (Int) -> Int32? = { _ in nil }
    /// The paths that were written or removed, in order.
    private(set) var touched: [String] = []
    /// The files that were read, in order.
    private(set) var opened: [String] = []
    /// The folders whose names were asked for, in order.
    private(set) var listed: [String] = []
    /// The number of operations since the faults were chosen.
    private(set) var operations = 0

    /// Files by their absolute paths.
    init(_ files: [String: String] = [:]) {
        contents = files.mapValues { Array($0.utf8) }
        for path in files.keys { addFolders(above: path) }
    }

    /// Another disk with the same files.
    var copy: MemoryFileSystem {
        let copy = MemoryFileSystem()
        (copy.contents, copy.folders, copy.stamps, copy.clock) = (contents, folders, stamps, clock)
        return copy
    }

    func forgetAccesses() { (opened, touched, listed) = ([], [], []) }

    subscript(path: String) -> String? {
        get { contents[path].map { String(decoding: $0, as: UTF8.self) } }
        set {
            if newValue != nil { addFolders(above: path) }
            contents[path] = newValue.map { Array($0.utf8) }
        }
    }

    /// The texts of the Swift files below a folder, by their paths.
    func swiftFiles(in folder: String) -> [String: String] {
        contents.filter { $0.key.hasPrefix(folder + "/") && $0.key.hasSuffix(".swift") }
            .mapValues { String(decoding: $0, as: UTF8.self) }
    }

    func removeFiles(in folder: String) {
        contents = contents.filter { !$0.key.hasPrefix(folder + "/") }
        folders = folders.filter { !$0.hasPrefix(folder + "/") }
    }

    /// Changes the text of a file once, right after it is replaced, as another program may.
    func replacing(_ path: String, _ change: @escaping (String) -> String) { changes[path] = change }

    func protect(_ path: String) { readOnly.insert(path) }
    func addLink(_ path: String) { links.insert(path) }
    func addLink(_ path: String, to target: String) { targets[path] = target }
    func refuse(_ path: String, _ code: Int32) { refused[path] = code }

    /// Lets operations, which are counted from 0, fail with an error.
    func fail(_ fault: @escaping (Int) -> Int32?) { (operations, self.fault) = (0, fault) }

    /// Gives a file the stamp of a content that was written at a time, in nanoseconds since 1970.
    func stamp(_ path: String, at time: Int64) {
        let size = Int64(contents[path]?.count ?? 0)
        stamps[path] = FileStamp(size: size, modified: time, changed: time, inode: 1)
    }

    /// A stamp that is another one for each content.
    private func stamp(of bytes: [UInt8]) -> FileStamp {
        FileStamp(
            size: Int64(bytes.count), modified: 1, changed: Int64(StableHash.value(ofLong: bytes[...]) >> 2), inode: 1)
    }

    private func addFolders(above path: String) {
        var folder = path
        while let slash = folder.lastIndex(of: "/") {
            folder = String(folder[..<slash])
            if !folder.isEmpty { folders.insert(folder) }
        }
    }

    private func error(_ path: String, _ code: Int32) -> FileSystemError {
        FileSystemError(path: path, code: code, reason: String(cString: strerror(code)))
    }

    /// Performs an operation, unless it is one that fails.
    private func perform<Value>(
        at path: String, refusing: [String] = [], _ body: () throws(FileSystemError) -> Value
    ) throws(FileSystemError) -> Value {
        lock.lock()
        defer { lock.unlock() }
        operations += 1
        if let code = fault(operations - 1) { throw error(path, code) }
        for path in refusing {
            if let code = refused[path] { throw error(path, code) }
        }
        return try body()
    }
}

extension MemoryFileSystem {
    /// Long after everything that is written.
    var now: Int64 { .max }

    func status(of path: String) throws(FileSystemError) -> (kind: FileKind, stamp: FileStamp?)? {
        try perform(at: path) {
            if let bytes = contents[path] { return (.file, stamps[path] ?? stamp(of: bytes)) }
            return folders.contains(path) ? (.folder, nil) : nil
        }
    }

    func isWritable(_ path: String) -> Bool { (try? perform(at: path) { !readOnly.contains(path) }) ?? false }

    func isLink(_ path: String) -> Bool { (try? perform(at: path) { links.contains(path) }) ?? false }

    func resolved(_ path: String) -> String {
        let link = try? perform(at: path) { targets.first { path == $0.key || path.hasPrefix($0.key + "/") } }
        return link.map { $0.value + path.dropFirst($0.key.count) } ?? path
    }

    func read(_ path: String, into buffer: inout [UInt8]) throws(FileSystemError) -> (count: Int, stamp: FileStamp?) {
        let stamp = try perform(at: path, refusing: [path]) { () throws(FileSystemError) -> FileStamp in
            opened.append(path)
            guard let bytes = contents[path] else { throw error(path, folders.contains(path) ? EISDIR : ENOENT) }
            buffer = bytes
            return stamps[path] ?? self.stamp(of: bytes)
        }
        return (buffer.count, stamp)
    }

    func read(_ path: RelativePath, below folder: String, atMost count: Int?) throws(FileSystemError) -> [UInt8] {
        Array(try read("\(folder)/\(path)").prefix(count ?? .max))
    }

    func entries(in folder: String) throws(FileSystemError) -> [(name: String, kind: FileKind?)] {
        try perform(at: folder, refusing: [folder]) { () throws(FileSystemError) in
            listed.append(folder)
            guard folders.contains(folder) else { throw error(folder, ENOENT) }
            let inside: [(String, FileKind?)] =
                contents.keys.map { ($0, nil) } + folders.map { ($0, links.contains($0) ? nil : .folder) }
            return inside.filter { $0.0.hasPrefix(folder + "/") }
                .map { (String($0.0.dropFirst(folder.count + 1)), $0.1) }
                .filter { !$0.0.isEmpty && !$0.0.contains("/") }
        }
    }

    func write(
        _ bytes: [UInt8], to path: RelativePath, below folder: String, replacing expected: FileExpectation,
        isDurable: Bool
    ) throws(FileSystemError) {
        let path = "\(folder)/\(path)"
        try perform(at: path, refusing: [folder, path]) { () throws(FileSystemError) in
            try expected.check(contents[path], at: path)
            addFolders(above: path)
            let change = changes.removeValue(forKey: path)
            contents[path] = change.map { Array($0(String(decoding: bytes, as: UTF8.self)).utf8) } ?? bytes
            touched.append(path)
            stamps[path] = FileStamp(size: Int64(bytes.count), modified: Int64(clock), changed: Int64(clock), inode: 2)
            clock += 1_000_000_001
        }
    }

    func remove(
        _ path: RelativePath, below folder: String, having expected: FileExpectation
    ) throws(FileSystemError) {
        let path = "\(folder)/\(path)"
        try perform(at: path, refusing: [path]) { () throws(FileSystemError) in
            try expected.check(contents[path], at: path)
            contents[path] = nil
            touched.append(path)
        }
    }

    func removeEmptyFolder(_ path: RelativePath, below folder: String) {
        let path = "\(folder)/\(path)"
        _ = try? perform(at: path) {
            let isUsed = Set(contents.keys).union(folders).contains { $0.hasPrefix(path + "/") }
            if !isUsed { folders.remove(path) }
        }
    }
}

private let keptLock = NSLock()
/// The results of runs by the texts that stand for them in cache files.
private nonisolated(unsafe) var keptGenerations: [String: Generation] = [:]

/// Generates the tests of a request as the command does, with its cache.
func generation(
    of request: ProjectRequest, cache: CacheChoice = .none, in files: any FileSystem
) throws -> (generation: Generation, isKept: Bool) {
    let arguments = ["\(String(describing: request.build))"]
    let check = try UpToDateCheck(cache, of: arguments, in: request.folder, request.environment, files)
    if let text = check?.printed?.first?.text, let generation = keptLock.withLock({ keptGenerations[text] }) {
        return (generation, true)
    }
    let project = try Project.open(request, files: check?.files ?? files)
    let generation = try Pipeline(project).run(to: .output).generation
    if !generation.diagnostics.hasErrors {
        var kept = generation
        kept.outcomes = generation.outcomes.map { WriteOutcome(path: $0.path, action: .unchanged) }
        let text = "\(kept)"
        keptLock.withLock { keptGenerations[text] = kept }
        check?.keep([(text, isMessage: false)], configuration: project.configurationFile)
    }
    return (generation, false)
}
