import Foundation

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

/// A disk in memory with inodes, links and time stamps as a Unix file system has them.
///
/// Its clock advances only at a call or by some nanoseconds for each operation, and files are stamped in ticks:
/// what happens within a tick has one time. The inode of a removed file is given to the next new one.
final class VirtualDisk: FileSystem, @unchecked Sendable {
    /// The content of a disk.
    private struct State {
        var entries: [String: Entry] = ["": .folder]
        var inodes: [UInt64: Inode] = [:]
        var freeInodes: [UInt64] = []
        var clock: Int64 = 1_700_000_000_123_456_789
    }

    private enum Entry: Equatable {
        case folder
        case file(UInt64)
        /// A symbolic link to an absolute path.
        case link(String)
    }

    private struct Inode {
        var bytes: [UInt8]
        var modified: Int64
        var changed: Int64
    }

    /// The action of another program while snapgen runs.
    enum Moment: Equatable {
        /// Right after the file was read.
        case read(String)
        /// Right after the file was renamed into place.
        case replaced(String)
    }

    private let lock = NSRecursiveLock()
    private var state = State()
    private var observer: (@Sendable (Moment) -> Void)?
    private let tick: Int64

    /// A disk with files by their absolute paths.
    init(_ files: [String: String] = [:], tick: Int64 = 4_000_000) {
        self.tick = tick
        for (path, text) in files.sorted(by: { $0.key < $1.key }) { write(text, to: path) }
    }

    /// Another disk with the same content.
    var copy: VirtualDisk {
        let copy = VirtualDisk(tick: tick)
        copy.state = lock.withLock { state }
        return copy
    }

    /// Calls `body` at each moment that another program might use.
    func observe(_ body: (@Sendable (Moment) -> Void)?) { lock.withLock { observer = body } }

    /// Everything below a folder: the text of each file, and where each link leads.
    func contents(of folder: String) -> [String: String] {
        lock.withLock {
            var contents: [String: String] = [:]
            for (path, entry) in state.entries where path.hasPrefix(folder + "/") {
                switch entry {
                case .folder: break
                case .file(let inode):
                    contents[path] = String(decoding: state.inodes[inode]?.bytes ?? [], as: UTF8.self)
                case .link(let target): contents[path] = "-> \(target)"
                }
            }
            return contents
        }
    }
}

// MARK: - Edits

extension VirtualDisk {
    /// Lets time pass.
    func advance(_ nanoseconds: Int64) { lock.withLock { state.clock += nanoseconds } }

    /// Writes into the file that lies at a path, or makes a new one.
    func write(_ text: String, to path: String) {
        lock.withLock {
            let place = real(path)
            if let inode = inode(at: place) {
                let time = stampTime
                state.inodes[inode] = Inode(bytes: Array(text.utf8), modified: time, changed: time)
            } else if state.entries[place] == nil {
                put(newInode(Array(text.utf8)), at: place)
            }
        }
    }

    /// Sets the time of the last writing, as `touch -d` does, which changes the time of the last change.
    func touch(_ path: String, at time: Int64) {
        lock.withLock {
            guard let inode = inode(at: real(path)) else { return }
            let now = stampTime
            state.inodes[inode]?.modified = time
            state.inodes[inode]?.changed = now
        }
    }

    /// Renames a file, a link or a folder with everything in it; what lies at the new path is replaced.
    func rename(_ old: String, to new: String) {
        lock.withLock {
            guard let entry = state.entries[old], old != new, !new.hasPrefix(old + "/"), !old.hasPrefix(new + "/")
            else { return }
            delete(new)
            addFolders(above: new)
            for (path, inner) in state.entries where path.hasPrefix(old + "/") {
                state.entries[path] = nil
                state.entries[new + path.dropFirst(old.count)] = inner
            }
            state.entries[old] = nil
            state.entries[new] = entry
            // The stamps of files in a folder that is renamed stay as they are.
            let time = stampTime
            if case .file(let inode) = entry { state.inodes[inode]?.changed = time }
        }
    }

    /// Removes what lies at a path, a folder with everything in it.
    func delete(_ path: String) {
        lock.withLock {
            let gone = state.entries.filter { $0.key == path || $0.key.hasPrefix(path + "/") }
            for (path, entry) in gone.sorted(by: { $0.key < $1.key }) {
                state.entries[path] = nil
                if case .file(let inode) = entry { release(inode) }
            }
        }
    }

    /// Makes a symbolic link in place of what lies at a path.
    func link(_ path: String, to target: String) {
        lock.withLock {
            delete(path)
            addFolders(above: path)
            state.entries[path] = .link(target)
        }
    }

    /// Gives a file another name beside its own.
    func hardLink(_ path: String, to file: String) {
        lock.withLock {
            guard path != file, case .file(let inode)? = state.entries[file] else { return }
            delete(path)
            put(inode, at: path)
            let time = stampTime
            state.inodes[inode]?.changed = time
        }
    }

    /// Returns whether something lies at a path, links followed.
    func exists(_ path: String) -> Bool { kind(of: path) != nil }

    /// Writes a file anew, as an editor does that writes beside it and renames.
    func rewrite(_ text: String, to path: String) {
        let aside = ProjectRoot.parent(of: path) + "/aside"
        write(text, to: aside)
        rename(aside, to: path)
    }

    /// Swaps two files or folders by three renames.
    func swap(_ one: String, _ other: String) {
        guard exists(one), exists(other) else { return }
        let aside = ProjectRoot.parent(of: one) + "/aside"
        rename(one, to: aside)
        rename(other, to: one)
        rename(aside, to: other)
    }

    /// The present time as the disk stamps files.
    private var stampTime: Int64 {
        state.clock += 1
        return state.clock - state.clock % tick
    }

    private func newInode(_ bytes: [UInt8]) -> UInt64 {
        let inode = state.freeInodes.popLast() ?? UInt64(state.inodes.count + 1)
        let time = stampTime
        state.inodes[inode] = Inode(bytes: bytes, modified: time, changed: time)
        return inode
    }

    private func put(_ inode: UInt64, at path: String) {
        addFolders(above: path)
        state.entries[path] = .file(inode)
    }

    private func release(_ inode: UInt64) {
        if state.entries.values.contains(.file(inode)) { return }
        state.inodes[inode] = nil
        state.freeInodes.append(inode)
    }

    private func addFolders(above path: String) {
        var folder = ProjectRoot.parent(of: path)
        while !folder.isEmpty, folder != "/" {
            if state.entries[folder] == nil { state.entries[folder] = .folder }
            folder = ProjectRoot.parent(of: folder)
        }
    }

    /// A path with its links followed; the part of it that does not exist stays as it is.
    private func real(_ path: String, depth: Int = 0) -> String {
        var found = ""
        var rest = path.split(separator: "/")[...]
        while let name = rest.popFirst() {
            found += "/\(name)"
            guard case .link(let target)? = state.entries[found], depth < 20 else { continue }
            return real(([target] + rest.map(String.init)).joined(separator: "/"), depth: depth + 1)
        }
        return found
    }

    private func inode(at place: String) -> UInt64? {
        guard case .file(let inode)? = state.entries[place] else { return nil }
        return inode
    }
}

// MARK: - The file system

extension VirtualDisk {
    var now: Int64 { lock.withLock { state.clock } }

    func kind(of path: String) -> FileKind? {
        lock.withLock {
            switch state.entries[real(path)] {
            case .file: .file
            case .folder: .folder
            case .link, nil: nil
            }
        }
    }

    func isWritable(_ path: String) -> Bool { true }

    func stamp(of path: String) -> FileStamp? {
        lock.withLock {
            guard let number = inode(at: real(path)), let inode = state.inodes[number] else { return nil }
            return FileStamp(
                size: Int64(inode.bytes.count), modified: inode.modified, changed: inode.changed, inode: number)
        }
    }

    func isLink(_ path: String) -> Bool {
        lock.withLock {
            let place = real(ProjectRoot.parent(of: path)) + "/" + (path.split(separator: "/").last ?? "")
            guard case .link? = state.entries[place] else { return false }
            return true
        }
    }

    func resolved(_ path: String) -> String { lock.withLock { real(path) } }

    func read(_ path: String) throws(FileSystemError) -> [UInt8] {
        let bytes = lock.withLock { inode(at: real(path)).flatMap { state.inodes[$0]?.bytes } }
        guard let bytes else { throw error(path, kind(of: path) == .folder ? EISDIR : ENOENT) }
        lock.withLock { observer }?(.read(path))
        return bytes
    }

    func read(_ path: String, into buffer: inout [UInt8]) throws(FileSystemError) -> Int {
        buffer = try read(path)
        return buffer.count
    }

    func read(_ path: RelativePath, below folder: String) throws(FileSystemError) -> [UInt8] {
        try read("\(folder)/\(path)")
    }

    func list(_ selection: FileSelection, below folder: String, into listing: inout FileListing) {
        do throws(FileSystemError) {
            for name in try names(in: folder) where selection.visits(name) {
                let path = "\(folder)/\(name)"
                let shown = selection.prefix.isEmpty ? name : "\(selection.prefix)/\(name)"
                if kind(of: path) == .folder, !isLink(path) {
                    let inner = FileSelection(prefix: shown, suffix: selection.suffix, visits: selection.visits)
                    list(inner, below: path, into: &listing)
                } else if kind(of: path) == .file, name.hasSuffix(selection.suffix) {
                    listing.append(shown.utf8, stamp(of: path))
                }
            }
        } catch {
            listing.append(error)
        }
    }

    func names(in folder: String) throws(FileSystemError) -> [String] {
        let names: [String]? = lock.withLock {
            let prefix = real(folder) + "/"
            guard state.entries[String(prefix.dropLast())] == .folder else { return nil }
            return state.entries.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
                .filter { !$0.isEmpty && !$0.contains("/") }
        }
        guard let names else { throw error(folder, kind(of: folder) == nil ? ENOENT : ENOTDIR) }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    func write(
        _ bytes: [UInt8], to path: RelativePath, below folder: String, replacing expected: FileExpectation,
        isDurable: Bool
    ) throws(FileSystemError) {
        let path = "\(folder)/\(path)"
        let parent = ProjectRoot.parent(of: path)
        lock.withLock { addFolders(above: real(parent) + "/x") }
        guard kind(of: parent) == .folder else { throw error(path, ENOTDIR) }
        try expected.check(try? read(path), at: path)
        lock.withLock {
            let place = real(parent) + "/" + (path.split(separator: "/").last ?? "")
            let inode = newInode(bytes)
            delete(place)
            put(inode, at: place)
        }
        lock.withLock { observer }?(.replaced(path))
    }

    func remove(
        _ path: RelativePath, below folder: String, having expected: FileExpectation
    ) throws(FileSystemError) {
        let path = "\(folder)/\(path)"
        let place = lock.withLock { real(ProjectRoot.parent(of: path)) + "/" + (path.split(separator: "/").last ?? "") }
        guard lock.withLock({ state.entries[place] != nil }) else { throw error(path, ENOENT) }
        try expected.check(try? read(path), at: path)
        delete(place)
    }

    func removeEmptyFolder(_ path: RelativePath, below folder: String) {}

    private func error(_ path: String, _ code: Int32) -> FileSystemError {
        FileSystemError(path: path, code: code, reason: String(cString: strerror(code)))
    }
}
