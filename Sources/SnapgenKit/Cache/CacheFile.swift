import Foundation
import SnapgenModel
import SnapgenScan
import SnapgenText

/// The file that a project's cache lies in.
struct CacheFile {
    let path: String
    let files: any FileSystem

    /// The bytes of the file; none where there is no such file.
    var bytes: [UInt8] { (try? files.read(path)) ?? [] }

    /// Keeps a cache.
    ///
    /// Where that is impossible, the next run takes as long as this one, and nobody has to hear of it.
    func save(_ cache: ScanCache) {
        guard let cut = path.lastIndex(of: "/") else { return }
        let folder = String(path[..<cut])
        try? files.createFolder(folder)
        files.removeLeftovers(in: folder)
        try? files.replace(path, with: cache.bytes, isDurable: false)
    }

    /// What a cache depends on beside the files.
    ///
    /// Two builds of one version may differ, so the tool's own file counts.
    func key(_ settings: CatalogSettings) -> UInt64 {
        let tool = Self.toolPath.flatMap(files.stamp)
        let parts = [SnapgenVersion.current, String(describing: tool), CommandJSON.identity(of: settings)]
        return StableHash.value(parts.joined(separator: "\n"))
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
    /// The name of its cache in a folder of many: no two projects share one.
    var cacheName: String { "\(String(StableHash.value(path), radix: 16)).cache" }
}
