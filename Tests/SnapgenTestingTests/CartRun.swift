import SnapgenTestSupport

@testable import SnapgenTesting

/// Runs of the test `ShopSnapshotTests/testCart` in a package, which is the folder.
extension TemporaryFolder {
    func run(
        _ mode: SnapgenRecordMode = .missing, _ variables: [String: String] = [:], samples: SnapgenSelection = .all,
        resourceFolders: [String] = []
    ) throws -> SnapshotRun {
        try run(
            SnapgenEntry(
                "Cart", folder: "ShopTests/Shop", samples: samples, file: "Sources/Shop/Cart.swift", type: "Cart"),
            SnapgenSettings(references: SnapgenReferences(record: mode)), variables, resourceFolders: resourceFolders)
    }

    func run(
        _ entry: SnapgenEntry, _ settings: SnapgenSettings, _ variables: [String: String] = [:],
        resourceFolders: [String] = []
    ) throws -> SnapshotRun {
        let root = ["SNAPGEN_PACKAGE_ROOT": path]
        return try SnapshotRun(
            entry: entry, settings: settings,
            surroundings: SnapshotSurroundings(
                variables: root.merging(variables) { $1 }, currentDirectory: "/nowhere",
                temporaryDirectory: path("temporary"), resourceFolders: resourceFolders, platform: "Linux"),
            command: RerunCommand(module: "ShopTests", suite: "ShopSnapshotTests", function: "testCart", folder: ""))
    }
}

extension SnapshotRun {
    /// Compares or records texts by their labels as a test function does, with pictures in an environment if there is one.
    @MainActor
    func failures(
        of texts: KeyValuePairs<String, String>, in environment: SnapgenEnvironment? = nil,
        with engine: any SnapgenEngine = SnapgenTextEngine()
    ) throws -> [SnapshotFailure] {
        try matched(.samples(texts)).compactMap { text, sample in
            let reference =
                environment.map { self.reference(of: sample, in: $0, fileExtension: "png") }
                ?? self.reference(of: sample, fileExtension: "txt")
            start(reference)
            return failure(at: reference, of: engine) { try engine.failure(of: text, reference) }
        }
    }
}
