// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Testing

// `SnapshotsTestTrait.swift`
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait {
    public let isRecursive = true
    let configuration: SnapshotTestingConfiguration
}

extension Trait where Self == _SnapshotsTestTrait {
    // `SnapshotsTestTrait.swift`
    public static func snapshots(record: SnapshotTestingConfiguration.Record? = nil) -> Self {
        _SnapshotsTestTrait(configuration: SnapshotTestingConfiguration(record: record))
    }
}

extension _SnapshotsTestTrait: TestScoping {
    // `SnapshotsTestTrait.swift`
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: () async throws -> Void
    ) async throws {
        let record = configuration.record ?? SnapshotTestingConfiguration.current?.record
        let configuration = SnapshotTestingConfiguration(record: record)
        try await SnapshotTestingConfiguration.$current.withValue(configuration) { try await function() }
    }
}
