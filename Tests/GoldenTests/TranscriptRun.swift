import Foundation
import SnapgenNames
import SnapgenTestSupport
import Testing

/// The results of a case: a transcript to compare, and violations of general rules.
struct TranscriptRun {
    /// The memory limit of a run, in bytes.
    ///
    /// Less than the tests' own memory cannot be measured. A template may take 512 MiB, and its last value some more.
    static let mostMemory = 1024 << 20
    static let codes: Set<Int32> = [0, 1, 2, 64, 66, 70, 73, 74]
    static let mostLines = 12

    /// The commands, exit codes, messages and written files.
    private(set) var transcript = ""
    private(set) var problems: [String] = []
    /// The generated files after the last run, by path.
    private(set) var generated: [String: [UInt8]] = [:]

    private let item: TranscriptCase
    private let workspace: TranscriptWorkspace
    private var hasPlace = false

    /// Runs all lines of a case, whose attack is removed first if it is to be harmless.
    init(_ item: TranscriptCase, isHarmless: Bool = false) throws {
        self.item = item
        workspace = try TranscriptWorkspace(item, isHarmless: isHarmless)
        if let reason = item.reasonForSilence { transcript += "Nothing is to be said: \(reason)\n\n" }
        for line in item.lines {
            if line.hasPrefix("!") {
                transcript += "\(line)\n"
                note(output: try workspace.shell(String(line.dropFirst()), in: workspace.project))
                transcript += "\n"
            } else {
                try run(line)
            }
        }
        if item.kind == .hostile, hasPlace != (item.reasonForSilence == nil) {
            problems.append(
                hasPlace ? "unexpected message" : "no message with a file name; add 'silent' if none is expected")
        }
    }

    /// Compares the transcript with the expected one, or records it.
    func compare() throws {
        for problem in problems { Issue.record("\(item.name): \(problem)\n\(transcript)") }
        if DocumentationPage.isRecording {
            try transcript.write(toFile: "\(item.path)/Expected.txt", atomically: true, encoding: .utf8)
            Issue.record("recorded \(item.name); look at the change, then run again without the switch")
        } else {
            let diff = UnifiedDiff(from: item.expected, to: transcript)
            if !diff.isEmpty { Issue.record("\(diff.text(old: "\(item.name)/Expected.txt", new: "now"))") }
        }
    }

    private mutating func run(_ line: String) throws {
        let before = workspace.listing
        let process = try workspace.snapgen(line)
        let after = workspace.listing
        check(process)
        transcript += "$ snapgen \(line)\n\(process.ending)\n"
        note(output: workspace.text("output"))
        note(workspace.text("error"))
        let changes = FolderChanges(from: before, to: after)
        transcript += changes.lines.map { "\($0)\n" }.joined() + "\n"
        guard item.kind == .hostile else { return }
        problems += changes.problems(mayWriteOthers: !line.hasPrefix("generate"))
        for path in changes.written where path.hasSuffix(".swift") { checkSwift(at: path) }
    }

    private mutating func check(_ process: MeasuredProcess) {
        if let code = process.exitCode {
            if !Self.codes.contains(code) { problems.append("\(code) is not a documented exit code") }
        } else {
            problems.append("it did not end by itself: \(process.ending)")
        }
        if process.peakMemory > Self.mostMemory { problems.append("it took \(process.peakMemory >> 20) MB") }
    }

    private mutating func note(output: String) {
        guard item.kind == .commands else { return }
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        for line in lines.last == "" ? lines.dropLast() : lines { transcript += line.isEmpty ? ">\n" : "> \(line)\n" }
    }

    private mutating func note(_ messages: String) {
        let lines = messages.split(separator: "\n")
        let mostLines = item.kind == .hostile ? Self.mostLines : .max
        if lines.contains(where: Self.namesFile) { hasPlace = true }
        transcript += lines.prefix(mostLines).map { "    \($0)\n" }.joined()
        if lines.count > mostLines { transcript += "    … and \(lines.count - mostLines) lines more\n" }
    }

    private static func namesFile(_ line: Substring) -> Bool {
        let severity = [": error: ", ": warning: ", ": note: "].compactMap { line.range(of: $0)?.lowerBound }.min()
        guard let severity else { return false }
        return line[..<severity] != "snapgen" || line.contains("'")
    }

    private mutating func checkSwift(at path: String) {
        // The runtime is the same in every case, and parsing it takes longer than all else.
        if path.hasSuffix("/Snapgen.runtime.swift") { return }
        let bytes = workspace.contents(of: path)
        generated[path] = bytes
        // A file with a warning may be too complex to parse.
        if workspace.text("error").contains("invalid Swift: '\(path.split(separator: "/").last ?? "")'") { return }
        if GeneratedSwift.isBroken(bytes) { problems.append("\(path) has syntax errors, but there is no message") }
    }
}
