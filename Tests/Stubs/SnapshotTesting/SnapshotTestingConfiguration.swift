// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Testing

// `SnapshotTestingConfiguration.swift`
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> R
) rethrows -> R {
    let configuration = SnapshotTestingConfiguration(inner: record, diffTool)
    return try SnapshotTestingConfiguration.$current.withValue(configuration) { try operation() }
}

// `SnapshotTestingConfiguration.swift`
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () async throws -> R
) async rethrows -> R {
    let configuration = SnapshotTestingConfiguration(inner: record, diffTool)
    return try await SnapshotTestingConfiguration.$current.withValue(configuration) { try await operation() }
}

// `SnapshotTestingConfiguration.swift`
public struct SnapshotTestingConfiguration: Sendable {
    @_spi(Internals)
    @TaskLocal public static var current: Self?

    public var diffTool: DiffTool?
    public var record: Record?

    // `SnapshotTestingConfiguration.swift`
    public init(record: Record?, diffTool: DiffTool?) {
        self.diffTool = diffTool
        self.record = record
    }

    fileprivate init(inner record: Record?, _ diffTool: DiffTool?) {
        self.init(
            record: record ?? Self.current?.record ?? _record, diffTool: diffTool ?? Self.current?.diffTool ?? .default)
    }

    // `SnapshotTestingConfiguration.swift`
    public struct Record: Equatable, Sendable {
        let name: String

        public init?(rawValue: String) {
            guard ["all", "failed", "missing", "never"].contains(rawValue) else { return nil }
            name = rawValue
        }

        private init(_ name: String) { self.name = name }

        public static let all = Self("all")
        public static let failed = Self("failed")
        public static let missing = Self("missing")
        public static let never = Self("never")
    }

    // `SnapshotTestingConfiguration.swift`
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        var tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.tool = tool
        }

        public init(stringLiteral value: StringLiteralType) { self.init { "\(value) \($0) \($1)" } }

        public static let ksdiff = Self { "ksdiff \($0) \($1)" }
        public static let `default` = Self { "\($0) \($1)" }

        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            tool(currentFilePath, failedFilePath)
        }
    }
}

// `SnapshotTestingConfiguration.swift`, deprecated for Apple's platforms at some time to come
extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }
}

// `SnapshotTestingConfiguration.swift`
@available(
    *, deprecated, renamed: "SnapshotTestingConfiguration.DiffTool.default",
    message: "Use '.default' instead of a 'nil' value for 'diffTool'."
)
extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
    public init(nilLiteral: ()) { self = .default }
}

// `AssertSnapshot.swift`
@available(
    *, deprecated,
    message: "Use 'withSnapshotTesting' to customize the record mode. See the documentation for more information."
)
public var isRecording: Bool {
    get { SnapshotTestingConfiguration.current?.record ?? _record == .all }
    set { processRecord = newValue ? .all : .missing }
}

// `AssertSnapshot.swift`; the mode of the innermost trait of the running test, or that of the process
var _record: SnapshotTestingConfiguration.Record {
    let traits = Test.current?.traits.reversed().compactMap { ($0 as? _SnapshotsTestTrait)?.configuration.record }
    return traits?.first ?? processRecord
}

private nonisolated(unsafe) var processRecord =
    ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
    .flatMap(SnapshotTestingConfiguration.Record.init(rawValue:)) ?? .missing
