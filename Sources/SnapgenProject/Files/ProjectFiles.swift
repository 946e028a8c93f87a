package import SnapgenModel

/// A read-only view of the files of a project.
///
/// Paths are absolute and without `.` and `..` components. The module has no other access to files.
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
    /// Returns the description of the package in each folder; `nil` if packages are not read.
    ///
    /// The failures are diagnostics of manifests that cannot be read or evaluated. The packages may be read at the same
    /// time.
    func packageDescriptions(in folders: [String]) -> [Result<PackageDescription?, DiagnosticError>]
}
