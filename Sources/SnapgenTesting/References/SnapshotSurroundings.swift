import Foundation

/// The environment of a test run as a value, so that code that depends on it can be tested.
public struct SnapshotSurroundings: Sendable {
    /// The environment variables.
    public var variables: [String: String]
    /// The absolute path of the current directory.
    public var currentDirectory: String
    /// The absolute path of the folder for temporary files.
    public var temporaryDirectory: String
    /// The absolute paths of the folders with the tests' resources.
    public var resourceFolders: [String]
    /// The argument of `swift test --filter` that selects the current test; `nil` outside of a test.
    public var testFilter: String?

    /// Creates surroundings from the given values.
    public init(
        variables: [String: String],
        currentDirectory: String,
        temporaryDirectory: String,
        resourceFolders: [String] = [],
        testFilter: String? = nil
    ) {
        self.variables = variables
        self.currentDirectory = currentDirectory
        self.temporaryDirectory = temporaryDirectory
        self.resourceFolders = resourceFolders
        self.testFilter = testFilter
    }

    /// Returns the surroundings of the current process.
    public static func ofProcess(testFilter: String? = nil) -> Self {
        Self(
            variables: ProcessInfo.processInfo.environment,
            currentDirectory: FileManager.default.currentDirectoryPath,
            temporaryDirectory: NSTemporaryDirectory(),
            resourceFolders: TestResources.folders(),
            testFilter: testFilter)
    }

    /// Returns the value of an environment variable, or `nil` if it is unset or empty.
    func variable(_ name: String) -> String? {
        variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }

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
