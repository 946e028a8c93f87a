import Foundation
import SnapgenTestSupport

struct TwoStates {
    enum State: String, CaseIterable {
        case light = "regular"
        case dark = "component"
    }

    let folder: TemporaryFolder
    let caches: TemporaryFolder

    /// Creates a project with the given number of modules, each with an entry.
    init(modules: Int) throws {
        folder = try TemporaryFolder(["Package.swift": ""])
        caches = try TemporaryFolder()
        for number in 0..<modules {
            let source = "struct Row\(number)_Previews: PreviewProvider { static var previews: some View { Text() } }\n"
            try folder.write(source, to: "Sources/Module\(number)/Row.swift")
        }
    }

    var output: String { folder.path(generatedFolder) }

    /// Writes a configuration atomically, as editors do.
    func configure(_ state: State) throws {
        try Data("default_batch: \(state.rawValue)\n".utf8).write(
            to: URL(filePath: folder.path("snapgen.yml")), options: .atomic)
    }

    var environment: [String: String] { ["XDG_CACHE_HOME": caches.path] }

    /// Runs `snapgen generate` to its end.
    func generate(_ arguments: [String] = []) throws -> SnapgenProcess {
        try SnapgenProcess.run(["generate"] + arguments, in: folder.path, environment: environment)
    }

    func start(_ arguments: [String]) throws -> Process { try Self.start(arguments, in: folder.path, caches.path) }

    /// Starts `snapgen` without output.
    static func start(_ arguments: [String], in folder: String, _ caches: String) throws -> Process {
        let process = Process()
        process.executableURL = SnapgenBinary.url
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": caches]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        // Threads of a pool block signals, and child processes would inherit that.
        var signals = sigset_t()
        sigemptyset(&signals)
        pthread_sigmask(SIG_SETMASK, &signals, nil)
        try process.run()
        return process
    }

    func files() throws -> [String: String] { try folder.generated() }

    func expectations() throws -> [State: [String: String]] {
        try State.allCases.reduce(into: [:]) { expected, state in
            try configure(state)
            _ = try generate(["--no-cache"])
            expected[state] = try files()
        }
    }

    func temporaryFiles() -> [String] { (folder.files + caches.files).filter { $0.hasSuffix(".tmp") } }
}

/// Returns the number of repetitions of a slow test: few by default, more with `SNAPGEN_LONG_TESTS`.
func amount(short: Int, long: Int) -> Int {
    RandomSeeds.areMany ? long : short
}
