import Foundation
import SnapgenModel
import SnapgenNames

/// The cache file of a project: the record that the files in the output folder are the result of certain inputs.
struct CacheFile {
    struct Stamp: Codable {
        /// The digest of all that the result depends on.
        var inputs: UInt64
        /// The digest of the files in the output folder with their stamps.
        var outputs: UInt64
        var diagnostics: [Diagnostic]
        /// The paths of the written files as shown to the user.
        var paths: [String]
        var hasTests: Bool
    }

    /// An error for a path that does not contain a cache.
    struct Refusal: Error {
        /// The kind of file at the path: `a folder`.
        var reason: String
    }

    private let path: String
    private let files: any FileSystem
    /// The contents of the file; empty if it does not exist.
    let bytes: [UInt8]

    /// Reads the file at an absolute path.
    ///
    /// - Throws: A refusal if the path contains anything but a cache of any version or an empty file.
    init(_ path: String, _ files: any FileSystem) throws(Refusal) {
        self.path = path
        self.files = files
        if files.isLink(path) { throw Refusal(reason: "a symbolic link") }
        switch files.kind(of: path) {
        case nil: bytes = []
        case .folder: throw Refusal(reason: "a folder")
        case .other: throw Refusal(reason: "not a regular file")
        case .hidden: throw Refusal(reason: "a file that cannot be read")
        case .file:
            guard let found = try? files.read(path) else { throw Refusal(reason: "a file that cannot be read") }
            guard Self.canReplace(found) else { throw Refusal(reason: "a file that snapgen did not write") }
            bytes = found
        }
    }

    /// The stamp of the run before; `nil` if the file is empty, damaged or of another version.
    var stamp: Stamp? {
        guard bytes.starts(with: Self.head.utf8) else { return nil }
        return try? JSONDecoder().decode(Stamp.self, from: Data(bytes.dropFirst(Self.head.utf8.count)))
    }

    /// Replaces the file.
    ///
    /// A failure only makes the next run slower, so it is ignored.
    func save(_ stamp: Stamp) {
        guard let text = try? JSONEncoder().encode(stamp) else { return }
        try? files.write(Array(Self.head.utf8) + text, toFile: path, replacing: .anything, isDurable: false)
    }

    /// The first line, which has the version of the format.
    private static let head = "snapgen cache 6\n"

    /// Returns whether a file is a cache of this or any other version, or empty: such a file may be replaced.
    private static func canReplace(_ bytes: [UInt8]) -> Bool {
        let line = String(decoding: bytes.prefix(40), as: UTF8.self)
        return bytes.isEmpty || line.prefixMatch(of: /snapgen cache [0-9]+\n/) != nil
    }
}

extension ProjectRoot {
    /// The file name of the project's cache in the folder for caches.
    ///
    /// Projects with equal hashes share a cache. This affects only the speed, because file stamps depend on the root.
    var cacheName: String { "\(String(StableHash.value(path), radix: 16)).cache" }
}
