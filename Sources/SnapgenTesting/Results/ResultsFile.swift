import Foundation
import SnapgenNames

/// The file `results.jsonl`, to which a run appends a line for each event of a case.
///
///     {"case":"T/Shop/Cart.full.json","event":"started","process":4711}
///
/// It is in the folder of the environment variable `SNAPGEN_RESULTS`, otherwise in `.build/snapgen` of the package,
/// which processes in simulators can write as well. After a crash, the case that was started last is the one that
/// crashed.
struct ResultsFile {
    /// An event of a case.
    enum Event: String {
        case started, passed, changed, new, skipped
    }

    /// The absolute path of the folder; `nil` if the package was not found.
    private let folder: String?

    init(surroundings: SnapshotSurroundings, root: String?) {
        folder = surroundings.variable("SNAPGEN_RESULTS") ?? root.map { FilePath.join($0, ".build/snapgen") }
    }

    /// Appends an event.
    func add(_ event: Event, _ reference: SnapgenReference, artifact: String? = nil) {
        guard let folder else { return }
        let line = Line(
            case: FilePath.join(reference.entry.folder.description, reference.file), event: event.rawValue,
            process: ProcessInfo.processInfo.processIdentifier,
            reference: event == .started ? nil : Self.hash(reference.path), actual: artifact)
        Self.append(line, to: folder)
    }

    private struct Line: Encodable {
        var `case`: String
        var event: String
        var process: Int32
        /// The hash of the reference after the comparison.
        var reference: String?
        /// The path of the actual result.
        var actual: String?
    }

    private static func hash(_ path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return String(StableHash.value(ofLong: Array(data)[...]), radix: 16)
    }

    /// Appends a line in one write, because the processes of a run share the file.
    ///
    /// Results never fail a test, so a folder that cannot be written has none.
    private static func append(_ line: Line, to folder: String) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(line) else { return }
        let path = FilePath.join(folder, "results.jsonl")
        guard let file = fopen(path, "a") ?? created(path, in: folder) else { return }
        let bytes = Array(data) + [UInt8(ascii: "\n")]
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    private static func created(_ path: String, in folder: String) -> UnsafeMutablePointer<FILE>? {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return fopen(path, "a")
    }
}
