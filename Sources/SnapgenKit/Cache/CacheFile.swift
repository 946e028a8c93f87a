import Foundation
import SnapgenModel
import SnapgenNames
import SnapgenScan

/// The cache file of a project.
struct CacheFile {
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
            guard CacheHeader.canReplace(found) else { throw Refusal(reason: "a file that snapgen did not write") }
            bytes = found
        }
    }

    /// Replaces the file.
    ///
    /// A failure only makes the next run slower, so it is ignored.
    func save(_ cache: ScanCache) {
        try? files.write(cache.bytes, toFile: path, replacing: .anything, isDurable: false)
    }

    /// Returns the key of the cache: everything that it depends on besides the sources.
    ///
    /// The key contains the stamp of the executable, because two builds of one version may differ.
    func key(_ settings: CatalogSettings, of modules: [String]) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(SnapgenVersion.current)
        writer.write(memoryOf: Self.toolPath.flatMap(files.stamp).map { [$0] } ?? [])
        writer.write(settings.protocols) { $0.write([$1.name, $1.access.rawValue]) }
        writer.write(settings.attributes.sorted { $0.key < $1.key }) { $0.write([$1.key, $1.value]) }
        writer.write(settings.macros)
        writer.write(settings.includesByDefault)
        // Functions and variables are read only if there are several modules.
        writer.write(modules.count > 1)
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
    /// The file name of the project's cache in the folder for caches.
    ///
    /// Projects with equal hashes share a cache. This affects only the speed, because file stamps depend on the root.
    var cacheName: String { "\(String(StableHash.value(path), radix: 16)).cache" }
}
