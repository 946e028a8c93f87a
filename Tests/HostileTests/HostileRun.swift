import Foundation
import SnapgenTestSupport

/// What became of a case: what is compared with its expectation, and what is wrong whatever was expected.
struct HostileRun {
    /// The most memory that a run may have, in bytes: more than the tests themselves take, which is what can be measured.
    static let mostMemory = 512 << 20
    /// The exit codes of the documentation.
    static let codes: Set<Int32> = [0, 1, 2, 64, 66, 70, 73, 74]
    /// As many lines of messages are kept of a run.
    static let mostLines = 12

    /// What was run, how it ended, what it said, and what was written.
    private(set) var transcript = ""
    /// What should never be.
    private(set) var problems: [String] = []
    /// What the runs took.
    private(set) var measured: [MeasuredProcess] = []
    /// The generated files as they lie there in the end, by their paths.
    private(set) var generated: [String: [UInt8]] = [:]

    private let hostile: HostileCase
    private let workspace: HostileWorkspace
    private var hasPlace = false

    /// Runs all lines of a case.
    ///
    /// - Parameter isHarmless: whether the attack is taken out of it.
    init(_ hostile: HostileCase, isHarmless: Bool = false) throws {
        self.hostile = hostile
        workspace = try HostileWorkspace(hostile, isHarmless: isHarmless)
        if let reason = hostile.reasonForSilence { transcript += "Nothing is to be said: \(reason)\n\n" }
        for line in hostile.lines {
            if line.hasPrefix("!") {
                transcript += "\(line)\n\n"
                try workspace.shell(String(line.dropFirst()), in: workspace.project)
            } else {
                try run(line)
            }
        }
        if hasPlace != (hostile.reasonForSilence == nil) {
            problems.append(
                hasPlace ? "something was said" : "no message names a file; say why in 'silent' if none should")
        }
    }

    private mutating func run(_ line: String) throws {
        let before = workspace.listing
        let process = try workspace.snapgen(line)
        let after = workspace.listing
        measured.append(process)
        check(process)
        transcript += "$ snapgen \(line)\n\(ending(of: process))\n"
        note(workspace.messages)
        let changes = FolderChanges(from: before, to: after)
        problems += changes.problems(mayWriteOthers: !line.hasPrefix("generate"))
        transcript += changes.lines.map { "\($0)\n" }.joined() + "\n"
        for path in changes.written where path.hasSuffix(".swift") { checkSwift(at: path) }
    }

    private func ending(of process: MeasuredProcess) -> String {
        switch process.ending {
        case .exit(let code): "exit code \(code)"
        case .signal(let number): "signal \(number)"
        }
    }

    private mutating func check(_ process: MeasuredProcess) {
        if case .exit(let code) = process.ending {
            if !Self.codes.contains(code) { problems.append("\(code) is no exit code of snapgen's") }
        } else {
            problems.append("it did not end by itself: \(ending(of: process))")
        }
        if process.peakMemory > Self.mostMemory { problems.append("it took \(process.peakMemory >> 20) MB") }
    }

    private mutating func note(_ messages: String) {
        let lines = messages.split(separator: "\n")
        if lines.contains(where: Self.namesFile) { hasPlace = true }
        transcript += lines.prefix(Self.mostLines).map { "    \($0)\n" }.joined()
        if lines.count > Self.mostLines { transcript += "    … and \(lines.count - Self.mostLines) lines more\n" }
    }

    /// Whether a line is a diagnostic that says where, or quotes what it is about.
    private static func namesFile(_ line: Substring) -> Bool {
        let severity = [": error: ", ": warning: ", ": note: "].compactMap { line.range(of: $0)?.lowerBound }.min()
        guard let severity else { return false }
        return line[..<severity] != "snapgen" || line.contains("'")
    }

    private mutating func checkSwift(at path: String) {
        let bytes = workspace.contents(of: path)
        generated[path] = bytes
        // What is told may be too complex to be parsed.
        if workspace.messages.contains("no Swift: '\(path.split(separator: "/").last ?? "")'") { return }
        if GeneratedSwift.isBroken(bytes) { problems.append("\(path) is no Swift, and nothing says so") }
    }
}
