import Testing

@testable import SnapgenTesting

@Suite("SnapshotSurroundings")
struct SnapshotSurroundingsTests {
    private func surroundings(_ variables: [String: String]) -> SnapshotSurroundings {
        SnapshotSurroundings(variables: variables, currentDirectory: "/package", temporaryDirectory: "/tmp/")
    }

    @Test("results go where the environment says, else into the package's folder for builds")
    func resultFolder() {
        #expect(surroundings(["SNAPGEN_RESULTS": "/out"]).results(root: "/root") == "/out")
        #expect(surroundings(["SNAPGEN_RESULTS": "out"]).results(root: nil) == "/package/out")
        #expect(surroundings(["SNAPGEN_RESULTS": ""]).results(root: "/root") == "/root/.build/snapgen")
        #expect(surroundings([:]).results(root: nil) == nil)
    }

    @Test("artifacts go where the environment says, else beside the results, else into the temporary directory")
    func artifactFolder() {
        #expect(surroundings(["SNAPSHOT_ARTIFACTS": "/out"]).artifacts(results: "/results") == "/out")
        #expect(surroundings(["SNAPSHOT_ARTIFACTS": "out"]).artifacts(results: "/results") == "/package/out")
        #expect(surroundings(["SNAPSHOT_ARTIFACTS": ""]).artifacts(results: "/results") == "/results/artifacts")
        #expect(surroundings([:]).artifacts(results: nil) == "/tmp/snapgen/artifacts")
    }

    @Test("swift-snapshot-testing writes artifacts where the environment says, else into the temporary directory")
    func artifactFolderOfSnapshotTesting() {
        #expect(surroundings(["SNAPSHOT_ARTIFACTS": "out"]).artifactsOfSnapshotTesting == "/package/out")
        #expect(surroundings([:]).artifactsOfSnapshotTesting == "/tmp/")
    }

    @Test("a process has its own directory and a temporary one")
    func process() {
        let surroundings = SnapshotSurroundings.ofProcess()
        #expect(surroundings.currentDirectory.hasPrefix("/"))
        #expect(!surroundings.temporaryDirectory.isEmpty)
        #expect(surroundings.variables["PATH"] != nil)
        #expect(surroundings.simulator == nil)
    }
}
