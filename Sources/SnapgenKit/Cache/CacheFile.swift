import Foundation
import SnapgenModel
import SnapgenNames

package enum CacheChoice: Equatable, Sendable {
    case none
    case file(String)
    /// A file in the user's folder for caches.
    case standard

    /// - Parameter part: The number of the test target, counted from 0; each has a file of its own in the standard folder.
    func path(for root: ProjectRoot, part: Int = 0, _ environment: [String: String]) -> String? {
        switch self {
        case .none: nil
        case .file(let path): path
        case .standard:
            // Projects with equal hashes share a cache, which affects only the speed.
            Self.folder(environment).map {
                "\($0)/snapgen/\(String(StableHash.value(root.path), radix: 16)).cache\(part == 0 ? "" : "-\(part)")"
            }
        }
    }

    /// Returns the folder with the descriptions of packages.
    func descriptions(_ environment: [String: String]) -> String? {
        switch self {
        case .none: nil
        case .file(let path): "\(path).packages"
        case .standard: Self.folder(environment).map { "\($0)/snapgen/packages" }
        }
    }

    /// Opens the cache file for the project at `root`.
    ///
    /// - Returns: `nil` without a cache, or if the path of the standard cache is occupied by something else.
    /// - Throws: A diagnostic if the user's choice is not a cache file.
    func file(
        for root: ProjectRoot, part: Int = 0, _ environment: [String: String], _ files: any FileSystem
    ) throws(DiagnosticError) -> CacheFile? {
        guard let path = path(for: root, part: part, environment) else { return nil }
        let file = CacheFile(path: path, files: files)
        guard let obstacle = file.obstacle else { return file }
        if self == .standard { return nil }
        throw DiagnosticError(
            .foreignFile,
            "is \(obstacle) and is not replaced; pass a new file, an empty file or an existing cache with "
                + "--cache-path, or omit the option",
            path: root.display(path))
    }

    /// Returns the folder for caches of the XDG Base Directory Specification or, on macOS, of the system.
    private static func folder(_ environment: [String: String]) -> String? {
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        #if os(macOS)
            return "\(home)/Library/Caches"
        #else
            return "\(home)/.cache"
        #endif
    }
}

/// The cache file of a project: the record that the files in the output folder are the result of certain inputs.
struct CacheFile {
    struct Stamp: Codable {
        var inputs: UInt64
        var outputs: UInt64
        var diagnostics: [Diagnostic]
        var paths: [String]
        var hasTests: Bool
    }

    let path: String
    let files: any FileSystem

    /// The reason for not replacing a file, unless it is a cache of any version or empty.
    fileprivate var obstacle: String? {
        files.present(at: path) { bytes in
            let line = String(decoding: bytes.prefix(40), as: UTF8.self)
            return bytes.isEmpty || line.prefixMatch(of: /snapgen cache [0-9]+\n/) != nil
        }.obstacle
    }

    /// The first line, which has the version of the format.
    private static let head = "snapgen cache 6\n"

    /// The stamp of the run before; `nil` if the file is missing, empty, damaged or of another version.
    var stamp: Stamp? {
        guard let bytes = try? files.read(path), bytes.starts(with: Self.head.utf8) else { return nil }
        return try? JSONDecoder().decode(Stamp.self, from: Data(bytes.dropFirst(Self.head.utf8.count)))
    }

    /// Replaces the file; a failure only makes the next run slower, so it is ignored.
    func save(_ stamp: Stamp) {
        guard let text = try? JSONEncoder().encode(stamp) else { return }
        try? files.write(Array(Self.head.utf8) + text, toFile: path, replacing: .anything, isDurable: false)
    }
}
