import Foundation
import Testing

/// A small project that wants to break snapgen, and what snapgen is expected to say of it.
///
/// Beside the project, its folder may hold what is no part of it:
///
/// - `setup`: a Bash script that makes in a copy of the project what Git cannot hold, or what would be large;
/// - `arguments`: what stands behind `snapgen`, as a shell reads it, a line for each run; `generate` where there is no
///   such file. A line that begins with `!` is for Bash;
/// - `harmless`: a Bash script that takes the attack out of a copy, for generated code that has to have the same tokens;
/// - `silent`: why snapgen has nothing to say;
/// - `requires`: `linux`, or `nobody` for a user without rights;
/// - `Expected.txt`: exit codes, what was said, and which files were written.
struct HostileCase: CustomTestStringConvertible, Sendable {
    let name: String

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    /// The files of a case that are no part of its project.
    static let ownFiles = ["setup", "arguments", "harmless", "silent", "requires", "Expected.txt"]

    /// What the names of the cases begin with that are asked for.
    private static let wanted = ProcessInfo.processInfo.environment["SNAPGEN_HOSTILE_CASES"] ?? ""
    /// Whether no case is left out.
    static var areAll: Bool { wanted.isEmpty }

    /// Every folder in `Cases`, or those that begin with `SNAPGEN_HOSTILE_CASES`.
    static let all: [HostileCase] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") && $0.hasPrefix(wanted) }.sorted().map(HostileCase.init)
    }()

    var testDescription: String { name }
    var path: String { Self.folder.appending(path: name).path }

    /// The lines of what is run, in order.
    var lines: [String] { text("arguments")?.split(separator: "\n").map(String.init) ?? ["generate"] }
    /// Why snapgen says nothing, or `nil` where it has to.
    var reasonForSilence: String? { text("silent")?.trimmingCharacters(in: .newlines) }
    var hasSetup: Bool { text("setup") != nil }
    var hasHarmlessTwin: Bool { text("harmless") != nil }
    var expected: String { text("Expected.txt") ?? "" }

    /// Whether it runs as a user who may not do everything.
    var isForNobody: Bool { requirements.contains("nobody") }
    /// Whether this system can make what the case is about.
    var canRun: Bool {
        #if os(Linux)
            true
        #else
            !requirements.contains("linux")
        #endif
    }

    /// Puts what snapgen did in the place of what is expected.
    func record(_ transcript: String) throws {
        try transcript.write(toFile: "\(path)/Expected.txt", atomically: true, encoding: .utf8)
    }

    private var requirements: [String] {
        text("requires")?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    }

    private func text(_ file: String) -> String? { try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8) }
}
