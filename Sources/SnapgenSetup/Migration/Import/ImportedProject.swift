package import SnapgenConfiguration
package import SnapgenModel

package struct ImportedProject: Sendable {
    /// The root's absolute path, which variables may hold.
    package var root: String
    /// The folder of the other tool's configuration; `nil` for the root.
    package var folder: RelativePath?
    package var modules: [SourceModule]
    package var targets: [String]
    package var testFolders: [RelativePath]
    package var environment: [String: String]
    package var read: @Sendable (RelativePath) -> String?
    package var names: @Sendable (RelativePath) -> [String]

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
