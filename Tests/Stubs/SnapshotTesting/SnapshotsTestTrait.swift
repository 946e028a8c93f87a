// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Testing

// `SnapshotsTestTrait.swift`
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait {
    public let isRecursive = true
    let configuration: SnapshotTestingConfiguration
}

extension Trait where Self == _SnapshotsTestTrait {
    // `SnapshotsTestTrait.swift`
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil,
        diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        _SnapshotsTestTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    // `SnapshotsTestTrait.swift`
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        _SnapshotsTestTrait(configuration: configuration)
    }
}

#if SINCE_1_18_9

    extension Trait where Self == _SnapshotsTestTrait {
        // `SnapshotsTestTrait.swift`
        public static var snapshots: Self { snapshots() }
    }

    extension _SnapshotsTestTrait: TestScoping {
        // `SnapshotsTestTrait.swift`
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: () async throws -> Void
        ) async throws {
            try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
                try await function()
            }
        }
    }

#endif
