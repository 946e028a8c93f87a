import SnapgenModel

/// The place of the cache.
public enum CacheChoice: Equatable, Sendable {
    /// No cache.
    case none
    /// A file, absolute.
    case file(String)
    /// A file in the user's folder for caches.
    case standard
}

extension CacheChoice {
    /// The cache's file for the project at `root`; `nil` for none.
    func path(for root: ProjectRoot, _ environment: [String: String]) -> String? {
        switch self {
        case .none: nil
        case .file(let path): path
        case .standard: Self.folder(environment).map { "\($0)/snapgen/\(root.cacheName)" }
        }
    }

    /// The cache of the project at `root`; `nil` for none.
    ///
    /// - Throws: a diagnostic where the user has named something that is not a cache. Where something else lies at the
    ///   standard place, the run has no cache and leaves it alone.
    func file(
        for root: ProjectRoot, _ environment: [String: String], _ files: any FileSystem
    ) throws(DiagnosticError) -> CacheFile? {
        guard let path = path(for: root, environment) else { return nil }
        do throws(CacheFile.Refusal) {
            return try CacheFile(path, files)
        } catch {
            if self == .standard { return nil }
            throw DiagnosticError(
                Diagnostic(
                    .foreignFile, .error,
                    "is \(error.reason), and is left as it is; name a new or empty file or a cache of snapgen with "
                        + "--cache-path, or leave the option out",
                    path: root.display(path)))
        }
    }

    /// What the XDG Base Directory Specification and, on a Mac, the File System Programming Guide ask for.
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
