@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenSetup

/// A project with a package's folders in which the other tool's file lies at the root.
func importedProject(
    folder: String? = nil,
    testFolders: [String] = ["Tests/AppTests"],
    environment: [String: String] = [:],
    files: [String: String] = [:]
) -> ImportedProject {
    var project = ImportedProject(root: "/home/me/App", environment: environment)
    project.folder = folder.flatMap(RelativePath.init)
    project.modules = [SourceModule(path: RelativePath("Sources/App"), module: "App")]
    project.testFolders = testFolders.compactMap(RelativePath.init)
    project.read = { files[$0.string] }
    project.names = { folder in
        files.keys.filter { $0.hasPrefix("\(folder)/") }.map { String($0.dropFirst(folder.string.count + 1)) }
    }
    return project
}

/// A file of another tool's.
func foreignFile(_ text: String, _ path: String = ".prefire.yml") -> ConfigurationFile {
    ConfigurationFile(path: path, bytes: Array(text.utf8))
}

extension ImportedConfiguration {
    /// What snapgen's own reader makes of it.
    func decided() throws -> Configuration {
        try ConfigurationResolver().resolve(foreignFile(text, "snapgen.yml")).configuration
    }

    /// The diagnostics as `line: message`.
    var said: [String] { diagnostics.map { "\($0.line ?? 0): \($0.message)" } }
}
