/// Where a run keeps what the next one may know.
public enum CacheChoice: Equatable, Sendable {
    /// Nowhere.
    case none
    /// In a file, absolute.
    case file(String)
    /// In the user's folder for such files.
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
