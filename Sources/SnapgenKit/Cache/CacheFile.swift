import Foundation
import SnapgenModel
import SnapgenScan
import SnapgenText

/// The file of a project's cache.
struct CacheFile {
    /// The reason for which a file is not used as a cache.
    struct Refusal: Error {
        /// The kind of file at the path: `a folder`.
        var reason: String
    }

    private let path: String
    private let files: any FileSystem
    /// The bytes of the file; none where it does not exist.
    let bytes: [UInt8]

    /// Reads the file at an absolute path.
    ///
    /// - Throws: a refusal where anything else lies there than a cache, of whatever version, or an empty file.
    init(_ path: String, _ files: any FileSystem) throws(Refusal) {
        self.path = path
        self.files = files
        if files.isLink(path) { throw Refusal(reason: "a symbolic link") }
        switch files.kind(of: path) {
        case nil: bytes = []
        case .folder: throw Refusal(reason: "a folder")
        case .other: throw Refusal(reason: "no regular file")
        case .hidden: throw Refusal(reason: "a file that cannot be read")
        case .file:
            guard let found = try? files.read(path) else { throw Refusal(reason: "a file that cannot be read") }
            guard CacheHeader.canReplace(found) else { throw Refusal(reason: "a file that snapgen did not write") }
            bytes = found
        }
    }

    /// Replaces the file.
    ///
    /// A failure makes the next run as long as this one, so there is no diagnostic.
    func save(_ cache: ScanCache) {
        guard let cut = path.lastIndex(of: "/") else { return }
        let folder = String(path[..<cut])
        try? files.createFolder(folder)
        files.removeLeftovers(in: folder)
        try? files.replace(path, with: cache.bytes, isDurable: false)
    }

    /// Everything that a cache depends on beside the files.
    ///
    /// Two builds of one version may differ, so the tool's own file counts.
    func key(_ settings: CatalogSettings) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(SnapgenVersion.current)
        writer.write(memoryOf: Self.toolPath.flatMap(files.stamp).map { [$0] } ?? [])
        writer.write(CommandJSON.identity(of: settings))
        return writer.bytes
    }

    private static var toolPath: String? {
        #if os(Linux)
            "/proc/self/exe"
        #else
            Bundle.main.executablePath
        #endif
    }
}

extension ProjectRoot {
    /// The name of its cache in the folder of all caches.
    ///
    /// Projects whose names are equal share a cache, which costs time and nothing else: stamps name the root.
    var cacheName: String { "\(String(StableHash.value(path), radix: 16)).cache" }
}
