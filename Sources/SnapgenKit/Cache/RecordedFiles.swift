import Foundation
import SnapgenModel
import SnapgenNames
import SnapgenScan

/// A disk that records all that a run reads, lists and examines, so that the next run can compare it without parsing.
///
/// The first observation of a path is the one that counts: later ones of a file that changes meanwhile have no part in it, and
/// the next run finds the change.
final class RecordedFiles: FileSystem, @unchecked Sendable {
    private let disk: any FileSystem
    /// A file whose name is ignored in its folder.
    private let cache: String
    private let lock = NSLock()
    private var known: [Observation.Kind: Set<String>] = [:]
    private var observations: [Observation] = []
    private var isComparable = true

    init(of disk: any FileSystem, ignoring cache: String) {
        (self.disk, self.cache) = (disk, cache)
    }

    /// All observations; `nil` if the run changed a file, or one may change without getting another stamp.
    var all: [Observation]? { lock.withLock { isComparable ? observations : nil } }

    private func record(_ kind: Observation.Kind, _ path: String, _ observe: () -> (stamp: UInt64, value: UInt64)?) {
        guard lock.withLock({ known[kind, default: []].insert(path).inserted }) else { return }
        let observed = observe()
        lock.withLock {
            guard let observed else { return isComparable = false }
            observations.append(Observation(kind, path, stamp: observed.stamp, value: observed.value))
        }
    }

    /// Returns the digest of the stamp at a path, or 0 if a change may not give it another one.
    private func settledStamp(_ path: String) -> UInt64 {
        let time = disk.now
        return disk.stamp(of: path).map { $0.isSettled(at: time) ? $0.digest : 0 } ?? 0
    }

    var now: Int64 { disk.now }

    func status(of path: String) throws(FileSystemError) -> (kind: FileKind, stamp: FileStamp?)? {
        let time = disk.now
        let status = Result { () throws(FileSystemError) in try disk.status(of: path) }
        record(.status, path) {
            if case .success((.file, let stamp)?) = status, !(stamp?.isSettled(at: time) ?? false) { return nil }
            return (0, Observation.digest(of: status))
        }
        return try status.get()
    }

    func kind(of path: String) -> FileKind? {
        let kind = disk.kind(of: path)
        record(.kind, path) { (0, kind?.rawValue ?? 0) }
        return kind
    }

    func containsProject(_ folder: String) -> Bool {
        let stamp = settledStamp(folder)
        let isFound = disk.containsProject(folder)
        record(.project, folder) { (stamp, isFound ? 1 : 0) }
        return isFound
    }

    func isLink(_ path: String) -> Bool {
        let isLink = disk.isLink(path)
        record(.link, path) { (0, isLink ? 1 : 0) }
        return isLink
    }

    func resolved(_ path: String) -> String {
        let resolved = disk.resolved(path)
        record(.resolved, path) { (0, StableHash.value(resolved)) }
        return resolved
    }

    func read(_ path: String, into buffer: inout [UInt8]) throws(FileSystemError) -> Int {
        // The bytes of sources are many, so that those are compared by their stamps.
        if path.hasSuffix(".swift") {
            _ = try status(of: path)
            return try disk.read(path, into: &buffer)
        }
        let stamp = settledStamp(path)
        do throws(FileSystemError) {
            let count = try disk.read(path, into: &buffer)
            // A pipe cannot be read again.
            let isFile = disk.kind(of: path) == .file
            record(.contents, path) { isFile ? (stamp, StableHash.value(ofLong: buffer[..<count])) : nil }
            return count
        } catch {
            record(.contents, path) { (0, Observation.digest(of: error)) }
            throw error
        }
    }

    func read(_ path: RelativePath, below folder: String, atMost count: Int?) throws(FileSystemError) -> [UInt8] {
        _ = resolved("\(folder)/\(path)")
        _ = try status(of: "\(folder)/\(path)")
        return try disk.read(path, below: folder, atMost: count)
    }

    func entries(in folder: String) throws(FileSystemError) -> [(name: String, kind: FileKind?)] {
        let stamp = settledStamp(folder)
        let entries = Result { () throws(FileSystemError) in try disk.entries(in: folder) }
        record(.listing, folder) { (stamp, Observation.digest(of: entries, in: folder, ignoring: cache)) }
        return try entries.get()
    }

    // MARK: - Changes, after which the observations are not those of the next run

    private func changed() { lock.withLock { isComparable = false } }

    func isWritable(_ path: String) -> Bool {
        changed()
        return disk.isWritable(path)
    }

    func write(
        _ bytes: [UInt8], to path: RelativePath, below folder: String, replacing expected: FileExpectation,
        isDurable: Bool
    ) throws(FileSystemError) {
        changed()
        try disk.write(bytes, to: path, below: folder, replacing: expected, isDurable: isDurable)
    }

    func remove(
        _ path: RelativePath, below folder: String, having expected: FileExpectation
    ) throws(FileSystemError) {
        changed()
        try disk.remove(path, below: folder, having: expected)
    }

    func removeEmptyFolder(_ path: RelativePath, below folder: String) {
        changed()
        disk.removeEmptyFolder(path, below: folder)
    }
}

/// A part of what a run has seen or printed.
struct Observation {
    enum Kind: UInt8 {
        case status, kind, project, link, resolved, contents, listing
        case run, variable, output, message
    }

    var kind: Kind
    /// The path, the name of the variable, or the text.
    var text: String
    /// The digest of the stamp that stands for the value; 0 for none.
    ///
    /// The stamp of a folder changes with each name in it (`rename` and others in POSIX.1-2024), but not with the contents of
    /// its files.
    var stamp: UInt64
    var value: UInt64

    init(_ kind: Kind, _ text: String = "", stamp: UInt64 = 0, value: UInt64 = 0) {
        (self.kind, self.text, self.stamp, self.value) = (kind, text, stamp, value)
    }

    /// Returns whether another run would see the same at the path.
    func isStill(on disk: any FileSystem, ignoring cache: String) -> Bool {
        let path = text
        if stamp != 0, disk.stamp(of: path)?.digest == stamp { return true }
        switch kind {
        case .status:
            return value == Self.digest(of: Result { () throws(FileSystemError) in try disk.status(of: path) })
        case .kind: return value == (disk.kind(of: path)?.rawValue ?? 0)
        case .project: return value == (disk.containsProject(path) ? 1 : 0)
        case .link: return value == (disk.isLink(path) ? 1 : 0)
        case .resolved: return value == StableHash.value(disk.resolved(path))
        case .contents:
            do throws(FileSystemError) {
                return value == StableHash.value(ofLong: try disk.read(path)[...])
            } catch {
                return value == Self.digest(of: error)
            }
        case .listing:
            let entries = Result { () throws(FileSystemError) in try disk.entries(in: path) }
            return value == Self.digest(of: entries, in: path, ignoring: cache)
        case .run, .variable, .output, .message: return false
        }
    }

    static func digest(of status: Result<(kind: FileKind, stamp: FileStamp?)?, FileSystemError>) -> UInt64 {
        switch status {
        case .success((.file, let stamp?)?): stamp.digest
        case .success(let found): found?.kind.rawValue ?? 0
        case .failure(let error): digest(of: error)
        }
    }

    /// Returns a digest of entries that does not depend on their order.
    static func digest(
        of entries: Result<[(name: String, kind: FileKind?)], FileSystemError>, in folder: String,
        ignoring cache: String
    ) -> UInt64 {
        switch entries {
        case .success(let all):
            all.filter { !cache.hasSuffix($0.name) || "\(folder)/\($0.name)" != cache }
                .reduce(1) { $0 &+ StableHash.mixed(StableHash.value($1.name) &+ ($1.kind == .folder ? 1 : 0)) }
        case .failure(let error): digest(of: error)
        }
    }

    static func digest(of error: FileSystemError) -> UInt64 { StableHash.mixed(UInt64(bitPattern: Int64(error.code))) }
}

extension FileStamp {
    var digest: UInt64 {
        [UInt64(bitPattern: modified), UInt64(bitPattern: changed), inode]
            .reduce(UInt64(bitPattern: size)) { StableHash.mixed($0 &* 31 &+ $1) }
    }
}
