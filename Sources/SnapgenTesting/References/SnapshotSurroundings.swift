import Foundation

/// What a test run finds around it, as a value: so that what depends on it can be tested.
public struct SnapshotSurroundings: Sendable {
    /// The environment variables.
    public var variables: [String: String]
    /// The absolute path of the folder that the process runs in.
    public var currentDirectory: String
    /// The absolute path of a folder for what need not last.
    public var temporaryDirectory: String
    /// The absolute paths of the folders that hold the tests' resources.
    public var resourceFolders: [String]
    /// What `swift test --filter` takes to run the current test alone; `nil` outside of a test.
    public var testFilter: String?

    /// Surroundings that hold only what is given.
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

    /// The surroundings of this process.
    public static func ofProcess(testFilter: String? = nil) -> Self {
        Self(
            variables: ProcessInfo.processInfo.environment,
            currentDirectory: FileManager.default.currentDirectoryPath,
            temporaryDirectory: NSTemporaryDirectory(),
            resourceFolders: TestResources.folders(),
            testFilter: testFilter)
    }

    /// A variable's value; `nil` where it is not set or empty.
    func variable(_ name: String) -> String? {
        variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether a CI service runs the tests; services set `CI`, and people turn it off by `false` or `0`.
    var isCI: Bool {
        guard let value = variable("CI")?.lowercased() else { return false }
        return value != "false" && value != "0"
    }

    /// The folder for what a failing test compared: `SNAPSHOT_ARTIFACTS`, else one in the temporary directory.
    var artifacts: String {
        guard let folder = variable("SNAPSHOT_ARTIFACTS") else {
            return FilePath.join(temporaryDirectory, "snapgen-artifacts")
        }
        return FilePath.isAbsolute(folder) ? folder : FilePath.join(currentDirectory, folder)
    }
}
