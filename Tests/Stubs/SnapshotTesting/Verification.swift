import Journal
import Testing

#if canImport(UIKit)
    import UIKit
#elseif canImport(AppKit)
    import AppKit
#endif

// One call of `verifySnapshot`; a stand-in's own. It writes down the call in the file that `STUB_CALLS` names, and fails for
// the names in `STUB_FAILURES`. If `STUB_REFERENCES` is set, it records and compares as the library does.
struct Verification<Value, Format> {
    var record: SnapshotTestingConfiguration.Record?
    var directory: String?
    var name: String?
    var source: Caller
    var strategy: Snapshotting<Value, Format>

    func failure(of value: () throws -> Value) -> String? {
        withSnapshotTesting(record: record) {
            do {
                let value = try value()
                checkPlace()
                writeDown(describe(value))
                if isToFail { return "Snapshot does not match reference." }
                let compares = ProcessInfo.processInfo.environment["STUB_REFERENCES"] != nil
                return compares ? try comparison(of: value) : nil
            } catch {
                return "\(error)"
            }
        }
    }

    // 1.19 attaches files at this place; it ends the process if the identifier has no slash.
    private func checkPlace() {
        #if SINCE_1_19
            guard Test.current != nil else { return }
            _ = SourceLocation(fileID: source.fileID, filePath: source.filePath, line: Int(source.line), column: 1)
        #endif
    }

    private var mode: SnapshotTestingConfiguration.Record { SnapshotTestingConfiguration.current?.record ?? .missing }
    private var file: String { "\(source.testName).\(name ?? "").\(strategy.pathExtension ?? "")" }

    private var isToFail: Bool {
        let failures = ProcessInfo.processInfo.environment["STUB_FAILURES"]?.split(separator: ",") ?? []
        return failures.contains { file.hasPrefix($0) }
    }

    private func writeDown(_ value: String) {
        var call = strategy.capture
        call["file"] = file
        call["directory"] = directory
        call["record"] = mode.name
        call["source"] = "\(source.fileID):\(source.line)"
        call["artifacts"] = source.filePath
        call["value"] = value
        Journal.append("verify", file, ["value": value])
        if let path = ProcessInfo.processInfo.environment["STUB_CALLS"] { Journal.append(call, toFile: path) }
    }

    private func comparison(of value: Value) throws -> String? {
        var taken: Format?
        strategy.snapshot(value).run { taken = $0 }
        guard let taken else { return "Couldn't snapshot value" }
        let folder = URL(fileURLWithPath: directory ?? "__Snapshots__", isDirectory: true)
        let reference = folder.appendingPathComponent(file)
        let exists = FileManager.default.fileExists(atPath: reference.path)
        guard mode != .all, exists else { return try recording(taken, in: folder, to: reference) }
        let expected = strategy.diffing.fromData(try Data(contentsOf: reference))
        guard let failure = strategy.diffing.failure(expected, taken) else { return nil }
        let artifacts = URL(
            fileURLWithPath: ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory(),
            isDirectory: true)
        let caller = URL(fileURLWithPath: source.filePath, isDirectory: false).deletingPathExtension()
        let actual = artifacts.appendingPathComponent(caller.lastPathComponent)
        try FileManager.default.createDirectory(at: actual, withIntermediateDirectories: true)
        try strategy.diffing.toData(taken).write(to: actual.appendingPathComponent(file))
        if mode == .failed { try strategy.diffing.toData(taken).write(to: reference) }
        return failure
    }

    private func recording(_ taken: Format, in folder: URL, to file: URL) throws -> String {
        guard mode != .never else { return "No reference was found on disk." }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try strategy.diffing.toData(taken).write(to: file)
        return mode == .all ? "Record mode is on." : "No reference was found on disk. Automatically recorded snapshot."
    }

    private func describe(_ value: Any) -> String {
        #if canImport(UIKit)
            if let controller = value as? UIViewController { return MainActor.assumeIsolated { controller.summary } }
            if let view = value as? UIView { return MainActor.assumeIsolated { view.summary } }
        #elseif canImport(AppKit)
            if let controller = value as? NSViewController { return MainActor.assumeIsolated { controller.summary } }
            if let view = value as? NSView { return MainActor.assumeIsolated { view.summary } }
        #endif
        return "\(value)"
    }
}

// The place of a call; a stand-in's own.
struct Caller {
    var fileID: String
    var filePath: String
    var testName: String
    var line: UInt
}
