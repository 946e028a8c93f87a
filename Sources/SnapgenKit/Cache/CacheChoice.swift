import SnapgenModel

package enum CacheChoice: Equatable, Sendable {
    case none
    case file(String)
    /// A file in the user's folder for caches.
    case standard
}

extension CacheChoice {
    /// Returns the path of the cache file for the project at `root`, or `nil` for no cache.
    ///
    /// - Parameter part: The number of the test target, counted from 0; each has a file of its own in the standard folder.
    func path(for root: ProjectRoot, part: Int = 0, _ environment: [String: String]) -> String? {
        switch self {
        case .none: nil
        case .file(let path): path
        case .standard:
            Self.folder(environment).map { "\($0)/snapgen/\(root.cacheName)\(part == 0 ? "" : "-\(part)")" }
        }
    }

    /// Returns the folder for descriptions of packages; `nil` without the standard cache.
    func descriptions(_ environment: [String: String]) -> String? {
        self == .standard ? Self.folder(environment).map { "\($0)/snapgen/packages" } : nil
    }

    /// Opens the cache file for the project at `root`.
    ///
    /// - Returns: `nil` without a cache, or if the path of the standard cache is occupied by something else.
    /// - Throws: A diagnostic if the user's choice is not a cache file.
    func file(
        for root: ProjectRoot, part: Int = 0, _ environment: [String: String], _ files: any FileSystem
    ) throws(DiagnosticError) -> CacheFile? {
        guard let path = path(for: root, part: part, environment) else { return nil }
        do throws(CacheFile.Refusal) {
            return try CacheFile(path, files)
        } catch {
            if self == .standard { return nil }
            throw DiagnosticError(
                Diagnostic(
                    .foreignFile, .error,
                    "is \(error.reason) and is not replaced; pass a new file, an empty file or an existing cache with "
                        + "--cache-path, or omit the option",
                    path: root.display(path)))
        }
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
