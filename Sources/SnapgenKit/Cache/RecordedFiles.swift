import Foundation
import SnapgenModel
import SnapgenNames
import SnapgenScan

/// A disk that records all that a run reads, lists and examines, so that the next run can compare it without parsing.
///
/// The first observation of a path is the one that counts: later ones of a file that changes meanwhile have no part in
/// it, and the next run finds the change.
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

    /// Records what is at a path before the run sees it, so that a change in between is one for the next run.
    ///
    /// - Parameter value: Returns the value that the run itself sees; `nil` to look at the path again.
    private func record(_ kind: Observation.Kind, _ path: String, _ value: () -> UInt64? = { nil }) {
        record(kind, path) { Observation(kind, path, on: disk, ignoring: cache, value) }
    }

    private func record(_ kind: Observation.Kind, _ path: String, observing observe: () -> Observation?) {
        guard lock.withLock({ known[kind, default: []].insert(path).inserted }) else { return }
        let observation = observe()
        lock.withLock {
            guard let observation else { return isComparable = false }
            observations.append(observation)
        }
    }

    var now: Int64 { disk.now }

    func status(of path: String) throws(FileSystemError) -> (kind: FileKind, stamp: FileStamp?)? {
        record(.status, path)
        return try disk.status(of: path)
    }

    func kind(of path: String) -> FileKind? {
        record(.kind, path)
        return disk.kind(of: path)
    }

    func isLink(_ path: String) -> Bool {
        record(.link, path)
        return disk.isLink(path)
    }

    func resolved(_ path: String) -> String {
        record(.resolved, path)
        return disk.resolved(path)
    }

    func read(_ path: String, into buffer: inout [UInt8]) throws(FileSystemError) -> (count: Int, stamp: FileStamp?) {
        // The bytes of sources are many, so that those are compared by their stamps: those of the open files, because
        // looking at a path takes as long as opening it.
        let (isSource, time) = (path.hasSuffix(".swift"), disk.now)
        if isSource, let read = try? disk.read(path, into: &buffer), let stamp = read.stamp {
            record(.status, path) { stamp.isSettled(at: time) ? Observation(.status, path, value: stamp.digest) : nil }
            return read
        }
        record(isSource ? .status : .contents, path)
        return try disk.read(path, into: &buffer)
    }

    func read(_ path: RelativePath, below folder: String, atMost count: Int?) throws(FileSystemError) -> [UInt8] {
        record(.resolved, "\(folder)/\(path)")
        record(.status, "\(folder)/\(path)")
        return try disk.read(path, below: folder, atMost: count)
    }

    func entries(in folder: String) throws(FileSystemError) -> [(name: String, kind: FileKind?)] {
        var entries: [(name: String, kind: FileKind?)]?
        record(.listing, folder) {
            entries = try? disk.entries(in: folder)
            return entries.map { Observation.value(of: $0, in: folder, ignoring: cache) }
        }
        if let entries { return entries }
        return try disk.entries(in: folder)
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

    func remove(_ path: RelativePath, below folder: String, having expected: FileExpectation) throws(FileSystemError) {
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
        case status, kind, link, resolved, contents, listing
        case run, variable, output, message
    }

    var kind: Kind
    /// The path, the name of the variable, or the text.
    var text: String
    /// The digest of the stamp that stands for the value, 0 for none; that of a folder changes with each name in it
    /// (`rename` and others in POSIX.1-2024), but not with the contents of its files.
    var stamp: UInt64
    var value: UInt64

    init(_ kind: Kind, _ text: String = "", stamp: UInt64 = 0, value: UInt64 = 0) {
        (self.kind, self.text, self.stamp, self.value) = (kind, text, stamp, value)
    }

    /// Observes a path; `nil` for a file that may change without getting another stamp, and for one that cannot be read
    /// again, such as a pipe.
    init?(_ kind: Kind, _ path: String, on disk: any FileSystem, ignoring cache: String, _ value: () -> UInt64?) {
        let time = disk.now
        let status = Self.kindsWithStamp.contains(kind) ? try? disk.status(of: path) : nil
        let settled = status?.stamp.map { $0.isSettled(at: time) ? $0.digest : 0 } ?? 0
        if kind == .contents, status?.kind == .other { return nil }
        // Files are many, so that one call for each has to do.
        let isFile = kind == .status && status?.kind == .file
        if isFile, settled == 0 { return nil }
        self.init(
            kind, path, stamp: kind == .status ? 0 : settled,
            value: isFile ? settled : value() ?? Self.value(of: kind, path, on: disk, ignoring: cache))
    }

    private static let kindsWithStamp: Set<Kind> = [.status, .contents, .listing]

    /// Returns whether another run would see the same at the path.
    func isStill(on disk: any FileSystem, ignoring cache: String) -> Bool {
        stamp != 0 && disk.stamp(of: text)?.digest == stamp
            || value == Self.value(of: kind, text, on: disk, ignoring: cache)
    }

    private static func value(
        of kind: Kind, _ path: String, on disk: any FileSystem, ignoring cache: String
    ) -> UInt64 {
        do throws(FileSystemError) {
            switch kind {
            case .status:
                let status = try disk.status(of: path)
                let stamp = status?.kind == .file ? status?.stamp : nil
                return stamp?.digest ?? status?.kind.rawValue ?? 0
            case .kind: return disk.kind(of: path)?.rawValue ?? 0
            case .link: return disk.isLink(path) ? 1 : 0
            case .resolved: return StableHash.value(disk.resolved(path))
            case .contents: return StableHash.value(ofLong: try disk.read(path)[...])
            case .listing: return value(of: try disk.entries(in: path), in: path, ignoring: cache)
            case .run, .variable, .output, .message: return 0
            }
        } catch {
            return StableHash.mixed(UInt64(bitPattern: Int64(error.code)))
        }
    }

    /// The value of a listing, in which the order of the entries does not count.
    static func value(
        of entries: [(name: String, kind: FileKind?)], in folder: String, ignoring cache: String
    ) -> UInt64 {
        entries.filter { !cache.hasSuffix($0.name) || "\(folder)/\($0.name)" != cache }
            .reduce(1) { $0 &+ StableHash.mixed(StableHash.value($1.name) &+ ($1.kind == .folder ? 1 : 0)) }
    }
}

extension FileStamp {
    var digest: UInt64 {
        [UInt64(bitPattern: modified), UInt64(bitPattern: changed), inode]
            .reduce(UInt64(bitPattern: size)) { StableHash.mixed($0 &* 31 &+ $1) }
    }
}
