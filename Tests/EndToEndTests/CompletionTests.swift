import Foundation
import SnapgenTestSupport
import Testing

@Suite("Completions")
struct CompletionTests {
    private static func shell(_ name: String) -> URL? {
        ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { URL(filePath: "\($0)/\(name)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    private static let installed = ["bash", "zsh", "fish"].filter { shell($0) != nil }

    private static let bashScript = Result { try script("bash") }

    private static func script(_ shell: String) throws -> String {
        let run = try SnapgenProcess.run(
            "--generate-completion-script", shell, in: FileManager.default.temporaryDirectory.path)
        #expect(run.status == 0 && run.output.contains("template"), "\(run.error)")
        return run.output
    }

    @Test(
        "the scripts are accepted by their shells",
        .enabled(if: !installed.isEmpty, "neither bash nor zsh nor fish is installed"),
        arguments: installed)
    func syntax(name: String) throws {
        let folder = try TemporaryFolder(["script": name == "bash" ? Self.bashScript.get() : Self.script(name)])
        let shell = try #require(Self.shell(name))
        let run = try SnapgenProcess.run(shell, ["-n", folder.path("script")], in: folder.path)
        #expect(run.status == 0, "\(run.error)")
    }

    @Test(
        "bash completes commands, options and values",
        .enabled(if: shell("bash") != nil, "bash is not installed"),
        arguments: [
            ("ge", ["generate"]), ("plan --format ", ["text", "json"]), ("scan Sou", ["Sources"]),
            ("plan --names pre", ["prefire", "prefire-split"]), ("config te", ["template", "test-plan"]),
            ("doctor --config sn", ["snapgen.yml"]),
        ])
    func bash(line: String, values: [String]) throws {
        let folder = try TemporaryFolder([
            "script": Self.bashScript.get(),
            "complete": """
            source "$1"; shift
            COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
            $(complete -p snapgen | sed 's/.*-F \\([^ ]*\\).*/\\1/') snapgen "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """,
            "Sources/Kit/A.swift": "", "Package.swift": "", "snapgen.yml": "",
        ])
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let bash = try #require(Self.shell("bash"))
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let tools = SnapgenBinary.url.deletingLastPathComponent().path
        let run = try SnapgenProcess.run(
            bash, ["complete", "./script", "snapgen"] + words, in: folder.path,
            environment: ["PATH": "\(tools):\(path)"])
        let found = run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(found == values, "\(run.output)\(run.error)")
    }
}
