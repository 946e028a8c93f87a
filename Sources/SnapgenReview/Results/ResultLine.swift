import Foundation
import SnapgenModel

/// A line of `results.jsonl`, which `Documentation/Commands.md` describes.
struct ResultLine: Decodable {
    var `case`: String
    var event: String
    var process: Int
    var test: String?
    var time: Int64
    var reference: String?
    var recorded: Bool?
    var actual: String?
    var reason: String?

    /// Returns the lines of a file, and the number of lines that cannot be read.
    ///
    /// The last line may be incomplete if a run is still writing it.
    static func lines(of bytes: [UInt8]) -> (lines: [ResultLine], unreadable: Int) {
        let decoder = JSONDecoder()
        let texts = bytes.split(separator: UInt8(ascii: "\n"))
        let lines = texts.compactMap { try? decoder.decode(ResultLine.self, from: Data($0)) }
        return (lines, texts.count - lines.count)
    }

    /// Returns the outcome that the line states, or `nil` for `started` and events of later versions.
    ///
    /// - Parameters:
    ///   - folder: The absolute path of the file's folder, which the path of the actual result is relative to.
    ///   - begin: The time of the case's beginning, in milliseconds since 1970.
    func outcome(in folder: String, since begin: Int64?) -> CaseOutcome? {
        guard let kind = CaseOutcome.Kind(rawValue: event) else { return nil }
        return outcome(kind, in: folder, since: begin)
    }

    /// Returns the outcome of a case whose process ended.
    func crash() -> CaseOutcome { CaseOutcome(path: `case`, kind: .crashed, test: test, time: time) }

    private func outcome(_ kind: CaseOutcome.Kind, in folder: String, since begin: Int64?) -> CaseOutcome {
        CaseOutcome(
            path: `case`, kind: kind, test: test, time: time, duration: begin.map { max(0, time - $0) },
            reference: reference, isRecorded: recorded ?? false,
            actual: actual.map { AbsolutePath.resolve($0, from: folder) }, reason: reason)
    }
}
