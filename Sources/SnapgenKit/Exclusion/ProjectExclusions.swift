import SnapgenConfiguration
import SnapgenModel

/// The exclusions of a project with the file that they are read from.
struct ProjectExclusions: Sendable {
    /// The absolute path of the file.
    let path: String
    /// The bytes of the file; empty if there is none.
    let bytes: [UInt8]
    /// The excluded entries.
    var entries: [ExcludedEntry]

    /// Reads the file in a folder, if there is one.
    ///
    /// - Throws: Diagnostics for a file that cannot be read or is invalid.
    init(in folder: String, _ root: ProjectRoot, _ files: any FileSystem) throws(DiagnosticError) {
        path = "\(folder)/\(ExclusionFile.name)"
        guard files.kind(of: path) != nil || files.isLink(path) else {
            (bytes, entries) = ([], [])
            return
        }
        do throws(FileSystemError) {
            bytes = try files.read(path)
        } catch {
            let problem = "the exclusions cannot be read: \(error.reason); repair the file, or remove it"
            throw DiagnosticError(Diagnostic(.unreadableInput, .error, problem, path: root.display(path)))
        }
        entries = try ExclusionFile(reading: ConfigurationFile(path: root.display(path), bytes: bytes)).entries
    }

    /// A warning for each exclusion whose entry does not exist.
    func unused(in catalog: Catalog, _ root: ProjectRoot) -> [Diagnostic] {
        let known = Set(catalog.entries.map(\.id))
        return entries.filter { !known.contains($0.id) }.map { entry in
            Diagnostic(
                .unusedSetting, .warning,
                "there is no entry '\(entry.id)'; remove it from this list, or empty the list with "
                    + "'snapgen exclude --retry'",
                path: root.display(path), line: entry.line)
        }
    }
}
