import Foundation
import SnapgenTestSupport
import Testing

/// A folder for `PATH` whose programs record how they are started.
struct ProgramRecorder {
    private let folder: TemporaryFolder
    /// The environment of a run: the path, and variables that a hook or a person may set for Git.
    let environment: [String: String]

    /// Programs that are recorded and do nothing, beside `git` and `swift`.
    private static let names = [
        "xcrun", "open", "xdg-open", "sh", "bash", "zsh", "env", "python3", "git-lfs", "ssh", "curl", "less", "cat",
        "diff",
        "swiftc", "xcodebuild", "xcode-select", "plutil", "xcodegen", "tuist", "uname", "which", "tput", "stty",
    ]

    /// Writes the programs; `git` is the real one, and `swift` prints the file `description.json` of the package.
    static func install(in folder: TemporaryFolder) throws {
        try FileManager.default.createDirectory(atPath: folder.path("starts"), withIntermediateDirectories: true)
        let record = """
            #!/bin/sh
            { printf '%s\\n' "${0##*/}" "$@"; echo; /usr/bin/env; } >"${0%/*}/../starts/$$"

            """
        for name in names { try folder.writeProgram(record, to: "bin/\(name)") }
        try folder.writeProgram(record + "exec \(git) \"$@\"\n", to: "bin/git")
        try folder.writeProgram(record + "exec /bin/cat \"$4/description.json\"\n", to: "bin/swift")
    }

    /// The recorder of a folder with the programs, or of a copy of it.
    init(in folder: TemporaryFolder) {
        self.folder = folder
        environment = [
            "PATH": folder.path("bin"), "GIT_DIR": folder.path("other"), "GIT_WORK_TREE": folder.path("other"),
            "GIT_INDEX_FILE": folder.path("other"), "GIT_OBJECT_DIRECTORY": folder.path("other"),
            "GIT_CONFIG_PARAMETERS": "'core.fsmonitor'='\(folder.path("bin/sh"))'", "GIT_TRACE": folder.path("trace"),
            "GIT_TRACE2_EVENT": folder.path("trace"), "GIT_TRACE_SETUP": folder.path("trace"),
            "GIT_EXTERNAL_DIFF": folder.path("bin/diff"), "GIT_PAGER": folder.path("bin/less"), "LC_ALL": "de_DE.UTF-8",
        ]
    }

    /// The program `git` of this machine.
    static let git: String = {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { "\($0)/git" }.first(where: FileManager.default.isExecutableFile) ?? "/usr/bin/git"
    }()

    static func makeRepository(at path: String) throws {
        let commands = ["init --quiet --template= -b main", "add .", "commit --quiet --message A"]
        for command in commands {
            #expect(try git(SnapgenProcess.words(command), in: path).status == 0)
        }
    }

    /// Runs Git as a person with a name.
    static func git(
        _ words: [String], in path: String, environment: [String: String] = [:]
    ) throws -> SnapgenProcess {
        let user = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
        return try SnapgenProcess.run(URL(filePath: git), user + words, in: path, environment: environment)
    }

    func starts() throws -> [RecordedStart] {
        try folder.files.filter { $0.hasPrefix("starts/") }.map { try RecordedStart(folder.read($0)) }
    }
}

/// The name, the arguments and the environment that a program was started with.
struct RecordedStart {
    /// The name and arguments; of Git, those after the options that every run has.
    var words: [String]
    private var options: [String] = []
    private var variables: [String]

    init(_ text: String) {
        let parts = text.components(separatedBy: "\n\n")
        words = parts[0].components(separatedBy: "\n")
        variables = parts.dropFirst().joined(separator: "\n\n").components(separatedBy: "\n")
        guard words.first == "git" else { return }
        while words.count > 2, words[1].hasPrefix("-") {
            let length = words[1] == "--no-pager" ? 1 : 2
            options.append(words[1...length].joined(separator: " "))
            words.removeSubrange(1...length)
        }
    }

    /// Checks the options of Git, and the variables of Git for all programs.
    func checkVariables() {
        let expected = [
            "GIT_ALLOW_PROTOCOL=none", "GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0",
            "GIT_TRACE2=0", "GIT_TRACE2_EVENT=0", "GIT_TRACE2_PERF=0",
        ]
        let found = variables.filter { $0.hasPrefix("GIT_") }.sorted()
        #expect(found == (["git", "swift"].contains(words[0]) ? expected : []), "\(words)")
        guard words[0] == "git" else { return }
        #expect(variables.contains("LC_ALL=C"))
        let fixed = [
            "--no-pager", "-c core.fsmonitor=false", "-c core.hooksPath=/dev/null", "-c diff.autoRefreshIndex=false",
        ]
        #expect(options.starts(with: fixed), "\(words) \(options)")
        #expect(!options.contains { $0.hasPrefix("-c") && !fixed.contains($0) && !$0.hasPrefix("-c filter.") })
    }
}

extension TemporaryFolder {
    func writeProgram(_ text: String, to file: String) throws {
        try write(text, to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(file))
    }
}
