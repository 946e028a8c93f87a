import SnapgenModel

/// Files of which some are assumed to exist, or to have other contents.
struct AssumedFiles: ProjectFiles {
    let files: any ProjectFiles
    /// Absolute paths of Swift files.
    let swiftFiles: Set<String>
    /// The contents by absolute path.
    var contents: [String: [UInt8]] = [:]

    func hasFile(_ path: String) -> Bool { swiftFiles.contains(path) || files.hasFile(path) }

    func hasFolder(_ path: String) -> Bool {
        files.hasFolder(path) || swiftFiles.contains { $0.isBelow(path) }
    }

    func read(_ path: String) throws(DiagnosticError) -> [UInt8] {
        if let bytes = contents[path] { return bytes }
        return try files.read(path)
    }

    func names(in folder: String) -> [String] { files.names(in: folder) }

    func swiftFiles(below folder: String, entersLinks: Bool) -> [String] {
        let found = files.swiftFiles(below: folder, entersLinks: entersLinks)
        return Array(swiftFiles.filter { $0.isBelow(folder) }.union(found))
    }

    func yaml(_ path: String) throws(DiagnosticError) -> UserValue? { try files.yaml(path) }

    func packageDescriptions(in folders: [String]) -> [Result<PackageDescription?, DiagnosticError>] {
        files.packageDescriptions(in: folders)
    }
}
