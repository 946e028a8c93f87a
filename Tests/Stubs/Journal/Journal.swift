// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

// The calls that the stand-ins get, in order: a line of JSON for each effect, in the file that `STUB_JOURNAL` names.
public enum Journal {
    // Appends an effect on an object.
    public static func append(_ event: String, _ object: String, _ details: [String: String] = [:]) {
        guard let path = ProcessInfo.processInfo.environment["STUB_JOURNAL"] else { return }
        append(details.merging(["event": event, "object": object]) { _, own in own }, toFile: path)
    }

    // Appends a line to a file that exists.
    public static func append(_ line: [String: String], toFile path: String) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        lock.withLock {
            guard let data = try? encoder.encode(line), let file = FileHandle(forWritingAtPath: path) else { return }
            file.seekToEndOfFile()
            file.write(data + Data("\n".utf8))
            try? file.close()
        }
    }

    // Returns a name for a new object, which tells it from the others of its type.
    public static func name(for type: Any.Type) -> String {
        lock.withLock {
            let count = counts["\(type)", default: 0] + 1
            counts["\(type)"] = count
            return "\(type) \(count)"
        }
    }

    private static let lock = NSLock()
    private nonisolated(unsafe) static var counts: [String: Int] = [:]
}

extension CGSize {
    // The text of a size in the journal.
    public var journalText: String { "\(width)x\(height)" }
}

extension CGRect {
    // The text of a rectangle in the journal.
    public var journalText: String { "\(origin.x) \(origin.y) \(size.journalText)" }
}
