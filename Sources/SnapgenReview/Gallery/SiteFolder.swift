import SnapgenKit
import SnapgenModel

/// A folder that contains a site, and a list of the site's files.
///
/// Files of an older site that the new one does not have are removed, and no other ones.
struct SiteFolder: Sendable {
    private let path: String
    private let files: any FileSystem
    private let old: [RelativePath]
    private var kept: Set<RelativePath> = []

    /// The name of the list.
    private static let list = ".snapgen-gallery"

    /// Opens a folder.
    ///
    /// - Throws: A diagnostic if it contains anything but a site.
    init(_ path: String, in files: any FileSystem) throws(DiagnosticError) {
        self.path = path
        self.files = files
        let list = try? files.read("\(path)/\(Self.list)")
        let lines = String(decoding: list ?? [], as: UTF8.self).split(separator: "\n")
        old = lines.compactMap { RelativePath(String($0)) }
        if list != nil { return }
        if let kind = files.kind(of: path), kind != .folder || (try? files.names(in: path))?.isEmpty != true {
            throw DiagnosticError(
                Diagnostic(
                    .foreignFile, .error, "the folder is not empty and contains no gallery; choose another one",
                    path: path))
        }
        // An interrupted run leaves a gallery.
        try copy([], to: Self.list)
    }

    /// Marks paths as files of the site.
    mutating func keep(_ paths: [String]) {
        kept.formUnion(paths.compactMap { RelativePath($0) })
    }

    /// Writes a file of the site.
    mutating func write(_ bytes: [UInt8], to path: String) throws(DiagnosticError) {
        keep([path])
        try copy(bytes, to: path)
    }

    /// Writes a file, unless it has these contents.
    func copy(_ bytes: [UInt8], to path: String) throws(DiagnosticError) {
        guard let file = RelativePath(path) else { preconditionFailure("the site has no path '\(path)'") }
        do throws(FileSystemError) {
            if let old = try? files.read(file, below: self.path), old == bytes { return }
            try files.write(bytes, to: file, below: self.path, replacing: .anything, isDurable: false)
        } catch {
            throw DiagnosticError(
                Diagnostic(
                    .cannotWrite, .error,
                    "cannot be written: \(error.reason); check the folder's permissions and free space",
                    path: error.path))
        }
    }

    /// Writes the list, and removes the files that only the old site has.
    mutating func finish() throws(DiagnosticError) {
        let list = kept.sorted().map { "\($0)\n" }.joined()
        try copy(Array(list.utf8), to: Self.list)
        // Some file systems ignore case.
        let names = Set(kept.map { $0.string.lowercased() })
        let outdated = old.filter { !names.contains($0.string.lowercased()) }
        for file in outdated { try? files.remove(file, below: path, having: .anything) }
        files.removeEmptyFolders(above: outdated, below: path)
    }
}
