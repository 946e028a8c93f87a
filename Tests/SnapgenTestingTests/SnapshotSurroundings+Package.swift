import SnapgenTestSupport

@testable import SnapgenTesting

extension SnapshotSurroundings {
    /// A process that finds its package at the folder and leaves artifacts in the folder's `artifacts`.
    static func inPackage(of folder: TemporaryFolder, _ variables: [String: String] = [:]) -> Self {
        let places = [
            "SNAPGEN_PACKAGE_ROOT": folder.path, "SNAPSHOT_ARTIFACTS": folder.path("artifacts"),
            // No folder can be created there, so the run writes no results.
            "SNAPGEN_RESULTS": "/dev/null/results",
        ]
        return Self(
            variables: places.merging(variables) { $1 },
            currentDirectory: "/nowhere",
            temporaryDirectory: folder.path("temporary"))
    }
}
