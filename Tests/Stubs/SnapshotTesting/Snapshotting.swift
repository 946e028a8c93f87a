// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation
import UIKit

// `Snapshotting.swift`
public struct Snapshotting<Value, Format> {
    public var pathExtension: String?
    // How the value is captured; a stand-in's own, to be written down.
    var capture: [String: String] = [:]

    init(pathExtension: String?, capture: [String: String] = [:]) {
        self.pathExtension = pathExtension
        self.capture = capture
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    // `Snapshotting/Encodable.swift`
    public static var json: Snapshotting { Snapshotting(pathExtension: "json") }
}

extension Snapshotting where Format == String {
    // `Snapshotting/Any.swift`
    public static var dump: Snapshotting { Snapshotting(pathExtension: "txt") }
}

extension Snapshotting where Value == String, Format == String {
    // `Snapshotting/String.swift`
    public static let lines = Snapshotting(pathExtension: "txt")
}

// `SnapshotTestingConfiguration.swift`
public struct SnapshotTestingConfiguration: Sendable {
    @TaskLocal static var current: Self?

    public var record: Record?

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
}

// `AssertSnapshot.swift`; writes down the call, and fails for the names in `STUB_FAILURES`
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #file,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) -> String? {
    let file = "\(testName).\(name ?? "").\(snapshotting.pathExtension ?? "")"
    var call = snapshotting.capture
    call["file"] = file
    call["directory"] = snapshotDirectory
    call["record"] = (record ?? SnapshotTestingConfiguration.current?.record ?? .missing).name
    call["source"] = "\(fileID):\(line)"
    call["artifacts"] = "\(filePath)"
    call["value"] = (try? value()).map { describe($0) }
    write(call)
    let failures = ProcessInfo.processInfo.environment["STUB_FAILURES"]?.split(separator: ",") ?? []
    return failures.contains { file.hasPrefix($0) } ? "Snapshot does not match reference." : nil
}

private func describe(_ value: Any) -> String {
    guard let controller = value as? UIViewController else { return "\(value)" }
    return MainActor.assumeIsolated { controller.summary }
}

private func write(_ call: [String: String]) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let path = ProcessInfo.processInfo.environment["STUB_CALLS"],
        let line = try? encoder.encode(call),
        let file = FileHandle(forWritingAtPath: path)
    else { return }
    file.seekToEndOfFile()
    file.write(line + Data("\n".utf8))
    try? file.close()
}
