import SnapgenModel

extension Diagnostic {
    /// A path that was to be read and cannot be.
    static func unreadable(_ error: FileSystemError, in root: ProjectRoot) -> Diagnostic {
        Diagnostic(
            .unreadableInput, .error, "cannot be read: \(error.reason); check its permissions",
            path: root.display(error.path))
    }
}
