import Foundation
import SnapgenTestSupport
import Testing

@Suite("Completions")
struct CompletionTests {
    private static let shell = ["/bin/bash", "/usr/bin/bash", "/usr/local/bin/bash", "/opt/homebrew/bin/bash"]
        .first(where: FileManager.default.isExecutableFile)

    private static let script = Result {
        let run = try SnapgenProcess.run(
            "--generate-completion-script", "bash", in: FileManager.default.temporaryDirectory.path)
        #expect(run.status == 0 && run.output.contains("template"), "\(run.error)")
        return run.output
    }

    @Test(
        "bash completes commands, options and values",
        .enabled(if: shell != nil, "bash is not installed"),
        arguments: [
            ("ge", ["generate"]), ("plan --format ", ["text", "json"]), ("scan Sou", ["Sources"]),
            ("plan --names pre", ["prefire", "prefire-split"]), ("config te", ["template", "test-plan"]),
            ("doctor --config sn", ["snapgen.yml"]),
        ])
    func bash(line: String, values: [String]) throws {
        let folder = try TemporaryFolder([
            "script": Self.script.get(),
            "complete": """
            source "$1"; shift
            COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
            $(complete -p snapgen | sed 's/.*-F \\([^ ]*\\).*/\\1/') snapgen "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """,
            "Sources/Kit/A.swift": "", "Package.swift": "", "snapgen.yml": "",
        ])
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let bash = URL(filePath: try #require(Self.shell))
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let tools = SnapgenBinary.url.deletingLastPathComponent().path
        let run = try SnapgenProcess.run(
            bash, ["complete", "./script", "snapgen"] + words, in: folder.path,
            environment: ["PATH": "\(tools):\(path)"])
        let found = run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(found == values, "\(run.output)\(run.error)")
    }
}
