import Foundation
import SnapgenNames

/// The engine `snapgen`, which compares values and depends on nothing.
///
/// References have the bytes that swift-snapshot-testing writes, so a project can change the engine and keep them.
struct SnapgenTextEngine: SnapgenEngine {
    nonisolated init() {}

    /// Returns a path below the folder for artifacts that is as long as that of the reference.
    func artifact(of reference: SnapgenReference) -> String { reference.artifact }

    /// Returns the JSON of a value with sorted keys and without a line break at the end.
    ///
    /// Source: `Snapshotting/Encodable.swift` of swift-snapshot-testing, 1.17.6 to 1.18.9.
    nonisolated static func json(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// Compares a text, and writes the reference or the actual text as the record mode requires.
    nonisolated func failure(of text: String, _ reference: SnapgenReference) throws -> String? {
        let (mode, file) = (reference.record, ReferenceFile(path: reference.path))
        let before = try file.text()
        let isEqual = before.map { Self.matches(text, $0) } ?? false
        if isEqual, mode != .all { return nil }
        guard mode.records(isMissing: before == nil) else {
            try ReferenceFile(path: reference.artifact).write(text)
            let files = "reference: \(reference.path)\nactual:    \(reference.artifact)"
            guard let before else { return "there is no reference, and this run records none.\n\(files)" }
            return "differs from its reference.\n\n\(Self.difference(from: before, to: text))\n\(files)"
        }
        try file.write(text)
        guard let before, !isEqual else {
            return "recorded at \(reference.path)\nRun the test again to compare with it."
        }
        return "recorded anew at \(reference.path)\nRun the test again to compare with it. What has changed:\n\n"
            + Self.difference(from: before, to: text)
    }
}

extension SnapgenTextEngine {
    nonisolated private static func matches(_ text: String, _ reference: String) -> Bool {
        text.utf8.elementsEqual(reference.utf8)
            // Git writes these line breaks if `core.autocrlf` is set.
            || text.utf8.elementsEqual(reference.replacingOccurrences(of: "\r\n", with: "\n").utf8)
    }

    nonisolated private static let longestDifference = 100

    nonisolated private static func difference(from before: String, to actual: String) -> String {
        // JSON and lines have no line break at their end, which would be noted with every change of their last line.
        let end = before.hasSuffix("\n") && actual.hasSuffix("\n") ? "" : "\n"
        let text = UnifiedDiff(from: before + end, to: actual + end).text(old: "reference", new: "actual")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        guard lines.count > longestDifference else { return text }
        let shown = lines.prefix(longestDifference).joined(separator: "\n")
        return "\(shown)\n... \(lines.count - longestDifference) more lines\n"
    }
}
