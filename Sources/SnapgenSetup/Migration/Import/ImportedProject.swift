package import SnapgenConfiguration
package import SnapgenModel

/// The project that another tool's configuration belongs to, as far as an import needs it.
package struct ImportedProject: Sendable {
    /// The root's absolute path, which variables may hold.
    package var root: String
    /// The folder of the other tool's configuration; `nil` for the root.
    package var folder: RelativePath?
    /// The folders that may be modules, each with its module's name.
    package var modules: [SourceModule]
    /// The names of the targets of an Xcode project, except tests; none in a package.
    package var targets: [String]
    /// The folders that may be test targets.
    var testFolders: [RelativePath]
    /// The variables that the configuration may name.
    package var environment: [String: String]
    /// The text of a file, or `nil` if there is none.
    package var read: @Sendable (RelativePath) -> String?
    /// The names in a folder; none where there is no such folder.
    package var names: @Sendable (RelativePath) -> [String]

    /// A project at `root`.
    package init(
        root: String,
        folder: RelativePath? = nil,
        modules: [SourceModule] = [],
        targets: [String] = [],
        testFolders: [RelativePath] = [],
        environment: [String: String] = [:],
        read: @escaping @Sendable (RelativePath) -> String? = { _ in nil },
        names: @escaping @Sendable (RelativePath) -> [String] = { _ in [] }
    ) {
        self.root = root
        self.folder = folder
        self.modules = modules
        self.targets = targets
        self.testFolders = testFolders
        self.environment = environment
        self.read = read
        self.names = names
    }
}
