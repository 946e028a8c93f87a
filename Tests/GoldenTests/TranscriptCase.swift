import Foundation
import Testing

/// A small project with runs of snapgen, and the expected transcript.
///
/// Besides the project, its folder may contain these files:
///
/// - `setup`: a Bash script that runs in a copy of the project and creates what Git cannot store or what would be
///   large;
/// - `arguments`: the arguments of `snapgen` in the syntax of a shell, with a line for each run; by default `generate`.
///   A line that begins with `!` is a Bash command;
/// - `harmless`: a Bash script that removes the attack from a copy, whose generated code must have the same tokens;
/// - `silent`: the reason why no message is expected;
/// - `requires`: `linux`, or `nobody` for a user without permissions;
/// - `Expected.txt`: exit codes, messages and written files, and with the kind `commands` the output.
struct TranscriptCase: CustomTestStringConvertible, Sendable {
    enum Kind: String {
        /// Situations of users, of which the whole output is compared.
        case commands = "Commands"
        /// Malicious input, for which there are general rules.
        case hostile = "Hostile"
    }

    let kind: Kind
    let name: String

    static let ownFiles = ["setup", "arguments", "harmless", "silent", "requires", "Expected.txt"]

    /// The folders whose names begin with `SNAPGEN_HOSTILE_CASES`.
    ///
    /// With 4 as `SNAPGEN_HOSTILE_STEP`, every fourth of the hostile ones, so that there are some of each group.
    static func all(_ kind: Kind) -> [TranscriptCase] {
        let environment = ProcessInfo.processInfo.environment
        let wanted = environment["SNAPGEN_HOSTILE_CASES"] ?? ""
        let step = kind == .hostile ? environment["SNAPGEN_HOSTILE_STEP"].flatMap(Int.init) ?? 1 : 1
        let folder = TranscriptCase(kind: kind, name: "").path
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            preconditionFailure("\(folder) cannot be read")
        }
        let sorted = names.filter { !$0.hasPrefix(".") && $0.hasPrefix(wanted) }.sorted()
        return stride(from: 0, to: sorted.count, by: step).map { TranscriptCase(kind: kind, name: sorted[$0]) }
            .filter(\.canRun)
    }

    var testDescription: String { name }
    var path: String {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "\(kind.rawValue)/\(name)").path
    }

    /// The arguments and commands, in order.
    var lines: [String] { text("arguments")?.split(separator: "\n").map(String.init) ?? ["generate"] }
    /// The reason why no message is expected; `nil` if one is required.
    var reasonForSilence: String? { text("silent")?.trimmingCharacters(in: .newlines) }
    var hasSetup: Bool { text("setup") != nil }
    var hasHarmlessTwin: Bool { text("harmless") != nil }
    var expected: String { text("Expected.txt") ?? "" }

    var isForNobody: Bool { requirements.contains("nobody") }
    /// Root has all permissions, and becomes another user with `setpriv`.
    private var canRun: Bool {
        if isForNobody, !User.canBeNobody { return false }
        #if os(Linux)
            return true
        #else
            return !requirements.contains("linux")
        #endif
    }

    private var requirements: [String] {
        text("requires")?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    }

    private func text(_ file: String) -> String? { try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8) }
}
