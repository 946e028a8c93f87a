import Foundation
import SnapgenScan

/// A traversal of folders with a minimal number of system calls.
///
/// It uses the entry types that most file systems provide with the names, and requests the stamps of selected files only.
/// One folder is open at a time.
struct FolderWalk {
    private(set) var listing: FileListing

    private let selection: FileSelection
    private let suffix: [UInt8]
    private let root: String
    /// The path of the current folder in the listing.
    private var path: [UInt8]

    /// Creates a walk below `root` that adds to a listing.
    init(_ selection: FileSelection, below root: String, into listing: FileListing) {
        self.selection = selection
        self.suffix = Array(selection.suffix.utf8)
        self.root = root
        self.listing = listing
        self.path = Array(selection.prefix.utf8)
    }

    mutating func run() {
        guard let folder = opendir(root) else { return fail() }
        walk(folder)
    }

    /// Lists the files below an open folder and closes it.
    private mutating func walk(_ folder: OpaquePointer) {
        let names = list(folder)
        closedir(folder)
        for name in names {
            let length = enter(name)
            if let child = openFolder() { walk(child) } else { fail() }
            path.removeLast(path.count - length)
        }
    }

    /// Lists the files of a folder.
    ///
    /// - Returns: The names of its subfolders.
    private mutating func list(_ folder: OpaquePointer) -> [[UInt8]] {
        var folders: [[UInt8]] = []
        while let entry = nextEntry(of: folder) {
            let name = Self.name(of: entry)
            guard !Self.isFolderItselfOrParent(name), selection.visits(name) else { continue }
            switch kind(of: entry, called: name, in: folder) {
            case .folder: folders.append(Array(name))
            case .file(let stamp): append(name, stamp)
            case .hidden(let code): fail(at: name, code)
            case .other: break
            }
        }
        return folders
    }

    /// Returns whether a name is `.` or `..`, which would lead out of the folder.
    private static func isFolderItselfOrParent(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        (1...2).contains(name.count) && name.allSatisfy { $0 == UInt8(ascii: ".") }
    }

    /// Returns the next entry of an open folder, or `nil` at the end or after an error.
    private mutating func nextEntry(of folder: OpaquePointer) -> UnsafeMutablePointer<dirent>? {
        // `readdir` reports an error only through `errno`.
        errno = 0
        let entry = readdir(folder)
        if entry == nil, errno != 0 { fail() }
        return entry
    }

    private enum Kind {
        case folder
        case file(FileStamp)
        /// An entry that cannot be examined, with the error.
        case hidden(Int32)
        case other
    }

    private func kind(
        of entry: UnsafeMutablePointer<dirent>, called name: UnsafeBufferPointer<UInt8>, in folder: OpaquePointer
    ) -> Kind {
        let type = Int32(entry.pointee.d_type)
        if type == Int32(DT_DIR) { return .folder }
        let isMeant = name.count >= suffix.count && name.suffix(suffix.count).elementsEqual(suffix)
        guard isMeant || type == Int32(DT_UNKNOWN) else { return .other }
        guard let status = Self.status(of: name, in: folder) else {
            // A link may be broken or cyclic, and a file may have been removed.
            return [ENOENT, ELOOP].contains(errno) ? .other : .hidden(errno)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return isMeant ? .file(FileStamp(status)) : .other
        case S_IFDIR: return type == Int32(DT_UNKNOWN) && !Self.isLink(name, in: folder) ? .folder : .other
        default: return .other
        }
    }

    private mutating func append(_ name: UnsafeBufferPointer<UInt8>, _ stamp: FileStamp) {
        let length = enter(name)
        // A name that is not UTF-8 cannot be printed or converted without loss.
        if isText { listing.append(path, stamp) } else { fail(EILSEQ) }
        path.removeLast(path.count - length)
    }

    private var isText: Bool { path.allSatisfy { $0 < 0x80 } || String(validating: path, as: UTF8.self) != nil }

    /// Appends a name to the path and returns the previous length.
    private mutating func enter(_ name: some Collection<UInt8>) -> Int {
        let length = path.count
        if !path.isEmpty { path.append(UInt8(ascii: "/")) }
        path.append(contentsOf: name)
        return length
    }

    private mutating func fail(_ code: Int32 = errno) {
        listing.append(FileSystemError(path: absolutePath, code: code))
    }

    private mutating func fail(at name: UnsafeBufferPointer<UInt8>, _ code: Int32) {
        let length = enter(name)
        fail(code)
        path.removeLast(path.count - length)
    }

    private var absolutePath: String { String(decoding: absoluteBytes, as: UTF8.self) }

    /// The absolute path of the current folder, which need not be UTF-8.
    private var absoluteBytes: [UInt8] {
        let below = path.dropFirst(selection.prefix.utf8.count)
        let slash = below.isEmpty || below.first == UInt8(ascii: "/") ? "" : "/"
        return Array(root.utf8) + slash.utf8 + below
    }
}

// MARK: - The system

extension FolderWalk {
    /// Opens the current folder, unless a link has taken its place.
    private func openFolder() -> OpaquePointer? {
        let descriptor = (absoluteBytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { path -> Int32 in
            guard let start = path.baseAddress else { return -1 }
            return open(start, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        }
        guard descriptor >= 0 else { return nil }
        guard let child = fdopendir(descriptor) else {
            close(descriptor)
            return nil
        }
        return child
    }

    private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0

    /// Returns the bytes of an entry's name without the trailing zero.
    private static func name(of entry: UnsafeMutablePointer<dirent>) -> UnsafeBufferPointer<UInt8> {
        let start = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: UInt8.self)
        return UnsafeBufferPointer(start: start, count: strlen(UnsafePointer(OpaquePointer(start))))
    }

    private static func status(of name: UnsafeBufferPointer<UInt8>, in folder: OpaquePointer) -> stat? {
        guard let start = name.baseAddress else { return nil }
        var status = stat()
        return fstatat(dirfd(folder), UnsafePointer(OpaquePointer(start)), &status, 0) == 0 ? status : nil
    }

    private static func isLink(_ name: UnsafeBufferPointer<UInt8>, in folder: OpaquePointer) -> Bool {
        guard let start = name.baseAddress else { return true }
        var status = stat()
        let result = fstatat(dirfd(folder), UnsafePointer(OpaquePointer(start)), &status, AT_SYMLINK_NOFOLLOW)
        return result != 0 || status.st_mode & S_IFMT == S_IFLNK
    }
}
