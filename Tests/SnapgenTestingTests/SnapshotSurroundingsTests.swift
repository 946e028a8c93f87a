import Testing

@testable import SnapgenTesting

@Suite("SnapshotSurroundings")
struct SnapshotSurroundingsTests {
    private func artifacts(_ variables: [String: String]) -> String {
        SnapshotSurroundings(variables: variables, currentDirectory: "/package", temporaryDirectory: "/tmp/").artifacts
    }

    @Test("artifacts go where the environment says, else into the temporary directory")
    func artifactFolder() {
        #expect(artifacts(["SNAPSHOT_ARTIFACTS": "/out"]) == "/out")
        #expect(artifacts(["SNAPSHOT_ARTIFACTS": "out"]) == "/package/out")
        #expect(artifacts(["SNAPSHOT_ARTIFACTS": ""]) == "/tmp/snapgen-artifacts")
        #expect(artifacts([:]) == "/tmp/snapgen-artifacts")
    }

    @Test("a process has its own directory and a temporary one")
    func process() {
        let surroundings = SnapshotSurroundings.ofProcess()
        #expect(surroundings.currentDirectory.hasPrefix("/"))
        #expect(!surroundings.temporaryDirectory.isEmpty)
        #expect(surroundings.variables["PATH"] != nil)
        #expect(!surroundings.isSimulator)
    }
}
