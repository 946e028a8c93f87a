import Foundation
import Testing

@testable import SnapgenTesting

/// A line of `results.jsonl`, as a command reads it.
struct ResultLine: Decodable, Equatable {
    var `case`: String
    var event: String
    var process: Int32
    var test: String?
    var time: Int
    var reference: String?
    var recorded: Bool?
    var actual: String?
    var reason: String?

    /// Returns the lines of a file in a folder for results, without those of runs.
    static func all(in folder: String, _ name: String = ResultsFile.name) throws -> [ResultLine] {
        let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        #expect(text.hasSuffix("\n"))
        return try text.split(separator: "\n").map { try JSONDecoder().decode(Self.self, from: Data($0.utf8)) }
            .filter { $0.event != "run" }
    }
}
