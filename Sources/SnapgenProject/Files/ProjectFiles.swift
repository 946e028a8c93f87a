package import SnapgenModel

/// The module's only access to files, which reads them by absolute paths without `.` and `..` components.
package protocol ProjectFiles {
    func hasFile(_ path: String) -> Bool
    func hasFolder(_ path: String) -> Bool
    func read(_ path: String) throws(DiagnosticError) -> [UInt8]
    /// Returns the names in a folder, sorted; none if the folder cannot be read.
    func names(in folder: String) -> [String]
    /// Returns the Swift files below a folder, in any order, without hidden files and folders.
    ///
    /// - Parameter entersLinks: Indicates whether links to folders are followed, as far as they lead out of the folder.
    func swiftFiles(below folder: String, entersLinks: Bool) -> [String]
    /// Returns the tree of a YAML file; `nil` if the file contains nothing.
    func yaml(_ path: String) throws(DiagnosticError) -> UserValue?
    /// Returns the description of the package in each folder, or the problem of a manifest that cannot be read or
    /// evaluated; `nil` if packages are not read. They may be read at the same time.
    func packageDescriptions(in folders: [String]) -> [Result<PackageDescription?, DiagnosticError>]
}
