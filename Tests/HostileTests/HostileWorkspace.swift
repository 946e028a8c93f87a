import Foundation
import SnapgenTestSupport

/// A copy of a case's project, with what lies beside it, in a folder of its own.
final class HostileWorkspace {
    /// Absolute, without links in it.
    let root: String
    private let hostile: HostileCase
    private let environment: [String: String]

    /// Where the project lies.
    var project: String { "\(root)/project" }

    /// Copies a project.
    ///
    /// - Parameter isHarmless: whether the attack is taken out of it.
    init(_ hostile: HostileCase, isHarmless: Bool = false) throws {
        // Messages shorten long paths, and 'TMPDIR' may be one.
        let folder = URL(filePath: "/tmp/snapgen-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        root = folder.resolvingSymlinksInPath().path
        self.hostile = hostile
        let inherited = ProcessInfo.processInfo.environment.filter { ["PATH", "LANG", "TMPDIR"].contains($0.key) }
        let own = ["XDG_CACHE_HOME": "\(root)/caches", "HOME": "\(root)/home", "CASE": hostile.path]
        environment = inherited.merging(own) { $1 }
        try shell(
            """
            mkdir project beside caches home && cp -R "$CASE/." project && cd project
            rm -f \(HostileCase.ownFiles.joined(separator: " "))
            find . -name '*.swift.txt' | while read -r file; do mv "$file" "${file%.txt}"; done
            echo "nobody's business" > ../beside/secret.txt
            """, in: root)
        if hostile.hasSetup { try shell("source \"$CASE/setup\"", in: project) }
        if isHarmless { try shell("source \"$CASE/harmless\"", in: project) }
        if hostile.isForNobody, User.isRoot { try shell("chown -R \(User.nobody) \"$PWD\"", in: root) }
    }

    deinit { try? shell("chmod -R u+rwX \"$PWD\" 2> /dev/null; rm -rf \"$PWD\"", in: root) }

    /// Runs Bash in a folder of the copy.
    func shell(_ script: String, in folder: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-euc", script]
        process.currentDirectoryURL = URL(filePath: folder)
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw ScriptError(script: "\(hostile.name): \(script)") }
    }

    /// Runs snapgen in the project.
    ///
    /// - Parameter line: the arguments, as a shell reads them.
    func snapgen(_ line: String) throws -> MeasuredProcess {
        let user = hostile.isForNobody && User.isRoot ? User.command + " " : ""
        return try MeasuredProcess.run(
            script: "cd \"$1\" && exec \(user)\"$2\" < /dev/null > ../output 2> ../error " + line,
            [project, SnapgenBinary.url.path], environment: environment)
    }

    /// What snapgen said to a person, the same for every copy.
    var messages: String {
        let bytes = FileManager.default.contents(atPath: "\(root)/error") ?? Data()
        return String(decoding: bytes, as: UTF8.self).replacing(root, with: "<temporary>")
    }

    /// All that lies in and beside the project, but for the cache.
    var listing: FolderListing { FolderListing(root, without: ["caches", "output", "error"]) }

    /// A file's bytes.
    func contents(of path: String) -> [UInt8] {
        FileManager.default.contents(atPath: "\(root)/\(path)").map(Array.init) ?? []
    }
}

/// A script of a case that failed.
struct ScriptError: Error {
    var script: String
}

/// Who runs the tests.
enum User {
    static var isRoot: Bool { getuid() == 0 }
    /// A user who owns nothing.
    static let nobody = "65534:65534"
    /// What runs a program as that user.
    static let command = "setpriv --reuid=65534 --regid=65534 --clear-groups"

    /// Whether cases can run without rights: as they do for everybody but root.
    static var canBeNobody: Bool { !isRoot || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv") }
}
