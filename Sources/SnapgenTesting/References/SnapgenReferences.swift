/// The configured folder of the references and record mode.
public struct SnapgenReferences: Sendable {
    /// The folder of the references, below the package's root.
    public let folder: String
    /// The absolute path of the package at build time; `nil` if the build does not provide it.
    public let packageRoot: String?
    /// The record mode, unless the environment overrides it.
    public let record: SnapgenRecordMode

    /// Creates a description of the references in `folder` of the package at `packageRoot`.
    public init(folder: String = "__Snapshots__", packageRoot: String? = nil, record: SnapgenRecordMode = .missing) {
        self.folder = folder
        self.packageRoot = packageRoot
        self.record = record
    }

    /// Returns the root of the package that contains a file, or `nil` if the file has been moved since.
    ///
    /// - Parameters:
    ///   - file: The absolute path of the file.
    ///   - path: The path of the file below the root: `/Tests/Generated/Snapgen.runtime.swift`.
    public static func root(of file: String, at path: String) -> String? {
        file.hasSuffix(path) ? String(file.dropLast(path.count)) : nil
    }
}
