import Foundation

/// The environment of a test run as a value, so that code that depends on it can be tested.
struct SnapshotSurroundings: Sendable {
    /// The environment variables.
    var variables: [String: String]
    /// The absolute path of the current directory.
    var currentDirectory: String
    /// The absolute path of the folder for temporary files.
    var temporaryDirectory: String
    /// The absolute paths of the folders with the tests' resources.
    var resourceFolders: [String]

    /// Creates surroundings from the given values.
    init(
        variables: [String: String],
        currentDirectory: String,
        temporaryDirectory: String,
        resourceFolders: [String] = []
    ) {
        self.variables = variables
        self.currentDirectory = currentDirectory
        self.temporaryDirectory = temporaryDirectory
        self.resourceFolders = resourceFolders
    }

    /// Returns the surroundings of the current process.
    static func ofProcess() -> Self {
        Self(
            variables: ProcessInfo.processInfo.environment,
            currentDirectory: FileManager.default.currentDirectoryPath,
            temporaryDirectory: NSTemporaryDirectory(),
            resourceFolders: TestResources.folders())
    }

    /// Returns the value of an environment variable, or `nil` if it is unset or empty.
    func variable(_ name: String) -> String? {
        variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// A Boolean value that indicates whether the tests run in one of Apple's simulators.
    var isSimulator: Bool { variable("SIMULATOR_UDID") != nil }

    /// A Boolean value that indicates whether a CI service runs the tests, which sets `CI` to anything but `false` or
    /// `0`.
    var isCI: Bool {
        guard let value = variable("CI")?.lowercased() else { return false }
        return value != "false" && value != "0"
    }

    /// The folder for actual results of failing tests: `SNAPSHOT_ARTIFACTS`, or else a temporary folder.
    var artifacts: String {
        guard let folder = variable("SNAPSHOT_ARTIFACTS") else {
            return FilePath.join(temporaryDirectory, "snapgen-artifacts")
        }
        return FilePath.isAbsolute(folder) ? folder : FilePath.join(currentDirectory, folder)
    }
}
