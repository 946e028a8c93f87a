package import SnapgenModel

/// A read-only view of the files of a project.
///
/// Paths are absolute and without `.` and `..` components. The module has no other access to files.
package protocol ProjectFiles {
    /// Returns whether there is a file at `path`.
    func hasFile(_ path: String) -> Bool
    /// Returns whether there is a folder at `path`.
    func hasFolder(_ path: String) -> Bool
    /// Returns the contents of a file.
    ///
    /// - Throws: A diagnostic if there is no such file or it cannot be read.
    func read(_ path: String) throws(DiagnosticError) -> [UInt8]
    /// Returns the names in a folder, sorted; none if the folder cannot be read.
    func names(in folder: String) -> [String]
    /// Returns the Swift files below a folder, in any order, without hidden files and folders.
    func swiftFiles(below folder: String) -> [String]
    /// Returns the tree of a YAML file; `nil` if the file contains nothing.
    ///
    /// - Throws: The diagnostics of a file that is not valid YAML.
    func yaml(_ path: String) throws(DiagnosticError) -> PropertyTree?
    /// Returns what `swift package dump-package` prints for the package in each folder; `nil` if it must not be run.
    ///
    /// The failures are diagnostics of manifests that cannot be evaluated. The packages may be read at the same time.
    func packageDescriptions(in folders: [String]) -> [Result<[UInt8]?, DiagnosticError>]
}
