struct SnapgenReferences: Sendable {
    /// The folder of the references, below the package's root.
    var folder: String = "__Snapshots__"
    /// The absolute path of the package at build time; `nil` if the build does not provide it.
    var packageRoot: String?
    /// The record mode, unless the environment overrides it.
    var record: SnapgenRecordMode = SnapgenRecordMode.missing

    /// Returns the root of the package that contains a file, or `nil` if the file has been moved since.
    ///
    /// - Parameter file: The absolute path of the file.
    static func root(of file: String, at path: String) -> String? {
        file.hasSuffix(path) ? String(file.dropLast(path.count)) : nil
    }
}
