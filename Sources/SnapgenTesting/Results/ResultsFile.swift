import Foundation
import SnapgenNames

/// The file `results.jsonl`, to which a run appends a line for each event of a case.
///
///     {"case":"ShopTests/Shop/Cart.full.json","event":"started","process":4711,"test":"ShopSnapshotTests/testCart"}
///
/// `Documentation/Commands.md` describes the lines.
struct ResultsFile: Sendable {
    /// The properties that all results of a process share.
    struct Origin: Encodable {
        var commit: String?
        var environment: String
    }

    enum Event: String, Encodable {
        /// The process begins, before its first case.
        case run
        /// The case begins. Without a later event, it ended the process.
        case started
        case passed
        case changed
        case new
        /// There is no result to compare, or the reference is unusable.
        case failed
        case skipped
    }

    private let folder: String?
    /// The size in bytes at which the file is replaced.
    private let longest: Int
    private let origin: @Sendable () -> Origin?

    private static let lock = NSLock()
    /// The folders to whose results this process has written.
    private nonisolated(unsafe) static var begun: Set<String> = []

    private static let longestReason = 500
    static let name = "results.jsonl"
    static let oldName = "results.old.jsonl"

    init(in folder: String?, longest: Int = 1 << 24, origin: @escaping @Sendable () -> Origin? = { nil }) {
        self.folder = folder
        self.longest = longest
        self.origin = origin
    }

    /// Appends an event.
    ///
    /// Results never fail a test: nothing is written if the folder is not writable.
    func add(
        _ event: Event, _ reference: SnapgenReference, hash: String? = nil, isRecorded: Bool = false,
        actual: String? = nil, reason: String? = nil
    ) {
        guard let folder else { return }
        let line = Line(
            case: FilePath.join(reference.entry.folder.description, reference.file), event: event,
            process: ProcessInfo.processInfo.processIdentifier, test: reference.command.test,
            // Milliseconds, because a number with more digits is printed with its rounding error.
            time: Int64(Date().timeIntervalSince1970 * 1000),
            reference: hash, recorded: isRecorded ? true : nil,
            actual: actual.map { FilePath.relative($0, to: folder) },
            reason: reason.map { String($0.prefix(Self.longestReason)) })
        append(line, to: folder)
    }

    private struct Line: Encodable {
        var `case`: String
        var event: Event
        var process: Int32
        var test: String?
        var time: Int64
        var reference: String?
        var recorded: Bool?
        var actual: String?
        var reason: String?
        var origin: Origin?

        var bytes: [UInt8] {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return (try? encoder.encode(self)).map { Array($0) + [UInt8(ascii: "\n")] } ?? []
        }
    }

    static func hash(_ path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return String(StableHash.value(ofLong: Array(data)[...]), radix: 16)
    }
}

// MARK: - Writing

extension ResultsFile {
    /// Returns the folder if it can be written, otherwise `nil`.
    ///
    /// A folder that does not exist is created, and Git ignores it.
    static func writableFolder(_ folder: String) -> String? {
        let files = FileManager.default
        if files.fileExists(atPath: folder) { return files.isWritableFile(atPath: folder) ? folder : nil }
        do {
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data("*\n".utf8).write(to: URL(fileURLWithPath: FilePath.join(folder, ".gitignore")))
            return folder
        } catch {
            return nil
        }
    }

    private func append(_ line: Line, to folder: String) {
        let path = FilePath.join(folder, Self.name)
        Self.locked(FilePath.join(folder, "results.lock")) {
            // Without the lock, a second process could replace the file again at once, and the old lines would be lost.
            if Self.size(of: path) >= longest { _ = rename(path, FilePath.join(folder, Self.oldName)) }
            let isFirst = Self.lock.withLock { Self.begun.insert(folder).inserted }
            let begins = isFirst || Self.size(of: path) == 0
            guard let file = fopen(path, "a") else { return }
            if begins, let origin = origin() {
                let run = Line(case: "", event: .run, process: line.process, time: line.time, origin: origin).bytes
                fwrite(run, 1, run.count, file)
            }
            let bytes = line.bytes
            fwrite(bytes, 1, bytes.count, file)
            fclose(file)
        }
    }

    private static func size(of path: String) -> Int {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
    }

    /// Runs an action while no other process does, if the lock, a file or a folder, can be opened.
    static func locked(_ path: String, _ action: () -> Void) {
        let lock = fopen(path, "a") ?? fopen(path, "r")
        if let lock { flock(fileno(lock), LOCK_EX) }
        action()
        if let lock { fclose(lock) }
    }
}
