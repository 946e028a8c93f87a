import Dispatch
import Foundation

/// One of the programs that snapgen starts, which is searched for in `PATH` and started without a shell.
package struct Program: Sendable {
    /// `git` without hooks, monitors, pagers and traces; commands that compare contents may run filters.
    package static let git = Program(
        name: "git",
        options: [
            "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c",
            "diff.autoRefreshIndex=false",
        ],
        variables: gitVariables.merging(["LC_ALL": "C"]) { $1 })
    /// SwiftPM starts `git`.
    package static let swift = Program(name: "swift", options: ["package", "dump-package"], variables: gitVariables)
    package static let xcrun = Program(name: "xcrun", options: ["xcresulttool", "export", "attachments"])
    #if os(macOS)
        package static let browser = Program(name: "open")
    #else
        package static let browser = Program(name: "xdg-open")
    #endif

    package struct Failure: Error, Equatable, Sendable {
        /// The reason: what the program printed to standard error, or why it could not be started.
        package var reason: String
        package var isMissing: Bool
    }

    package let name: String
    private var options: [String] = []
    private var variables: [String: String] = [:]

    private static let gitVariables = [
        "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
        "GIT_TRACE2": "0", "GIT_TRACE2_EVENT": "0", "GIT_TRACE2_PERF": "0",
    ]

    /// The environment of the process without the variables of Git, which in a hook name another repository, and
    /// otherwise files for traces and programs; the ones that name its configuration stay.
    private var environment: [String: String] {
        let kept = ["GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM"]
        let inherited = ProcessInfo.processInfo.environment.filter { name, _ in
            let isConfiguration = name.hasPrefix("GIT_CONFIG_") && name != "GIT_CONFIG_PARAMETERS"
            return !name.hasPrefix("GIT_") || isConfiguration || kept.contains(name)
        }
        return inherited.merging(variables) { $1 }
    }

    /// The path of a folder for the files of a program, which has a name of its own and does not exist.
    package static var scratchFolder: String {
        FileManager.default.temporaryDirectory.appending(path: "snapgen-\(UUID().uuidString)")
            .path(percentEncoded: false)
    }

    /// Returns whether Git ignores a file in a folder by a rule, and does not track it.
    package static func isIgnored(_ file: String, in folder: String) -> Bool {
        (try? git.run(["-C", folder, "check-ignore", "--quiet", "--", file])) != nil
    }

    /// Returns whether Git stores a file in a folder, which need not exist, in Git LFS.
    package static func isInLFS(_ file: String, in folder: String) -> Bool {
        let value = try? git.run(["-C", folder, "check-attr", "-z", "filter", "--", file]).split(separator: 0).last
        return value?.elementsEqual("lfs".utf8) ?? false
    }

    package func run(_ arguments: [String]) throws(Failure) -> [UInt8] {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [name] + options + arguments
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let (output, messages) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, messages)
        do { try process.run() } catch { throw Failure(reason: "\(error.localizedDescription)", isMissing: true) }
        let (result, problem) = Self.read(output, messages)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            // 127 is the status of 'env' for a program that it does not find.
            throw Failure(reason: Self.firstLine(problem), isMissing: process.terminationStatus == 127)
        }
        return Array(result)
    }

    /// Reads both pipes at the same time, because a program waits if one of them is full.
    private static func read(_ output: Pipe, _ messages: Pipe) -> (Data, Data) {
        nonisolated(unsafe) var problem = Data()
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) {
            problem = (try? messages.fileHandleForReading.readToEnd()) ?? Data()
        }
        let result = (try? output.fileHandleForReading.readToEnd()) ?? Data()
        group.wait()
        return (result, problem)
    }

    private static func firstLine(_ text: Data) -> String {
        let lines = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.first.map(String.init) ?? "it failed without a message"
    }
}
