import Foundation
import SnapgenTestSupport

final class TranscriptWorkspace {
    let root: String
    private let item: TranscriptCase
    private let environment: [String: String]

    var project: String { "\(root)/project" }

    /// Copies a project, without its attack if it is to be harmless.
    init(_ item: TranscriptCase, isHarmless: Bool = false) throws {
        // Messages truncate long paths, and `TMPDIR` may be long.
        let folder = URL(filePath: "/tmp/snapgen-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        root = folder.resolvingSymlinksInPath().path
        self.item = item
        let names: Set = ["PATH", "LANG", "TMPDIR", "SNAPGEN_MUTANT"]
        let inherited = ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
        let own = ["XDG_CACHE_HOME": "\(root)/caches", "HOME": "\(root)/home", "CASE": item.path]
        environment = inherited.merging(own) { $1 }
        try shell(
            """
            mkdir project beside caches home && cp -R "$CASE/." project && cd project
            rm -f \(TranscriptCase.ownFiles.joined(separator: " "))
            find . -name '*.swift.txt' | while read -r file; do mv "$file" "${file%.txt}"; done
            echo "nobody's business" > ../beside/secret.txt
            """, in: root)
        if item.hasSetup { try shell("source \"$CASE/setup\"", in: project) }
        if isHarmless { try shell("source \"$CASE/harmless\"", in: project) }
        if item.isForNobody, User.isRoot { try shell("chown -R \(User.nobody) \"$PWD\"", in: root) }
    }

    deinit { _ = try? shell("chmod -R u+rwX \"$PWD\" 2> /dev/null; rm -rf \"$PWD\"", in: root) }

    /// Runs a script and returns its output.
    @discardableResult
    func shell(_ script: String, in folder: String) throws -> String {
        let arguments = ["/bin/bash", "-euc", script]
        let command = Command(arguments: arguments, environment: environment, folder: URL(filePath: folder))
        return try command.succeed().replacing(root, with: "<temporary>")
    }

    /// Runs snapgen in the project, with arguments in the syntax of a shell.
    func snapgen(_ line: String) throws -> MeasuredProcess {
        let user = item.isForNobody && User.isRoot ? User.command + " " : ""
        return try MeasuredProcess(
            "cd \"$1\" && exec \(user)\"$2\" < /dev/null > ../output 2> ../error " + line,
            [project, SnapgenBinary.url.path], environment)
    }

    /// Returns the `output` or the messages, `error`, of the last run, with the temporary path replaced.
    func text(_ stream: String) -> String {
        let bytes = FileManager.default.contents(atPath: "\(root)/\(stream)") ?? Data()
        return String(decoding: bytes, as: UTF8.self).replacing(root, with: "<temporary>")
    }

    /// The contents of the temporary folder, without caches and output.
    var listing: FolderListing { FolderListing(root, without: ["caches", "output", "error"]) }

    func contents(of path: String) -> [UInt8] {
        FileManager.default.contents(atPath: "\(root)/\(path)").map(Array.init) ?? []
    }
}

enum User {
    static var isRoot: Bool { getuid() == 0 }
    static let nobody = "65534:65534"
    static let command = "setpriv --reuid=65534 --regid=65534 --clear-groups"

    /// A Boolean value that indicates whether cases can run without permissions: always for other users than root.
    static var canBeNobody: Bool { !isRoot || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv") }
}

/// A process that has ended.
struct MeasuredProcess {
    /// `nil` if a signal ended the process.
    let exitCode: Int32?
    let ending: String
    /// The peak memory in bytes; 0 if it is less than that of the tests' process.
    let peakMemory: Int

    /// Runs a command, which replaces the shell, with its parameters from `$1` on, and all environment variables.
    init(_ script: String, _ arguments: [String], _ environment: [String: String]) throws {
        // The kernel also counts the memory that this process used when it started the other.
        var (status, usage, own): (Int32, rusage, rusage) = (0, rusage(), rusage())
        // The value of `RUSAGE_SELF`, whose type differs between systems.
        getrusage(0, &own)
        let process = try Self.spawn(["/bin/sh", "-c", script, "sh"] + arguments, environment)
        while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
        let signal = status & 0x7F
        exitCode = signal == 0 ? status >> 8 & 0xFF : nil
        ending = exitCode.map { "exit code \($0)" } ?? "signal \(signal)"
        #if os(Linux)
            let unit = 1024
        #else
            let unit = 1
        #endif
        peakMemory = usage.ru_maxrss > own.ru_maxrss ? Int(usage.ru_maxrss) * unit : 0
    }

    private static func spawn(_ arguments: [String], _ environment: [String: String]) throws -> pid_t {
        let words = arguments.map { strdup($0) }
        let variables = environment.map { strdup("\($0.key)=\($0.value)") }
        defer { for text in words + variables { free(text) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, arguments[0], nil, nil, words + [nil], variables + [nil])
        guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EINVAL) }
        return process
    }
}
